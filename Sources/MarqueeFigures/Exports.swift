// Prices and ratings are numbers of the models, so whoever imports figures has them too.
@_exported public import MarqueeModels
