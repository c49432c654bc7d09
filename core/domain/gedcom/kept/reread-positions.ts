import { partnerPosition } from "../../chart/position.ts"
import type { PersonId, RecordId } from "../../ids.ts"
import type { Relationship } from "../../relationship.ts"
import type { KeptNode } from "./kept-node.ts"

/** A kept FAM record. */
export interface KeptFamilyRow {
  readonly id: RecordId
  readonly xref: string | null
  /** The position of the record among all kept records of the tree. */
  readonly position: number
  readonly node: KeptNode
}

/** A person with the kept INDI record, the live relationships, and the FAM records of these, in the order of the file. */
export interface KeptRelatives {
  readonly personId: PersonId
  readonly individual: KeptNode
  readonly edges: readonly Relationship[]
  readonly families: readonly KeptFamilyRow[]
}

/** The xrefs of the FAMS lines of an INDI record, in their order. */
export const familiesNamed = ({ children }: KeptNode): readonly string[] =>
  children.flatMap(({ tag, pointer }) => (tag === "FAMS" && pointer !== null ? [pointer] : []))

type Places = Partial<Pick<Relationship, "position" | "toPosition">>

/**
 * The places of the person's children and partners that an earlier version left in the kept lines, by relationship. None
 * of a kind in which some relationship has a place: an editor ordered them.
 */
export const unreadPositions = (relatives: KeptRelatives): ReadonlyMap<string, Places> => {
  const { personId, edges } = relatives
  const children = edges.filter(({ type, fromPersonId }) => type === "parent_child" && fromPersonId === personId)
  const couples = edges.filter(({ type }) => type === "partnership")
  const families = inOrderOfPerson(relatives)
  const places = new Map<string, Places>()
  if (children.every(({ position }) => position === null))
    for (const [id, position] of childPlaces(families, children)) places.set(id, { position })
  if (couples.every((edge) => partnerPosition(edge, personId) === null))
    for (const [{ id, fromPersonId }, place] of couplePlaces(families, couples))
      places.set(id, fromPersonId === personId ? { position: place } : { toPosition: place })
  return places
}

const inOrderOfPerson = ({ individual, families }: KeptRelatives): readonly KeptFamilyRow[] => {
  const named = new Map(
    familiesNamed(individual)
      .toReversed()
      .map((xref, index, all) => [xref, all.length - index]),
  )
  const placeOf = ({ xref }: KeptFamilyRow): number => named.get(xref ?? "") ?? Number.MAX_SAFE_INTEGER
  return families.toSorted((a, b) => placeOf(a) - placeOf(b))
}

const childPlaces = (
  families: readonly KeptFamilyRow[],
  edges: readonly Relationship[],
): readonly (readonly [string, number])[] => {
  const byHome = Map.groupBy(edges, ({ familyRecordId }) => familyRecordId)
  let place = 0
  return families.flatMap(({ id, node }) => {
    const here = byHome.get(id) ?? []
    const byChild = new Map<string, Relationship>(here.map((edge) => [edge.toPersonId, edge]))
    const named = new Set(node.children.flatMap(({ tag, pointer, link }) => (tag === "CHIL" ? [link ?? pointer] : [])))
    const unnamed = here.filter(({ toPersonId }) => !named.has(toPersonId))
    return [...[...named].map((child) => byChild.get(child ?? "")), ...unnamed].flatMap((edge) => {
      place += 1
      return edge === undefined ? [] : [[edge.id, place] as const]
    })
  })
}

const couplePlaces = (
  families: readonly KeptFamilyRow[],
  edges: readonly Relationship[],
): readonly (readonly [Relationship, number])[] => {
  let place = 0
  return families.flatMap(({ id, node }) => {
    const here = edges.filter(({ familyRecordId }) => familyRecordId === id)
    const isCouple = node.children.filter(({ tag }) => tag === "HUSB" || tag === "WIFE").length > 1
    if (here.length > 0 || isCouple) place += 1
    return here.map((edge) => [edge, place] as const)
  })
}
