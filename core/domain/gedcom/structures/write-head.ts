import { type GedcomVersion, monthCodes } from "../../date/gedcom-words.ts"
import { assertedTag, detailTag, typeTag } from "./read-event.ts"
import { parentTag, partnershipTag, pedigreeTag } from "./read-family.ts"
import { primaryTag } from "./read-name.ts"
import { emptyTag, type GedcomStructure, strayTag } from "../lines/parser.ts"
import { pointerStructure, textStructure } from "./structure.ts"

/** What a HEAD tells of its file. */
export interface FileFacts {
  readonly version: GedcomVersion
  /** The version of this program. */
  readonly product: string
  readonly filename: string
  readonly now: Date
  /** The SUBM record; 7.0 does without. */
  readonly submitter: string | null
  /** The HEAD that the tree's first file had: what it said of the people and not of the file goes on being said. */
  readonly kept: GedcomStructure | null
}

/** HEAD (5.5.1, HEADER; 7.0, g7:HEAD). */
export const writeHead = ({ version, product, filename, now, submitter, kept }: FileFacts): GedcomStructure => {
  const form = version === "7.0" ? [] : [textStructure("FORM", "LINEAGE-LINKED")]
  const told = kept?.children.filter(({ tag }) => !ofTheFile.has(tag)) ?? []
  const tags = told.flatMap(({ tag, children }) => (schemaTags.has(tag) ? children : []))
  return textStructure("HEAD", "", [
    ...(version === "7.0" ? [textStructure("GEDC", "", [textStructure("VERS", version)])] : []),
    ...(version === "7.0" ? writeSchema(tags, version) : []),
    textStructure("SOUR", "STEMMA", [textStructure("VERS", product), textStructure("NAME", "Stemma")]),
    textStructure("DATE", dateOf(now), [
      textStructure("TIME", now.toISOString().slice(11, 19) + (version === "7.0" ? "Z" : "")),
    ]),
    ...(submitter === null ? [] : [pointerStructure("SUBM", submitter)]),
    ...(version === "7.0"
      ? []
      : [
          textStructure("FILE", filename),
          textStructure("GEDC", "", [textStructure("VERS", version), ...form]),
          textStructure("CHAR", "UTF-8"),
        ]),
    ...(version === "7.0" ? [] : writeSchema(tags, version)),
    ...told.filter(({ tag }) => !schemaTags.has(tag)),
  ])
}

/** 7.0 says what extension tags mean: those of our own, then those of which the tree's first file said so. 5.5.1 has no place for that but a tag of the same kind. */
const writeSchema = (told: readonly GedcomStructure[], version: GedcomVersion): readonly GedcomStructure[] => {
  const others = told.filter(({ value }) => !ownTags.includes(value.split(" ")[0] ?? ""))
  if (version === "7.0")
    return [
      textStructure("SCHMA", "", [
        ...ownTags.map((tag) => textStructure("TAG", `${tag} urn:x-stemma:gedcom:${tag}`)),
        ...others,
      ]),
    ]
  return others.length === 0 ? [] : [textStructure("_SCHMA", "", others)]
}

const schemaTags: ReadonlySet<string> = new Set(["SCHMA", "_SCHMA"])
const ownTags = [
  detailTag,
  assertedTag,
  typeTag,
  pedigreeTag,
  parentTag,
  partnershipTag,
  primaryTag,
  strayTag,
  emptyTag,
  "_LIVING",
  "_PRIVACY",
  "_URL",
]

/** What is true of one file only. */
const ofTheFile: ReadonlySet<string> = new Set(["SOUR", "DEST", "DATE", "FILE", "CHAR", "GEDC", "SUBM"])

const dateOf = (now: Date): string =>
  `${now.getUTCDate()} ${monthCodes.gregorian[now.getUTCMonth()]} ${now.getUTCFullYear()}`

/** The submitter that 5.5.1 asks for, of a tree whose files named none. */
export const writeSubmitter = (xref: string): GedcomStructure => ({
  ...textStructure("SUBM", "", [textStructure("NAME", "Stemma")]),
  xref,
})

export const trailer: GedcomStructure = textStructure("TRLR", "")
