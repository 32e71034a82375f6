extension ValidCatalog {
  /// Whole screens, in the languages in which people write them.
  static let screens: [ValidCatalog] = inEnglish + inOtherScripts + withPrices

  private static let inEnglish: [ValidCatalog] = [
    .screen(
      "home of a streaming app",
      [
        .posters("main", nil, ["A lighthouse keeper and a storm"]),
        .posters("basic", "New This Week", ["Balloons", "The Whale", "Koi"]),
        .posters("large", "Only Here", ["Harbor", "The Mirror Maker"]),
        .posters("grid", nil, ["Boats", "Moth", "Doors"]),
      ]),
    .screen("one section with one item", [.posters("basic", "Last Chance", ["The Night Ferry"])]),
    .screen(
      "ranking without ranks", [.posters("rank", "Trending Now", ["Encore", "Moth", "Koi"])]),
    .screen(
      "ranking of ten",
      [
        .ranked(
          "Top 10 Films",
          ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"])
      ]),
    .screen(
      "ranking of three under a heading in words",
      [.ranked("Top Three This Week", ["Gold", "Silver", "Bronze"])]),
    .screen(
      "heading with a year and not a count",
      [.posters("basic", "Best of 2024", ["Paper Moons", "Salt"])]),
    .screen(
      "heading with an age",
      [.posters("basic", "For Ages 7 to 12", ["Paper Boats", "The Tin Whistle"])]),
    .screen(
      "heading with a number of its own",
      [.posters("basic", "Catch-22 and Others", ["Catch-22", "Slaughterhouse-Five"])]),
    .screen(
      "heading with a part of a series", [.posters("large", "Season 2, Episode 10", ["The Return"])]
    ),
    .screen(
      "titles with punctuation",
      [
        .posters(
          "basic", "What's New?",
          [
            "Who's There?!", "Wait… What?", "“Quoted”", "Salt & Pepper", "5 < 6", "A/B", "100%",
            "#1 Fan", "@home",
          ])
      ]),
    .screen(
      "titles that are numbers",
      [.posters("basic", "Numbers", ["1917", "21 Grams", "3:10 to Yuma", "9", "00:30"])]),
    .screen(
      "title that holds a word for nothing",
      [
        .posters(
          "basic", "Odd Titles",
          [
            "The Null Island", "Test Pilot", "Undefined Behavior, a Love Story", "To Do: Live",
            "N/A Means Not Applicable", "Nil by Mouth", "XXX Olympiad",
          ])
      ]),
    .screen(
      "titles in French",
      [
        .posters(
          "basic", "À la une",
          ["L’Été à Mâcon", "Ça, c’est Noël\u{A0}!", "Où va\u{202F}?", "Œuvres"])
      ]),
    .screen(
      "titles in German",
      [
        .posters(
          "basic", "Größte Erfolge", ["Die Nachtfähre", "Übermut", "Straße ohne Ende", "„Ja“"])
      ]),
    .screen(
      "titles in Spanish and Portuguese",
      [.posters("basic", "¿Qué ver hoy?", ["¡Olé!", "El niño", "São João", "Ações"])]),
    .screen(
      "titles in Nordic letters",
      [.posters("basic", "Årets beste", ["Ærlig", "Øya", "Þing", "Ísland"])]),
    .screen(
      "titles in Polish, Czech and Turkish",
      [.posters("basic", "Źródło", ["Łódź", "Žluťoučký kůň", "İstanbul", "Iğdır"])]),
    .screen(
      "titles in Vietnamese",
      [.posters("basic", "Phim mới", ["Đêm mưa", "Người giữ đèn", "Hà Nội"])]),
    .screen(
      "accents as characters of their own",
      [.posters("basic", "Decomposed", ["Cafe\u{301}", "A\u{30A}ngstro\u{308}m"])]),
    .screen(
      "letter that looks like a damaged one",
      [.posters("basic", "Capitals", ["ÃO E PÃO", "Â LUZ", "SÃO PAULO", "MÂCON"])]),
    .screen(
      "list of settings",
      [
        .rows("Account", ["Profile", "Downloads|3 films", "Sign Out"]),
        .rows("About", ["Terms of Use", "Version 2.1.0"]),
      ]),
    .screen(
      "two lists without a name",
      [.rows(nil, ["Privacy", "Imprint"]), .rows(nil, ["Help", "Contact"])]),
    .screen("grid without a name", [.posters("grid", nil, ["A", "B", "C", "D", "E"])]),
    .screen(
      "two columns",
      [
        .posters(
          "twoColumn", "Because You Watched Koi", ["Stone Soup", "The Tin Whistle", "Rain", "Salt"])
      ]),
    .screen(
      "long description",
      [
        .posters(
          "basic", "In Many Words",
          [
            """
            A lighthouse keeper, his daughter and an uninvited guest spend a winter on a rock \
            where nothing happens until it does
            """
          ])
      ]),
    .screen(
      "middle dots between words",
      [
        .posters(
          "basic", "Moods", ["Calm·Bright·Short", "Tense • Dark • Long", "A — B", "A – B", "A/B/C"])
      ]),
  ]

  private static let inOtherScripts: [ValidCatalog] = [
    .screen(
      "Korean",
      [
        .posters("main", nil, ["잔잔한 감동•밤바다•등대"]),
        .posters("basic", "지금 뜨는 이야기", ["설레는 아침", "꿈결 같은•구름 위의 고래"]),
        .posters("rank", "오늘의 TOP 3", ["포근한 밤", "고요한 북쪽", "아찔한"]),
      ]),
    .screen("Japanese", [.posters("basic", "今週の新作", ["灯台守と嵐", "風船の谷　空の旅", "「月」", "ネオン・レイン"])]),
    .screen(
      "Chinese",
      [
        .posters("basic", "热门推荐", ["灯塔守护者", "霓虹雨夜", "《月亮》", "一百零一夜"]),
        .rows("關於", ["服務條款", "隱私權"]),
      ]),
    .screen(
      "Arabic",
      [
        .posters(
          "basic", "جديد هذا الأسبوع", ["حارس المنارة", "قطار الخريف", "بيت الرسائل؟", "الجزء ٢"])
      ]),
    .screen("Arabic with vowel signs", [.posters("basic", "مُخْتارات", ["قِصَّةُ مَدينَتَيْن", "اللّيل"])]),
    .screen("Hebrew", [.posters("basic", "חדש השבוע", ["שומר המגדלור", "רכבת הסתיו", "מה זה?"])]),
    .screen(
      "Hebrew with an English name",
      [.posters("basic", "חדש ב-\u{200E}HBO", ["הסרט \u{2066}Neon Rain\u{2069} חוזר", "עונה 2"])]),
    .screen(
      "Persian with a non-joiner",
      [.posters("basic", "تازه\u{200C}ها", ["می\u{200C}خواهم", "خانه\u{200C}ی نامه\u{200C}ها"])]),
    .screen("Urdu", [.posters("basic", "نئی فلمیں", ["روشنی کا مینار", "خزاں کی ریل"])]),
    .screen(
      "Thai",
      [.posters("basic", "มาใหม่สัปดาห์นี้", ["ผู้เฝ้าประภาคาร", "ฝน\u{200B}นีออน", "รถไฟขบวนสุดท้าย"])]),
    .screen(
      "Khmer and Lao with zero-width spaces",
      [.posters("basic", "ថ្មី", ["រឿង\u{200B}ថ្មី", "ຮູບ\u{200B}ເງົາ"])]),
    .screen("Burmese", [.posters("basic", "အသစ်", ["မီးပြတိုက်\u{200B}စောင့်", "မိုး"])]),
    .screen(
      "Hindi with joiners", [.posters("basic", "नई फ़िल्में", ["क्\u{200D}ष", "प्रकाश स्तंभ", "रात की नाव"])]),
    .screen("Tamil and Bengali", [.posters("basic", "புதிய படங்கள்", ["கலங்கரை விளக்கம்", "রাতের খেয়া"])]),
    .screen(
      "Sinhala with a joiner", [.posters("basic", "අලුත්", ["ශ්\u{200D}රී ලංකා", "ප්\u{200D}රදීපාගාරය"])]),
    .screen(
      "Russian and Ukrainian",
      [.posters("basic", "Новинки недели", ["Смотритель маяка", "Ёжик в тумане", "Їжак", "Ґанок"])]),
    .screen("Greek", [.posters("basic", "Νέα", ["Ο φαροφύλακας", "Ήλιος", "Τι;"])]),
    .screen("Armenian and Georgian", [.posters("basic", "Նոր", ["Փարոս", "შუქურა"])]),
    .screen(
      "emoji",
      [.posters("basic", "🔥 Hot", ["Family 👨‍👩‍👧‍👦", "Pride 🏳️‍🌈", "Wave 👋🏽", "Flag 🇰🇷", "Heart ❤️", "Key 1️⃣"])]),
    .screen("emoji alone", [.posters("grid", "🎬", ["🐋", "🌧️", "👩🏿‍🚀"])]),
    .screen(
      "many scripts in a row",
      [
        .posters(
          "basic", "Around the World",
          ["서울 Seoul", "東京 Tokyo", "القاهرة Cairo", "תל אביב", "Москва", "ไทย"])
      ]),
    .screen("Korean rows with English", [.rows("고객 지원", ["FAQ", "1:1 문의", "버전|2.1.0"])]),
  ]

  private static let withPrices: [ValidCatalog] = [
    .screen(
      "courses in dollars", currency: "USD",
      [
        .courses(
          "New", ["Watercolor|Han|4.8|1284|19.90", "Bread|Brandell|5|86|24.5", "Maps|Ruiz|0|0|0"])
      ]),
    .screen(
      "courses in euros", currency: "EUR",
      [.courses("Neu", ["Aquarell|Han|4.8|1284|19.90", "Brot|Brandell|3.25|86|1999.99"])]),
    .screen(
      "courses in won", currency: "KRW",
      [.courses("신규 강의", ["수채화|한서윤|4.8|1284|55000", "빵|김민아|4|8|99000"])]),
    .screen("courses in yen", currency: "JPY", [.courses("新着", ["水彩|ハン|4.8|1284|2400"])]),
    .screen(
      "courses in dinars with three decimals", currency: "KWD",
      [.courses("جديد", ["ألوان مائية|هان|4.8|1284|5.750"])]),
    .screen(
      "courses in francs", currency: "CHF", [.courses("Nouveau", ["Aquarelle|Han|4.8|1|19.95"])]),
    .screen(
      "courses in rupees and pounds by themselves", currency: "INR",
      [.courses("New", ["Watercolor|Han|4.8|1284|499", "Bread|Brandell|4.5|2|24.50|GBP"])]),
    .screen(
      "shop with every section", currency: "USD",
      [
        .banner("An evening well spent", "One hour a day"),
        .header("New courses for curious hands", "curious hands"),
        .courses("New", ["Watercolor|Han|4.8|1284|19.90"]),
        .categories(["design", "music", "officeProductivity"]),
        .header("Our course of the month", nil), .featured("Ceramics|Stan|4.9|3120|89.00"),
        .business("Courses for your team", "https://business.example.com"),
      ]),
    .screen("categories in Korean", [.categories(["디자인", "음악", "사진"])]),
    .screen("highlight in Korean", [.header("호기심 많은 손을 위한 강의", "호기심 많은 손")]),
    .screen("highlight that is the whole text", [.header("All of it", "All of it")]),
    .screen("banner without a title", [.business(nil, "myapp://teams")]),
  ]
}
