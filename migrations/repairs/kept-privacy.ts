import { isAboutDeath } from "../../core/domain/living/death-fact.ts"
import { deniesDeath } from "../../core/domain/living/death-words.ts"

/** A kept record with the rows that its structures became: the index of the structure and the id of the row. */
export interface KeptLinks {
  readonly lines: string
  readonly links: readonly (readonly [structure: number, id: string])[]
}

/** What a kept record says of privacy and life that earlier imports kept without reading it. */
export interface KeptPrivacy {
  readonly hidesPerson: boolean
  readonly isLiving: boolean
  /** The events that a flag such as `_PRIV Y` hides. */
  readonly hiddenEvents: readonly string[]
  /** The deaths, burials and cremations of which TYPE or CAUS says that there were none. */
  readonly deniedEvents: readonly string[]
}

/** The lines that `readKeptPrivacy` looks for, as a regular expression of PostgreSQL. */
export const keptPrivacyLines = String.raw`\n[12] (_PRIV|_PRIVATE|_PRIVACY|_LIVING|TYPE|CAUS)( |\n|$)`

const privateTags: ReadonlySet<string> = new Set(["_PRIV", "_PRIVATE", "_PRIVACY"])
const yes: ReadonlySet<string> = new Set(["", "y", "yes", "true", "1"])
const deaths: ReadonlyMap<string, string> = new Map([
  ["DEAT", "death"],
  ["BURI", "burial"],
  ["CREM", "cremation"],
])

/** Reads the flags of a record and of its events, and the words of its deaths. */
export const readKeptPrivacy = ({ lines, links }: KeptLinks): KeptPrivacy => {
  const rowOf = new Map(links)
  const found = {
    hidesPerson: false,
    isLiving: false,
    hiddenEvents: new Set<string>(),
    deniedEvents: new Set<string>(),
  }
  const structures = lines.split("\n").filter((line) => !/^\d+ CONT( |$)/.test(line))
  let event: { readonly tag: string; readonly id: string | undefined } = { tag: "", id: undefined }
  for (const [at, line] of structures.entries()) {
    const [, level, tag = "", value = ""] = /^([12]) ([^ ]+)(?: (.*))?$/.exec(line) ?? []
    const isYes = yes.has(value.trim().toLowerCase())
    if (level === "1") {
      event = { tag, id: rowOf.get(at) }
      if (privateTags.has(tag) && isYes) found.hidesPerson = true
      if (tag === "_LIVING" && isYes) found.isLiving = true
    } else if (level === "2" && event.id !== undefined) {
      if (privateTags.has(tag) && isYes) found.hiddenEvents.add(event.id)
      if ((tag === "TYPE" || tag === "CAUS") && deniesThe(event.tag, value)) found.deniedEvents.add(event.id)
    }
  }
  return { ...found, hiddenEvents: [...found.hiddenEvents], deniedEvents: [...found.deniedEvents] }
}

const deniesThe = (tag: string, words: string): boolean =>
  isAboutDeath(deaths.get(tag) ?? "") &&
  deniesDeath({ text: words, subtype: null, cause: null, date: null, place: null, notes: null })
