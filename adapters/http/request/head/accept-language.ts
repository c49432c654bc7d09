import { canonicalTag } from "../../../../core/codec/language-tag.ts"
import { isLanguage, type Language } from "../../../../core/languages/language.ts"

/** One range of the header: its tag, and how much it is wanted. */
interface Range {
  readonly tag: string
  readonly weight: number
}

/** More ranges than any browser sends. */
const MOST_RANGES = 50

const rangeOf = (text: string): Range | null => {
  const [tag = "", ...parameters] = text.split(";").map((part) => part.trim())
  const weight = parameters
    .map((parameter) => /^q=(\d(?:\.\d{1,3})?)$/i.exec(parameter)?.[1])
    .find((q) => q !== undefined)
  const canonical = tag === "*" ? tag : canonicalTag(tag)
  return canonical === null ? null : { tag: canonical, weight: weight === undefined ? 1 : Number(weight) }
}

/** The language of a tag: that of the tag itself, or of the tag without its last parts (`de-AT` is `de`). */
const languageOf = (tag: string): Language | null => {
  for (let rest = tag; rest !== ""; rest = rest.slice(0, Math.max(0, rest.lastIndexOf("-")))) {
    if (isLanguage(rest)) return rest
  }
  return null
}

/**
 * The language that an `Accept-Language` header wants most (RFC 9110 section 12.5.4, lookup as in RFC 4647); null if
 * the service ships none that it names. `*` names none.
 */
export const chooseLanguage = (header: string | undefined): Language | null => {
  const ranges = (header ?? "")
    .split(",", MOST_RANGES)
    .map(rangeOf)
    .filter((range) => range !== null)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return ranges.map(({ tag }) => languageOf(tag)).find((language) => language !== null) ?? null
}
