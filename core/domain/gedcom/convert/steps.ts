import { type Axis, standardDegrees } from "../structures/map-structures.ts"
import { nameOfLanguage, tagOfLanguage } from "../languages.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { textStructure } from "../structures/structure.ts"
import { ageTo551, ageTo70 } from "./convert-age.ts"
import { associationTo551, associationTo70 } from "./convert-association.ts"
import {
  citationTo551,
  citationTo70,
  citedEventTo70,
  relationTo551,
  relationTo70,
  roleTo551,
  roleTo70,
} from "./convert-citation.ts"
import { convertDate, convertExactDate, convertPeriod, timeTo551, timeTo70 } from "./convert-date.ts"
import { numberTo551, numberTo70 } from "./convert-identifier.ts"
import { convertFile, formTo551, formTo70, formTypeTo70, mediumTo70, objectTo70 } from "./convert-media.ts"
import { nameTo70, spellingTo551, spellingTo70 } from "./convert-name.ts"
import {
  convertChild,
  convertFamily,
  convertIndividual,
  convertParents,
  pedigreeTo70,
  restrictionTo551,
  restrictionTo70,
} from "./convert-person.ts"
import { convertRepository } from "./convert-repository.ts"
import { capitalised, uncapitalised } from "./enumeration.ts"
import { retagged, type Step, type Steps } from "./step.ts"

const asItStands: Step = (structure) => [structure]

/** A shared note: NOTE in 5.5.1, SNOTE in 7.0. */
const noteTo70: Step = (structure, above) => [
  above === "" || structure.pointer !== null ? { ...structure, tag: "SNOTE" } : structure,
]

/** LANG of the header and of a submitter: a language name in 5.5.1, a language tag in 7.0. */
const languageTo70: Step = (structure) => {
  const original = structure.children.find(({ tag }) => tag === "_LANG")
  return [
    {
      ...structure,
      value: original?.value ?? tagOfLanguage(structure.value) ?? structure.value,
      children: structure.children.filter((child) => child !== original),
    },
  ]
}

const languageTo551: Step = (structure) => {
  const name = nameOfLanguage(structure.value)
  if (name === null) return [structure]
  return [
    {
      ...structure,
      value: name,
      children:
        tagOfLanguage(name) === structure.value
          ? structure.children
          : [textStructure("_LANG", structure.value), ...structure.children],
    },
  ]
}

const contacts: ReadonlySet<string> = new Set(["PHON", "EMAIL", "FAX", "WWW"])

/** ADDR: both standards have telephone numbers and the like beside it, not below. */
const addressAlone: Step = (structure) => {
  const beside = structure.children.filter(({ tag }) => contacts.has(tag))
  return beside.length === 0
    ? [structure]
    : [{ ...structure, children: structure.children.filter(({ tag }) => !contacts.has(tag)) }, ...beside]
}

/** LATI and LONG with their letters. Some programs write signed numbers, or minutes and seconds. */
const coordinate =
  (axis: Axis): Step =>
  (structure) => [{ ...structure, value: standardDegrees(structure.value.trim(), axis) }]

/** TYPE of a name. 7.0 has a set; another type is the PHRASE of OTHER there, and plain text in 5.5.1. */
const nameTypeTo551: Step = (structure) => {
  const phrase = structure.children.find(({ tag }) => tag === "PHRASE")
  const value = structure.value.trim().toLowerCase()
  if (value !== "other" || phrase === undefined) return [{ ...structure, value }]
  return [{ ...structure, value: phrase.value, children: structure.children.filter((child) => child !== phrase) }]
}

const trimmed: Step = (structure) => [{ ...structure, value: structure.value.trim() }]

