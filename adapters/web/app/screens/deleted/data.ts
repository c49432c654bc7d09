import type { PageOf, Question } from "../../api/cache.ts"
import { namesOf } from "../../api/changes.ts"
import { api } from "../../api/client.ts"
import { nextIn } from "../../api/pages.ts"
import { answerOf, dataOf } from "../../api/problems.ts"

export const deletedKinds = ["person", "event", "relationship", "source", "citation", "media"] as const

export type DeletedKind = (typeof deletedKinds)[number]

/** A record that was deleted. */
export interface DeletedRecord {
  readonly id: string
  readonly at: string | null
  /** The type of a fact; null for other records. */
  readonly type: string | null
  /** What names the record: the name of a person or of both persons, or a title. Unknown names are left out. */
  readonly names: readonly string[]
  /** What else is known of it: a year, a place or a page. */
  readonly detail: string | null
}

/** Few, because each record asks for its names. */
const PAGE = 12

type Named = Omit<DeletedRecord, "names"> & {
  readonly of: readonly string[]
  readonly source?: string
  readonly title?: string | null
}

const query = (cursor: string | null) => ({ deleted: true, limit: PAGE, ...(cursor === null ? {} : { cursor }) })

interface Asked {
  readonly tree_id: string
  readonly cursor: string | null
  readonly signal: AbortSignal
}

interface Found {
  readonly records: readonly Named[]
  readonly response: Response
}

const asked: Readonly<Record<DeletedKind, (of: Asked) => Promise<Found>>> = {
  person: async ({ tree_id, cursor, signal }) => {
    const call = { params: { path: { tree_id }, query: query(cursor) }, signal }
    const { data, response } = await answerOf(api.GET("/trees/{tree_id}/persons", call))
    const records = data.map((one) => ({
      id: one.id,
      at: ("deleted_at" in one ? one.deleted_at : null) ?? null,
      type: null,
      title: one.display_name,
      of: [],
      detail: one.birth_year === null ? null : String(one.birth_year),
    }))
    return { records, response }
  },
  event: async ({ tree_id, cursor, signal }) => {
    const call = { params: { path: { tree_id }, query: query(cursor) }, signal }
    const { data, response } = await answerOf(api.GET("/trees/{tree_id}/events", call))
    const records = data.map(({ id, deleted_at = null, type, person_id, date, place, detail }) => ({
      id,
      at: deleted_at,
      type,
      of: person_id === null ? [] : [person_id],
      detail: date?.display ?? detail ?? place,
    }))
    return { records, response }
  },
  relationship: async ({ tree_id, cursor, signal }) => {
    const call = { params: { path: { tree_id }, query: query(cursor) }, signal }
    const { data, response } = await answerOf(api.GET("/trees/{tree_id}/relationships", call))
    const records = data.map((one) => ({
      id: one.id,
      at: ("deleted_at" in one ? one.deleted_at : null) ?? null,
      type: null,
      of: [one.from_person_id, one.to_person_id],
      detail: null,
    }))
    return { records, response }
  },
  source: async ({ tree_id, cursor, signal }) => {
    const call = { params: { path: { tree_id }, query: query(cursor) }, signal }
    const { data, response } = await answerOf(api.GET("/trees/{tree_id}/sources", call))
    const records = data.map(({ id, deleted_at = null, title, author }) => ({
      id,
      at: deleted_at,
      type: null,
      title,
      of: [],
      detail: author,
    }))
    return { records, response }
  },
  citation: async ({ tree_id, cursor, signal }) => {
    const call = { params: { path: { tree_id }, query: query(cursor) }, signal }
    const { data, response } = await answerOf(api.GET("/trees/{tree_id}/citations", call))
    const records = data.map(({ id, deleted_at = null, source_id, page, text }) => ({
      id,
      at: deleted_at,
      type: null,
      source: source_id,
      of: [],
      detail: page ?? text,
    }))
    return { records, response }
  },
  media: async ({ tree_id, cursor, signal }) => {
    const call = { params: { path: { tree_id }, query: query(cursor) }, signal }
    const { data, response } = await answerOf(api.GET("/trees/{tree_id}/media", call))
    const records = data.map(({ id, deleted_at = null, title, filename }) => ({
      id,
      at: deleted_at,
      type: null,
      title: title ?? filename,
      of: [],
      detail: null,
    }))
    return { records, response }
  },
}

/** A page of what was deleted in a tree, of one kind, for editors. */
export const deletedPage = (
  tree_id: string,
  kind: DeletedKind,
  cursor: string | null,
): Question<PageOf<DeletedRecord>> => ({
  key: ["tree", tree_id, "deleted", kind, cursor],
  ask: async (signal) => {
    const { records, response } = await asked[kind]({ tree_id, cursor, signal })
    const sources = records.flatMap(({ source }) => source ?? [])
    const people = records.flatMap(({ of }) => of)
    const mentions = await namesOf(tree_id, [...new Set(people)], [...new Set(sources)]).ask(signal)
    const labelOf = (id: string | undefined): string | null => mentions.find((one) => one.id === id)?.label ?? null
    const items = records.map(({ of, source, title = null, ...record }) => ({
      ...record,
      names: [title, labelOf(source), ...of.map(labelOf)].filter((name) => name !== null),
    }))
    return { items, next: nextIn(response) }
  },
})

const restores: Readonly<Record<DeletedKind, (id: string) => Promise<unknown>>> = {
  person: (person_id) => dataOf(api.POST("/persons/{person_id}/restore", { params: { path: { person_id } } })),
  event: (event_id) => dataOf(api.POST("/events/{event_id}/restore", { params: { path: { event_id } } })),
  relationship: (relationship_id) =>
    dataOf(api.POST("/relationships/{relationship_id}/restore", { params: { path: { relationship_id } } })),
  source: (source_id) => dataOf(api.POST("/sources/{source_id}/restore", { params: { path: { source_id } } })),
  citation: (citation_id) =>
    dataOf(api.POST("/citations/{citation_id}/restore", { params: { path: { citation_id } } })),
  media: (media_id) => dataOf(api.POST("/media/{media_id}/restore", { params: { path: { media_id } } })),
}

/** Restores a deleted record, with what was deleted together with it. */
export const restore = (kind: DeletedKind, id: string): Promise<unknown> => restores[kind](id)
