import { expect } from "chai"
import { latestYear } from "../../../core/domain/date/date-years.ts"
import { dateLanguages } from "../../../core/domain/date/languages/date-languages.ts"
import { sameOrders, unknownOrders } from "../../../core/domain/date/number-order.ts"
import { parseGedcomDate } from "../../../core/domain/date/parse-date.ts"
import { corpusFiles } from "../../support/corpus.ts"
import { readAll } from "../../support/gedcom-read.ts"
import type { GedcomNode } from "../../../core/domain/gedcom/lines/parser.ts"

const read = (text: string, language: string | null = null) =>
  parseGedcomDate(text, "5.5.1", { orders: unknownOrders, language })

/** What each text says, in GEDCOM's words; the text itself stays in the phrase. */
const expectAll = (meanings: Readonly<Record<string, string>>, language: string | null = null): void => {
  for (const [text, display] of Object.entries(meanings)) {
    const meant = display.startsWith("INT") ? `${display} (${text})` : display
    expect(read(text, language), text).to.include({ display: meant, phrase: text })
  }
}

/** A day in each month, then words before, behind and between dates, each with what it says. */
interface Table {
  readonly months: string
  readonly dates: Readonly<Record<string, string>>
}

const tables: Readonly<Record<string, Table>> = {
  en: {
    months: "January, February, March, April, May, June, July, August, September, October, November, December",
    dates: {
      "about the year 1850": "ABT 1850",
      "prob. 1850": "ABT 1850",
      "by 1850": "BEF 1850",
      "not before 1850": "AFT 1850",
      "1850 or later": "AFT 1850",
      "between May and June 1850": "BET MAY 1850 AND JUN 1850",
      "1850 through 1860": "FROM 1850 TO 1860",
      "Tuesday, 24th March 1953": "INT 24 MAR 1953",
    },
  },
  de: {
    months: "Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember",
    dates: {
      "wohl um 1850": "(wohl um 1850)",
      "etwa 1850": "ABT 1850",
      "vor dem 12. März 1850": "BEF 12 MAR 1850",
      "frühestens 1850": "AFT 1850",
      "1850 oder später": "AFT 1850",
      "zwischen Mai und Juni 1850": "BET MAY 1850 AND JUN 1850",
      "vom 25.1.1850 bis 22.2.1851": "FROM 25 JAN 1850 TO 22 FEB 1851",
      "im Jahre 1850": "INT 1850",
    },
  },
  fr: {
    months: "janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre",
    dates: {
      "vers 1850": "ABT 1850",
      "peut-être 1850": "ABT 1850",
      "av. 1850": "BEF 1850",
      "après le 12 mars 1850": "AFT 12 MAR 1850",
      "entre 1850 et 1860": "BET 1850 AND 1860",
      "de 1850 à 1860": "FROM 1850 TO 1860",
      "du 1er mai 1850 au 2 juin 1860": "FROM 1 MAY 1850 TO 2 JUN 1860",
      "jusqu’en 1850": "TO 1850",
      "à partir de 1850": "FROM 1850",
    },
  },
  es: {
    months: "enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre",
    dates: {
      "hacia 1850": "ABT 1850",
      "antes de 1850": "BEF 1850",
      "después del 12 de marzo de 1850": "AFT 12 MAR 1850",
      "entre 1850 y 1860": "BET 1850 AND 1860",
      "de 1850 a 1860": "FROM 1850 TO 1860",
      "desde 1850 hasta 1860": "FROM 1850 TO 1860",
      "hasta 1850": "TO 1850",
      "en el año 1850": "INT 1850",
    },
  },
  nl: {
    months: "januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december",
    dates: {
      "omstreeks 1850": "ABT 1850",
      "voor 12 maart 1850": "BEF 12 MAR 1850",
      "na 1850": "AFT 1850",
      "tussen 1850 en 1860": "BET 1850 AND 1860",
      "van 1850 tot 1860": "FROM 1850 TO 1860",
      "vanaf 1850": "FROM 1850",
      "1850 of later": "AFT 1850",
      "in het jaar 1850": "INT 1850",
    },
  },
  pl: {
    months:
      "stycznia, lutego, marca, kwietnia, maja, czerwca, lipca, sierpnia, września, października, listopada, grudnia",
    dates: {
      "około 1850": "ABT 1850",
      "ok. 1850 r.": "ABT 1850",
      "przed 12 marca 1850 r.": "BEF 12 MAR 1850",
      "po 1850": "AFT 1850",
      "między 1850 a 1860": "BET 1850 AND 1860",
      "od 1850 do 1860": "FROM 1850 TO 1860",
      "1850 lub później": "AFT 1850",
      "w roku 1850": "INT 1850",
    },
  },
  sv: {
    months: "januari, februari, mars, april, maj, juni, juli, augusti, september, oktober, november, december",
    dates: {
      "omkring 1850": "ABT 1850",
      "före den 12 mars 1850": "BEF 12 MAR 1850",
      "efter 1850": "AFT 1850",
      "mellan 1850 och 1860": "BET 1850 AND 1860",
      "från 1850 till 1860": "FROM 1850 TO 1860",
      "t.o.m. 1850": "TO 1850",
      "fr.o.m. 1850": "FROM 1850",
      "år 1850": "INT 1850",
    },
  },
  he: {
    months: "בינואר, בפברואר, במרץ, באפריל, במאי, ביוני, ביולי, באוגוסט, בספטמבר, באוקטובר, בנובמבר, בדצמבר",
    dates: {
      "בערך 1850": "ABT 1850",
      "לפני 1850": "BEF 1850",
      "אחרי 12 במרץ 1850": "AFT 12 MAR 1850",
      "בין 1850 ל-1860": "BET 1850 AND 1860",
      "מ-1850 עד 1860": "FROM 1850 TO 1860",
      "עד 1850": "TO 1850",
      "בשנת 1850": "INT 1850",
    },
  },
  da: {
    months: "januar, februar, marts, april, maj, juni, juli, august, september, oktober, november, december",
    dates: {
      "omkr. 1850": "ABT 1850",
      "før den 12. marts 1850": "BEF 12 MAR 1850",
      "efter 1850": "AFT 1850",
      "mellem 1850 og 1860": "BET 1850 AND 1860",
      "fra 1850 til 1860": "FROM 1850 TO 1860",
    },
  },
  no: {
    months: "januar, februar, mars, april, mai, juni, juli, august, september, oktober, november, desember",
    dates: {
      "omlag 1850": "ABT 1850",
      "før 12. mars 1850": "BEF 12 MAR 1850",
      "etter 1850": "AFT 1850",
      "mellom 1850 og 1860": "BET 1850 AND 1860",
      "fra 1850 til 1860": "FROM 1850 TO 1860",
    },
  },
  is: {
    months: "janúar, febrúar, mars, apríl, maí, júní, júlí, ágúst, september, október, nóvember, desember",
    dates: {
      "um 1850": "ABT 1850",
      "fyrir 12. mars 1850": "BEF 12 MAR 1850",
      "eftir 1850": "AFT 1850",
      "milli 1850 og 1860": "BET 1850 AND 1860",
      "frá 1850 til 1860": "FROM 1850 TO 1860",
    },
  },
  fi: {
    months: `tammikuuta, helmikuuta, maaliskuuta, huhtikuuta, toukokuuta, kesäkuuta, heinäkuuta, elokuuta, syyskuuta, lokakuuta,
      marraskuuta, joulukuuta`,
    dates: {
      "noin 1850": "ABT 1850",
      "ennen 12. maaliskuuta 1850": "BEF 12 MAR 1850",
      "jälkeen 1850": "AFT 1850",
      "1850 jälkeen": "AFT 1850",
      "vuosien 1850 ja 1860 välillä": "BET 1850 AND 1860",
      "vuodesta 1850 vuoteen 1860": "FROM 1850 TO 1860",
      "vuonna 1850": "INT 1850",
    },
  },
  hu: {
    months:
      "január, február, március, április, május, június, július, augusztus, szeptember, október, november, december",
    dates: {
      "kb. 1850": "ABT 1850",
      "1850 körül": "ABT 1850",
      "1850. március 12. előtt": "BEF 12 MAR 1850",
      "1850 után": "AFT 1850",
      "1850 és 1860 között": "BET 1850 AND 1860",
      "1850-től 1860-ig": "FROM 1850 TO 1860",
      "1850. március 12-én": "INT 12 MAR 1850",
    },
  },
  cs: {
    months: "ledna, února, března, dubna, května, června, července, srpna, září, října, listopadu, prosince",
    dates: {
      "kolem roku 1850": "ABT 1850",
      "před 12. březnem 1850": "(před 12. březnem 1850)",
      "před 12. března 1850": "BEF 12 MAR 1850",
      "po roce 1850": "AFT 1850",
      "mezi 1850 a 1860": "BET 1850 AND 1860",
      "od 1850 do 1860": "FROM 1850 TO 1860",
    },
  },
  ru: {
    months: "января, февраля, марта, апреля, мая, июня, июля, августа, сентября, октября, ноября, декабря",
    dates: {
      "около 1850 года": "ABT 1850",
      "до 12 марта 1850 г.": "BEF 12 MAR 1850",
      "после 1850": "AFT 1850",
      "между 1850 и 1860": "BET 1850 AND 1860",
      "с 1850 по 1860": "FROM 1850 TO 1860",
      "в 1850 г.": "INT 1850",
    },
  },
  uk: {
    months: "січня, лютого, березня, квітня, травня, червня, липня, серпня, вересня, жовтня, листопада, грудня",
    dates: {
      "близько 1850 року": "ABT 1850",
      "до 12 березня 1850 р.": "BEF 12 MAR 1850",
      "після 1850": "AFT 1850",
      "між 1850 і 1860": "BET 1850 AND 1860",
      "з 1850 до 1860": "FROM 1850 TO 1860",
    },
  },
  pt: {
    months: "janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro",
    dates: {
      "por volta de 1850": "ABT 1850",
      "antes de 12 de março de 1850": "BEF 12 MAR 1850",
      "depois de 1850": "AFT 1850",
      "entre 1850 e 1860": "BET 1850 AND 1860",
      "de 1850 até 1860": "FROM 1850 TO 1860",
    },
  },
  it: {
    months: "gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre",
    dates: {
      "verso il 1850": "ABT 1850",
      "1850 circa": "ABT 1850",
      "prima del 12 marzo 1850": "BEF 12 MAR 1850",
      "dopo il 1850": "AFT 1850",
      "tra il 1850 e il 1860": "BET 1850 AND 1860",
      "dal 1850 al 1860": "FROM 1850 TO 1860",
    },
  },
  zh: {
    months: "",
    dates: {
      "1850年3月12日": "INT 12 MAR 1850",
      一八五〇年十二月: "INT DEC 1850",
      约1850年: "ABT 1850",
      "1850年左右": "ABT 1850",
      "1850年以前": "BEF 1850",
      "1850年之後": "AFT 1850",
      "1850年至1860年之间": "BET 1850 AND 1860",
      从1850年到1860年: "FROM 1850 TO 1860",
      公元前44年: "INT 44 B.C.",
      光绪三年: "ABT 1877",
      民國元年正月: "INT JAN 1912",
    },
  },
  ja: {
    months: "",
    dates: {
      "１８５０年３月１２日": "INT 12 MAR 1850",
      "1850年頃": "ABT 1850",
      "1850年以前": "BEF 1850",
      "1850年以降": "AFT 1850",
      "1850年から1860年の間": "BET 1850 AND 1860",
      "1850年から1860年まで": "FROM 1850 TO 1860",
      嘉永3年: "ABT 1850",
      嘉永三年四月五日: "ABT 1850",
      明治23年5月3日: "INT 3 MAY 1890",
      昭和元年: "INT 1926",
    },
  },
  hr: {
    months:
      "siječnja, veljače, ožujka, travnja, svibnja, lipnja, srpnja, kolovoza, rujna, listopada, studenoga, prosinca",
    dates: {
      "oko 1850": "ABT 1850",
      "prije 12. ožujka 1850": "BEF 12 MAR 1850",
      "poslije 1850": "AFT 1850",
      "između 1850 i 1860": "BET 1850 AND 1860",
      "od 1850 do 1860": "FROM 1850 TO 1860",
    },
  },
}

