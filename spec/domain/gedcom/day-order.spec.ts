import { expect } from "chai"
import { isDayFirstLanguage } from "../../../core/domain/gedcom/standard/day-order.ts"
import { languageNames, tagOfLanguage } from "../../../core/domain/gedcom/languages.ts"

/**
 * The orders of day, month and year that the platform's own data give a language: in words, and in numbers. Latvian
 * and Swedish have two.
 */
const ordersOf = (tag: string): readonly string[] =>
  (["long", "short"] as const).map((dateStyle) => {
    const parts = new Intl.DateTimeFormat(tag, { calendar: "gregory", dateStyle }).formatToParts(new Date(0))
    return parts.flatMap(({ type }) => (["day", "month", "year"].includes(type) ? [type] : [])).join(" ")
  })

const isKnown = (tag: string): boolean => Intl.DateTimeFormat.supportedLocalesOf([tag]).length > 0

describe("A language that has the day before the month", () => {
  it("has it there by the platform's data too", () => {
    const known = [...languageNames].flatMap((name) => (isDayFirstLanguage(name) ? [tagOfLanguage(name) ?? ""] : []))
    expect(known).to.have.length.above(25)
    for (const tag of [...known, "en-GB", "de-AT", "nb", "uk"]) {
      expect(isDayFirstLanguage(tag), tag).to.equal(true)
      if (isKnown(tag)) expect(ordersOf(tag), tag).to.include("day month year")
    }
  })

  it("is not English in general, nor one with the year in front, nor one that is not known", () => {
    for (const language of ["English", "en", "en-US", "Hungarian", "hu", "Japanese", "Chinese", "Klingon", "", null])
      expect(isDayFirstLanguage(language), String(language)).to.equal(false)
  })
})
