import * as E from "fp-ts/lib/Either.js"
import { sexOfGivenName } from "../../core/domain/cleanup/sex-of-given-name.ts"
import { readNames } from "../../core/domain/gedcom/structures/reading/read-name.ts"
import { readPerson } from "../../core/domain/gedcom/structures/reading/read-person.ts"
import { readGedcom } from "../../core/domain/gedcom/lines/read-gedcom.ts"
import type { ReadContext } from "../../core/domain/gedcom/structures/read-context.ts"
import { type CorpusFile, corpusFiles } from "./corpus.ts"
import { uploadOf } from "./gedcom-upload.ts"

/**
 * The English and German files: their people are of English- or German-speaking families, real or of a story, and
 * named in these languages. Each tree counts once, though the corpus has some several times. Not counted are families
 * of other languages (French, Norse, Gaelic, Hawaiian, Arabic, Chinese …), gods, things that are no people (languages,
 * operating systems, haplogroups), and files made to test readers with.
 */
const counted: Readonly<Record<string, string>> = {
  "royal92.ged": "the British royal family and their spouses, in English",
  "washington.ged": "an American family with English ancestors",
  "EnglishTudorRoyalFamily.ged": "an English family",
  "Harry_Potter_Family_Tree.ged": "families of an English story, half of them with invented names",
  "Kennedy_Family.ged": "an American family",
  "john_of_sea_20101009.ged": "an English family",
  "Shakespeare.ged": "an English family",
  "Keynes_Family.ged": "an English family",
  "bronte.ged": "an English family",
  "Case009-Family.ged": "an American family with Flemish ancestors",
  "seed-for-import.ged": "an English sample",
  "Bach_Family.ged": "a German family",
  "Muster_GEDCOM_UTF-8.ged": "a German sample",
}

/** How the dictionary does on one file. */
export interface Tally {
  readonly file: string
  readonly why: string
  /** People with SEX M or F and a given name with a letter in it. */
  readonly people: number
  /** The number of persons with an answer, and the number of right answers. */
  readonly answered: number
  readonly right: number
}

/** Every counted file; null where there is no corpus. */
export const tallyCorpus = async (): Promise<readonly Tally[] | null> => {
  const files = corpusFiles()
  if (files === null) return null
  return Promise.all(
    Object.entries(counted).map(async ([name, why]) => {
      const file = files.find((candidate) => candidate.name === name)
      if (file === undefined) throw new Error(`the corpus has no ${name}`)
      return { file: name, why, ...(await tallyFile(file)) }
    }),
  )
}

const reading: ReadContext = { version: "5.5.1", noteText: () => null, repositoryName: () => null, use: () => {} }

const tallyFile = async (file: CorpusFile): Promise<Pick<Tally, "people" | "answered" | "right">> => {
  const opened = await readGedcom(uploadOf(file.bytes()).open(), () => {})
  if (E.isLeft(opened)) throw new Error(`${file.name} is refused`)
  let [people, answered, right] = [0, 0, 0]
  for await (const records of opened.right.records) {
    for (const record of records.filter(({ tag }) => tag === "INDI")) {
      const { gender } = readPerson(record, reading)
      const given = readNames(record, reading).find(({ isPrimary }) => isPrimary)?.givenName ?? ""
      if ((gender !== "male" && gender !== "female") || !/\p{L}/u.test(given)) continue
      const sex = sexOfGivenName(given)
      people++
      if (sex !== null) answered++
      if (sex?.gender === gender) right++
    }
  }
  return { people, answered, right }
}

/** All tallies together, in shares of 1. */
export const accuracyOf = (
  tallies: readonly Tally[],
): { readonly people: number; readonly precision: number; readonly recall: number } => {
  const sum = (of: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + of(tally), 0)
  const [people, answered, right] = [
    sum((tally) => tally.people),
    sum((tally) => tally.answered),
    sum((tally) => tally.right),
  ]
  return { people, precision: right / answered, recall: right / people }
}
