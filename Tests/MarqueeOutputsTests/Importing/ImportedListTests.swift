import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeScreen
import Testing

/// What people see of lists in the shapes in which apps and programs have them.
@Suite struct ImportedListTests {
  /// A list, with what its cells show and where a tap leads: the keys in the file, by dots.
  struct List: Sendable, CustomTestStringConvertible {
    let file: String
    let title: String
    var subtitle: String?
    var image: String?
    var tap: String?
    let sections: [String]
    let text: String

    var testDescription: String { file }
  }

  @Test(arguments: lists)
  func `people see the title, the subtitle and the image`(list: List) throws {
    let plan = ImportPlan([ImportedFile(Array(list.text.utf8), name: list.file)])
    #expect(plan.diagnostics == [])
    let kind = try #require(plan.kinds.first)
    func shown(_ part: ShownPart) -> String? {
      kind.show.first { $0.part == part }.map { $0.field.keys.joined(separator: ".") }
    }
    #expect(shown(.title) == list.title)
    #expect(shown(.subtitle) == list.subtitle)
    #expect(shown(.image) == list.image)
    #expect(kind.fields.first { $0.isInherited && $0.key == "link" }?.sourceKey == list.tap)
    #expect(plan.screens.flatMap(\.sectionNames) == list.sections)
  }

