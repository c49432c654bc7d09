import type { Name } from "../name.ts"
import type { PersonFacts } from "../person.ts"
import type { KeptNode } from "./kept-node.ts"
import { readFamilies } from "./read-family.ts"
import { readPerson } from "./read-person.ts"
import type { GedcomStructure } from "./record.ts"
import { restateChildren } from "./restate.ts"
import { withCitations } from "./restate-citations.ts"
import { restateEvent, stateEvent, type StatedEvent } from "./restate-event.ts"
import { restateNames } from "./restate-names.ts"
import { type Restating, type StatedCitation, startReading } from "./restating.ts"
import { pointing, worded } from "./structure.ts"
import { type ParentQualification, writePedigree } from "./write-family.ts"
import { writePerson } from "./write-person.ts"

/** What becomes of a kept FAMC or FAMS line: it stays, it goes, or it says anew how the child belongs to the parents. */
export type KeptTie = "stays" | "goes" | readonly ParentQualification[]

/** A family of which the person is a child, and where no kept line says so. */
export interface NewTie {
  readonly xref: string
  readonly parents: readonly ParentQualification[]
  /** Each parent is to be named, against what the family's record says. */
  readonly each: boolean
}

/** A person as they are to be written. */
export interface StatedIndividual {
  readonly xref: string
  readonly facts: PersonFacts
  readonly names: readonly Name[]
  /** Those that are not told in a family's record. */
  readonly events: readonly StatedEvent[]
  readonly citations: readonly StatedCitation[]
  /** What becomes of the kept FAMC and FAMS lines, by their line. */
  readonly keptTies: ReadonlyMap<number, KeptTie>
  readonly newParents: readonly NewTie[]
  /** The xrefs of families of which the person is a partner, and no kept line says so. */
  readonly newFamilies: readonly string[]
}

/** The INDI record of a person: a kept one brought up to date, or a new one. */
export const restateIndividual = (
  kept: KeptNode | null,
  individual: StatedIndividual,
  restating: Restating,
): GedcomStructure => {
  const { xref, facts, names, events, citations, newParents, newFamilies } = individual
  const { version } = restating
  const record = kept ?? emptyRecord
  const { reading, isUsed } = startReading(restating)
  const before = writePerson(readPerson(record, reading))
  const { instead, fresh } = restateNames(kept, names, restating)
  const toldEvents = new Map(events.map((event) => [event.id, event]))
  const nodes = new Map<GedcomStructure, KeptNode>(record.children.map((child) => [child, child]))
  const ties = restateTies(record, individual, restating)

  const restated = withCitations(record.children, citations, restating).flatMap(
    (structure): readonly GedcomStructure[] => {
      const there = instead.get(structure) ?? ties.get(structure)
      if (there !== undefined) return there
      const node = nodes.get(structure)
      if (node === undefined || node.link === null || node.tag === "SOUR" || isNaming(node)) return [structure]
      const event = toldEvents.get(node.link)
      if (event === undefined) return []
      toldEvents.delete(event.id)
      return [restateEvent(node, event, "INDI", restating)]
    },
  )
  const newTies = [
    ...newParents.map((tie) => pointing("FAMC", tie.xref, writePedigree(tie.parents, tie.each, version))),
    ...newFamilies.map((family) => pointing("FAMS", family)),
  ]
  const children = [
    ...fresh,
    ...restated,
    ...[...toldEvents.values()].map((event) => stateEvent(event, "INDI", restating)),
    ...newTies,
  ]
  if (kept === null)
    return { ...record, xref, children: [...fresh, ...writePerson(facts), ...children.slice(fresh.length)] }
  const structure = { ...record, xref, children }
  return {
    ...structure,
    children: restateChildren({ structure, isUsed, reworded: new Set() }, before, writePerson(facts)),
  }
}

const emptyRecord: KeptNode = { ...worded("INDI", ""), line: 0, link: null, children: [] }

const isNaming = ({ tag }: KeptNode): boolean => ["NAME", "NICK", "_MARNM", "_AKA", "ALIA"].includes(tag)

/** What stands for each kept FAMC and FAMS line now. */
const restateTies = (
  record: KeptNode,
  { keptTies }: StatedIndividual,
  restating: Restating,
): ReadonlyMap<GedcomStructure, readonly GedcomStructure[]> => {
  if ([...keptTies.values()].every((tie) => tie === "stays")) return new Map()
  const { reading, isUsed } = startReading(restating)
  readFamilies(record, reading)
  const restated = new Map<GedcomStructure, readonly GedcomStructure[]>()
  for (const node of record.children) {
    const tie = keptTies.get(node.line)
    if (tie === "goes") restated.set(node, [])
    else if (tie !== undefined && tie !== "stays") {
      const others = node.children.filter((child) => !isUsed(child))
      restated.set(node, [{ ...node, children: [...others, ...writePedigree(tie, true, restating.version)] }])
    }
  }
  return restated
}
