import { samePlace } from "../../place/place.ts"
import { sameValue } from "../../lifecycle.ts"
import { withContactsBeside } from "../structures/address-structures.ts"
import type { KeptNode } from "../kept/kept-node.ts"
import { withUnread } from "../kept/unread-fields.ts"
import { type EventValues, hasReadDate, readAnyEvent } from "../structures/reading/read-event.ts"
import { otherRestrictions } from "../structures/restriction.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { inTheirLines, rewriteIdentifiers } from "./rewrite-identifiers.ts"
import { rewriteStructure } from "./rewrite-structure.ts"
import { newAssociations, restateAssociations, withAssociations } from "./rewrite-associations.ts"
import { newCitations, withCitations } from "./rewrite-citations.ts"
import { type RewriteContext, convertedDates, startReadContext } from "./rewrite-context.ts"
import { equalStructures } from "../structures/structure.ts"
import { type EventHome, hasStrayDetail, writeEvent } from "../structures/writing/write-event.ts"

export type CurrentEvent = EventValues & { readonly id: string }

/** A new event with its citations and media. */
export const stateEvent = (
  event: CurrentEvent,
  home: EventHome,
  { version, citationsOf, associationsOf, mediaOf }: RewriteContext,
): GedcomStructure => {
  const structure = writeEvent(event, home, version)
  return {
    ...structure,
    children: [
      ...structure.children,
      ...newAssociations(associationsOf(event.id), "elsewhere", version),
      ...newCitations(citationsOf(event.id), version),
      ...mediaOf(event.id),
    ],
  }
}

/** A kept event with its present values. */
export const rewriteEvent = (
  node: KeptNode,
  stored: CurrentEvent,
  home: EventHome,
  rewriting: RewriteContext,
): GedcomStructure => {
  const { reading, isUsed } = startReadContext(rewriting)
  const reread = readAnyEvent(node, reading)
  if (reread === null) return node
  const event = withUnread(stored, reread, node.readerVersion)
  const beside = sameValue(event.address, reread.address) ? node : withContactsBeside(node)
  if (beside !== node) return rewriteEvent(beside, stored, home, rewriting)
  // An earlier version, or the language of the file, may have read the date in another way. The line says both.
  const isReadBefore = event.date !== null && hasReadDate(node, event.date, reading.version)
  const read = isReadBefore ? { ...reread, date: event.date } : reread
  const { version } = rewriting
  const associated = rewriting.associationsOf(event.id)
  const restated = restateAssociations(node.children, associated, { place: "event", home: "elsewhere" }, rewriting)
  const cited = withCitations(node.children, rewriting.citationsOf(event.id), rewriting)
  const structure = { ...node, children: withAssociations(cited, restated) }
  const restrictions = otherRestrictions(node)
  const place = samePlace(read.place, event.place) ? read.place : event.place
  const now = writeEvent(
    { ...event, ...inTheirLines, place, restrictions },
    home,
    version,
    event.type === read.type ? node.tag : null,
  )
  const kept = { structure, isUsed, alwaysRewritten: convertedDates(rewriting) }
  const then = { ...read, ...inTheirLines, restrictions }
  const before = writeEvent(then, home, version, node.tag)
  const identifiers = { before: read.identifiers, now: event.identifiers }
  const withIdentifiers = (rewritten: GedcomStructure): GedcomStructure => ({
    ...rewritten,
    children: rewriteIdentifiers(rewritten.children, identifiers, { record: "event", version }),
  })
  if (!hasStrayDetail(node, version) || equalStructures(before, now))
    return withIdentifiers(rewriteStructure(kept, before, now))
  const withoutDetail = writeEvent({ ...then, detail: null }, home, version, node.tag)
  return withIdentifiers(rewriteStructure(kept, { ...withoutDetail, value: node.value }, now))
}
