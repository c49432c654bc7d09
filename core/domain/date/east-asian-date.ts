import { eraNames, erasBySun } from "./languages/eras.ts"

const hasHan = /\p{sc=Han}/u
const digits = "〇一二三四五六七八九"
const numbers = /[〇零一二三四五六七八九十百]{1,6}(?=[年月日号號世])|元(?=年)|正(?=月)/gu
const era = new RegExp(
  String.raw`(${[...eraNames.keys()].join("|")})\s?(\d{1,2})年(?:\s?閏?\d{1,2}月(?:\s?\d{1,2}日)?)?`,
  "gu",
)
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

/** A number in Chinese signs: `三`, `十二`, `廿一`, `一八五〇`. */
const numberOf = (signs: string): number => {
  if (signs === "元" || signs === "正") return 1
  const values = [...signs.replaceAll("零", "〇")]
  if (!values.some((sign) => "十百".includes(sign))) return Number(values.map((sign) => digits.indexOf(sign)).join(""))
  let [sum, held] = [0, 0]
  for (const sign of values) {
    const unit = { 十: 10, 百: 100 }[sign]
    if (unit === undefined) held = digits.indexOf(sign)
    else {
      sum += (held === 0 ? 1 : held) * unit
      held = 0
    }
  }
  return sum + held
}

/** The year of an era. Its months were those of the moon, except in later eras, so a date has its approximate year. */
const ofEra = (written: string, name: string, year: string): string => {
  const western = (eraNames.get(name) ?? 0) + Number(year) - 1
  const sun = erasBySun.get(name)
  if (sun === undefined || Number(year) < sun) return `~${western}年`
  return written.replace(/^\D+\d{1,2}/u, String(western))
}

/**
 * A date in Chinese or Japanese with the numbers and months of other languages: `1850年3月12日` is `1850年 mar 12日`, `嘉永3年` is
 * `~1850年`. Any other text is unchanged.
 */
export const inWesternNumbers = (text: string): string => {
  const western = text.replace(/[０-９]/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
  if (!hasHan.test(western)) return western
  return western
    .replace(numbers, (signs) => String(numberOf(signs)))
    .replace(era, ofEra)
    .replace(/(?<!\d)(\d{1,2})月/gu, (written, month) => {
      const name = months[Number(month) - 1]
      return name === undefined ? written : ` ${name} `
    })
}
