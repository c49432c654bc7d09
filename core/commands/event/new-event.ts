import * as E from "fp-ts/lib/Either.js"
import type { Context } from "../../command.ts"
import type { DateInput, GenealogicalDate } from "../../domain/date/genealogical-date.ts"
import { makeDate } from "../../domain/date/make-date.ts"
import type { DomainError } from "../../domain/errors.ts"
import { type Event, type Place, placeKey, type VitalEventCreate } from "../../domain/event.ts"
import type { TreeId } from "../../domain/ids.ts"
import { born } from "../../domain/lifecycle.ts"

/** The date that these parts make, null for none; faults have their paths from `path` on (`date.month`). */
export const dateOf = (parts: DateInput | null, path: string): E.Either<DomainError, GenealogicalDate | null> => {
  if (parts === null) return E.right(null)
  const inDate = <Fault extends { readonly path: string }>(fault: Fault): Fault => ({ ...fault, path: `${path}.${fault.path}` })
  return E.mapLeft(([first, ...more]: readonly [Fault, ...Fault[]]): DomainError => ({ _tag: "InvalidInput", errors: [inDate(first), ...more.map(inDate)] }))(makeDate(parts))
}

type Fault = { readonly path: string; readonly message: string }

/** The tree's place of this name, made when it is the first of its key; null for a blank one. */
export const placeOf = async ({ places, newId }: Pick<Context, "places" | "newId">, treeId: TreeId, text: string | null): Promise<Place | null> => {
  const name = text?.trim() ?? ""
  if (name === "") return null
  const key = placeKey(name)
  const made: Place = { id: newId(), treeId, name, key }
  const [place = (await places.insert([made]))[0] ?? made] = await places.byKeys(treeId, [key])
  return place
}

/** An event as it begins, with the name of its place; `path` leads to its parts in the caller's words (`""`, `birth.`). */
export const newEvent = async (
  context: Context,
  subject: Pick<Event, "treeId" | "personId" | "relationshipId">,
  type: string,
  { date = null, place = null, detail = null, notes = null }: VitalEventCreate,
  path: string,
): Promise<E.Either<DomainError, { readonly event: Event; readonly place: string | null }>> => {
  const checked = dateOf(date, `${path}date`)
  if (E.isLeft(checked)) return checked
  const placed = await placeOf(context, subject.treeId, place)
  const said = { type: type.trim(), date: checked.right, placeId: placed?.id ?? null, detail, notes }
  return E.right({ event: { id: context.newId(), ...subject, ...said, ...born(context.now) }, place: placed?.name ?? null })
}
