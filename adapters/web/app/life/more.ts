import { useState } from "preact/hooks"
import { api, type Schemas } from "../api/client.ts"
import { nextIn } from "../api/pages.ts"
import { dataOf } from "../api/problems.ts"
import { readAsAnyone } from "../api/reading.ts"
import type { PersonFacts } from "./data.ts"

/** The kinds of facts that a page about a person may have in part, and that have lists of their own. */
type ListedKind = "names" | "events"

/** The kinds of relatives that may be there in part. */
type KinKind = "children" | "siblings"

/** Where a list goes on; null before its first page, undefined after its last. */
type Next = string | null | undefined

interface Loaded<T> {
  readonly items: readonly T[]
  readonly next: Next
}

const nothing = { items: [], next: null } as const

interface Asked<T> {
  readonly data?: T | undefined
  readonly error?: unknown
  readonly response: Response
}

/** The next page of a list, added to what is loaded. */
const added = async <T>({ items }: Loaded<T>, ask: () => Promise<Asked<readonly T[]>>): Promise<Loaded<T>> => {
  const answer = await ask()
  return { items: [...items, ...(await dataOf(Promise.resolve(answer)))], next: nextIn(answer.response) ?? undefined }
}

const namesAfter = (person_id: string, loaded: Loaded<Schemas["NameRead"]>) => {
  const query = loaded.next == null ? {} : { cursor: loaded.next }
  const call = { params: { path: { person_id }, query } }
  return readAsAnyone(
    () => added(loaded, () => api.GET("/persons/{person_id}/names", call)),
    () => added(loaded, () => api.GET("/public/persons/{person_id}/names", call)),
  )
}

const eventsAfter = (person_id: string, loaded: Loaded<Schemas["EventRead"]>) => {
  const query = loaded.next == null ? {} : { cursor: loaded.next }
  const call = { params: { path: { person_id }, query } }
  return readAsAnyone(
    () => added(loaded, () => api.GET("/persons/{person_id}/events", call)),
    () => added(loaded, () => api.GET("/public/persons/{person_id}/events", call)),
  )
}

/** All children of a person. */
const childrenOf = async (person_id: string): Promise<readonly Schemas["PersonRead"][]> => {
  const call = { params: { path: { person_id }, query: { generations: 1 } } }
  const { persons } = await readAsAnyone(
    () => dataOf(api.GET("/persons/{person_id}/descendants", call)),
    () => dataOf(api.GET("/public/persons/{person_id}/descendants", call)),
  )
  return persons.filter(({ id }) => id !== person_id)
}

/** The ids of the partners of a person. */
const partnersOf = async (person_id: string): Promise<readonly string[]> => {
  const call = { params: { path: { person_id } } }
  const { partners } = await readAsAnyone(
    () => dataOf(api.GET("/persons/{person_id}/family", call)),
    () => dataOf(api.GET("/public/persons/{person_id}/family", call)),
  )
  return partners.map(({ person }) => person.id)
}

/** All children of a person, or all siblings: children of the parents and, as step-siblings, of their partners. */
const kinOf = async ({ person, family }: PersonFacts, kind: KinKind): Promise<readonly Schemas["PersonRead"][]> => {
  if (kind === "children") return childrenOf(person.id)
  const parents = family.parents.map((parent) => parent.person.id)
  const partners = await Promise.all(parents.map(partnersOf))
  const ofEach = await Promise.all([...new Set([...parents, ...partners.flat()])].map(childrenOf))
  return ofEach.flat().filter(({ id }) => id !== person.id)
}

type Kin = PersonFacts["family"]["children"][number]["person"] | Schemas["PersonRead"]

/** What a page about a person shows, with what was loaded after it. */
export interface AllFacts {
  readonly facts: PersonFacts
  /** The relatives that were loaded after the page, by their kind. */
  readonly kin: Readonly<Record<KinKind, readonly Kin[]>>
  /** How many of a kind are still left out. */
  readonly left: (kind: ListedKind | KinKind) => number
  readonly load: (kind: ListedKind | KinKind) => Promise<void>
}

const withNew = <T extends { readonly id: string }>(first: readonly T[], more: readonly T[]): readonly T[] => {
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...more.filter(({ id }) => !known.has(id))]
}

/** The facts of a page, and a way to load those that it leaves out. */
export const useAllFacts = (page: PersonFacts): AllFacts => {
  const [names, setNames] = useState<Loaded<Schemas["NameRead"]>>(nothing)
  const [events, setEvents] = useState<Loaded<Schemas["EventRead"]>>(nothing)
  const [kin, setKin] = useState<AllFacts["kin"]>({ children: [], siblings: [] })
  const { person, more = {} } = page
  const partners = new Map(page.family.partners.map((one) => [one.relationship.id, one.person]))
  const facts = {
    ...page,
    names: [...withNew(page.names, names.items)],
    events: [
      ...withNew(
        page.events,
        events.items.map((event) => ({ ...event, partner: partners.get(event.relationship_id ?? "") ?? null })),
      ),
    ],
  }
  const left: AllFacts["left"] = (kind) => {
    const total = more[kind] ?? 0
    if (kind === "children" || kind === "siblings") return kin[kind].length > 0 ? 0 : total
    return Math.max(0, total - (facts[kind].length - page[kind].length))
  }
  const load: AllFacts["load"] = async (kind) => {
    if (kind === "names") setNames(await namesAfter(person.id, names))
    else if (kind === "events") setEvents(await eventsAfter(person.id, events))
    else {
      const all = await kinOf(page, kind)
      setKin({ ...kin, [kind]: all })
    }
  }
  return { facts, kin, left, load }
}
