import { fieldsOf } from "../../../lib/fields-of.ts"
import { samePlace } from "../../place/place.ts"
import { type EventValues, readAnyEvent } from "../structures/reading/read-event.ts"
import type { KeptNode } from "./kept-node.ts"
import { withoutTexts } from "./without-texts.ts"

/**
 * The version of the readers. Lines that older readers read may hold values that the rows of the lines lack. It rises
 * when a field begins to be read.
 */
export const READER_VERSION = 7

/** The version of the readers that began to read each of these fields of an event. */
const readSince = {
  subtype: 1,
  cause: 1,
  age: 3,
  address: 3,
  coordinates: 5,
  confidence: 5,
} as const satisfies Partial<Record<keyof EventValues, number>>

/** The fields of an event that older readers did not read. */
type UnreadFields = Pick<EventValues, keyof typeof readSince | "place">

/**
 * The event with the fields that older readers left in its lines, which say `read`. A value that the event has is not
 * replaced: an editor wrote it. An event that has moved to another place does not get the address and coordinates of
 * the old one.
 */
export const withUnread = <E extends UnreadFields>(event: E, read: UnreadFields, readerVersion: number): E => {
  if (readerVersion >= READER_VERSION) return event
  const isElsewhere = (read.place !== null || event.place !== null) && !samePlace(read.place, event.place)
  const hasMoved = read.place !== null && isElsewhere
  const unread = fieldsOf(readSince).filter(
    (field) =>
      readSince[field] > readerVersion &&
      event[field] === null &&
      read[field] !== null &&
      !(field === "address" && hasMoved) &&
      !(field === "coordinates" && isElsewhere),
  )
  return unread.length === 0 ? event : { ...event, ...Object.fromEntries(unread.map((field) => [field, read[field]])) }
}

/** What the lines of a kept record say of the events that they became, by id. Empty if the present readers read them. */
export const unreadEvents = ({ children, readerVersion }: KeptNode): ReadonlyMap<string, EventValues> => {
  const found = new Map<string, EventValues>()
  if (readerVersion >= READER_VERSION) return found
  for (const node of children) {
    if (node.link === null || found.has(node.link)) continue
    const read = readAnyEvent(node, withoutTexts)
    if (read !== null) found.set(node.link, read)
  }
  return found
}

/** Events with what the lines of these kept records say of them, where older readers read the lines. */
export const allWithUnread = <E extends UnreadFields & { readonly id: string }>(
  events: readonly E[],
  records: readonly KeptNode[],
): readonly E[] => {
  const unread = new Map(
    records.flatMap((record) =>
      Array.from(unreadEvents(record), ([id, read]) => [id, { read, readerVersion: record.readerVersion }] as const),
    ),
  )
  return events.map((event) => {
    const found = unread.get(event.id)
    return found === undefined ? event : withUnread(event, found.read, found.readerVersion)
  })
}
