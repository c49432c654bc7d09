import type { DateLanguage } from "./date-language.ts"

/** Numbers of months, days and years are read before the words. */
export const japanese: DateLanguage = {
  tag: "ja",
  months: [],
  before: { about: "約, およそ, おおよそ", before: "遅くとも", after: "早くとも" },
  behind: {
    about: "頃, ごろ, ころ, 前後, 位, くらい",
    before: "以前, より前, の前, 前, までに",
    after: "以後, より後, の後, 後, 以降",
    from: "から, より, 以来",
    to: "まで",
  },
  between: { joins: "から, と, より", behind: "の間, 間, の間に" },
  period: { joins: "から, より", behind: "まで" },
  or: "または, 又は, もしくは, あるいは, か",
  fillers: "年, 日, 西暦",
  aheadBeforeChrist: "紀元前, 西暦前",
  century: "世紀",
  years: "年代",
}
