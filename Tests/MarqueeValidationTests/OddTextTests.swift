import MarqueeDiagnostics
import MarqueeValidation
import Testing

/// Catalogs whose texts look odd and are right, in several languages.
@Suite struct OddTextTests {
  /// What a catalog is about, and its texts: titles of rows and of posters.
  static let catalogs: [(subject: String, texts: [String])] = [
    (
      "films with words twice",
      [
        "New York, New York", "Tora! Tora! Tora!", "Chitty Chitty Bang Bang", "Knock Knock",
        "Bye Bye Birdie", "Gigi", "Corrina, Corrina", "Hatari!", "Kiss Kiss Bang Bang",
      ]
    ),
    (
      "films with signs",
      [
        "WALL·E", "8½", "(500) Days of Summer", "Se7en", "M*A*S*H", "Tick, Tick... Boom!", "$9.99",
        "[REC]", "…", "mother!", "Mission: Impossible", "xXx", "XXX: State of the Union", "9 to 5",
        "Face/Off", "What Happened, Miss Simone?", "*batteries not included", "π", "Q & A", "50/50",
      ]
    ),
    (
      "films of one word",
      ["Untitled", "Copy That!", "Certified Copy", "Null", "Nil", "Draft Day", "Todo", "Test"]
    ),
    (
      "bands",
      [
        "The The", "Duran Duran", "!!!", "*NSYNC", "Sunn O)))", "blink-182", "AC/DC", "Mr. Mister",
        "Talk Talk", "The Mamas & the Papas", "tUnE-yArDs", "deadmau5", "Therapy?", "Ke$ha",
        "Wham!", "Xiu Xiu", "Yeah Yeah Yeahs", "+44", "Godspeed You! Black Emperor", "k.d. lang",
      ]
    ),
    (
      "songs",
      [
        "Row, Row, Row Your Boat", "Gimme! Gimme! Gimme!", "Don’t You (Forget About Me)",
        "Rock ’n’ Roll", "’Round Midnight", "Ob-La-Di, Ob-La-Da", "(I Can’t Get No) Satisfaction",
        "Money, Money, Money", "Sugar, Sugar", "( )", "Da Da Da", "99 Luftballons", "7/11",
        "1–2–3–4",
      ]
    ),
    (
      "musicals",
      [
        "& Juliet", "Oklahoma!", "TBD: The Musical", "Hello, Dolly!", "Mamma Mia!",
        "[title of show]",
      ]
    ),
    (
      "courses about code",
      [
        "C++ for Beginners", "C# and .NET", "Learn <HTML>", "Node.js from Scratch",
        "Mail merge: \"Dear {name}\"", "what is %@?", "{{mustache}}", "${HOME}",
        "print() in Python",
        "The __init__ Method", "Regular expressions: a|b", "R’s %in%", "Big-O: O(n)",
        "I/O, sockets",
        "Pointers: *p and &p", "Type /help", "a && b || c", "The & Sign",
      ]
    ),
    (
      "courses",
      [
        "Drawing I", "Drawing II", "Photography 101", "Excel: A–Z", "Q&A with the author",
        "Learn 50% faster", "Budgets of 100 %", "Part 1/3", "Piano (for adults)", "A/B testing",
      ]
    ),
    (
      "shop",
      [
        "2-for-1", "Size S/M", "12\" vinyl", "7’ x 9’ rug", "Salt & pepper, 2 pcs.", "USB-C → HDMI",
        "Buy 1, get 1 free", "T-shirt “Dune”", "Chair (set of 4)", "From $5", "10–12 years",
        "No. 5",
        "H&M", "C&A", "Bed 90 × 200 cm", "½ price", "20 % off*", "Levi’s® 501®", "Ben & Jerry’s",
      ]
    ),
    (
      "food",
      [
        "Couscous", "Tuk-tuk noodles", "Mac ’n’ Cheese", "Pho: 30 min", "½ cup milk", "Piri-piri",
        "Gado-gado", "Dan dan noodles", "Chow chow", "Salt, to taste", "4–6 servings",
        "180 °C/gas 4",
        "Baba ghanoush", "Tres leches", "Step 1: Boil", "Not too sweet", "Bon Bon chicken",
      ]
    ),
    (
      "places",
      [
        "Bora Bora", "Walla Walla", "Baden-Baden", "Pago Pago", "Wagga Wagga", "Sing Sing",
        "Washington, D.C.", "St. John’s", "Coeur d’Alene", "Winchester-on-the-Severn",
        "’s-Hertogenbosch",
        "Truth or Consequences, N.M.", "Llanfair PG", "Å", "Y", "Westward Ho!", "1770",
      ]
    ),
    (
      "news",
      [
        "“We are not done,” she says", "Dow: +2.5%", "Q3: up 12% (est.)",
        "Update: trains run again",
        "Live: Berlin – Madrid", "U.S. v. Microsoft", "3–1", "11/9", "COVID-19",
        "What we know so far…",
        "That that is, is", "He said he had had enough", "DO or die", "Opinion | The long view",
        "World / Europe", "Weather · Tomorrow", "A.I., explained", "By Anna Berg and Tom Lee",
      ]
    ),
    (
      "quotations",
      [
        "— Virginia Woolf", "“To be, or not to be”", "‘Tis nothing", "“Well…”", "‘Round the clock’",
        "Who’s afraid of “Dune”?", "…and justice for all", "I said: “No.”", "“No”, he said",
      ]
    ),
    (
      "menus",
      [
        "Help", "About us", "Terms & conditions", "Sign in / Register", "Log in", "FAQ", "@marquee",
        "#summer", "Version 2.0 (1)", "More »", "« Back",
        "Copy", "Paste", "New copy", "Title A–Z", "Note to self", "Label", "Do not disturb",
      ]
    ),
    (
      "podcasts",
      [
        "#12: The Sea", "Ep. 3 – Salt", "S01E02", "Trailer (2 min)", "Bonus: Q&A", "Part 2 of 2",
        "99% Invisible", "This American Life", "Note to Self", "Song Exploder",
        "Stuff You Should Know",
        "Reply All", "You’re Wrong About…", "Serial", "The Daily", "Again, again and again",
      ]
    ),
    (
      "sports",
      [
        "1. FC Köln", "TSG 1899", "4 × 100 m", "F1", "U-21", "49ers", "76ers", "Home vs. Away",
        "2:1",
      ]
    ),
    (
      "books",
      [
        "1984", "Catch-22", "Oh, the Places You’ll Go!", "Slaughterhouse-Five", "S.", "V.",
        "Ulysses",
        "The Sound and the Fury", "Eats, Shoots & Leaves", "If on a Winter’s Night a Traveler",
        "2666", "Me Talk Pretty One Day", "Untitled (2019)", "Poems, 1965–1975", "Emma: A Novel",
      ]
    ),
    (
      "games",
      [
        "Portal 2", "N++", "Hi-Fi RUSH", ".hack//G.U.", "Baba Is You", "2048",
        "Super Mario Bros. 3",
        "The Legend of Zelda: Echoes", "D4: Dark Dreams Don’t Die", "Q*bert", "VVVVVV", "Katamari",
        "Tetris®", "Yo-kai Watch", "osu!", "Crash Bandicoot (PS1)", "NieR:Automata", "Half-Life 2",
      ]
    ),
    (
      "brands in small letters",
      ["adidas", "iPhone", "eBay", "iRobot", "macOS", "watchOS", "hp", "3M", "easyJet", "mp3"]
    ),
    (
      "tags",
      ["jazz", "sci-fi", "hip-hop", "lo-fi", "new", "for kids", "4K", "HDR", "80s", "70’s", "a–z"]
    ),
    (
      "deutsche Filme",
      [
        "Die, die wir waren", "Der, der zuviel wusste", "Das Leben der Anderen", "Lola rennt",
        "Oh Boy", "M – Eine Stadt sucht einen Mörder", "„Der Untergang“", "Sonne, Mond & Sterne",
        "Ich, du und der andere", "Türkisch für Anfänger", "Vorsicht, Kamera!", "Das, das bleibt",
      ]
    ),
    (
      "deutsche Kurse",
      [
        "Ein- und Ausatmen", "Rechnen bis 100", "Nähen für Anfänger:innen", "Excel – Teil 2",
        "Kochen zu zweit (vegan)", "Foto-AG", "Deutsch als Fremdsprache: A1/A2", "50 % Rabatt",
        "Was heißt „Heimat“?", "Yoga, ganz einfach", "Die Welt, in der der Zufall regiert", "½ Tag",
      ]
    ),
    (
      "deutsche Rezepte",
      [
        "Rote Grütze", "Bis-bald-Suppe", "200 g Mehl (Type 405)", "1 Prise Salz",
        "Käse-Sahne-Torte",
        "„Arme Ritter“", "Hin & weg", "Nudeln mit Pesto, 20 Min.", "Für 4 Personen", "Kuskus",
      ]
    ),
    (
      "Laden auf Deutsch",
      [
        "Bücher & mehr", "Tisch „Anna“", "Lampe, weiß", "Größe 38/40", "2,50 €/Stück",
        "Set (3-teilig)",
        "Neu!", "Angebote: Woche 12", "Alt: 5 €, neu: 3 €", "Kopie eines Stuhls",
        "Kinder- und Jugendbuch",
      ]
    ),
    (
      "films français",
      [
        "« Amélie »", "Nous nous marierons", "Quand vous vous reverrez", "Le Fabuleux Destin",
        "Qu’est-ce qu’on a fait ?", "L’Été meurtrier", "36, quai des Orfèvres", "À bout de souffle",
        "C’est la vie !", "37°2 le matin", "Ma vie de courgette", "Ta ta ta", "Couscous, etc.",
      ]
    ),
    (
      "cours en français",
      [
        "Apprendre l’anglais : A1", "Dessin (débutants)", "Photo – niveau 2", "100 % bénévole",
        "Qu’est-ce que c’est ?", "Écrire : mode d’emploi", "Chant & danse", "De A à Z",
        "Copie conforme",
      ]
    ),
    (
      "recettes",
      [
        "Œufs mimosa", "Île flottante", "1/2 citron", "4 à 6 personnes", "Crème brûlée",
        "Coq au vin",
        "« Pain perdu »", "Bonbons", "Tarte Tatin, facile", "Cuisson : 30 min", "Pâtes à l’ail",
      ]
    ),
    (
      "cine español",
      [
        "¿Qué he hecho yo?", "¡Átame!", "Todo sobre mi madre", "Volver", "La, la, la",
        "8 apellidos",
        "Mujeres al borde…", "«El sur»", "Ay, Carmela", "Ocho y medio", "Los lunes al sol", "REC",
      ]
    ),
    (
      "tienda en español",
      [
        "2 × 1", "Mesa (roble)", "Copia de llaves", "Ropa de niño: 4–6 años", "Hasta un 50 %",
        "Sofá «Lola»", "N.º 5", "Té & café", "Todo a 1 €", "¿Dudas?", "Ayuda", "Talla S/M",
      ]
    ),
    (
      "recetas",
      [
        "Pan con tomate", "Arroz a la cubana", "½ kg de harina", "Ñoquis", "Chile(s)",
        "Sal, al gusto",
      ]
    ),
    (
      "日本の映画",
      [
        "「おくりびと」", "千と千尋の神隠し", "いろはにほへと", "もののけ姫", "ドキドキドキドキ", "A・RA・SHI", "君の名は。",
        "人々", "ときどき", "三丁目の夕日’64", "【推しの子】", "七人の侍（1954）", "東京物語 4K", "ワンダフルライフ",
      ]
    ),
    (
      "日本のお店",
      [
        "送料無料！", "新着・人気", "お問い合わせ", "Tシャツ（白）", "100%コットン", "〜5,000円", "第1巻（上）", "よくある質問",
        "タイムセール：本日限り", "お気に入り♡", "2個セット", "限定／再入荷", "ふわふわタオル",
      ]
    ),
    (
      "日本の講座",
      ["はじめてのPython", "英会話：中級", "写真入門（全5回）", "Excel 2024", "C言語", "ピアノ・声楽", "一歩一歩"]
    ),
    (
      "한국 영화",
      [
        "기생충", "올드보이", "8월의 크리스마스", "“마더”", "(아)저씨", "친절한 금자씨", "1987", "범죄도시 3", "천천히 천천히",
        "《만추》", "엽기적인 그녀", "컴, 투게더", "반짝반짝", "그녀는 말했다: “안녕”",
      ]
    ),
    (
      "한국 강의",
      [
        "기초 한국어 (1급)", "엑셀 100% 활용", "파이썬: 입문", "사진·영상", "토익 900+", "하루 10분", "Q&A", "요리조리",
      ]
    ),
    (
      "русское кино",
      [
        "«Ирония судьбы»", "Брат 2", "12", "Еле-еле", "Кин-дза-дза!", "IQ для всех",
        "ТАСС уполномочен…",
      ]
    ),
    (
      "italiano e português",
      [
        "8½ (Otto e mezzo)", "Così fan tutte", "La dolce vita", "Piano, piano", "Cópia fiel",
        "Não, não",
        "A Grande Arte", "Feijoada: 2 h", "São João", "Buongiorno, notte", "Copia conforme",
      ]
    ),
    (
      "Nordic",
      [
        "Så som i himmelen", "Å gi", "De der ude", "Den, den ser", "Bron/Broen", "Smörgås", "Ø",
        "Hygge & te",
      ]
    ),
    (
      "Hebrew and Arabic",
      ["ארה\"ב", "שלום, עולם", "عربي", "ألف ليلة وليلة", "צה\"ל", "10% הנחה", "«بداية»", "א׳–ת׳"]
    ),
    (
      "numbers",
      [
        "1", "007", "24/7", "3.14", "1,000", "#7", "No. 1", "5★", "½", "2001", "10:30", "−5 °C",
        "IV", "1/2/3",
      ]
    ),
  ]

  @Test(arguments: catalogs)
  func `a catalog with odd texts has no warning about its texts`(
    subject: String, texts: [String]
  ) {
    let titles = texts.map { $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
    let rows = titles.map { Checking.string("text", $0) }
    let posters = zip(titles, texts).map { title, text in
      let name = text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
      return Checking.string("description", title)
        + Checking.string("imageName", name.isEmpty ? "poster" : name)
    }
    let found =
      Checking.diagnostics(ofSection: "list", items: rows)
      + Checking.diagnostics(ofSection: "basic", items: posters)
    let warnings = found.filter { $0.severity != .note }
    #expect(warnings.map(\.message) == [])
  }
}
