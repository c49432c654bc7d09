import { expect } from "chai"
import { eitherNames, femaleNames, maleNames } from "../../../core/domain/cleanup/given-names.ts"
import { sexOfGivenName } from "../../../core/domain/cleanup/sex-of-given-name.ts"

const sexOf = (given: string): string => sexOfGivenName(given)?.gender ?? "-"

const expectSex = (sex: string, ...names: readonly string[]): void => {
  for (const name of names) expect(sexOf(name), name).to.equal(sex)
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

describe("The sex that a given name suggests", () => {
  it("is known of more than 5,000 names, English and German, none of them in two lists", () => {
    const telling = [...words(maleNames), ...words(femaleNames)]
    expect(telling.length).to.be.greaterThan(5_000)
    const all = [...telling, ...words(eitherNames)]
    expect(new Set(all).size).to.equal(all.length)
  })

  it("follows from common and old names of both languages", () => {
    expectSex(
      "male",
      "John",
      "William",
      "Ezekiel",
      "Karl",
      "Friedrich",
      "Gottlieb",
      "Hans",
      "Uwe",
      "Johann",
      "Christian",
      "Eberhard",
      "Wolfgang",
    )
    expectSex(
      "female",
      "Mary",
      "Elizabeth",
      "Prudence",
      "Anna",
      "Käthe",
      "Wilhelmine",
      "Gertrud",
      "Joan",
      "Heidi",
      "Ursula",
      "Adelheid",
      "Lieselotte",
    )
  })

  it("is the same in any case, with diacritics, without them, or spelled out", () => {
    expectSex(
      "male",
      "JÜRGEN",
      "jürgen".toUpperCase(),
      "Jurgen",
      "Juergen",
      "François",
      "Jörg",
      "Joerg",
      "Günther",
      "Guenther",
    )
    expectSex("female", "Zoë", "ZOE", "Käthe", "Kaethe", "Kathe", "Renée")
  })

  it("is left to a human where a name is ambiguous, or once was, or is the other sex's next door", () => {
    expectSex(
      "-",
      "Andrea",
      "Kim",
      "Toni",
      "Jean",
      "Leslie",
      "Marion",
      "Robin",
      "Kai",
      "Kay",
      "Willie",
      "Simone",
      "Ashley",
      "Sascha",
      "Eike",
    )
  })

  it("is not guessed for a word that is no name in the dictionary, nor for none", () => {
    expectSex("-", "", " ", "Xqzt", "?", "-", "J.", "Unknown", "Infant", "Baby", "Twin")
  })

  it("of a compound is that of its parts, when they agree", () => {
    expectSex("female", "Anna Maria", "Anna-Maria", "Eva-Maria", "Mary-Ann", "Marie-Luise", "Karin-Kim")
    expectSex("male", "Karl-Heinz", "Hans-Peter", "Klaus-Maria", "Johann Sebastian", "Kai-Uwe", "Franz-Xaver")
    expectSex("-", "Karl-Anna", "Jean-Marie", "Kim-Kay")
  })

  it("is decided by the first name: what follows may be a surname or a saint", () => {
    expectSex("female", "Mary Stuart", "Elizabeth Lloyd", "Anne Neville", "Karin Andrea")
    expectSex("male", "Carl Maria", "Rainer Maria", "John Mary", "Friedrich Kim")
    expectSex("-", "Kim Elizabeth", "Andrea Maria", "Xqzt Mary")
  })

  it("passes over initials and words cut short before the first name", () => {
    expectSex("male", "J. Robert", "F. Scott", "Dr. Karl", "Wm. Henry")
    expectSex("female", "A. Elizabeth", "E Mary")
  })

  it("minds no number, rank or place behind the name", () => {
    expectSex("male", "Edward_VII", "Louis XIV", "William of Orange", "Friedrich der Große")
    expectSex("female", "Joan of Kent", "Elizabeth II", "Eleanor of Aquitaine")
    expectSex("-", "of Mercia", "von Baden")
  })

  it("is not a husband's: Mrs John is no man", () => {
    expectSex("-", "Mrs John", "Mrs. John", "Mrs-Thomas", "John Mrs", "Frau Karl", "Witwe Müller", "Lady John", "Mr.")
  })

  it("is unknown if another name in brackets or quotes has the other sex", () => {
    expectSex("-", "Julian (Katherine)", 'John "Mary"')
    expectSex("male", "William (Bill)", 'Heinrich "Heinz"', "Karl (Xqzt)")
    expectSex("female", "Louise (Lisette)", "Elizabeth (called Betty)")
  })

  it("follows from words in place of the name of a child without one", () => {
    expectSex("female", "Daughter", "Dau._2", "Tochter", "Daughter (stillborn)")
    expectSex("male", "Son", "Sohn 2", "son")
  })

  it("includes the name that suggested it, as it is written", () => {
    expect(sexOfGivenName("J. Karl-Heinz Emil")).to.deep.equal({ gender: "male", basis: "Karl-Heinz" })
    expect(sexOfGivenName("ANNA Maria")?.basis).to.equal("ANNA")
  })
})
