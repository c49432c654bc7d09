import type { PersonId } from "../../ids.ts"
import { type NameType, type NameWords, nameWords } from "../../name.ts"
import { summarisePerson } from "../../person.ts"
import { vitalsOf } from "../../living/vitals.ts"
import { ofPerson, mapAssociations, mapCitations, mapEvents, mapGenderCitations, nothing } from "./map-facts.ts"
import type { ImportContext } from "./import-context.ts"
import { noWords } from "../structures/name-value.ts"
import { readFileChange } from "../structures/file-change.ts"
import { readFamilies } from "../structures/reading/read-family.ts"
import { readNames } from "../structures/reading/read-name.ts"
import { readPerson } from "../structures/reading/read-person.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { Rows } from "./rows.ts"

const unnamed: NameWords & { readonly nameType: NameType; readonly isPrimary: boolean } = {
  ...noWords,
  nameType: "birth",
  isPrimary: true,
}

/** Adds the INDI record with this ordinal to `rows`: a person with names, events and citations. */
export const mapIndividual = (record: GedcomNode, ordinal: number, mapping: ImportContext, rows: Rows): void => {
  const id: PersonId = mapping.persons[ordinal]!
  const { treeId, reading, life, newId, link } = mapping
  const facts = readPerson(record, reading)
  const fileChangedAt = readFileChange(record, reading)
  const names = readNames(record, reading)
  // With a link an export writes the line unchanged.
  for (const { line } of readFamilies(record, reading)) if (mapping.families.linesLeftOut.has(line)) link(line, id)
  for (const { node, nameType, isPrimary, ...name } of names) {
    const nameId = newId<"NameId">()
    link(node.line, nameId)
    rows.names.push({
      id: nameId,
      treeId,
      personId: id,
      nameType,
      ...nameWords(name),
      identifiers: name.identifiers,
      isPrimary,
      ...life,
      fileChangedAt: readFileChange(node, reading),
    })
    if (node.tag === "NAME") mapCitations(node, { ...nothing, nameId }, mapping, rows)
  }
  if (names.length === 0) rows.names.push({ id: newId(), treeId, personId: id, ...unnamed, identifiers: [], ...life })
  const { lived } = mapEvents(record, { personId: id, relationshipId: null }, mapping, rows)
  mapCitations(record, { ...nothing, personId: id }, mapping, rows)
  mapGenderCitations(record, id, mapping, rows)
  mapAssociations(record, ofPerson(id), mapping, rows)
  const vitals = vitalsOf({ own: lived, sharedYear: mapping.sharedYears.of(ordinal) }, life.createdAt)
  const summary = summarisePerson(facts, names.length === 0 ? [unnamed] : names, vitals)
  const unsaid = { portrait: null, merged: null, distinctFrom: null, dismissedChecks: null }
  rows.persons.push({ id, treeId, ...facts, ...unsaid, ...summary, ...life, fileChangedAt })
}
