import { inPlaces } from "./in-places.ts"
import type { Name } from "../../name.ts"
import type { PersonFacts } from "../../person.ts"
import type { KeptNode } from "../kept/kept-node.ts"
import { READER_VERSION } from "../kept/unread-fields.ts"
import { readFamilies } from "../structures/reading/read-family.ts"
import { readPerson } from "../structures/reading/read-person.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { inTheirLines, rewriteIdentifiers } from "./rewrite-identifiers.ts"
import { rewriteChildren } from "./rewrite-structure.ts"
import { restateAssociations } from "./rewrite-associations.ts"
import { withCitations } from "./rewrite-citations.ts"
import { rewriteEvent, stateEvent, type CurrentEvent } from "./rewrite-event.ts"
import { keptCitations, withGenderCitations } from "./rewrite-gender.ts"
import { rewriteNames } from "./rewrite-names.ts"
import {
  type CurrentAssociation,
  type CurrentCitation,
  type RewriteContext,
  startReadContext,
} from "./rewrite-context.ts"
import { pointerStructure, textStructure } from "../structures/structure.ts"
import { type ParentQualification, writePedigree } from "../structures/writing/write-family.ts"
import { otherRestrictions } from "../structures/restriction.ts"
import { writePerson } from "../structures/writing/write-person.ts"

/**
 * What happens to a kept FAMC or FAMS line: it stays, it is removed, or its pedigree is written from the present
 * qualifiers.
 */
export type KeptTie = "stays" | "goes" | readonly ParentQualification[]

/** A family of which the person is a child and for which no FAMC line is kept. */
export interface NewTie {
  readonly xref: string
  readonly parents: readonly ParentQualification[]
  /** Whether each parent is named, because the record of the family says something else. */
  readonly each: boolean
}

/** A person as they are to be written. */
export interface CurrentIndividual {
  readonly xref: string
  readonly facts: PersonFacts
  readonly names: readonly Name[]
  /** The events that no FAM record contains. */
  readonly events: readonly CurrentEvent[]
  readonly citations: readonly CurrentCitation[]
  readonly associations: readonly CurrentAssociation[]
  /** What happens to the kept FAMC and FAMS lines, by line. */
  readonly keptTies: ReadonlyMap<number, KeptTie>
  readonly newParents: readonly NewTie[]
  /** The xrefs of families of which the person is a partner and for which no FAMS line is kept. */
  readonly newFamilies: readonly string[]
  /** The place of a family among those of the person as a partner, by the xref of its FAMS line, where it is known. */
  readonly familyPlaces: ReadonlyMap<string, number>
}

