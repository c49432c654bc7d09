import type { Schemas } from "../../api/client.ts"
import type { MergeField } from "../../model/forms/merge-choice.ts"
import { words } from "../../words/language.ts"

type Pair = Schemas["Duplicate"]
type Row = MergeField | "parents" | "partners" | "children" | "facts"

const rowsInEnglish: Readonly<Record<Row, string>> = {
  primary_name: "Name",
  gender: "Sex",
  birth: "Birth",
  death: "Death",
  parents: "Parents",
  partners: "Partners",
  children: "Children",
  facts: "Facts",
  notes: "Notes",
}
const rowsInGerman: Readonly<Record<Row, string>> = {
  primary_name: "Name",
  gender: "Geschlecht",
  birth: "Geburt",
  death: "Tod",
  parents: "Eltern",
  partners: "Partner",
  children: "Kinder",
  facts: "Angaben",
  notes: "Notizen",
}
const reasonsInEnglish: Readonly<Record<Pair["reasons"][number], string>> = {
  name: "the name",
  birth_year: "the year of birth",
  death_year: "the year of death",
  parent: "a parent",
  partner: "a partner",
  child: "a child",
  place: "a place",
}
const reasonsInGerman: Readonly<Record<Pair["reasons"][number], string>> = {
  name: "der Name",
  birth_year: "das Geburtsjahr",
  death_year: "das Todesjahr",
  parent: "ein Elternteil",
  partner: "ein Partner",
  child: "ein Kind",
  place: "ein Ort",
}
const conflictsInEnglish: Readonly<Record<Pair["conflicts"][number], string>> = {
  gender: "the sex",
  birth: "the birth",
  death: "the death",
  born_after_death: "one was born after the other died",
  parents: "the parents",
}
const conflictsInGerman: Readonly<Record<Pair["conflicts"][number], string>> = {
  gender: "das Geschlecht",
  birth: "die Geburt",
  death: "der Tod",
  born_after_death: "die eine Person wurde nach dem Tod der anderen geboren",
  parents: "die Eltern",
}
export const duplicateWords = words(
  {
    title: "Duplicates",
    intro: "Two people who may be one. Look at both, and decide: they are one, they are two, or you look again later.",
    editorsOnly: "Only editors and owners find duplicates.",
    none: "No two people look like one.",
    pairOf: (at: string, count: string): string => `Pair ${at} of ${count}`,
    likely: "Very likely one person",
    maybe: "Perhaps one person",
    alike: (what: string): string => `The same: ${what}.`,
    against: (what: string): string => `Against it: ${what}.`,
    compared: "Both people, field by field",
    field: "Field",
    rows: rowsInEnglish,
    reasons: reasonsInEnglish,
    conflicts: conflictsInEnglish,
    both: "both, joined",
    what: "What they are",
    same: "The same: merge them",
    not: "Not the same",
    later: "Later",
    keys: "Keys: 1 the same, 2 not the same, 3 later, j next pair, k previous pair.",
    merged: (name: string): string => `${name}: two people are one now.`,
    dismissed: (names: string): string => `Not the same: ${names}.`,
    putOff: "This pair comes again at the end.",
    summary: (name: string): string => `Merge of two people called ${name}`,
  },
  {
    title: "Doppelte",
    intro: "Zwei Personen, die vielleicht eine sind. Sehen Sie beide an und entscheiden Sie: eine, zwei oder später.",
    editorsOnly: "Nur Bearbeiter und Besitzer finden Doppelte.",
    none: "Keine zwei Personen sehen wie eine aus.",
    pairOf: (at, count) => `Paar ${at} von ${count}`,
    likely: "Sehr wahrscheinlich eine Person",
    maybe: "Vielleicht eine Person",
    alike: (what) => `Gleich: ${what}.`,
    against: (what) => `Dagegen spricht: ${what}.`,
    compared: "Beide Personen, Feld für Feld",
    field: "Feld",
    rows: rowsInGerman,
    reasons: reasonsInGerman,
    conflicts: conflictsInGerman,
    both: "beides zusammen",
    what: "Was sie sind",
    same: "Dieselbe: zusammenführen",
    not: "Nicht dieselbe",
    later: "Später",
    keys: "Tasten: 1 dieselbe, 2 nicht dieselbe, 3 später, j nächstes Paar, k voriges Paar.",
    merged: (name) => `${name}: Zwei Personen sind jetzt eine.`,
    dismissed: (names) => `Nicht dieselbe: ${names}.`,
    putOff: "Dieses Paar kommt am Ende wieder.",
    summary: (name) => `Zusammenführung zweier Personen namens ${name}`,
  },
)