const codes = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"]

describe("Dates in the words of languages", () => {
  it("have a table for each language", () => {
    expect(Object.keys(tables)).to.have.members(dateLanguages.map(({ tag }) => tag))
  })

  for (const [language, { months, dates }] of Object.entries(tables))
    it(`are read in ${language}: months, about, before, after, between, from … to`, () => {
      const names = months === "" ? [] : months.split(/,\s+/)
      expect(names.length % 12).to.equal(0)
      expectAll(Object.fromEntries(names.map((name, at) => [`12. ${name} 1850`, `INT 12 ${codes[at]} 1850`])), language)
      expectAll(dates, language)
    })

  it("are read without a language of the file where all languages agree", () => {
    for (const [language, { dates }] of Object.entries(tables)) if (language !== "hr") expectAll(dates)
  })

  it("are decided by the language of the file where two languages differ, otherwise not", () => {
    for (const text of ["listopad 1850", "ab 1850", "lip. 1850", "1850 a 1860"]) {
      expect(read(text).qualifier, text).to.equal("phrase")
      expect(read(text, "sv").qualifier, text).to.equal("phrase")
    }
    expectAll({ "listopad 1850": "INT NOV 1850", "lip. 1850": "INT JUL 1850" }, "pl")
    expectAll({ "listopad 1850": "INT OCT 1850", "lip. 1850": "INT JUN 1850" }, "hr")
    expectAll({ "ab 1850": "FROM 1850" }, "de")
    expectAll({ "ab 1520": "ABT 1520" }, "en")
    expectAll({ "1850 a 1860": "FROM 1850 TO 1860" }, "es")
  })

  it("share what the first of them leaves out", () => {
    expectAll({
      "Btn. 6 Jun and 17 Jul 1644": "BET 6 JUN 1644 AND 17 JUL 1644",
      "BET JUN AND DEC 1900": "BET JUN 1900 AND DEC 1900",
      "May/June 1815": "BET MAY 1815 AND JUN 1815",
      "500 or 400 BC": "BET 500 B.C. AND 400 B.C.",
    })
    for (const text of ["8/9 Jul 1457", "12 or 13 May 1815", "in until 1850"])
      expect(read(text).toYear, text).to.equal(null)
  })
})

