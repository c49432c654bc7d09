import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { KeptNode } from "../kept/kept-node.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import {
  type AssociationPlace,
  associatePointer,
  isAssociationTag,
  readAssociation,
} from "../structures/reading/read-association.ts"
import { equalPayload } from "../structures/structure.ts"
import { type AssociationHome, writeAssociation } from "../structures/writing/write-association.ts"
import { type CurrentAssociation, type RewriteContext, startReadContext } from "./rewrite-context.ts"
import { rewriteStructure } from "./rewrite-structure.ts"

/** New associations as structures. */
export const newAssociations = (
  associations: readonly CurrentAssociation[],
  home: AssociationHome,
  version: GedcomVersion,
): readonly GedcomStructure[] =>
  associations.map((association) => writeAssociation(association, association.pointer, { version, home }))

/** The present associations of a record or event. */
export interface RestatedAssociations {
  /** What is written in place of each kept one: nothing if it was deleted. */
  readonly instead: ReadonlyMap<GedcomStructure, readonly GedcomStructure[]>
  /** Those that the file does not have. */
  readonly fresh: readonly GedcomStructure[]
}

interface Home {
  readonly place: AssociationPlace
  readonly home: AssociationHome
}

/** The associations below a kept record or event with their present values. */
export const restateAssociations = (
  children: readonly KeptNode[],
  associations: readonly CurrentAssociation[],
  { place, home }: Home,
  rewriting: RewriteContext,
): RestatedAssociations => {
  const left = new Map(associations.map((association) => [association.id, association]))
  const instead = new Map<GedcomStructure, readonly GedcomStructure[]>()
  for (const node of children) {
    if (node.link === null || !isAssociationTag(node.tag, place)) continue
    const association = left.get(node.link)
    left.delete(node.link)
    instead.set(node, association === undefined ? [] : [rewriteAssociation(node, association, home, rewriting)])
  }
  return { instead, fresh: newAssociations([...left.values()], home, rewriting.version) }
}

/** The children with their present associations, new ones at the end. */
export const withAssociations = (
  children: readonly GedcomStructure[],
  { instead, fresh }: RestatedAssociations,
): readonly GedcomStructure[] =>
  instead.size + fresh.length === 0
    ? children
    : [...children.flatMap((child) => instead.get(child) ?? [child]), ...fresh]

const rewriteAssociation = (
  node: KeptNode,
  association: CurrentAssociation,
  home: AssociationHome,
  rewriting: RewriteContext,
): GedcomStructure => {
  const { reading, isUsed } = startReadContext(rewriting)
  const read = readAssociation(node, reading)
  const { version } = rewriting
  const before = writeAssociation(read, associatePointer(node), { version, home })
  const now = writeAssociation(association, association.pointer, { version, home })
  const isInForm = version === rewriting.reading.version && (node.tag === "ASSO" || node.tag === "_ASSO")
  if (isInForm || (before.tag === now.tag && equalPayload(before, now)))
    return rewriteStructure({ structure: node, isUsed, alwaysRewritten: new Set() }, before, now)
  // The structure of another program, or of the other version, has the associate in another form.
  return { ...now, children: [...now.children, ...node.children.filter((child) => !isUsed(child))] }
}
