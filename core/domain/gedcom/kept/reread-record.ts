import type { Identifier } from "../../evidence/identifier.ts"
import { eventOfTag } from "../structures/event-tags.ts"
import { isCitation } from "../structures/citation-tags.ts"
import { readFileChange } from "../structures/file-change.ts"
import { objectIdentifiers } from "../structures/reading/read-object.ts"
import { readIdentifiers, readInnerIdentifiers } from "../structures/reading/read-identifiers.ts"
import type { TemplateField } from "../../evidence/template-field.ts"
import { readTemplateFields } from "../structures/template-structures.ts"
import type { KeptNode } from "./kept-node.ts"

/** The values of a record that an earlier version left in the kept lines. Null where nothing is to be filled. */
export interface Unread {
  readonly identifiers: readonly Identifier[] | null
  readonly fileChangedAt: string | null
  /** Only of sources and citations. */
  readonly fields?: readonly TemplateField[] | null
}

const withoutUse = { use: (): void => {} }

/** Reads the identifiers of a structure: of a record, or of a name, an event, a citation or an object. */
const identifiersOf = (node: KeptNode): readonly Identifier[] => {
  if (node.tag === "OBJE") return objectIdentifiers(node, withoutUse)
  return ["INDI", "FAM"].includes(node.tag) || (node.tag === "SOUR" && node.line === 0)
    ? readIdentifiers(node, withoutUse)
    : readInnerIdentifiers(node, withoutUse)
}

/** The row with the values that it lacks and its kept lines state; null if it lacks none of them. */
export const filledFrom = <T extends Unread>(record: KeptNode, row: T): T | null => {
  const identifiers = row.identifiers === null ? identifiersOf(record) : []
  const fileChangedAt = row.fileChangedAt ?? readFileChange(record, withoutUse)
  const fields = row.fields === null ? readTemplateFields(record, withoutUse) : []
  if (identifiers.length + fields.length === 0 && fileChangedAt === row.fileChangedAt) return null
  return {
    ...row,
    ...(identifiers.length === 0 ? {} : { identifiers }),
    ...(fields.length === 0 ? {} : { fields }),
    fileChangedAt,
  }
}

/** The structures inside a record that became rows and state such values, by the ids of the rows. */
export interface NestedNodes {
  readonly names: ReadonlyMap<string, KeptNode>
  readonly events: ReadonlyMap<string, KeptNode>
  readonly citations: ReadonlyMap<string, KeptNode>
  /** The OBJE of each file. */
  readonly media: ReadonlyMap<string, KeptNode>
}

const nameTags: ReadonlySet<string> = new Set(["NAME", "NICK", "_MARNM", "_AKA", "ALIA"])

const statesSomething = (node: KeptNode): boolean =>
  readFileChange(node, withoutUse) !== null ||
  identifiersOf(node).length > 0 ||
  readTemplateFields(node, withoutUse).length > 0

/** Finds the structures of these records that became names, events, citations and media, the first of each. */
export const nestedNodes = (records: readonly KeptNode[]): NestedNodes => {
  const found = {
    names: new Map<string, KeptNode>(),
    events: new Map<string, KeptNode>(),
    citations: new Map<string, KeptNode>(),
    media: new Map<string, KeptNode>(),
  }
  const kindOf = ({ tag }: KeptNode, above: string): "names" | "events" | "citations" | null => {
    if (isCitation({ tag }, above)) return "citations"
    if (nameTags.has(tag)) return "names"
    return eventOfTag(tag) === null ? null : "events"
  }
  const add = (rows: Map<string, KeptNode>, link: string | null, node: KeptNode): void => {
    if (link !== null && !rows.has(link) && statesSomething(node)) rows.set(link, node)
  }
  const visit = (node: KeptNode, above: string | null): void => {
    const kind = above === null ? null : kindOf(node, above)
    if (kind !== null) add(found[kind], node.link, node)
    if (node.tag === "OBJE") for (const { tag, link } of node.children) if (tag === "FILE") add(found.media, link, node)
    for (const child of node.children) visit(child, node.tag)
  }
  for (const record of records) visit(record, null)
  return found
}
