import { shownIdentifiers } from "../../evidence/identifier.ts"
import { sameValue } from "../../lifecycle.ts"
import type { Name } from "../../name.ts"
import { writtenName } from "../../name-text/compose-name.ts"
import type { KeptNode } from "../kept/kept-node.ts"
import { allWithUnreadNames } from "../kept/unread-names.ts"
import { primaryTag, type ReadName, readNames } from "../structures/reading/read-name.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { inTheirLines, rewriteIdentifiers } from "./rewrite-identifiers.ts"
import { rewriteStructure } from "./rewrite-structure.ts"
import { newCitations, withCitations } from "./rewrite-citations.ts"
import { type RewriteContext, convertedTypes, startReadContext } from "./rewrite-context.ts"
import { type NameWording, sameName, writeName } from "../structures/writing/write-name.ts"

/** The present structures for each kept name (`instead`), and the names for a record that has none (`fresh`). */
export interface RewrittenNames {
  readonly instead: ReadonlyMap<GedcomStructure, readonly GedcomStructure[]>
  readonly fresh: readonly GedcomStructure[]
}

/** A live name with its kept structure: a NAME, or a NICK or the like, perhaps below a NAME (`below`). */
interface KeptName {
  readonly name: Name
  readonly read: ReadName
  readonly node: KeptNode
  readonly below: KeptNode | null
}

type IsUsed = (structure: GedcomStructure) => boolean

/**
 * The names of a person. If nothing changed they are written as they were kept. Otherwise each NAME gets its
 * present values, and the primary name comes first.
 */
export const rewriteNames = (
  record: KeptNode | null,
  stored: readonly Name[],
  rewriting: RewriteContext,
): RewrittenNames => {
  const names = record === null ? stored : allWithUnreadNames(stored, [record])
  const { reading, isUsed } = startReadContext(rewriting)
  const reads = record === null ? [] : readNames(record, reading)
  const kept = record === null ? [] : keptNamesOf(record, reads, names)
  const added = names.filter(({ id }) => !kept.some(({ name }) => name.id === id))
  const isUntouched =
    kept.length === reads.length &&
    kept.every(({ name, read }) => hasSame(name, read) && name.isPrimary === read.isPrimary) &&
    added.every((name) => reads.length === 0 && isNothing(name, rewriting))
  if (!isUntouched || convertedTypes(rewriting).size > 0)
    return compose(record?.children ?? [], { kept, added: isUntouched ? [] : added }, isUsed, rewriting)
  const instead = kept.flatMap(({ name, node }) =>
    node.tag === "NAME" ? [[node, [withItsCitations(node, name, rewriting)]] as const] : [],
  )
  return { instead: new Map(instead), fresh: [] }
}

/** Whether the lines still say all of the name. */
const hasSame = (name: Name, read: ReadName): boolean =>
  sameName(name, read) && (name.identifiers === null || sameValue(name.identifiers, read.identifiers))

const keptNamesOf = (record: KeptNode, reads: readonly ReadName[], names: readonly Name[]): readonly KeptName[] => {
  const nodes = new Map<GedcomStructure, Pick<KeptName, "node" | "below">>()
  for (const node of record.children) {
    nodes.set(node, { node, below: null })
    if (node.tag === "NAME") for (const child of node.children) nodes.set(child, { node: child, below: node })
  }
  const byId = new Map<string, Name>(names.map((name) => [name.id, name]))
  return reads.flatMap((read) => {
    const found = nodes.get(read.node)
    const name = byId.get(found?.node.link ?? "")
    return found === undefined || name === undefined ? [] : [{ name, read, ...found }]
  })
}

/** Whether the name is the empty one that a person without a name gets. */
const isNothing = (
  { id, isPrimary, nameType, language, identifiers, ...name }: Name,
  { citationsOf }: RewriteContext,
): boolean =>
  isPrimary &&
  nameType === "birth" &&
  language === null &&
  shownIdentifiers({ identifiers }).length === 0 &&
  name.forms.length === 0 &&
  writtenName({ ...name, language }) === null &&
  citationsOf(id).length === 0

const withItsCitations = (node: KeptNode, { id }: Name, rewriting: RewriteContext): GedcomStructure => ({
  ...node,
  children: withCitations(node.children, rewriting.citationsOf(id), rewriting),
})

/**
 * Writes all names: the NAME structures together where the first one was, with the primary name first. A NICK or
 * the like stays in its place while it still has the value of its name.
 */