  private static let lists: [List] = [
    // Movie APIs.
    List(
      file: "popular.json", title: "title", subtitle: "overview", sections: ["Popular"],
      text: #"""
        {"page": 1, "results": [
         {"adult": false, "backdrop_path": "/a.jpg", "genre_ids": [18], "id": 603,
        "original_title": "Dunas", "overview": "A caravan loses its way, and finds a town.",
        "poster_path": "/p.jpg", "release_date": "2021-05-01", "title": "Dunes",
        "vote_average": 7.9, "vote_count": 1200},
         {"adult": false, "backdrop_path": "/b.jpg", "genre_ids": [35], "id": 604,
        "original_title": "Arrecife",
        "overview": "Two divers and a wreck that nobody has found.", "poster_path": "/q.jpg",
        "release_date": "2020-11-12", "title": "Reef", "vote_average": 6.4, "vote_count": 80}],
         "total_pages": 4}
        """#),
    List(
      file: "search.json", title: "Title", image: "Poster", sections: ["Search"],
      text: #"""
        {"Search": [
         {"Title": "Dunes", "Year": "1999", "imdbID": "tt0100001", "Type": "movie",
        "Poster": "https://example.org/1.jpg"},
         {"Title": "Reef", "Year": "2004", "imdbID": "tt0100002", "Type": "movie",
        "Poster": "https://example.org/2.jpg"}],
         "totalResults": "2", "Response": "True"}
        """#),
    List(
      file: "shows.json", title: "name", subtitle: "summary", image: "image.medium", tap: "url",
      sections: ["Shows"],
      text: #"""
        [{"id": 1, "url": "https://example.org/shows/1", "name": "Harbour",
        "language": "English", "premiered": "2013-06-24",
        "image": {"medium": "https://example.org/m1.jpg",
        "original": "https://example.org/o1.jpg"}, "summary": "A port and its people."},
         {"id": 2, "url": "https://example.org/shows/2", "name": "Kestrel",
        "language": "English", "premiered": "2014-01-02",
        "image": {"medium": "https://example.org/m2.jpg",
        "original": "https://example.org/o2.jpg"}, "summary": "A bird, and who follows it."}]
        """#),
    List(
      file: "ghibli.json", title: "title", subtitle: "description", image: "image", tap: "url",
      sections: ["Ghibli"],
      text: #"""
        [{"id": "2baf70d1-42bb-4437-b551-e5fed5a87abe", "title": "Castle",
        "original_title": "Shiro", "image": "https://example.org/c.jpg",
        "description": "An orphan and a crystal.", "director": "H. Miya", "release_date": "1986",
        "url": "https://example.org/films/1"},
         {"id": "12cfb892-aac0-4c5b-94af-521852e46d6a", "title": "Fireflies",
        "original_title": "Hotaru", "image": "https://example.org/f.jpg",
        "description": "Two children in a war.", "director": "I. Taka", "release_date": "1988",
        "url": "https://example.org/films/2"}]
        """#),
    List(
      file: "films.json", title: "title", subtitle: "opening_crawl", tap: "url",
      sections: ["Films"],
      text: #"""
        {"count": 2, "next": null, "results": [
         {"title": "A New Dawn", "episode_id": 4,
        "opening_crawl": "It is a time of war.\nShips fly.", "director": "G. Lake",
        "release_date": "1977-05-25", "url": "https://example.org/api/films/1/"},
         {"title": "The Return", "episode_id": 5,
        "opening_crawl": "The war goes on.\nIt is cold.", "director": "I. Kerr",
        "release_date": "1980-05-17", "url": "https://example.org/api/films/2/"}]}
        """#),
    List(
      file: "albums.json", title: "name", subtitle: "artistName", image: "artworkUrl100",
      tap: "url", sections: ["Top Albums"],
      text: #"""
        {"feed": {"title": "Top Albums", "country": "us", "results": [
         {"artistName": "The Kites", "id": "1600000001", "name": "Low Sun",
        "releaseDate": "2022-01-07", "kind": "albums",
        "artworkUrl100": "https://example.org/100a.jpg", "url": "https://example.org/album/1"},
         {"artistName": "Ann Moor", "id": "1600000002", "name": "Salt",
        "releaseDate": "2021-11-19", "kind": "albums",
        "artworkUrl100": "https://example.org/100b.jpg", "url": "https://example.org/album/2"}]}}
        """#),
    List(
      file: "volumes.json", title: "volumeInfo.title", subtitle: "volumeInfo.subtitle",
      image: "volumeInfo.imageLinks.thumbnail", tap: "selfLink", sections: ["Volumes"],
      text: #"""
        {"kind": "books#volumes", "totalItems": 2, "items": [
         {"id": "zyTCAlFPjgYC", "selfLink": "https://example.org/v/1",
        "volumeInfo": {"title": "The Long Shore", "subtitle": "A walk", "authors": ["A. Reed"],
        "imageLinks": {"thumbnail": "https://example.org/t1.jpg"}}},
         {"id": "abTCAlFPjgYC", "selfLink": "https://example.org/v/2",
        "volumeInfo": {"title": "Under Ice", "subtitle": "A dive", "authors": ["B. Moss"],
        "imageLinks": {"thumbnail": "https://example.org/t2.jpg"}}}]}
        """#),
    List(
      file: "meals.json", title: "strMeal", subtitle: "strCategory", image: "strMealThumb",
      sections: ["meals"],
      text: #"""
        {"meals": [
         {"idMeal": "52772", "strMeal": "Teriyaki Chicken", "strCategory": "Chicken",
        "strMealThumb": "https://example.org/w.jpg"},
         {"idMeal": "52773", "strMeal": "Honey Salmon", "strCategory": "Seafood",
        "strMealThumb": "https://example.org/x.jpg"}]}
        """#),
    // Exports of shops.
    List(
      file: "products_export.csv", title: "Title", subtitle: "Vendor", image: "Image Src",
      sections: ["Products_export"],
      text: #"""
        Handle,Title,Body (HTML),Vendor,Type,Tags,Variant SKU,Variant Price,Image Src,Image Position
        pot,Clay Pot,<p>Red <b>clay</b></p>,Kiln,Pots,"clay, red",KP-1,12.50,https://example.org/1.jpg,1
        pot,,,,,,KP-2,14.50,https://example.org/p2.jpg,2
        cup,Tin Cup,<p>Light</p>,Forge,Cups,tin,TC-1,7.00,https://example.org/c1.jpg,1
        """#),
    List(
      file: "woo.csv", title: "Name", subtitle: "Short description", image: "Images",
      sections: ["Woo"],
      text: #"""
        ID,Type,SKU,Name,Published,Short description,Regular price,Images
        11,simple,KP-1,Clay Pot,1,Fired twice,12.50,https://example.org/p1.jpg
        12,simple,TC-1,Tin Cup,1,Light and hard,7.00,https://example.org/c1.jpg
        """#),
    List(
      file: "ostermarkt.csv", title: "Artikel", subtitle: "Beschreibung", image: "Bild",
      sections: ["Ostermarkt"],
      text: #"""
        Artikelnummer;Artikel;Beschreibung;Preis;Bild
        1001;Kerze;Aus Bienenwachs;4,50 €;kerze.jpg
        1002;Korb;Aus Weide;12,00 €;korb.jpg
        """#),
    List(
      file: "lager.csv", title: "name", subtitle: "material", image: "photo", sections: ["Lager"],
      text: #"""
        sep=;
        name;material;price;photo
        Oak shelf;Oak;"49,90";Oak shelf.jpg
        Pine box;Pine;"9,90";Pine box.jpg
        """#),
    List(
      file: "tools.tsv", title: "Name", subtitle: "Maker", sections: ["Tools"],
      text: #"""
        Name\#tPrice\#tMaker
        Saw\#t£4.99\#tKerr
        Rasp\#t£12.50\#tMoor
        """#),
    List(
      file: "catalog.json", title: "title", subtitle: "description", image: "thumbnail",
      sections: ["products"],
      text: #"""
        {"products": [
         {"id": 1, "title": "Phone", "description": "A phone like others.", "price": 549,
        "discountPercentage": 12.96, "rating": 4.69, "stock": 94, "brand": "Pear",
        "category": "phones", "thumbnail": "https://example.org/1/thumbnail.jpg",
        "images": ["https://example.org/1/1.jpg"]},
         {"id": 2, "title": "Tablet", "description": "Larger than a phone.", "price": 899,
        "discountPercentage": 17.94, "rating": 4.44, "stock": 34, "brand": "Pear",
        "category": "tablets", "thumbnail": "https://example.org/2/thumbnail.jpg",
        "images": ["https://example.org/2/1.jpg"]}],
         "total": 100, "skip": 0, "limit": 2}
        """#),
    List(
      file: "lapy.csv", title: "Название", subtitle: "Бренд", sections: ["Lapy"],
      text: #"""
        Цена,Бренд,Название
        74 ₽,Лапка,Корм для взрослых кошек с курицей
        120 ₽,Лапка,Игрушка-мышь на верёвке
        74 ₽,Усы,Лакомство из говядины
        """#),
    // Feeds.
    List(
      file: "feed.json", title: "content_text", tap: "url", sections: ["Harbour notes"],
      text: #"""
        {"version": "https://example.org/version/1.1", "title": "Harbour notes", "items": [
         {"id": "2", "content_text": "The ferry runs again.", "url": "https://example.org/2",
        "date_published": "2020-02-02T14:00:00-07:00"},
         {"id": "1", "content_text": "The ferry is late.", "url": "https://example.org/1",
        "date_published": "2020-02-01T09:00:00-07:00"}]}
        """#),
    List(
      file: "news.json", title: "title", subtitle: "description", image: "urlToImage", tap: "url",
      sections: ["articles"],
      text: #"""
        {"status": "ok", "totalResults": 2, "articles": [
         {"source": {"id": null, "name": "The Gull"}, "author": "A. Reed", "title": "Storm ends",
        "description": "Boats are out again.", "url": "https://example.org/n/1",
        "urlToImage": "https://example.org/n1.jpg", "publishedAt": "2023-04-01T09:00:00Z",
        "content": "Boats are out again after…"},
         {"source": {"id": null, "name": "The Tern"}, "author": "B. Moss", "title": "Pier opens",
        "description": "It took a year.", "url": "https://example.org/n/2",
        "urlToImage": "https://example.org/n2.jpg", "publishedAt": "2023-04-02T09:00:00Z",
        "content": "It took a year to…"}]}
        """#),
    List(
      file: "reddit.json", title: "data.title", subtitle: "data.author", image: "data.thumbnail",
      sections: ["Reddit"],
      text: #"""
        {"data": {"children": [
         {"kind": "t3", "data": {"title": "My first kite", "author": "moor_ann",
        "thumbnail": "https://example.org/k.jpg", "ups": 120}},
         {"kind": "t3", "data": {"title": "A better knot", "author": "salt_b",
        "thumbnail": "https://example.org/l.jpg", "ups": 87}}]}}
        """#),
    List(
      file: "podcasts.csv", title: "title", subtitle: "description", image: "image", tap: "link",
      sections: ["Podcasts"],
      text: #"""
        title, description, image, link
        Low Tide, Talks at the sea, https://example.org/l.png, https://example.org/low
        Night Bus, Stories of the last line, https://example.org/n.png, https://example.org/bus
        """#),
    List(
      file: "events.jsonl", title: "name", subtitle: "venue", image: "photo_url", tap: "event_url",
      sections: ["Events"],
      text: #"""
        {"name": "Market", "venue": "Old Hall", "starts_at": "2024-05-01T10:00:00+02:00",
         "photo_url": "https://example.org/e1.jpg", "event_url": "https://example.org/e/1"}
        {"name": "Concert", "venue": "New Pier", "starts_at": "2024-05-02T19:00:00+02:00",
         "photo_url": "https://example.org/e2.jpg", "event_url": "https://example.org/e/2"}
        """#),
    List(
      file: "github.json", title: "name", subtitle: "description", image: "owner.avatar_url",
      tap: "html_url", sections: ["Github"],
      text: #"""
        [{"id": 1, "node_id": "MDEwOlJ1", "name": "kite", "full_name": "moor/kite",
        "owner": {"login": "moor", "avatar_url": "https://example.org/u/1"},
        "html_url": "https://example.org/moor/kite", "description": "Draws kites.",
        "stargazers_count": 80, "created_at": "2014-08-16T05:37:42Z"},
         {"id": 2, "node_id": "MDEwOlJ2", "name": "knot", "full_name": "moor/knot",
        "owner": {"login": "moor", "avatar_url": "https://example.org/u/1"},
        "html_url": "https://example.org/moor/knot", "description": "Ties knots.",
        "stargazers_count": 3, "created_at": "2015-08-16T05:37:42Z"}]
        """#),
    // Flashcards.
    List(
      file: "deck.csv", title: "Front", subtitle: "Back", sections: ["Deck"],
      text: #"""
        Front,Back,Tags
        la mer,the sea,nature
        le pont,the bridge,city
        la porte,the door,city
        """#),
    List(
      file: "thai.plist", title: "Thai Name", subtitle: "English Name", image: "Image File",
      sections: ["Thai"],
      text: #"""
        <plist version="1.0"><array>
        <dict><key>Image File</key><string>Khao Phat.jpg</string>
        <key>Thai Name</key><string>Khao Phat</string>
        <key>English Name</key><string>Fried rice</string></dict>
        <dict><key>Image File</key><string>Tom Yam.jpg</string>
        <key>Thai Name</key><string>Tom Yam</string>
        <key>English Name</key><string>Hot soup</string></dict>
        </array></plist>
        """#),
    List(
      file: "quiz.json", title: "question", subtitle: "answer", sections: ["Quiz"],
      text: #"""
        [{"id": 1, "question": "Which sea is the saltiest?", "options": ["Baltic", "Red"],
        "answer": "The Red Sea"},
         {"id": 2, "question": "How long is a nautical mile?", "options": ["1852 m", "1609 m"],
        "answer": "1852 metres"}]
        """#),
    List(
      file: "words.csv", title: "word", subtitle: "translation", sections: ["Words"],
      text: #"""
        ,word,translation,level
        0,kita,we,A1
        1,laut,sea,A1
        2,rumah,house,A1
        3,jembatan,bridge,A2
        """#),
    List(
      file: "capitals.csv", title: "Country", subtitle: "Capital", sections: ["Capitals"],
      text: #"""
        Country|Capital|Population
        Norway|Oslo|5488984
        Chile|Santiago|19116209
        Ghana|Accra|33475870
        """#),
    // Remote messages.
    List(
      file: "cards.json", title: "title", subtitle: "message", image: "image_url", tap: "uri",
      sections: ["Cards"],
      text: #"""
        {"cards": [
         {"id": "c1", "viewed": false, "title": "Spring is here", "message": "See what is new.",
        "image_url": "https://example.org/s.png", "uri": "https://example.org/spring",
        "expires_at": -1},
         {"id": "c2", "viewed": true, "title": "Last seats", "message": "Only two left.",
        "image_url": "https://example.org/l.png", "uri": "https://example.org/seats",
        "expires_at": -1}]}
        """#),
    List(
      file: "whatsnew.json", title: "content.titleText", subtitle: "content.subtitleText",
      image: "content.image", sections: ["Whatsnew"],
      text: #"""
        {"messages": [
         {"id": "m1", "priority": 1, "content": {"titleText": "New maps",
        "subtitleText": "All coasts", "image": "https://example.org/m.png", "color": "#FF8800"}},
         {"id": "m2", "priority": 2, "content": {"titleText": "Night mode",
        "subtitleText": "Easier to read", "image": "https://example.org/n.png",
        "color": "#001122"}}]}
        """#),
    List(
      file: "banners.json", title: "headline", subtitle: "body", image: "background_image",
      tap: "deep_link", sections: ["Banners"],
      text: #"""
        [{"headline": "Sail away", "body": "Boats from ten towns.",
        "background_image": "https://example.org/b1.jpg", "cta_text": "Book",
        "deep_link": "myapp://boats"},
         {"headline": "Stay dry", "body": "Coats for all.",
        "background_image": "https://example.org/b2.jpg", "cta_text": "Buy",
        "deep_link": "myapp://coats"}]
        """#),
    List(
      file: "home.json", title: "title", subtitle: "subtitle", image: "image", tap: "action",
      sections: ["Fresh this week", "For you"],
      text: #"""
        [{"header": "Fresh this week", "items": [{"title": "Salt", "subtitle": "From the coast",
        "image": "salt", "action": "myapp://salt"}, {"title": "Rust", "subtitle": "From the yard",
        "image": "rust", "action": "myapp://rust"}]},
         {"header": "For you", "items": [{"title": "Moss", "subtitle": "From the wood",
        "image": "moss", "action": "myapp://moss"}]}]
        """#),
    List(
      file: "sections.json", title: "name", subtitle: "desc", image: "imgUrl",
      sections: ["Deals", "Classics"],
      text: #"""
        {"layout": [
         {"type": "carousel", "heading": "Deals", "data": [{"pid": 1, "name": "Boots",
        "desc": "For rain", "imgUrl": "https://example.org/b.png"}]},
         {"type": "carousel", "heading": "Classics", "data": [{"pid": 1, "name": "Hat",
        "desc": "For sun", "imgUrl": "https://example.org/h.png"}]}]}
        """#),
    List(
      file: "tiles.json", title: "text", image: "imageUrl", sections: ["Tiles"],
      text: #"""
        [{"text": "Decor", "imageUrl": "https://example.org/a.jpg"}, {"text": "Lamps",
        "imageUrl": "https://example.org/b.jpg"}]
        """#),
    // Property lists of older apps, and tables of people.
    List(
      file: "Movies.plist", title: "Name", subtitle: "Desc", image: "Image", sections: ["Movies"],
      text: #"""
        <plist version="1.0"><array>
        <dict><key>Name</key><string>Orbit</string>
        <key>Desc</key><string>Four at a station</string>
        <key>Image</key><string>orbit</string></dict>
        <dict><key>Name</key><string>Koi</string>
        <key>Desc</key><string>A pond in June</string><key>Image</key><string>koi</string></dict>
        </array></plist>
        """#),
    List(
      file: "Menu.plist", title: "cellTitle", subtitle: "detailText", image: "imgName",
      sections: ["Settings", "About"],
      text: #"""
        <plist version="1.0"><array>
        <dict><key>SectionTitle</key><string>Settings</string><key>Rows</key><array><dict>
        <key>cellTitle</key><string>Sound</string>
        <key>detailText</key><string>On or off</string>
        <key>imgName</key><string>speaker</string></dict></array></dict>
        <dict><key>SectionTitle</key><string>About</string><key>Rows</key><array><dict>
        <key>cellTitle</key><string>Version</string>
        <key>detailText</key><string>What is new</string>
        <key>imgName</key><string>info</string></dict></array></dict>
        </array></plist>
        """#),
    List(
      file: "Parks.plist", title: "name", subtitle: "state", image: "photo",
      sections: ["California", "Utah"],
      text: #"""
        <plist version="1.0"><dict>
        <key>California</key><array><dict><key>name</key><string>Redwood</string>
        <key>state</key><string>CA, north</string>
        <key>photo</key><string>redwood.jpg</string></dict></array>
        <key>Utah</key><array><dict><key>name</key><string>Arches</string>
        <key>state</key><string>UT, east</string>
        <key>photo</key><string>arches.jpg</string></dict></array>
        </dict></plist>
        """#),
    List(
      file: "Animals.plist", title: "commonName", subtitle: "scientificName", sections: ["Animals"],
      text: #"""
        <plist version="1.0"><dict>
        <key>otter</key><dict><key>commonName</key><string>Otter</string>
        <key>scientificName</key><string>Lutra lutra</string></dict>
        <key>heron</key><dict><key>commonName</key><string>Heron</string>
        <key>scientificName</key><string>Ardea cinerea</string></dict>
        </dict></plist>
        """#),
    List(
      file: "Lessons.plist", title: "lessonTitle", subtitle: "teacher", image: "icon", tap: "url",
      sections: ["Lessons"],
      text: #"""
        <plist version="1.0"><dict><key>items</key><array>
        <dict><key>lessonTitle</key><string>Knots</string>
        <key>teacher</key><string>Ann Moor</string><key>icon</key><string>knots.png</string>
        <key>url</key><string>https://example.org/knots</string>
        <key>tint</key><string>#FF0000</string></dict>
        <dict><key>lessonTitle</key><string>Sails</string>
        <key>teacher</key><string>Bo Kerr</string><key>icon</key><string>sails.png</string>
        <key>url</key><string>https://example.org/sails</string>
        <key>tint</key><string>#00FF00</string></dict>
        </array></dict></plist>
        """#),
    List(
      file: "suppliers.csv", title: "Supplier name", subtitle: "City", sections: ["Suppliers"],
      text: #"""
        Supplier number,Supplier name,City
        SUP-0001,Kerr and Sons,Oban
        SUP-0002,Moor Ltd,Leith
        """#),
    List(
      file: "ratings.csv", title: "movie", subtitle: "reviewer", sections: ["Ratings"],
      text: #"""
        rating_date,reviewer,movie,stars
        2020-02-01,moor,Dunes,4
        2020-02-02,kerr,Reef,5
        2020-02-02,kerr,Tin Bay,3
        """#),
  ]
}
