import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { type GedcomStructure, nowhere } from "../record.ts"
import { unknownMediaType } from "../standard/media-types.ts"
import { pointing, worded } from "../structure.ts"

const ofBoth: Readonly<Record<string, GedcomStructure>> = {
  "INDI.FACT.TYPE": worded("TYPE", "fact"),
  "INDI.IDNO.TYPE": worded("TYPE", "unknown"),
  "REPO-record.NAME": worded("NAME", ""),
  "SUBM-record.NAME": worded("NAME", ""),
}

const unspelt = worded("TYPE", "user defined")
const undetermined = worded("LANG", "und")
const form = { "5.5.1": worded("FORM", "unknown"), "7.0": worded("FORM", unknownMediaType) }

const ofVersion: Readonly<Record<GedcomVersion, Readonly<Record<string, GedcomStructure>>>> = {
  "5.5.1": {
    ...ofBoth,
    "ASSO.RELA": worded("RELA", "other"),
    "FILE.FORM": form["5.5.1"],
    "FILE-link.FORM": form["5.5.1"],
    "OBJE-record.FILE": worded("FILE", "", [form["5.5.1"]]),
    "NAME-FONE.TYPE": unspelt,
    "PLAC-FONE.TYPE": unspelt,
  },
  "7.0": {
    ...ofBoth,
    "INDI.EVEN.TYPE": worded("TYPE", "event"),
    "FAM.EVEN.TYPE": worded("TYPE", "event"),
    "FAM.FACT.TYPE": worded("TYPE", "fact"),
    "ASSO.ROLE": worded("ROLE", "OTHER"),
    "FILE.FORM": form["7.0"],
    "FILE-TRAN.FORM": form["7.0"],
    "OBJE-record.FILE": worded("FILE", "", [form["7.0"]]),
    "SLGC.FAMC": pointing("FAMC", nowhere),
    "NAME-TRAN.LANG": undetermined,
    "PLAC-TRAN.LANG": undetermined,
  },
}

/** What stands where a standard asks for a structure and the record has none: the word by which it says least. Null where there is no such word. */
export const standIn = (place: string, version: GedcomVersion): GedcomStructure | null =>
  ofVersion[version][place] ?? null