describe("Dates of other calendars in words", () => {
  it("may be of the French Republic", () => {
    expectAll({
      "12 brumaire an III": "INT @#DFRENCH R@ 12 BRUM 3",
      "le 3 nivôse an deux": "INT @#DFRENCH R@ 3 NIVO 2",
      "1er vendémiaire de l'an IV": "INT @#DFRENCH R@ 1 VEND 4",
      "5e jour complémentaire an XI": "INT @#DFRENCH R@ 5 COMP 11",
      "3. Brumaire III": "INT @#DFRENCH R@ 3 BRUM 3",
      "l'an III de la République": "INT @#DFRENCH R@ 3",
      "avant brumaire an III": "BEF @#DFRENCH R@ BRUM 3",
      "du 3 nivôse an II au 5 ventôse an III": "FROM @#DFRENCH R@ 3 NIVO 2 TO @#DFRENCH R@ 5 VENT 3",
    })
    for (const text of ["31 brumaire an III", "12 brumaire", "12 brumaire an XX", "6e jour complémentaire an II"])
      expect(read(text).qualifier, text).to.equal("phrase")
  })

  it("may be Hebrew, in letters", () => {
    expectAll({
      'י"ב אדר תר"י': "INT @#DHEBREW@ 12 ADR 5610",
      "י״ב באדר ה׳תר״י": "INT @#DHEBREW@ 12 ADR 5610",
      "ה' אייר תש\"ח": "INT @#DHEBREW@ 5 IYR 5708",
      'ט"ו בשבט תרפ"א': "INT @#DHEBREW@ 15 SHV 5681",
      'תשרי תר"י': "INT @#DHEBREW@ TSH 5610",
      'תר"י': "INT @#DHEBREW@ 5610",
      'לפני תר"י': "BEF @#DHEBREW@ 5610",
      "5 Iyar 5708": "INT @#DHEBREW@ 5 IYR 5708",
      'י"ד אדר ב\' תשפ"ד': "INT @#DHEBREW@ 14 ADS 5784",
      'י"ד אדר תשפ"ד': "BET @#DHEBREW@ 14 ADR 5784 AND @#DHEBREW@ 14 ADS 5784",
    })
    expect(read('י"ב אדר תר"י').sortDay).to.equal(read("24 FEB 1850").sortDay)
    for (const text of ['ל"ב אדר תר"י', "אדר", "י אדר"]) expect(read(text).qualifier, text).to.equal("phrase")
  })
})

