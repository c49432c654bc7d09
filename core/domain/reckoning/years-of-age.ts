import { limitOf } from "./rules.ts"
import type { Years } from "./years-of-date.ts"

/** The words of GEDCOM for ages, with the least and the greatest number of years. */
const ages: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["child", [0, 8]],
  ["infant", [0, 1]],
  ["stillborn", [0, 0]],
])

/** The most years that an age may have. */
const MOST_YEARS = 150

/** The full years of an age such as `42y 3m`, `> 42y` or `11m`; years alone may have no letter. */
const yearsIn = (age: string): number | null => {
  const [, years, rest = ""] = /^(?:(\d{1,3})\s{0,2}(?:y|$))?((?:\s{0,2}\d{1,5}\s{0,2}[mwd]){0,3})$/u.exec(age) ?? []
  if (years === undefined && rest === "") return null
  const full = Number(years ?? "0")
  return full > MOST_YEARS ? null : full
}

/** How many years an age of this number of years may be wrong. */
const slackOf = (years: number): number => limitOf("age") + Math.ceil(years / 5)

/** The years of birth of somebody of this age in these years. Both are null if the words name no age. */
export const birthByAge = (age: string, { from, to }: Years): Years => {
  const text = age.trim().toLowerCase()
  const sign = text.startsWith("<") || text.startsWith(">") ? text[0] : null
  const words = sign === null ? text : text.slice(1).trim()
  const years = ages.has(words) ? null : yearsIn(words)
  const [least, most] = ages.get(words) ?? [years, years]
  if (least === null || most === null) return { from: null, to: null }
  const slack = slackOf(most)
  return {
    from: from === null || sign === ">" ? null : from - most - 1 - slack,
    to: to === null || sign === "<" ? null : to - least + slack,
  }
}
