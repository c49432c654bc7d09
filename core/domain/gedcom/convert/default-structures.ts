import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { type GedcomStructure, voidPointer } from "../lines/parser.ts"
import { unknownMediaType } from "../standard/media-types.ts"
import { pointerStructure, textStructure } from "../structures/structure.ts"

const ofBoth: Readonly<Record<string, GedcomStructure>> = {
  "INDI.FACT.TYPE": textStructure("TYPE", "fact"),
  "INDI.IDNO.TYPE": textStructure("TYPE", "unknown"),
  "REPO-record.NAME": textStructure("NAME", ""),
  "SUBM-record.NAME": textStructure("NAME", ""),
}

const unspelt = textStructure("TYPE", "user defined")
const undetermined = textStructure("LANG", "und")
const form = { "5.5.1": textStructure("FORM", "unknown"), "7.0": textStructure("FORM", unknownMediaType) }

const ofVersion: Readonly<Record<GedcomVersion, Readonly<Record<string, GedcomStructure>>>> = {
  "5.5.1": {
    ...ofBoth,
    "ASSO.RELA": textStructure("RELA", "other"),
    "FILE.FORM": form["5.5.1"],
    "FILE-link.FORM": form["5.5.1"],
    "OBJE-record.FILE": textStructure("FILE", "", [form["5.5.1"]]),
    "NAME-FONE.TYPE": unspelt,
    "PLAC-FONE.TYPE": unspelt,
  },
  "7.0": {
    ...ofBoth,
    "INDI.EVEN.TYPE": textStructure("TYPE", "event"),
    "FAM.EVEN.TYPE": textStructure("TYPE", "event"),
    "FAM.FACT.TYPE": textStructure("TYPE", "fact"),
    "ASSO.ROLE": textStructure("ROLE", "OTHER"),
    "FILE.FORM": form["7.0"],
    "FILE-TRAN.FORM": form["7.0"],
    "OBJE-record.FILE": textStructure("FILE", "", [form["7.0"]]),
    "SLGC.FAMC": pointerStructure("FAMC", voidPointer),
    "NAME-TRAN.LANG": undetermined,
    "PLAC-TRAN.LANG": undetermined,
  },
}

/**
 * The structure to add where a standard requires one and the record has none. It has the value with the least
 * information. Null if there is no such value.
 */
export const defaultStructure = (place: string, version: GedcomVersion): GedcomStructure | null =>
  ofVersion[version][place] ?? null
