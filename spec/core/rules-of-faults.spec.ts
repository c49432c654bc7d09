import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { faults, instant, integer, lineText, listOf, oneOf, text, wire } from "../../core/codec/wire.ts"
import { type Rule, rules } from "../../core/codec/rule.ts"
import type { DateInput } from "../../core/domain/date/genealogical-date.ts"
import { makeDate } from "../../core/domain/date/make-date.ts"
import { PersonId } from "../../core/domain/ids.ts"

const body = wire(
  "Example",
  { title: text(5, 2) },
  {
    line: lineText(5),
    year: integer(1, 9),
    kind: oneOf(["one", "two"]),
    at: instant,
    person: PersonId,
    names: listOf(text(3), 2),
  },
)

/** The rule of the only fault at a path. */
const ruleAt = (input: unknown, path: string): Rule | undefined => {
  const read = body.decode(input)
  const found = E.isLeft(read) ? faults(read.left) : []
  return found.find((fault) => fault.path === path)?.rule
}

describe("The rules of faults", () => {
  const cases: readonly (readonly [input: unknown, path: string, rule: Rule])[] = [
    [[], "", "wrong_type"],
    [{}, "title", "required"],
    [{ title: 3 }, "title", "wrong_type"],
    [{ title: "a" }, "title", "too_short"],
    [{ title: "abcdef" }, "title", "too_long"],
    [{ title: "a\0c" }, "title", "control_character"],
    [{ title: "abc", line: "a\nb" }, "line", "control_character"],
    [{ title: "abc", year: 0 }, "year", "out_of_range"],
    [{ title: "abc", year: "3" }, "year", "wrong_type"],
    [{ title: "abc", kind: "three" }, "kind", "not_one_of"],
    [{ title: "abc", at: "yesterday" }, "at", "not_a_date"],
    [{ title: "abc", person: "x" }, "person", "not_an_id"],
    [{ title: "abc", names: ["a", "b", "c"] }, "names", "too_long"],
    [{ title: "abc", more: 1 }, "more", "unknown_field"],
  ]
  for (const [input, path, rule] of cases)
    it(`say ${rule} for ${JSON.stringify(input)}`, () => expect(ruleAt(input, path)).to.equal(rule))

  it("are each of the list", () => {
    expect(new Set(cases.map(([, , rule]) => rule))).to.deep.equal(new Set(rules))
  })

  it("of a date say what it lacks, what is out of range, and what no date is", () => {
    const rulesOf = (input: DateInput) => {
      const made = makeDate(input)
      return E.isLeft(made) ? made.left.map(({ path, rule }) => [path, rule]) : []
    }
    expect(rulesOf({ month: 3 })).to.deep.equal([["year", "required"]])
    expect(rulesOf({ year: 10_000 })).to.deep.equal([["year", "out_of_range"]])
    expect(rulesOf({ year: 1900, month: 2, day: 30 })).to.deep.equal([
      ["", "not_a_date"],
      ["day", "out_of_range"],
    ])
    expect(rulesOf({ qualifier: "between", year: 1852, toYear: 1848 })).to.deep.equal([["toYear", "not_a_date"]])
  })
})