const ofBoth: Steps = {
  INDI: convertIndividual,
  FAM: convertFamily,
  "INDI.FAMC": convertParents,
  "FAM.CHIL": convertChild,
  DATE: convertDate,
  SDATE: convertDate,
  "CHAN.DATE": convertExactDate,
  "CREA.DATE": convertExactDate,
  "STAT.DATE": convertExactDate,
  "HEAD.DATE": convertExactDate,
  "NO.DATE": convertPeriod,
  "SOUR.REPO": convertRepository,
  "OBJE.FILE": convertFile,
  "FILE.TRAN": convertFile,
  ADDR: addressAlone,
  EMAI: retagged("EMAIL"),
  LATI: coordinate("latitude"),
  LONG: coordinate("longitude"),
  QUAY: trimmed,
  NCHI: trimmed,
  NMR: trimmed,
}

const ordinanceTo70 = capitalised("ord-STAT")

const to70: Steps = {
  ...ofBoth,
  NOTE: noteTo70,
  "INDI.NAME": nameTo70,
  "NAME.TYPE": capitalised("NAME-TYPE", { other: "OTHER" }),
  _SDATE: convertDate,
  FONE: spellingTo70("FONE"),
  ROMN: spellingTo70("ROMN"),
  SEX: capitalised("SEX", { words: { n: "U" } }),
  RESN: restrictionTo70,
  "FAMC.PEDI": pedigreeTo70,
  "FAMC.STAT": capitalised("FAMC-STAT"),
  "FAMC.ADOP": capitalised("ADOP"),
  ...Object.fromEntries(["BAPL", "CONL", "ENDL", "WAC", "SLGC", "SLGS"].map((tag) => [`${tag}.STAT`, ordinanceTo70])),
  "INDI.WAC": retagged("INIL"),
  AGE: ageTo70,
  TIME: timeTo70,
  "HEAD.LANG": languageTo70,
  "SUBM.LANG": languageTo70,
  AFN: numberTo70,
  RFN: numberTo70,
  RIN: numberTo70,
  ASSO: associationTo70,
  _ASSO: associationTo70,
  RELA: relationTo70,
  SOUR: citationTo70,
  "SOUR.EVEN": citedEventTo70,
  ROLE: roleTo70,
  MEDI: mediumTo70,
  FORM: formTo70,
  "FORM.TYPE": formTypeTo70,
  OBJE: objectTo70,
}

const statuses = uncapitalised("BAPL-STAT", "ENDL-STAT", "SLGC-STAT", "SLGS-STAT")

const to551: Steps = {
  ...ofBoth,
  SNOTE: retagged("NOTE"),
  "NAME.TYPE": nameTypeTo551,
  TRAN: spellingTo551,
  SEX: uncapitalised("SEX"),
  RESN: restrictionTo551,
  "FAMC.PEDI": uncapitalised("PEDI"),
  "FAMC.STAT": uncapitalised("FAMC-STAT"),
  ...Object.fromEntries(["BAPL", "CONL", "ENDL", "SLGC", "SLGS"].map((tag) => [`${tag}.STAT`, statuses])),
  AGE: ageTo551,
  TIME: timeTo551,
  "HEAD.LANG": languageTo551,
  "SUBM.LANG": languageTo551,
  EXID: numberTo551,
  ASSO: associationTo551,
  _ASSO: associationTo551,
  "ASSO.ROLE": relationTo551,
  "_ASSO.ROLE": relationTo551,
  SOUR: citationTo551,
  ROLE: roleTo551,
  MEDI: uncapitalised("MEDI"),
  "FORM.MEDI": (structure, above, conversion) =>
    uncapitalised("MEDI")(structure, above, conversion).map((medium): GedcomStructure => ({ ...medium, tag: "TYPE" })),
  FORM: formTo551,
}

export const steps: Readonly<Record<GedcomVersion, Steps>> = { "5.5.1": to551, "7.0": to70 }

/**
 * DATE of the events that a source records (SOUR.DATA.EVEN.DATE) is a period. It needs its own entry, because the
 * parent tag is that of an event.
 */
export const recordedSteps: Steps = { DATE: convertPeriod, EVEN: asItStands }
