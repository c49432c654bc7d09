import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { eventOfTag } from "../structures/event-tags.ts"

/** Whether a tag is an extension tag (5.5.1, chapter 1; 7.0, section 1.5). */
export const isExtension = (tag: string): boolean => tag.startsWith("_")

/**
 * Extension tags of one version that are standard tags of the other without the `_`. Programs use them this way,
 * and so do our exports.
 */
const standardForms: Readonly<Record<GedcomVersion, ReadonlySet<string>>> = {
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

/** Whether a version has the tag without the `_`. */
export const hasStandardForm = (tag: string, version: GedcomVersion): boolean => standardForms[version].has(tag)

/** Whether the structures below a tag have a program's own meaning and are not to be converted. */
export const isForeign = (tag: string, version: GedcomVersion): boolean =>
  isExtension(tag) && !hasStandardForm(tag, version) && eventOfTag(tag) === null
