import type { PersonId } from "../../ids.ts"
import {
  addIdentifiers,
  mapAssociations,
  mapCitations,
  mapEvents,
  mapGenderCitations,
  nothing,
  ofPerson,
} from "./map-facts.ts"
import type { ImportContext } from "./import-context.ts"
import type { Existing } from "../import/existing.ts"
import { mergedInto } from "../import/merge-targets.ts"
import { readFileChange } from "../structures/file-change.ts"
import { readFamilies } from "../structures/reading/read-family.ts"
import { readNames } from "../structures/reading/read-name.ts"
import { readPerson } from "../structures/reading/read-person.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { Rows } from "./rows.ts"
import { type Name, nameWords } from "../../name.ts"
import { writtenName } from "../../name-text/compose-name.ts"

/** An INDI record and its merge target. */
interface MergedRecord {
  readonly record: GedcomNode
  readonly personId: PersonId
}

/**
 * Adds an INDI record that is merged into a person of the tree to `rows`: its names as alternate names, its events,
 * citations and notes, except those that the person already has. The gender and the living status of the tree stay;
 * of two privacy settings the stricter one applies.
 */
export const mapMerged = (merge: MergedRecord, known: Existing, mapping: ImportContext, rows: Rows): void => {
  const { record, personId } = merge
  const target = known.targets.get(personId)
  const facts = readPerson(record, mapping.reading)
  const fileChangedAt = readFileChange(record, mapping.reading)
  if (facts.gender !== null && facts.gender !== target.person.gender) warnOfSex(record, mapping)
  readFamilies(record, mapping.reading)
  const names = mapNames(merge, known, mapping, rows)
  const { added, lived } = mapEvents(record, { personId, relationshipId: null }, mapping, rows)
  for (const type of ["birth", "death"] as const)
    if ([target.events, lived].every((events) => events.some((event) => event.type === type)))
      warnOfSecond(type, record, mapping)
  mapCitations(record, { ...nothing, personId }, mapping, rows)
  if (facts.gender === target.person.gender) mapGenderCitations(record, personId, mapping, rows)
  mapAssociations(record, ofPerson(personId), mapping, rows)
  const merged = mergedInto(target, { names, events: lived, facts, fileChangedAt }, mapping.life.createdAt)
  known.targets.set(merged)
  if (merged.person !== target.person || added.length > 0)
    rows.merged.push({ before: target.person, after: merged.person, names, events: added })
}

const mapNames = (
  { record, personId }: MergedRecord,
  { facts }: Existing,
  mapping: ImportContext,
  rows: Rows,
): readonly Name[] => {
  const { treeId, reading, life, newId, link } = mapping
  const added: Name[] = []
  for (const { node, nameType, ...read } of readNames(record, reading)) {
    const values = { nameType, ...nameWords(read), identifiers: read.identifiers }
    if (writtenName(values) === null && values.forms.length === 0) continue
    const same = facts.nameOf(personId, values)
    const nameId = same ?? newId<"NameId">()
    link(node.line, nameId)
    if (same !== null) {
      addIdentifiers({ of: "name", id: same, identifiers: read.identifiers }, rows)
      if (values.forms.length > 0) rows.moreForms.push({ id: same, forms: values.forms })
    } else {
      const name = {
        id: nameId,
        treeId,
        personId,
        ...values,
        isPrimary: false,
        ...life,
        fileChangedAt: readFileChange(node, reading),
      }
      added.push(name)
      rows.names.push(name)
      facts.learnName(name)
    }
    if (node.tag === "NAME") mapCitations(node, { ...nothing, nameId }, mapping, rows)
  }
  return added
}

/** The tags of these events. */
const tagOf = { birth: "BIRT", death: "DEAT" } as const

const warnOfSecond = (type: keyof typeof tagOf, { children, line }: GedcomNode, { warn }: ImportContext): void =>
  warn({
    line: children.findLast(({ tag }) => tag === tagOf[type])?.line ?? line,
    code: `second_${type}`,
    lost: "nothing",
    message: `The tree has another ${type} of {who}. Both are kept; check whether the record is about the same person.`,
  })

const warnOfSex = ({ children, line }: GedcomNode, { warn }: ImportContext): void =>
  warn({
    line: children.find(({ tag }) => tag === "SEX")?.line ?? line,
    code: "not_merged",
    lost: "value",
    message: "The tree has another sex for {who} and keeps it; the sex in the file is not merged.",
  })
