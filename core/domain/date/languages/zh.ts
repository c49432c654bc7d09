import type { DateLanguage } from "./date-language.ts"

/** Numbers of months, days and years are read before the words. */
export const chinese: DateLanguage = {
  tag: "zh",
  months: [],
  before: {
    about: "约, 約, 大约, 大約, 可能, 左右",
    before: "早于, 早於, 不晚于, 不晚於",
    after: "晚于, 晚於, 不早于, 不早於",
    from: "从, 從, 自, 由",
    to: "至, 到, 直到",
  },
  behind: {
    about: "左右, 前后, 前後, 许, 許",
    before: "以前, 之前, 前",
    after: "以后, 以後, 之后, 之後, 后, 後",
    from: "起, 以来, 以來",
    to: "为止, 為止",
  },
  between: { before: "在, 介于, 介於", joins: "和, 与, 與, 到, 至, 及", behind: "之间, 之間, 间, 間" },
  period: { before: "从, 從, 自, 由", joins: "到, 至", behind: "为止, 為止" },
  or: "或, 或者",
  fillers: "年, 日, 号, 號, 公元, 西元",
  aheadBeforeChrist: "公元前, 西元前, 纪元前, 紀元前",
  century: "世纪, 世紀",
  years: "年代, 年 代",
}
