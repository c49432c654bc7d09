import type { DateLanguage } from "./date-language.ts"

/** The forms of the name of a month. */
const month = (stem: string): string => [stem, `${stem}kuu`, `${stem}kuuta`, `${stem}kuun`, `${stem}kuussa`].join(", ")

export const finnish: DateLanguage = {
  tag: "fi",
  months: ["tammi", "helmi", "maalis", "huhti", "touko", "kesa", "heina", "elo", "syys", "loka", "marras", "joulu"].map(
    month,
  ),
  before: {
    about: "noin, n, arviolta, suunnilleen, todennakoisesti, ehka",
    before: "ennen, ennen vuotta, viimeistaan",
    after: "jalkeen, aikaisintaan",
    estimated: "arvioitu, arvio",
    calculated: "laskettu",
    from: "alkaen, vuodesta",
    to: "asti, saakka, vuoteen",
  },
  behind: {
    about: "tienoilla, paikkeilla",
    before: "tai aiemmin, tai ennen",
    after: "jalkeen, tai myohemmin",
    from: "alkaen, lahtien",
    to: "asti, saakka, mennessa",
  },
  between: { before: "vuosien, valilla", joins: "ja", behind: "valilla, valissa, valisena aikana" },
  period: { before: "vuodesta", joins: "vuoteen" },
  or: "tai",
  fillers: `vuonna, vuoden, vuosi, vuotta, v, paivana, pna, p, maanantai, tiistai, keskiviikko, torstai, perjantai, lauantai, sunnuntai`,
  beforeChrist: "eKr, e. Kr., ennen Kristusta, eaa, ennen ajanlaskun alkua",
  century: "vuosisata, vuosisadalla, vuosisadan",
  years: "luku, - luku, luvulla, - luvulla, luvun, - luvun",
  partOfCentury: "alku, alussa, loppu, lopussa",
}
