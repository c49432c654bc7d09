import type { Event } from "../event.ts"
import { type Vital, vitalEvent, vitals } from "../living/vital-event.ts"
import type { MergeTake } from "./merge-input.ts"
import type { PairedRows } from "./pair-up.ts"

const saysSomething = ({ date, placeId }: Event): boolean => date !== null || placeId !== null

/** The event that is to provide a vital fact after a merge: that of the kept person unless it says nothing, or the chosen one. */
const provider = (
  { kept, from }: { readonly kept: readonly Event[]; readonly from: readonly Event[] },
  vital: Vital,
  take: MergeTake,
): Event | null => {
  const [own, other] = [vitalEvent(kept, vital), vitalEvent(from, vital)]
  if (own === null || other === null) return own ?? other
  if (take[vital] !== undefined) return take[vital] === "from" ? other : own
  return saysSomething(own) || !saysSomething(other) ? own : other
}

/**
 * The events that come before the one that is to provide a birth or death, because they were created earlier. The first
 * created event provides it, so these must be created again.
 */
export const eventsBeforeVitals = (
  events: { readonly kept: readonly Event[]; readonly from: readonly Event[] },
  { same, moved }: PairedRows<Event>,
  take: MergeTake,
): readonly Event[] => {
  const standsFor = new Map(same.map(([left, counterpart]) => [left.id, counterpart]))
  return vitals.flatMap((vital) => {
    const wanted = provider(events, vital, take)
    const event = wanted === null ? null : (standsFor.get(wanted.id) ?? wanted)
    return event === null
      ? []
      : [...events.kept, ...moved].filter(({ id, type }) => type === event.type && id < event.id)
  })
}
