// Prices and ratings are numbers from the models, so importing figures imports models too.
@_exported public import MarqueeModels
