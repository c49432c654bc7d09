import { PersonId, type RecordId } from "../ids.ts"
import type { Relationship } from "../relationship.ts"
import type { KeptNode } from "./kept-node.ts"

/** A kept FAM record: who stands in its lines. */
export interface StatedFamily {
  readonly id: RecordId
  readonly partners: readonly PersonId[]
  readonly children: readonly PersonId[]
}

/** Whom the HUSB, WIFE and CHIL lines of a kept FAM record name; lines that named nobody are not linked. */
export const statedFamily = (id: RecordId, { children }: KeptNode): StatedFamily => {
  const named = (...tags: readonly string[]): readonly PersonId[] => [
    ...new Set(children.flatMap(({ tag, link }) => (tags.includes(tag) && PersonId.is(link) ? [link] : []))),
  ]
  return { id, partners: named("HUSB", "WIFE"), children: named("CHIL") }
}

/** What is left of a stated family by the edges that there are. */
export interface PresentFamily extends StatedFamily {
  /** Whether those whom it stated are all gone or part of other families now. */
  readonly isGone: boolean
}

/** Where an edge is told: in a kept FAM record, or in the family of these parents, which has none. */
export type Home = { readonly record: RecordId } | { readonly parents: readonly PersonId[] }

/** Live edges, found by what they tie. */
export interface EdgeIndex {
  readonly of: (person: PersonId) => readonly Relationship[]
  readonly parentage: (parent: PersonId, child: PersonId) => Relationship | null
  readonly partnership: (one: PersonId, other: PersonId) => Relationship | null
  readonly ofRecord: (record: RecordId) => readonly Relationship[]
}

const coupleKey = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`)

export const indexEdges = (edges: readonly Relationship[]): EdgeIndex => {
  const of = new Map<string, Relationship[]>()
  const found = new Map<string, Relationship>()
  const add = (key: string | null, edge: Relationship): void => {
    if (key === null) return
    const others = of.get(key)
    if (others === undefined) of.set(key, [edge])
    else others.push(edge)
  }
  for (const edge of edges) {
    add(edge.fromPersonId, edge)
    add(edge.toPersonId, edge)
    add(edge.familyRecordId, edge)
    found.set(edge.type === "partnership" ? `= ${coupleKey(edge.fromPersonId, edge.toPersonId)}` : `${edge.fromPersonId} ${edge.toPersonId}`, edge)
  }
  return {
    of: (person) => of.get(person) ?? [],
    parentage: (parent, child) => found.get(`${parent} ${child}`) ?? null,
    partnership: (one, other) => found.get(`= ${coupleKey(one, other)}`) ?? null,
    ofRecord: (record) => of.get(record) ?? [],
  }
}

/**
 * A stated family as it is today. Its partners are still two when a partnership or a child ties them; its children are those who still have all of its
 * partners as parents. Edges that name the record as theirs count though no line of it states them: the other side's record did.
 */
export const presentFamily = (stated: StatedFamily, edges: EdgeIndex, isLive: (person: PersonId) => boolean): PresentFamily => {
  const own = edges.ofRecord(stated.id)
  const partners = distinct([...stated.partners, ...own.flatMap(({ type, fromPersonId, toPersonId }) => (type === "partnership" ? [fromPersonId, toPersonId] : [fromPersonId]))])
  const children = distinct([...stated.children, ...own.flatMap(({ type, toPersonId }) => (type === "parent_child" ? [toPersonId] : []))])
  // Readers take two partners; further ones tie nobody.
  const [couple, others] = [partners.slice(0, 2), partners.slice(2)]
  const staying = stayingPartners(couple, children, edges).filter(isLive)
  const left = couple.length > 0 && staying.length === 0
  const present = left ? [] : children.filter((child) => isLive(child) && staying.every((partner) => edges.parentage(partner, child) !== null))
  const hadSomeone = partners.length + children.length > 0
  return { id: stated.id, partners: [...staying, ...others.filter(isLive)], children: present, isGone: hadSomeone && staying.length + present.length === 0 }
}

const stayingPartners = (couple: readonly PersonId[], children: readonly PersonId[], edges: EdgeIndex): readonly PersonId[] => {
  const [first, second] = couple
  if (first === undefined || second === undefined) return couple
  const hasChild = (...parents: readonly PersonId[]): boolean => children.some((child) => parents.every((parent) => edges.parentage(parent, child) !== null))
  if (edges.partnership(first, second) !== null || hasChild(first, second)) return couple
  return couple.filter((partner) => hasChild(partner)).slice(0, 1)
}

const distinct = <T>(items: readonly T[]): readonly T[] => [...new Set(items)]

/** Where a parent's edge to a child is told; `familyOf` is the present family of a record, null where there is none. */
export const homeOfChild = (edge: Relationship, edges: EdgeIndex, familyOf: (record: RecordId) => PresentFamily | null): Home => {
  const { fromPersonId: parent, toPersonId: child, familyRecordId } = edge
  if (familyRecordId !== null) {
    const family = familyOf(familyRecordId)
    return family !== null && family.partners.includes(parent) && family.children.includes(child) ? { record: familyRecordId } : { parents: [parent] }
  }
  const mate = mateIn(parent, child, edges)
  return mate === null ? { parents: [parent] } : homeOfCouple(parent, mate, edges)
}

/** Where a couple is told: in the record of their partnership if it has one. */
export const homeOfCouple = (one: PersonId, other: PersonId, edges: EdgeIndex): Home => {
  const record = edges.partnership(one, other)?.familyRecordId ?? null
  return record === null ? { parents: one < other ? [one, other] : [other, one] } : { record }
}

/** The parent with whom this one makes a family of the child: parents that no record ties to the child go in pairs, those of one qualifier first, then as they come. */
const mateIn = (parent: PersonId, child: PersonId, edges: EdgeIndex): PersonId | null => {
  const parents = edges.of(child).filter((edge) => edge.type === "parent_child" && edge.toPersonId === child && edge.familyRecordId === null)
  if (parents.length < 2) return null
  const pairs: (readonly [PersonId, PersonId])[] = []
  const pairUp = (group: readonly Relationship[]): readonly Relationship[] => {
    for (let at = 0; at + 1 < group.length; at += 2) pairs.push([group[at]!.fromPersonId, group[at + 1]!.fromPersonId])
    return group.length % 2 === 0 ? [] : group.slice(-1)
  }
  const sorted = parents.toSorted((a, b) => (a.fromPersonId < b.fromPersonId ? -1 : 1))
  pairUp([...Map.groupBy(sorted, ({ qualifier }) => qualifier).values()].flatMap(pairUp))
  for (const [one, other] of pairs) {
    if (one === parent) return other
    if (other === parent) return one
  }
  return null
}