describe("Centuries and decades", () => {
  it("are the years from their first to their last", () => {
    for (const text of [
      ...[
        "18th cent.",
        "18th century",
        "the 18th c.",
        "early 18th century",
        "late 18th cent.",
        "about the 18th century",
      ],
      ...["18. Jahrhundert", "18. Jh.", "Anfang des 18. Jh.", "XVIIIe siècle", "fin du XVIIIe siècle", "siglo XVIII"],
      ...[
        "s. XVIII",
        "18e eeuw",
        "XVIII wiek",
        "XVIII w.",
        "18. století",
        "18. század",
        "século XVIII",
        "XVIII secolo",
      ],
      ...["18. århundrede", "18. öld", "XVIII век", "XVIII в.", "XVIII століття", "18世紀", "十八世纪", "המאה ה-18"],
    ])
      expect(read(text).display, text).to.equal("BET 1701 AND 1800")
    for (const text of ["18--", "18xx", "18??", "1800-talet", "1800-tallet", "1800-luvulla", "1800s"])
      expect(read(text).display, text).to.equal("BET 1800 AND 1899")
    for (const text of ["185-", "185?", "185x", "1850s", "1850’s", "1850er Jahre", "1850-talet", "1850-е годы"])
      expect(read(text).display, text).to.equal("BET 1850 AND 1859")
    expectAll({ "before the 18th century": "BEF 1701", "after the 18th century": "AFT 1800" })
    expectAll({ "between the 17th and 18th century": "(between the 17th and 18th century)" })
  })

  it("are none in other numbers", () => {
    for (const text of ["1st", "11st", "18 --- 3", "99th century", "1--", "185", "1855s"])
      expect(read(text).display, text).not.to.match(/^BET/)
  })
})

