import { inPlaces } from "./in-places.ts"
import type { KeptNode } from "../kept/kept-node.ts"
import {
  parentTag,
  partnershipTag,
  readRelationship,
  type RelationshipValues,
  type WhichParent,
} from "../structures/reading/read-family.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { inTheirLines, rewriteIdentifiers } from "./rewrite-identifiers.ts"
import { rewriteChildren } from "./rewrite-structure.ts"
import { newAssociations, restateAssociations } from "./rewrite-associations.ts"
import { newCitations, withCitations } from "./rewrite-citations.ts"
import { rewriteEvent, stateEvent, type CurrentEvent } from "./rewrite-event.ts"
import {
  type CurrentAssociation,
  type CurrentCitation,
  type RewriteContext,
  startReadContext,
} from "./rewrite-context.ts"
import { pointerStructure, textStructure } from "../structures/structure.ts"
import {
  type FamilyMember,
  noPartnership,
  type ParentTie,
  writePartners,
  writeRelationship,
  writeTies,
} from "../structures/writing/write-family.ts"

/** A family as it is to be written. */
export interface CurrentFamilyRecord {
  readonly xref: string
  readonly partners: readonly FamilyMember[]
  readonly children: readonly FamilyMember[]
  /** The notes and citations of the relationships to this child. */
  readonly tiesOf: (child: string) => readonly ParentTie[]
  /** The place of this child among the children of the family; null if it is not known or another record has it. */
  readonly placeOf: (child: string) => number | null
  readonly isPartnership: boolean
  /** The values of the partnership, null without one; undefined if another record has them. */
  readonly values: RelationshipValues | null | undefined
  /** The live events, by id, that a structure of the record may have become. */
  readonly events: ReadonlyMap<string, CurrentEvent>
  readonly citations: readonly CurrentCitation[]
  readonly associations: readonly CurrentAssociation[]
  /** Pointers to the media of the partnership that no kept record contains. */
  readonly media: readonly GedcomStructure[]
  /** Events that no kept record contains. */
  readonly newEvents: readonly CurrentEvent[]
  readonly newChildren: readonly FamilyMember[]
  /** The second parent who joined a kept family with one partner. */
  readonly joined: FamilyMember | null
}

/** The role of a parent who joined a kept family: the one that the record does not have. */
export const roleOfJoined = (record: GedcomStructure): WhichParent =>
  record.children.some(({ tag }) => tag === "HUSB") ? "WIFE" : "HUSB"

const writeChild = (
  { tiesOf }: CurrentFamilyRecord,
  { id, xref }: FamilyMember,
  { version }: RewriteContext,
): GedcomStructure => pointerStructure("CHIL", xref, writeTies(tiesOf(id), version))

const denial = ({ partners, isPartnership }: CurrentFamilyRecord): readonly GedcomStructure[] =>
  partners.length > 1 && !isPartnership ? [noPartnership] : []

/** A FAM record for a family that no file brought. */
export const stateFamily = (family: CurrentFamilyRecord, rewriting: RewriteContext): GedcomStructure => ({
  ...textStructure("FAM", "", [
    ...writePartners(family.partners),
    ...inPlaces(family.children, ({ id }) => family.placeOf(id)).map((child) => writeChild(family, child, rewriting)),
    ...denial(family),
    ...family.newEvents.map((event) => stateEvent(event, "FAM", rewriting)),
    ...(family.values == null ? [] : writeRelationship(family.values, rewriting.version)),
    ...newAssociations(family.associations, "elsewhere", rewriting.version),
    ...newCitations(family.citations, rewriting.version),
    ...family.media,
  ]),
  xref: family.xref,
})

/** A kept FAM record with the present values of the family. */
export const rewriteFamily = (
  record: KeptNode,
  family: CurrentFamilyRecord,
  rewriting: RewriteContext,
): GedcomStructure => {
  const { version } = rewriting
  const { reading, isUsed } = startReadContext(rewriting)
  const read = readRelationship(record, reading)
  const partners = new Set(family.partners.map(({ id }) => id))
  const children = new Set(family.children.map(({ id }) => id))
  const nodes = new Map<GedcomStructure, KeptNode>(record.children.map((child) => [child, child]))
  const places = childPlaces(family)
  const home = { place: "record", home: "elsewhere" } as const
  const associated = restateAssociations(record.children, family.associations, home, rewriting)
  const rewritten = withCitations(record.children, family.citations, rewriting).flatMap(
    (structure): readonly GedcomStructure[] => {
      const node = nodes.get(structure)
      if (structure.tag === partnershipTag) return []
      const there = associated.instead.get(structure)
      if (there !== undefined) return there
      if (node === undefined || node.link === null || node.tag === "SOUR") return [structure]
      const { tag, link } = node
      if (tag === "HUSB" || tag === "WIFE") return partners.has(link) ? [node] : []
      if (tag === "CHIL")
        return children.has(link) ? [places.of(link, withTies(node, writeTies(family.tiesOf(link), version)))] : []
      const event = family.events.get(link)
      return event === undefined ? [] : [rewriteEvent(node, event, "FAM", rewriting)]
    },
  )
  const partnersEnd = rewritten.findLastIndex(({ tag }) => tag === "HUSB" || tag === "WIFE") + 1
  const joined = family.joined === null ? [] : [pointerStructure(roleOfJoined(record), family.joined.xref)]
  const fresh = [
    ...family.newChildren.map((child) => places.of(child.id, writeChild(family, child, rewriting))),
    ...denial(family),
    ...family.newEvents.map((event) => stateEvent(event, "FAM", rewriting)),
    ...associated.fresh,
    ...family.media,
  ]
  const structure = {
    ...record,
    xref: family.xref,
    children: places.sorted([
      ...[...rewritten.slice(0, partnersEnd), ...joined],
      ...[...rewritten.slice(partnersEnd), ...fresh],
    ]),
  }
  if (family.values === undefined) return structure
  const rewrittenValues = rewriteChildren(
    { structure, isUsed, alwaysRewritten: new Set() },
    writeRelationship({ ...read, ...inTheirLines }, version),
    family.values === null ? [] : writeRelationship({ ...family.values, ...inTheirLines }, version),
  )
  // A record to which a second partner was added later states nothing about the partnership.
  const before = family.joined === null ? read.identifiers : []
  const identifiers = { before, now: family.values === null ? [] : family.values.identifiers }
  return { ...structure, children: rewriteIdentifiers(rewrittenValues, identifiers, { record: "FAM", version }) }
}

/** The places of the CHIL lines of a family. If several lines name one child, only the first has a place. */
const childPlaces = ({ placeOf }: CurrentFamilyRecord) => {
  const places = new Map<GedcomStructure, number>()
  const met = new Set<string>()
  return {
    of: (child: string, line: GedcomStructure): GedcomStructure => {
      const place = met.has(child) ? null : placeOf(child)
      met.add(child)
      if (place !== null) places.set(line, place)
      return line
    },
    sorted: (lines: readonly GedcomStructure[]) => inPlaces(lines, (line) => places.get(line) ?? null),
  }
}

const withTies = (node: KeptNode, written: readonly GedcomStructure[]): GedcomStructure => {
  const others = node.children.filter(({ tag }) => tag !== parentTag)
  return written.length === 0 && others.length === node.children.length
    ? node
    : { ...node, children: [...others, ...written] }
}
