import { type GedcomVersion, monthCodes } from "../../../date/gedcom-words.ts"
import { assertedTag, detailTag, typeTag } from "../reading/read-event.ts"
import { parentTag, partnershipTag, pedigreeTag, twinsTag } from "../reading/read-family.ts"
import { recordedRoleTag } from "../recorded-event.ts"
import { webTag } from "../web-tags.ts"
import { kindTag, writtenTag } from "../reading/read-form.ts"
import { primaryTag } from "../reading/read-name.ts"
import { emptyTag, type GedcomStructure, strayTag } from "../../lines/parser.ts"
import { pointerStructure, textStructure } from "../structure.ts"

/** The facts about a file that its HEAD states. */
export interface FileFacts {
  readonly version: GedcomVersion
  /** The version of this program. */
  readonly product: string
  readonly filename: string
  readonly now: Date
  /** The xref of the SUBM record; 7.0 does not need one. */
  readonly submitter: string | null
  /**
   * The HEAD of the first file that was imported into the tree. What it says about the people is kept. What it says
   * about the file is not.
   */
  readonly kept: GedcomStructure | null
}

/** HEAD (5.5.1, HEADER; 7.0, g7:HEAD). */
export const writeHead = ({ version, product, filename, now, submitter, kept }: FileFacts): GedcomStructure => {
  const form = version === "7.0" ? [] : [textStructure("FORM", "LINEAGE-LINKED")]
  const keptChildren = kept?.children.filter(({ tag }) => !ofTheFile.has(tag)) ?? []
  const tags = keptChildren.flatMap(({ tag, children }) => (schemaTags.has(tag) ? children : []))
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
    ...keptChildren.filter(({ tag }) => !schemaTags.has(tag)),
  ])
}

/**
 * SCHMA of 7.0, which documents extension tags: first those of Stemma, then those that the first imported file
 * documented. 5.5.1 has no place for this except an extension tag.
 */
const writeSchema = (keptChildren: readonly GedcomStructure[], version: GedcomVersion): readonly GedcomStructure[] => {
  const others = keptChildren.filter(({ value }) => !ownTags.includes(value.split(" ")[0] ?? ""))
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
  twinsTag,
  primaryTag,
  writtenTag,
  kindTag,
  strayTag,
  emptyTag,
  "_LIVING",
  "_PRIVACY",
  webTag,
  recordedRoleTag,
]

/** Structures of HEAD that describe one file only. */
const ofTheFile: ReadonlySet<string> = new Set(["SOUR", "DEST", "DATE", "FILE", "CHAR", "GEDC", "SUBM"])

const dateOf = (now: Date): string =>
  `${now.getUTCDate()} ${monthCodes.gregorian[now.getUTCMonth()]} ${now.getUTCFullYear()}`

/** The SUBM record that 5.5.1 requires, for a tree without one in its imported files. */
export const writeSubmitter = (xref: string): GedcomStructure => ({
  ...textStructure("SUBM", "", [textStructure("NAME", "Stemma")]),
  xref,
})

export const trailer: GedcomStructure = textStructure("TRLR", "")
