import type { EventId, NameId } from "../ids.ts"
import type { PlacedEvent } from "../event.ts"
import type { Name } from "../name.ts"

/** The place of an event in the order by date, then id. An event without a day comes last. */
export interface EventPosition {
  readonly day: number | null
  readonly id: EventId
}

/** The place of a name in the order of a person's names: the primary one first, then by id. */
export interface NamePosition {
  readonly isPrimary: boolean
  readonly id: NameId
}

export const eventPosition = ({ id, date }: Pick<PlacedEvent, "id" | "date">): EventPosition => ({
  day: date?.sortDay ?? null,
  id,
})

export const namePosition = ({ id, isPrimary }: Pick<Name, "id" | "isPrimary">): NamePosition => ({ isPrimary, id })

const byId = (a: string, b: string): number => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

export const byEventPosition = (a: EventPosition, b: EventPosition): number => {
  if (a.day === b.day) return byId(a.id, b.id)
  if (a.day === null || b.day === null) return Number(a.day === null) - Number(b.day === null)
  return a.day - b.day
}

export const byNamePosition = (a: NamePosition, b: NamePosition): number =>
  Number(b.isPrimary) - Number(a.isPrimary) || byId(a.id, b.id)