const compose = (
  children: readonly KeptNode[],
  { kept, added }: { readonly kept: readonly KeptName[]; readonly added: readonly Name[] },
  isUsed: IsUsed,
  rewriting: RewriteContext,
): RewrittenNames => {
  const own = kept.filter(({ node }) => node.tag === "NAME")
  const others = kept.filter(({ node }) => node.tag !== "NAME")
  const staying = new Set<GedcomStructure>(others.filter((one) => stays(one, own, rewriting)).map(({ node }) => node))
  const moved = others.filter(({ node }) => !staying.has(node)).map(({ name, read }) => withWholeParts(name, read))
  const inOrder = [...own, ...[...added, ...moved].map((name) => ({ name, read: null, node: null }))].sort(
    (a, b) => Number(b.name.isPrimary) - Number(a.name.isPrimary),
  )
  const isClaimed =
    inOrder[0]?.name.nameType === "married" &&
    inOrder.some(({ name }) => name.nameType === "birth" || name.nameType === "maiden")
  const structures = inOrder.map(({ name, read, node }, index) => {
    const wording = { untyped: name.nameType === (index === 0 ? "birth" : "alias"), claimed: index === 0 && isClaimed }
    return node === null
      ? newName(name, { ...wording, untyped: index === 0 && wording.untyped }, rewriting)
      : rewriteName({ name, read, node }, wording, { staying, isUsed }, rewriting)
  })
  const instead = new Map<GedcomStructure, readonly GedcomStructure[]>(
    others.map(({ node }) => [node, staying.has(node) ? [node] : []]),
  )
  const places = children.filter(({ tag, link }) => tag === "NAME" && link !== null)
  for (const [index, place] of places.entries()) instead.set(place, index === 0 ? structures : [])
  return { instead, fresh: places.length === 0 ? structures : [] }
}

/**
 * Whether a NICK, `_MARNM` or the like still has the value of its name. A `_MARNM` may be a surname alone, which
 * depends on the given name of the NAME above it.
 */
const stays = (
  { name, read, node, below }: KeptName,
  own: readonly KeptName[],
  { citationsOf }: RewriteContext,
): boolean => {
  if (!hasSame(name, read) || name.isPrimary || citationsOf(name.id).length > 0) return false
  const above = below === null ? own[0] : own.find((one) => one.node === below)
  if (above === undefined) return below === null && node.tag !== "_MARNM"
  return node.tag !== "_MARNM" || above.name.givenName === above.read.givenName
}

const newName = (name: Name, wording: NameWording, { version, citationsOf }: RewriteContext): GedcomStructure => {
  const structure = writeName(name, wording, version)
  return { ...structure, children: [...structure.children, ...newCitations(citationsOf(name.id), version)] }
}

/** The name with the whole text of the file in each part that has not changed since the import. */
const withWholeParts = (name: Name, read: ReadName): Name => {
  const whole = (part: Exclude<keyof ReadName["whole"], "forms">): string | null =>
    name[part] === read[part] ? read.whole[part] : name[part]
  return {
    ...name,
    givenName: whole("givenName"),
    surname: whole("surname"),
    prefix: whole("prefix"),
    suffix: whole("suffix"),
    surnamePrefix: whole("surnamePrefix"),
    written: whole("written"),
    forms: sameValue(name.forms, read.forms) ? read.whole.forms : name.forms,
  }
}

const rewriteName = (
  { name, read, node }: Pick<KeptName, "name" | "node"> & { readonly read: ReadName | null },
  { untyped, claimed }: NameWording,
  { staying, isUsed }: { readonly staying: ReadonlySet<GedcomStructure>; readonly isUsed: IsUsed },
  rewriting: RewriteContext,
): GedcomStructure => {
  const has = (wanted: string): boolean => node.children.some(({ tag, value }) => tag === wanted && value.trim() !== "")
  const children = node.children.filter((child) => child.tag === "SOUR" || child.link === null || staying.has(child))
  const structure = withItsCitations({ ...node, children }, name, rewriting)
  const before = writeName(
    { ...(read === null ? name : { ...read, ...read.whole }), ...inTheirLines },
    { untyped: !has("TYPE"), claimed: has(primaryTag) },
    rewriting.version,
  )
  const now = writeName(
    { ...(read === null ? name : withWholeParts(name, read)), ...inTheirLines },
    { untyped: untyped && !has("TYPE"), claimed },
    rewriting.version,
  )
  // A TYPE that Stemma reads as `other` keeps its text.
  const alwaysRewritten = name.nameType === "other" ? new Set<string>() : convertedTypes(rewriting)
  const rewritten = rewriteStructure(
    { structure, isUsed, alwaysRewritten: has("TYPE") ? alwaysRewritten : new Set() },
    before,
    now,
  )
  const identifiers = { before: read === null ? [] : read.identifiers, now: name.identifiers }
  const home = { record: "inside", version: rewriting.version } as const
  return { ...rewritten, children: rewriteIdentifiers(rewritten.children, identifiers, home) }
}
