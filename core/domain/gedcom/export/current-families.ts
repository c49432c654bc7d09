import { PersonId, type RecordId } from "../../ids.ts"
import type { Relationship } from "../../relationship.ts"
import type { KeptNode } from "../kept/kept-node.ts"

/** A kept FAM record: who stands in its lines. */
export interface KeptFamilyMembers {
  readonly id: RecordId
  readonly partners: readonly PersonId[]
  readonly children: readonly PersonId[]
  /** Whether it tells of more than who is in it: events, citations or notes, which a second partner would come to share. */
  readonly hasFacts: boolean
}

/** Whom the HUSB, WIFE and CHIL lines of a kept FAM record name; lines that named nobody are not linked. */
export const keptFamilyMembers = (id: RecordId, { children }: KeptNode): KeptFamilyMembers => {
  const named = (...tags: readonly string[]): readonly PersonId[] => [
    ...new Set(children.flatMap(({ tag, link }) => (tags.includes(tag) && PersonId.is(link) ? [link] : []))),
  ]
  const hasFacts = children.some(
    ({ tag, link }) =>
      tag === "NOTE" || tag === "SNOTE" || (link !== null && tag !== "HUSB" && tag !== "WIFE" && tag !== "CHIL"),
  )
  return { id, partners: named("HUSB", "WIFE"), children: named("CHIL"), hasFacts }
}

/** What is left of a stated family by the edges that there are. */
export interface PresentFamily extends Omit<KeptFamilyMembers, "hasFacts"> {
  /** The partner whom no line of it states: the second parent whom all children of a single one have by now. */
  readonly joined: PersonId | null
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
    found.set(
      edge.type === "partnership"
        ? `= ${coupleKey(edge.fromPersonId, edge.toPersonId)}`
        : `${edge.fromPersonId} ${edge.toPersonId}`,
      edge,
    )
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
export const presentFamily = (
  stated: KeptFamilyMembers,
  edges: EdgeIndex,
  isLive: (person: PersonId) => boolean,
): PresentFamily => {
  const own = edges.ofRecord(stated.id)
  const partners = distinct([
    ...stated.partners,
    ...own.flatMap(({ type, fromPersonId, toPersonId }) =>
      type === "partnership" ? [fromPersonId, toPersonId] : [fromPersonId],
    ),
  ])
  const children = distinct([
    ...stated.children,
    ...own.flatMap(({ type, toPersonId }) => (type === "parent_child" ? [toPersonId] : [])),
  ])
  // Readers take two partners; further ones tie nobody.
  const [couple, others] = [partners.slice(0, 2), partners.slice(2)]
  const staying = stayingPartners(couple, children, edges).filter(isLive)
  const left = couple.length > 0 && staying.length === 0
  const present = left
    ? []
    : children.filter((child) => isLive(child) && staying.every((partner) => edges.parentage(partner, child) !== null))
  const hadSomeone = partners.length + children.length > 0
  const [single] = couple
  const joined =
    single === undefined || couple.length > 1 || left || stated.hasFacts
      ? null
      : secondParent(single, present, edges, isLive)
  const now = joined === null ? staying : [...staying, joined]
  return {
    id: stated.id,
    partners: [...now, ...others.filter(isLive)],
    children: present,
    joined,
    isGone: hadSomeone && staying.length + present.length === 0,
  }
}

/** Who is, without a record that says so, the other parent of all these children, and in the same way as the first: the only such person, or the only one who is also the partner. */
const secondParent = (
  first: PersonId,
  children: readonly PersonId[],
  edges: EdgeIndex,
  isLive: (person: PersonId) => boolean,
): PersonId | null => {
  const isSecond = (parent: PersonId): boolean =>
    parent !== first &&
    isLive(parent) &&
    children.every((child) => {
      const edge = edges.parentage(parent, child)
      return (
        edge !== null && edge.familyRecordId === null && edge.qualifier === edges.parentage(first, child)?.qualifier
      )
    })
  const [child] = children
  const others =
    child === undefined
      ? []
      : edges.of(child).flatMap(({ fromPersonId }) => (isSecond(fromPersonId) ? [fromPersonId] : []))
  const partners = others.filter((other) => edges.partnership(first, other) !== null)
  const [only = null, ...more] = partners.length > 0 ? partners : others
  return more.length > 0 ? null : only
}

const stayingPartners = (
  couple: readonly PersonId[],
  children: readonly PersonId[],
  edges: EdgeIndex,
): readonly PersonId[] => {
  const [first, second] = couple
  if (first === undefined || second === undefined) return couple
  const hasChild = (...parents: readonly PersonId[]): boolean =>
    children.some((child) => parents.every((parent) => edges.parentage(parent, child) !== null))
  if (edges.partnership(first, second) !== null || hasChild(first, second)) return couple
  return couple.filter((partner) => hasChild(partner)).slice(0, 1)
}

const distinct = <T>(items: readonly T[]): readonly T[] => [...new Set(items)]

/** Where a parent's edge to a child is told; `familyOf` is the present family of a record, null where there is none. */
export const familyOfChild = (edge: Relationship, edges: EdgeIndex, familyOf: FamilyOf): Home => {
  const { fromPersonId: parent, toPersonId: child, familyRecordId } = edge
  if (familyRecordId !== null) {
    const family = familyOf(familyRecordId)
    return family !== null && family.partners.includes(parent) && family.children.includes(child)
      ? { record: familyRecordId }
      : { parents: [parent] }
  }
  const record = joinedRecord(parent, edges.of(child), familyOf)
  if (record !== null) return { record }
  const mate = mateIn(parent, child, edges, familyOf)
  return mate === null ? { parents: [parent] } : familyOfCouple(parent, mate, edges, familyOf)
}

type FamilyOf = (record: RecordId) => PresentFamily | null

/** The record of one of these edges into whose family the person came as the second parent. */
const joinedRecord = (person: PersonId, edges: readonly Relationship[], familyOf: FamilyOf): RecordId | null =>
  edges.find(({ familyRecordId }) => familyRecordId !== null && familyOf(familyRecordId)?.joined === person)
    ?.familyRecordId ?? null

/** Where a couple is told: in the record of their partnership if it has one, or in that of a family in which one of them joined the other. */
export const familyOfCouple = (one: PersonId, other: PersonId, edges: EdgeIndex, familyOf: FamilyOf): Home => {
  const record =
    edges.partnership(one, other)?.familyRecordId ??
    joinedRecord(one, edges.of(other), familyOf) ??
    joinedRecord(other, edges.of(one), familyOf)
  return record === null ? { parents: one < other ? [one, other] : [other, one] } : { record }
}

/** The parent with whom this one makes a family of the child: parents that no record ties to the child go in pairs, those of one qualifier first, then as they come. */
const mateIn = (parent: PersonId, child: PersonId, edges: EdgeIndex, familyOf: FamilyOf): PersonId | null => {
  const unrecorded = edges
    .of(child)
    .filter((edge) => edge.type === "parent_child" && edge.toPersonId === child && edge.familyRecordId === null)
  const parents = unrecorded.filter(
    ({ fromPersonId }) => joinedRecord(fromPersonId, edges.of(child), familyOf) === null,
  )
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