/** The INDI record of a person: the kept one with the present values, or a new one. */
export const rewriteIndividual = (
  kept: KeptNode | null,
  individual: CurrentIndividual,
  rewriting: RewriteContext,
): GedcomStructure => {
  const { xref, facts, names, events, citations, associations, newParents, newFamilies } = individual
  const { version } = rewriting
  const record = kept ?? emptyRecord
  const keptCited = keptCitations(record)
  const [ofGender, ofPerson] = [citations.filter(isOfGender), citations.filter((one) => !isOfGender(one))]
  const { reading, isUsed } = startReadContext(rewriting)
  const restrictions = otherRestrictions(record)
  const read = readPerson(record, reading)
  const before = writePerson({ ...read, ...inTheirLines }, version, restrictions)
  const { instead, fresh } = rewriteNames(kept, names, rewriting)
  const keptEvents = new Map(events.map((event) => [event.id, event]))
  const nodes = new Map<GedcomStructure, KeptNode>(record.children.map((child) => [child, child]))
  const ties = restateTies(record, individual, rewriting)
  const associated = restateAssociations(record.children, associations, { place: "record", home: "INDI" }, rewriting)

  const rewritten = withCitations(record.children, ofPerson, rewriting, keptCited.ofGender).flatMap(
    (structure): readonly GedcomStructure[] => {
      const there = instead.get(structure) ?? ties.get(structure) ?? associated.instead.get(structure)
      if (there !== undefined) return there
      const node = nodes.get(structure)
      if (node === undefined || node.link === null || node.tag === "SOUR" || isNaming(node) || isTie(node))
        return [structure]
      const event = keptEvents.get(node.link)
      if (event === undefined) return []
      keptEvents.delete(event.id)
      return [rewriteEvent(node, event, "INDI", rewriting)]
    },
  )
  const newTies = [
    ...newParents.map((tie) => pointerStructure("FAMC", tie.xref, writePedigree(tie.parents, tie.each, version))),
    ...newFamilies.map((family) => pointerStructure("FAMS", family)),
  ]
  const children = inFamilyOrder(individual, [
    ...fresh,
    ...rewritten,
    ...[...keptEvents.values()].map((event) => stateEvent(event, "INDI", rewriting)),
    ...associated.fresh,
    ...newTies,
  ])
  const withGender = (there: readonly GedcomStructure[]) => withGenderCitations(there, keptCited, ofGender, rewriting)
  if (kept === null) {
    const stated = [...fresh, ...writePerson(facts, version), ...children.slice(fresh.length)]
    return { ...record, xref, children: withGender(stated) }
  }
  const structure = { ...record, xref, children }
  const rewrittenFacts = rewriteChildren(
    { structure, isUsed, alwaysRewritten: new Set() },
    before,
    writePerson({ ...facts, ...inTheirLines }, version, restrictions),
  )
  const identifiers = { before: read.identifiers, now: facts.identifiers }
  const identified = rewriteIdentifiers(rewrittenFacts, identifiers, { record: "INDI", version })
  return { ...structure, children: withGender(identified) }
}

const isOfGender = ({ about }: CurrentCitation): boolean => about === "gender"

const emptyRecord: KeptNode = {
  ...textStructure("INDI", ""),
  line: 0,
  link: null,
  readerVersion: READER_VERSION,
  children: [],
}

/** The FAMS lines in the order of the partnerships. If several lines name one family, only the first has a place. */
const inFamilyOrder = (
  { familyPlaces }: CurrentIndividual,
  structures: readonly GedcomStructure[],
): readonly GedcomStructure[] => {
  const met = new Set<string>()
  const places = new Map<GedcomStructure, number>()
  for (const structure of structures) {
    const { tag, pointer } = structure
    if (tag !== "FAMS" || pointer === null || met.has(pointer)) continue
    met.add(pointer)
    const place = familyPlaces.get(pointer)
    if (place !== undefined) places.set(structure, place)
  }
  return inPlaces(structures, (structure) => places.get(structure) ?? null)
}

const isTie = ({ tag }: KeptNode): boolean => tag === "FAMC" || tag === "FAMS"

const isNaming = ({ tag }: KeptNode): boolean => ["NAME", "NICK", "_MARNM", "_AKA", "ALIA"].includes(tag)

/** The present structures for each kept FAMC and FAMS line. */
const restateTies = (
  record: KeptNode,
  { keptTies }: CurrentIndividual,
  rewriting: RewriteContext,
): ReadonlyMap<GedcomStructure, readonly GedcomStructure[]> => {
  if ([...keptTies.values()].every((tie) => tie === "stays")) return new Map()
  const { reading, isUsed } = startReadContext(rewriting)
  readFamilies(record, reading)
  const rewritten = new Map<GedcomStructure, readonly GedcomStructure[]>()
  for (const node of record.children) {
    const tie = keptTies.get(node.line)
    if (tie === "goes") rewritten.set(node, [])
    else if (tie !== undefined && tie !== "stays") {
      const others = node.children.filter((child) => !isUsed(child))
      rewritten.set(node, [{ ...node, children: [...others, ...writePedigree(tie, true, rewriting.version)] }])
    }
  }
  return rewritten
}
