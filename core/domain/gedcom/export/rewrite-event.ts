import { placeKey } from "../../event.ts"
import type { KeptNode } from "../kept/kept-node.ts"
import { withUnread } from "../kept/unread-fields.ts"
import { type EventValues, hasReadDate, readAnyEvent } from "../structures/reading/read-event.ts"
import { otherRestrictions } from "../structures/restriction.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { rewriteStructure } from "./rewrite-structure.ts"
import { newCitations, withCitations } from "./rewrite-citations.ts"
import { type RewriteContext, convertedDates, startReadContext } from "./rewrite-context.ts"
import { equalStructures } from "../structures/structure.ts"
import { type EventHome, hasStrayDetail, writeEvent } from "../structures/writing/write-event.ts"

export type CurrentEvent = EventValues & { readonly id: string }

/** A new event with its citations and media. */
export const stateEvent = (
  event: CurrentEvent,
  home: EventHome,
  { version, citationsOf, mediaOf }: RewriteContext,
): GedcomStructure => {
  const structure = writeEvent(event, home, version)
  return {
    ...structure,
    children: [...structure.children, ...newCitations(citationsOf(event.id), version), ...mediaOf(event.id)],
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
  // An earlier version, or the language of the file, may have read the date in another way. The line says both.
  const isReadBefore = event.date !== null && hasReadDate(node, event.date, reading.version)
  const read = isReadBefore ? { ...reread, date: event.date } : reread
  const { version } = rewriting
  // An address belongs to the place of its event: like the coordinates below PLAC it goes with another place.
  const hasMoved = read.place !== null && !samePlace(read.place, event.place)
  const staying = hasMoved ? node.children.filter(({ tag }) => tag !== "ADDR") : node.children
  const structure = { ...node, children: withCitations(staying, rewriting.citationsOf(event.id), rewriting) }
  const restrictions = otherRestrictions(node)
  const place = samePlace(read.place, event.place) ? read.place : event.place
  const now = writeEvent({ ...event, place, restrictions }, home, version, event.type === read.type ? node.tag : null)
  const kept = { structure, isUsed, alwaysRewritten: convertedDates(rewriting) }
  const then = { ...read, restrictions }
  const before = writeEvent(then, home, version, node.tag)
  if (!hasStrayDetail(node, version) || equalStructures(before, now)) return rewriteStructure(kept, before, now)
  const withoutDetail = writeEvent({ ...then, detail: null }, home, version, node.tag)
  return rewriteStructure(kept, { ...withoutDetail, value: node.value }, now)
}

/** A tree spells a place as it first received it. */
const samePlace = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && placeKey(one) === placeKey(other)
