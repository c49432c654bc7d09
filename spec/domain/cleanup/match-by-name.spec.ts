import { expect } from "chai"
import { matchByName, noteIndividual, type SexesByName } from "../../../core/domain/cleanup/match-by-name.ts"
import type { NameWords } from "../../../core/domain/name.ts"
import type { Gender, Person } from "../../../core/domain/person.ts"
import { searchText } from "../../../core/domain/name-text/search-text.ts"
import { aPerson, newId } from "../../support/builders.ts"

const named = (given: string | null, surname: string | null, rest: Partial<NameWords> = {}): NameWords => ({
  givenName: given,
  surname,
  prefix: null,
  suffix: null,
  written: null,
  language: null,
  surnamePrefix: null,
  forms: [],
  ...rest,
})

const treeId = newId<"TreeId">()
const person = (names: readonly NameWords[], gender: Gender | null = null): Person => ({
  ...aPerson({ treeId, gender }),
  searchText: searchText(names.map((name, at) => ({ ...name, isPrimary: at === 0 }))),
})

type Individual = readonly [ref: string, gender: Gender | null, ...names: readonly NameWords[]]

/** Who of these people is matched, by ordinal: `0 male @I1@`. */
const matched = (file: readonly Individual[], people: readonly Person[]): readonly string[] => {
  const sexes: SexesByName = new Map()
  for (const [ref, gender, ...names] of file) noteIndividual(sexes, { ref, gender, names })
  const { take, end } = matchByName(sexes)
  people.forEach(take)
  return end().map(({ id, gender, ref }) => `${people.findIndex((one) => one.id === id)} ${gender} ${ref}`)
}

const kim = named("Kim", "Andrews")
const leslie = named("Leslie", "Andrews")

describe("People matched with a file by their names", () => {
  it("get the sex of the person with their name in the file", () => {
    expect(
      matched(
        [
          ["@I1@", "female", kim],
          ["@I2@", "male", leslie],
        ],
        [person([leslie]), person([kim])],
      ),
    ).to.deep.equal(["0 male @I2@", "1 female @I1@"])
  })

  it("match without regard to case, accents and spacing, and by every name", () => {
    const file: readonly Individual[] = [["@I1@", "female", named("KÄTHE  maria", "Müller-Huber")]]
    expect(matched(file, [person([named("Kathe Maria", "muller huber")])])).to.deep.equal(["0 female @I1@"])
    expect(matched([["@I1@", "male", leslie, kim]], [person([named("L.", "A."), kim])])).to.deep.equal(["0 male @I1@"])
    expect(
      matched(
        [["@I1@", "male", named("Jan", "Berg", { surnamePrefix: "van der" })]],
        [person([named("Jan", "van der Berg")])],
      ),
    ).to.deep.equal(["0 male @I1@"])
  })

  it("are left out when their sex is set, or when the file does not have it or them", () => {
    expect(matched([["@I1@", "female", kim]], [person([kim], "male"), person([leslie])])).to.deep.equal([])
    expect(matched([["@I1@", null, kim]], [person([kim])])).to.deep.equal([])
  })

  it("are left out when several people of the tree have the name, their sex set or not", () => {
    expect(matched([["@I1@", "female", kim]], [person([kim]), person([kim])])).to.deep.equal([])
    expect(matched([["@I1@", "female", kim]], [person([kim]), person([leslie, kim], "male")])).to.deep.equal([])
  })

  it("are left out when the name has both sexes in the file, and not when it is there twice with one", () => {
    expect(
      matched(
        [
          ["@I1@", "female", kim],
          ["@I2@", "male", kim],
        ],
        [person([kim])],
      ),
    ).to.deep.equal([])
    expect(
      matched(
        [
          ["@I1@", "female", kim],
          ["@I2@", "other", kim],
          ["@I3@", "female", kim],
        ],
        [person([kim])],
      ),
    ).to.deep.equal([])
    expect(
      matched(
        [
          ["@I1@", "female", kim],
          ["@I2@", null, kim],
          ["@I3@", "female", kim],
        ],
        [person([kim])],
      ),
    ).to.deep.equal(["0 female @I1@"])
  })

  it("are left out if their names have different sexes", () => {
    expect(
      matched(
        [
          ["@I1@", "female", kim],
          ["@I2@", "male", leslie],
        ],
        [person([kim, leslie])],
      ),
    ).to.deep.equal([])
  })

  it("are matched by one name where another is several people's", () => {
    expect(matched([["@I1@", "female", kim, leslie]], [person([kim, leslie]), person([leslie])])).to.deep.equal([
      "0 female @I1@",
    ])
  })

  it("are not matched by having no name", () => {
    expect(
      matched(
        [
          ["@I1@", "female", named(null, null)],
          ["@I2@", "male", named("?", "-")],
        ],
        [person([named(null, null)])],
      ),
    ).to.deep.equal([])
  })
})
