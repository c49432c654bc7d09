import type { DateLanguage } from "./date-language.ts"

/** Some months of Croatian have the names of other months in Polish and Czech. */
export const croatian: DateLanguage = {
  tag: "hr",
  months: [
    "sijecanj, sijecnja",
    "veljaca, veljace, velj",
    "ozujak, ozujka",
    "travanj, travnja",
    "svibanj, svibnja",
    "lipanj, lipnja, lip",
    "srpanj, srpnja",
    "kolovoz, kolovoza",
    "rujan, rujna",
    "listopad, listopada, lis",
    "studeni, studenoga, studenog",
    "prosinac, prosinca",
  ],
  before: {
    about: "oko, otprilike",
    before: "prije",
    after: "poslije, nakon",
    from: "od",
    to: "do",
  },
  between: { before: "između, izmedu", joins: "i" },
  period: { before: "od", joins: "do" },
  or: "ili",
  fillers: `u, g, god, godine, dana`,
  beforeChrist: "pr. Kr., prije Krista",
  century: "stoljece, stoljeca",
}
