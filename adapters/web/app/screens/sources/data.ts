import type { Question } from "../../api/cache.ts"
import type { PageOf } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { nextIn } from "../../api/pages.ts"
import { answerOf, dataOf } from "../../api/problems.ts"

const PAGE = 30
/** The most citations that are counted. */
export const MOST_COUNTED = 99

/** How often a source is cited, up to one more than `MOST_COUNTED`. */
export const citationCount = (tree_id: string, source_id: string): Question<number> => ({
  key: ["tree", tree_id, "source", source_id, "count"],
  ask: async (signal) => {
    const query = { source_id, limit: MOST_COUNTED + 1 }
    const params = { path: { tree_id }, query }
    return (await dataOf(api.GET("/trees/{tree_id}/citations", { params, signal }))).length
  },
})

/** A citation with the persons that it is about. */
export interface CitedPeople {
  readonly citation: Schemas["CitationRead"]
  /** The type of the cited event; null if no event is cited. */
  readonly event: string | null
  readonly people: readonly Schemas["PersonRead"][]
}

interface Subject {
  readonly citation: Schemas["CitationRead"]
  readonly event: string | null
  readonly ids: readonly string[]
}

const endsOf = async (relationship_id: string, signal: AbortSignal): Promise<readonly string[]> => {
  const call = { params: { path: { relationship_id } }, signal }
  const { from_person_id, to_person_id } = await dataOf(api.GET("/relationships/{relationship_id}", call))
  return [from_person_id, to_person_id]
}

/** What a citation is about. Empty for names: a name does not say whose it is. */
const subjectOf = async (citation: Schemas["CitationRead"], signal: AbortSignal): Promise<Subject> => {
  const { person_id, event_id, relationship_id } = citation
  if (person_id !== null) return { citation, event: null, ids: [person_id] }
  if (relationship_id !== null) return { citation, event: null, ids: await endsOf(relationship_id, signal) }
  if (event_id === null) return { citation, event: null, ids: [] }
  const event = await dataOf(api.GET("/events/{event_id}", { params: { path: { event_id } }, signal }))
  if (event.person_id !== null) return { citation, event: event.type, ids: [event.person_id] }
  const ids = event.relationship_id === null ? [] : await endsOf(event.relationship_id, signal)
  return { citation, event: event.type, ids }
}

const isWhole = (person: Schemas["PersonListItem"]): person is Schemas["PersonRead"] => "notes" in person

/** A page of the citations of a source, with the persons that they are about. */
export const citedPage = (
  tree_id: string,
  source_id: string,
  cursor: string | null,
): Question<PageOf<CitedPeople>> => ({
  key: ["tree", tree_id, "source", source_id, "cited", cursor],
  ask: async (signal) => {
    const path = { tree_id }
    const query = { source_id, limit: PAGE, ...(cursor === null ? {} : { cursor }) }
    const { data, response } = await answerOf(
      api.GET("/trees/{tree_id}/citations", { params: { path, query }, signal }),
    )
    const subjects = await Promise.all(
      data.map((citation) => subjectOf(citation, signal).catch((): Subject => ({ citation, event: null, ids: [] }))),
    )
    const ids = [...new Set(subjects.flatMap((subject) => subject.ids))]
    const found =
      ids.length === 0
        ? []
        : await dataOf(api.GET("/trees/{tree_id}/persons", { params: { path, query: { ids: ids.join(",") } }, signal }))
    const people = found.filter(isWhole)
    return {
      items: subjects.map(({ citation, event, ids: of }) => ({
        citation,
        event,
        people: people.filter(({ id }) => of.includes(id)),
      })),
      next: nextIn(response),
    }
  },
})