/** The list of `fidelity.md`: what the file has, and what a person reads. A phrase has the year of its words. */
const listed: Readonly<Record<string, string>> = {
  "1490 or 1504": "BET 1490 AND 1504",
  "16 October 1563 or 17 Feb 1562": "BET 17 FEB 1562 AND 16 OCT 1563",
  "1505/1512": "BET 1505 AND 1512",
  "1540/1544": "BET 1540 AND 1544",
  "1476/88": "BET 1476 AND 1488",
  "1647/16": "ABT 1647",
  "1763/65": "BET 1763 AND 1765",
  "1056/1060": "BET 1056 AND 1060",
  "ABT    1103/1105": "BET 1103 AND 1105",
  "Btn. 9 May 1669 and 8 Jun 1691": "BET 9 MAY 1669 AND 8 JUN 1691",
  "btw. 1937-1940": "BET 1937 AND 1940",
  "between 1847 1865": "BET 1847 AND 1865",
  "BET. 1850-1860": "BET 1850 AND 1860",
  "abt 1778-80": "BET 1778 AND 1780",
  "?20 Nov 1690 /1695": "BET 20 NOV 1690 AND 1695",
  "1195–1226 or 1233": "BET 1195 AND 1233",
  "982 or 1008": "BET 982 AND 1008",
  "24 Febr 1857": "INT 24 FEB 1857",
  "bfr 1900": "BEF 1900",
  'About: <a href="tel:00-00-1520">00-00-1520</a>': "ABT 1520",
  "wohl 1850": "ABT 1850",
  "vom 21.1.1850 bis 22.2.1851": "FROM 21 JAN 1850 TO 22 FEB 1851",
  "1850 to 1860": "FROM 1850 TO 1860",
  "18500312": "INT 12 MAR 1850",
}

