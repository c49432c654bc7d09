/** A name as a file has it, and what people see and find of it. */
export interface WorldName {
  readonly culture: string
  /** The lines of the NAME structure. */
  readonly lines: string
  readonly shown: string
  readonly surname: string | null
  /** Queries that find the person. */
  readonly found: readonly string[]
}

const of = (
  culture: string,
  lines: string,
  [shown, surname, ...found]: readonly [string, string | null, ...string[]],
): WorldName => ({ culture, lines: `1 NAME ${lines}`, shown, surname, found })

/** Names of the world, at least two of each culture. */
export const worldNames: readonly WorldName[] = [
  of("Chinese", "/梅/兰芳", ["梅兰芳", "梅", "梅兰芳"]),
  of("Chinese", "/毛/ 泽东\n2 GIVN 泽东\n2 SURN 毛", ["毛 泽东", "毛", "泽东"]),
  of("Japanese", "/黒澤/明", ["黒澤明", "黒澤", "黒澤明"]),
  of("Japanese", "/よしもと/ ばなな", ["よしもと ばなな", "よしもと", "ばなな"]),
  of("Korean", "/김/철수", ["김철수", "김", "김철수"]),
  of("Korean", "/이/ 순신", ["이 순신", "이", "순신"]),
  of("Vietnamese", "/Nguyễn/ Văn Linh", ["Nguyễn Văn Linh", "Nguyễn", "nguyen linh"]),
  of("Vietnamese", "/Hồ/ Chí Minh", ["Hồ Chí Minh", "Hồ", "ho chi minh"]),
  of("Hungarian", "/Nagy/ Béla", ["Nagy Béla", "Nagy", "bela nagy"]),
  of("Hungarian", "Dr. /Kovács/ István\n2 NPFX Dr.", ["Dr. Kovács István", "Kovács", "istvan"]),
  of("Spanish", "Juan /Pérez/ /Sánchez/\n2 SURN Pérez, Sánchez", ["Juan Pérez Sánchez", "Pérez Sánchez", "sanchez"]),
  of("Spanish", "María /García Lorca/\n2 SURN García", ["María García Lorca", "García Lorca", "lorca"]),
  of("Portuguese", "João /Silva/ Santos\n2 SURN Silva\n2 SURN Santos", ["João Silva Santos", "Silva Santos", "santos"]),
  of("Portuguese", "Inês /de Castro/\n2 SPFX de\n2 SURN Castro", ["Inês de Castro", "Castro", "castro"]),
  of("Dutch", "Vincent /van Gogh/", ["Vincent van Gogh", "van Gogh", "gogh"]),
  of("Dutch", "Jan /Berg/\n2 SPFX van der\n2 SURN Berg", ["Jan van der Berg", "Berg", "berg"]),
  of("German", "Johann Wolfgang /von Goethe/\n2 SPFX von\n2 SURN Goethe", [
    "Johann Wolfgang von Goethe",
    "Goethe",
    "goethe",
  ]),
  of("German", "Anna /Müller/ geb. Huber", ["Anna Müller geb. Huber", "Müller", "huber"]),
  of("Icelandic", "Björk Guðmundsdóttir", ["Björk Guðmundsdóttir", null, "bjork"]),
  of("Icelandic", "Jón /Sigurðsson/", ["Jón Sigurðsson", "Sigurðsson", "sigurdsson"]),
  of("Russian", "Лев Николаевич /Толстой/", ["Лев Николаевич Толстой", "Толстой", "толстой"]),
  of("Russian", "/Толстой/ Лев Николаевич", ["Толстой Лев Николаевич", "Толстой", "лев"]),
  of("Arabic", "محمد بن عبد الله", ["محمد بن عبد الله", null, "محمد"]),
  of("Arabic", "Abu Bakr Muhammad ibn Zakariya /al-Razi/", [
    "Abu Bakr Muhammad ibn Zakariya al-Razi",
    "al-Razi",
    "razi",
  ]),
  of("Hebrew", "דוד /בן-גוריון/", ["דוד בן-גוריון", "בן-גוריון", "דוד"]),
  of("Hebrew", "משה בן מימון", ["משה בן מימון", null, "מימון"]),
  of("Indian", "R. K. Narayan", ["R. K. Narayan", null, "narayan"]),
  of("Indian", "Mohandas Karamchand /Gandhi/", ["Mohandas Karamchand Gandhi", "Gandhi", "karamchand"]),
  of("Burmese", "U Thant", ["U Thant", null, "thant"]),
  of("Burmese", "Aung San Suu Kyi", ["Aung San Suu Kyi", null, "suu kyi"]),
  of("Javanese", "Suharto", ["Suharto", null, "suharto"]),
  of("Javanese", "Sukarno //", ["Sukarno", null, "sukarno"]),
  of("Turkish", "Mustafa Kemal Paşa", ["Mustafa Kemal Paşa", null, "pasa"]),
  of("Turkish", "Nâzım /Hikmet/", ["Nâzım Hikmet", "Hikmet", "nazim"]),
  of("Swedish", "Anders Persson /Modig/", ["Anders Persson Modig", "Modig", "persson"]),
  of("Swedish", "Karin Olsdotter", ["Karin Olsdotter", null, "olsdotter"]),
  of("Norwegian", "Ole Hansen /Bakken/", ["Ole Hansen Bakken", "Bakken", "hansen"]),
  of("Norwegian", "Bjørnstjerne /Bjørnson/", ["Bjørnstjerne Bjørnson", "Bjørnson", "bjornson"]),
  of("Irish", "Seán /Ó Briain/", ["Seán Ó Briain", "Ó Briain", "briain"]),
  of("Irish", "Máire /Mac an tSaoi/", ["Máire Mac an tSaoi", "Mac an tSaoi", "maire"]),
  of("French", "Jean /Roy/ dit Desjardins", ["Jean Roy dit Desjardins", "Roy", "desjardins"]),
  of("French", "Valéry /Giscard d'Estaing/", ["Valéry Giscard d'Estaing", "Giscard d'Estaing", "estaing"]),
  of("English", "Martin /King/, Jr.", ["Martin King, Jr.", "King", "king jr"]),
  of("English", 'Lt. Joseph "Joe" /Allen/ II\n2 NPFX Lt.\n2 GIVN Joseph', [
    'Lt. Joseph "Joe" Allen II',
    "Allen",
    "joe allen",
  ]),
  of("Scottish", "Flora /MacDonald/ of Milton", ["Flora MacDonald of Milton", "MacDonald", "milton"]),
  of("Scottish", "Sir Walter /Scott/\n2 NPFX Sir", ["Sir Walter Scott", "Scott", "scott"]),
  of("Welsh", "Llywelyn ap Gruffudd", ["Llywelyn ap Gruffudd", null, "gruffudd"]),
  of("Welsh", "Dafydd /ap Gwilym/", ["Dafydd ap Gwilym", "ap Gwilym", "gwilym"]),
  of("Polish", "Maria /Skłodowska/-Curie", ["Maria Skłodowska-Curie", "Skłodowska", "curie"]),
  of("Polish", "Józef /Piłsudski/", ["Józef Piłsudski", "Piłsudski", "pilsudski"]),
  of("Greek", "Νίκος /Καζαντζάκης/", ["Νίκος Καζαντζάκης", "Καζαντζάκης", "καζαντζακης"]),
  of("Greek", "Melina /Mercouri/", ["Melina Mercouri", "Mercouri", "melina"]),
  of("Ukrainian", "Тарас Григорович /Шевченко/", ["Тарас Григорович Шевченко", "Шевченко", "шевченко"]),
  of("Ukrainian", "/Франко/ Іван", ["Франко Іван", "Франко", "франко"]),
  of("Italian", "Leonardo da Vinci", ["Leonardo da Vinci", null, "vinci"]),
  of("Italian", "Lorenzo /de' Medici/", ["Lorenzo de' Medici", "de' Medici", "medici"]),
  of("Romanian", "/Ionescu/ Maria", ["Ionescu Maria", "Ionescu", "maria"]),
  of("Romanian", "Ion Luca /Caragiale/", ["Ion Luca Caragiale", "Caragiale", "caragiale"]),
  of("Armenian", "Արամ /Խաչատրյան/", ["Արամ Խաչատրյան", "Խաչատրյան", "արամ"]),
  of("Armenian", "Charles /Aznavourian/", ["Charles Aznavourian", "Aznavourian", "aznavourian"]),
]
