import { PersonId, type RecordId } from "../../ids.ts"
import type { Relationship } from "../../relationship.ts"
import type { KeptNode } from "../kept/kept-node.ts"

/** The persons that a kept FAM record names. */
export interface KeptFamilyMembers {
  readonly id: RecordId
  readonly partners: readonly PersonId[]
  readonly children: readonly PersonId[]
  /** The xrefs of CHIL lines for which not all relationships exist. An export writes these lines unchanged. */
  readonly unlinkedChildren: ReadonlySet<string>
  /**
   * Whether the record has events, citations or notes. If a second partner were added to it, they would apply to
   * that partner too.
   */
  readonly hasFacts: boolean
}

/**
 * The persons that the HUSB, WIFE and CHIL lines of a kept FAM record refer to. A line without a person is not
 * linked.
 */
export const keptFamilyMembers = (id: RecordId, { children }: KeptNode): KeptFamilyMembers => {
  const named = (...tags: readonly string[]): readonly PersonId[] => [
    ...new Set(children.flatMap(({ tag, link }) => (tags.includes(tag) && PersonId.is(link) ? [link] : []))),
  ]
  const hasFacts = children.some(
    ({ tag, link }) =>
      tag === "NOTE" || tag === "SNOTE" || (link !== null && tag !== "HUSB" && tag !== "WIFE" && tag !== "CHIL"),
  )
  const unlinkedChildren = new Set(
    children.flatMap(({ tag, link, pointer }) =>
      tag === "CHIL" && link === null && pointer !== null ? [pointer] : [],
    ),
  )
  return { id, partners: named("HUSB", "WIFE"), children: named("CHIL"), unlinkedChildren, hasFacts }
}

/** The family of a kept FAM record, as the present relationships describe it. */
export interface CurrentFamily extends Omit<KeptFamilyMembers, "hasFacts" | "unlinkedChildren"> {
  /** A partner without a line in the record: the second parent of all children of a single parent. */
  readonly joined: PersonId | null
  /** Whether all persons of the record are deleted or belong to other families now. */
  readonly isGone: boolean
}

/** Where a relationship is written: in a kept FAM record, or in a new FAM record of these parents. */
export type FamilyPlace = { readonly record: RecordId } | { readonly parents: readonly PersonId[] }

/** Live relationships, indexed by their ends and by their FAM record. */
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
 * The present family of a kept FAM record. Two partners stay partners while a partnership or a common child
 * connects them. A child stays in the family while all partners are parents of the child. If the unlinked line of a
 * child is exported anyway, one partner as parent is enough. A relationship that came with the record counts even
 * if no line of the record names it, because then the record of a person did. `liveXref` returns the xref of the
 * record of a live person, and undefined for others.
 */
export const currentFamily = (
  kept: KeptFamilyMembers,
  edges: EdgeIndex,
  liveXref: (person: PersonId) => string | null | undefined,
): CurrentFamily => {
  const isLive = (person: PersonId): boolean => liveXref(person) !== undefined
  const hasUnlinkedLine = (child: PersonId): boolean => kept.unlinkedChildren.has(liveXref(child) ?? "")
  const own = edges.ofRecord(kept.id)
  const partners = distinct([
    ...kept.partners,
    ...own.flatMap(({ type, fromPersonId, toPersonId }) =>
      type === "partnership" ? [fromPersonId, toPersonId] : [fromPersonId],
    ),
  ])
  const children = distinct([
    ...kept.children,
    ...own.flatMap(({ type, toPersonId }) => (type === "parent_child" ? [toPersonId] : [])),
  ])
  // An import uses two partners of a family. Further ones get no relationships.
  const [couple, others] = [partners.slice(0, 2), partners.slice(2)]
  const staying = stayingPartners(couple, children, edges).filter(isLive)
  const left = couple.length > 0 && staying.length === 0
  const present = left
    ? []
    : children.filter(
        (child) =>
          isLive(child) &&
          (hasUnlinkedLine(child) || staying.every((partner) => edges.parentage(partner, child) !== null)),
      )
  const hadSomeone = partners.length + children.length > 0
  const [single] = couple
  const joined =
    single === undefined || couple.length > 1 || left || kept.hasFacts
      ? null
      : secondParent(single, present, edges, isLive)
  const now = joined === null ? staying : [...staying, joined]
  return {
    id: kept.id,
    partners: [...now, ...others.filter(isLive)],
    children: present,
    joined,
    isGone: hadSomeone && staying.length + present.length === 0,
  }
}

/**
 * The other parent of all these children: the only such person, or the only one who is also the partner. The
 * qualifier is that of the first parent, and the relationship has no FAM record. Null if there is none or more than
 * one.
 */
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

/**
 * Where the relationship of a parent and a child is written. `familyOf` returns the present family of a record,
 * null if there is none.
 */
export const familyOfChild = (edge: Relationship, edges: EdgeIndex, familyOf: FamilyOf): FamilyPlace => {
  const { fromPersonId: parent, toPersonId: child, familyRecordId } = edge
  if (familyRecordId !== null) {
    const family = familyOf(familyRecordId)
    return family?.partners.includes(parent) && family.children.includes(child)
      ? { record: familyRecordId }
      : { parents: [parent] }
  }
  const record = joinedRecord(parent, edges.of(child), familyOf)
  if (record !== null) return { record }
  const mate = mateIn(parent, child, edges, familyOf)
  return mate === null ? { parents: [parent] } : familyOfCouple(parent, mate, edges, familyOf)
}

type FamilyOf = (record: RecordId) => CurrentFamily | null

/** The FAM record of one of these relationships that the person joined as the second parent. */
const joinedRecord = (person: PersonId, edges: readonly Relationship[], familyOf: FamilyOf): RecordId | null =>
  edges.find(({ familyRecordId }) => familyRecordId !== null && familyOf(familyRecordId)?.joined === person)
    ?.familyRecordId ?? null

/**
 * Where a couple is written: in the record of their partnership, or in a record of one that the other joined, or in
 * a new record.
 */
export const familyOfCouple = (one: PersonId, other: PersonId, edges: EdgeIndex, familyOf: FamilyOf): FamilyPlace => {
  const record =
    edges.partnership(one, other)?.familyRecordId ??
    joinedRecord(one, edges.of(other), familyOf) ??
    joinedRecord(other, edges.of(one), familyOf)
  return record === null ? { parents: one < other ? [one, other] : [other, one] } : { record }
}

/**
 * The parent who shares a new FAM record with this one. Parents without a record are paired, first those with equal
 * qualifiers, then in order.
 */
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
