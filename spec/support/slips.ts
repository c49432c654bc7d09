import { type Likeness, namesToCompare } from "../../core/domain/gedcom/match/match.ts"
import { matcher } from "../../core/domain/gedcom/match/matcher.ts"
import type { Random } from "../bench/random.ts"

/** The slips of a hand that writes: each changes one place of a word. */
export const slipKinds = ["swap", "substitution", "insertion", "deletion"] as const
export type SlipKind = (typeof slipKinds)[number]

const letters = "abcdefghijklmnopqrstuvwxyz"

/** The word with one slip, at any place; another word than before. */
const slipped = (word: string, kind: SlipKind, random: Random): string => {
  for (;;) {
    const at = random.below(word.length)
    const letter = letters[random.below(letters.length)] ?? ""
    const [before, here, next] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1)]
    const after = word.slice(at + 1)
    const made = {
      swap: before + next + here + word.slice(at + 2),
      substitution: before + letter + after,
      insertion: before + letter + here + after,
      deletion: before + after,
    }[kind]
    if (made.toLowerCase() !== word.toLowerCase()) return made
  }
}

interface Named {
  readonly given: string
  readonly surname: string
  readonly year: number
}

const likenessOf = ({ given, surname, year }: Named): Likeness => ({
  displayName: `${given} ${surname}`,
  birthYear: year,
  names: namesToCompare([{ nameType: "birth", givenName: given, surnamePrefix: null, surname, forms: [] }]),
})

const givenNames = (
  "Johann Georg Friedrich Wilhelm Heinrich Thomas William James Robert Charles Edward Samuel Richard Henry Peter " +
  "Louis Maria Sophie Elisabeth Catherine Margaret Charlotte Hannah Frances Agnes Louise Eleanor Isabella Dorothea " +
  "Martha Sarah Alice Ursula Regina Olivia Emilia Julius Aurelia Eugene Isaiah"
).split(" ")
const beginnings = (
  "Ber Stein Wald Ham Ford Brook Hof Mann Har Lin Mar Ros Kel Thor Ven Alt Nor Wes Eich Gold Sil Bau Fisch Grün " +
  "Hart Kirch Lang Mül Neu Ober"
).split(" ")
const endings = "berg stein ton ley son er ing hauer mann feld bach dorf ford ham worth wood ard ell ett ick".split(" ")

const one = (words: readonly string[], random: Random): string => words[random.below(words.length)] ?? ""

/** People with names of five letters or more, born over two hundred years. */
const population = (size: number, random: Random): readonly Named[] =>
  Array.from({ length: size }, () => ({
    given: one(givenNames, random),
    surname: one(beginnings, random) + one(["", ...endings], random) + one(endings, random),
    year: 1700 + random.below(200),
  })).filter(({ given, surname }) => given.length >= 5 && surname.length >= 5)

export interface Reach {
  readonly kind: SlipKind
  readonly part: "given" | "surname"
  readonly tried: number
  /** The share of those who were not found. */
  readonly missed: number
}

export interface Reached {
  readonly reach: readonly Reach[]
  /** How many of the high matches are the person meant. */
  readonly precision: number
}

/**
 * Searches persons of a tree with a slip in the given name or surname and the right year: this number of each kind
 * in a tree of this size. The same seed gives the same persons and slips.
 */
export const measureReach = (treeSize: number, sampleSize: number, random: Random): Reached => {
  const people = population(treeSize, random)
  const highs = { right: 0, all: 0 }
  const reach = slipKinds.flatMap((kind) =>
    (["given", "surname"] as const).map((part): Reach => {
      const meant = Array.from({ length: sampleSize }, () => random.below(people.length))
      const incoming = meant.map((at): Named => {
        const person = people[at] ?? { given: "", surname: "", year: 0 }
        return { ...person, [part]: slipped(person[part], kind, random) }
      })
      const { offer, matchesOf } = matcher<string>(incoming.map(likenessOf))
      for (const [at, person] of people.entries()) offer({ ...likenessOf(person), personId: String(at) })
      let missed = 0
      for (const [ordinal, at] of meant.entries()) {
        const matches = matchesOf(ordinal)
        if (!matches.some(({ personId }) => personId === String(at))) missed++
        for (const { personId, score } of matches) {
          if (score !== "high") continue
          highs.all++
          if (personId === String(at)) highs.right++
        }
      }
      return { kind, part, tried: sampleSize, missed: missed / sampleSize }
    }),
  )
  return { reach, precision: highs.right / highs.all }
}

/** Searches every person of a tree in a file of the same persons. Every other person has no year. */
export const lookForEachOther = (size: number, random: Random): number => {
  const people = population(size, random)
  const incoming = people.map((person, at) => ({
    ...likenessOf(person),
    birthYear: at % 2 === 0 ? person.year : null,
  }))
  const { offer, matchesOf } = matcher<string>(incoming)
  for (const [at, person] of people.entries()) offer({ ...likenessOf(person), personId: String(at) })
  return incoming.reduce((found, _, ordinal) => found + matchesOf(ordinal).length, 0)
}
