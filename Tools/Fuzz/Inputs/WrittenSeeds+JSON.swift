extension WrittenSeeds {
  /// Descriptions of layouts as JSON.
  static let cases = [
    #"""
    {"name":"two in a row","containerSize":{"w":320,"h":480},"scale":2,"layout":{
    "scrollDirection":"vertical","section":{"orthogonalScrollingBehavior":"paging","group":{
    "type":"group","axis":"horizontal","width":{"fw":1},"height":{"abs":44},"subitems":[
    {"type":"item","width":{"fw":0.5},"height":{"fh":1}}]},"boundarySupplementaryItems":[
    {"elementKind":"h","width":{"fw":1},"height":{"abs":20},"alignment":"top"}]}},
    "itemsPerSection":[2],"orthogonalOffsets":{"requested":[0,40]}}
    """#
  ].map { Array($0.utf8) }

  /// The manifests of a build and of a publication, and the index of screens.
  static let manifests: [[UInt8]] = {
    let digest = String(repeating: "9f86d081", count: 8)
    let entry = #""sha256":"\#(digest)","bytes":512"#
    return [
      #"{"formatVersion":1,"screens":[{"file":"Home.json",\#(entry)}]}"#,
      #"{"formatVersion":1,"screens":[{"name":"Home","file":"Home.json","sections":6,"items":35}]}"#,
      #"{"formatVersion":1,"number":7,"time":"2026-01-31T12:00:00Z","minimumAppVersion":"2.4.1","#
        + #""previous":"\#(digest)","screens":[{"file":"Home.json","object":"objects/a.json","#
        + #"\#(entry)}],"images":[{"name":"cat","file":"cat@2x.png",\#(entry),"scale":2,"#
        + #""device":"ipad","appearance":"dark","traits":["de"]},{"name":"cat","#
        + #""file":"cat.png",\#(entry),"scale":1}]}"#,
    ].map { Array($0.utf8) }
  }()

  /// Baselines, with and without entries, and with a merge conflict.
  static let baselines: [[UInt8]] = {
    let value = String(repeating: "9f86d081", count: 4)
    let entry = #"{"file":"Home.plist","rule":"white-space","item":"cat\u00e9","path":"title""#
    return [
      #"{"version":1,"entries":[]}"#,
      #"{"version":1,"entries":[\#(entry)},\#(entry),"value":"\#(value)","count":2}]}"#,
      "{\n\"version\":1,\n<<<<<<< ours\n\"entries\":[]\n=======\n>>>>>>> theirs\n}",
    ].map { Array($0.utf8) }
  }()

  /// Layouts as screens have them.
  static let authoredCases = [
    #"""
    {"sections":[{"layout":{"item":{"width":{"fractionalWidth":0.25},"height":{"absolute":14}},
    "group":{"axis":"horizontal","width":{"absolute":100},"height":{"estimated":12},"count":3,
    "interItemSpacing":{"fixed":13}},"interGroupSpacing":17,"contentInsets":{"top":18},
    "orthogonalScrollingBehavior":"groupPaging","header":{"width":{"absolute":20},
    "height":{"absolute":21},"zIndex":22}},"items":7},{"layout":{"group":{"axis":"vertical",
    "width":{"fractionalWidth":1},"height":{"absolute":90},"frames":[{"x":1.5,"y":2.5,"width":80,
    "height":40,"zIndex":5}]}},"items":8}],"layoutConfiguration":{"interSectionSpacing":23},
    "container":{"width":320,"height":480,"scale":2}}
    """#
  ].map { Array($0.utf8) }

  /// A screen with a kind of items that it describes itself, and a number wherever it may have one.
  static let screensAsJSON = [
    #"""
    {"formatVersion":1,"currency":"EUR","sections":[
    {"id":"a","type":"courseSwimlane","layout":"own","items":[{"id":"b","imageName":"x","title":"t",
    "author":"a","rating":4.5,"reviewCount":1,"price":"2.50"}]},
    {"id":"r","type":"rank","items":[{"id":"c","description":"d","imageName":"y","rank":1}]},
    {"id":"s","type":"show","itemKind":"show","layout":"own","items":[{"id":"e","code":7,
    "list":[1.5,"2",true],"group":{"of":3}}]}],
    "itemKinds":{"show":{"fields":["code","list","group"]}},
    "layouts":{"own":{"item":{"width":{"fractionalWidth":0.25},"height":{"absolute":14}},
    "group":{"axis":"horizontal","width":{"absolute":11},"height":{"estimated":12},"count":3,
    "interItemSpacing":{"fixed":13}},"interGroupSpacing":17,"contentInsets":{"top":18},
    "header":{"width":{"absolute":19},"height":{"absolute":21},"zIndex":22}}},
    "layoutConfiguration":{"interSectionSpacing":23}}
    """#
  ].map { Array($0.utf8) }
}