/** Of the same list, what is not read whole, with its year and the reason. */
const listedPhrases: readonly (readonly [text: string, year: number | null, why: string])[] = [
  ["(1850)", 1850, "brackets are GEDCOM's mark of words that are no date"],
  ["ab 1520", 1520, "without a language it is 'about' or 'from'"],
  ["ab 1850", null, "without a language it is 'about' or 'from', of which one leaves the end open"],
  ["abt. 1317 BC (or abt. 934 BC)", -1317, "two years far apart"],
  ["by abt. 1424 BC", -1424, "two words for the precision"],
  ["POSS ABT 1500 BC", -1500, "two words for the precision"],
]

/** Values of the corpus without a year although a person reads one, with the reason. */
const unread: ReadonlyMap<string, string> = new Map([
  ["BET 1700 AND @#DJULIAN@ 1750", "its ends have two calendars, and a date has one"],
  ["FROM 1700 TO @#DJULIAN@ 1750", "its ends have two calendars, and a date has one"],
  ["BET @#DHEBREW@ 1 NSN 5700 AND @#DHEBREW@ 30 ELL 5700", "Elul never has 30 days"],
  ["NOV 88", "the century is not known"],
  ["CLEARED 11/88", "the century is not known"],
])

/** Values of the corpus without any year. */
const yearless =
  /^(?:SUBMITTED|UNKNOWN|<unknown>|Unknown|INFANT|CHILD|Dead|Deceased|COMPLETED|CLEARED [JP][RV]|11st|10 JAN|20 JUL)$/

const datesOf = ({ tag, value, children }: GedcomNode): readonly string[] => [
  ...(tag === "DATE" && value.trim() !== "" ? [value.trim()] : []),
  ...children.flatMap(datesOf),
]

describe("The dates of real files", () => {
  it("that were listed are read as a person reads them", () => {
    expectAll(listed)
    expect(
      parseGedcomDate("01/10/1980", "5.5.1", { orders: sameOrders("month_first"), language: null }).display,
    ).to.equal("INT 10 JAN 1980 (01/10/1980)")
    for (const [text, year] of listedPhrases) {
      expect(read(text).qualifier, text).to.equal("phrase")
      expect(latestYear(read(text)), text).to.equal(year)
    }
  })

  it("have a year where a person reads one, but for at most ten values with a reason", async function () {
    const files = corpusFiles()
    if (files === null) {
      console.log("      (the corpus is not beside the project)")
      this.skip()
    }
    const without = new Set<string>()
    for (const file of files) {
      // Some files of the corpus are no GEDCOM.
      const { records } = await readAll(file.bytes()).catch(() => ({ records: [] }))
      for (const text of records.flatMap(datesOf))
        if (latestYear(read(text)) === null && !yearless.test(text)) without.add(text)
    }
    expect([...without].filter((text) => !unread.has(text))).to.deep.equal([])
    expect(unread.size + listedPhrases.filter(([, year]) => year === null).length).to.be.at.most(10)
  })
})
