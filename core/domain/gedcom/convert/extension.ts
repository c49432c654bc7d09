import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { eventOfTag } from "../structures/event-tags.ts"

/** Whether a tag is no standard's (5.5.1, chapter 1; 7.0, section 1.5). */
export const isExtension = (tag: string): boolean => tag.startsWith("_")

/** What an extension tag of one version may be the own tag of the other for: programs use these so, and exports of ours too. */
const returning: Readonly<Record<GedcomVersion, ReadonlySet<string>>> = {
  "5.5.1": new Set(["_SUBN"]),
  "7.0": new Set([
    "_ASSO",
    "_CREA",
    "_CROP",
    "_EXID",
    "_INIL",
    "_MAP",
    "_MIME",
    "_NO",
    "_PHRASE",
    "_SDATE",
    "_TIME",
    "_TRAN",
    "_UID",
  ]),
}

/** Whether a version has the tag itself, without the `_`. */
export const comesBack = (tag: string, version: GedcomVersion): boolean => returning[version].has(tag)

/** Whether what stands below a tag has a program's own meaning, and is none of the standards' to convert. */
export const isForeign = (tag: string, version: GedcomVersion): boolean =>
  isExtension(tag) && !comesBack(tag, version) && eventOfTag(tag) === null
