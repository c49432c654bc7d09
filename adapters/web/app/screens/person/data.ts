import type { Question } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { readAsAnyone } from "../../api/reading.ts"

/** Everything that a page about a person shows beside their family. */
export interface PersonFacts {
  readonly person: Schemas["PersonRead"]
  readonly names: readonly Schemas["NameRead"][]
  readonly events: readonly Schemas["EventRead"][]
  readonly citations: readonly Schemas["CitationRead"][]
  /** The sources of the citations, by id. */
  readonly sources: ReadonlyMap<string, Schemas["SourceRead"]>
}

/** The most sources that are read for one person. */
const mostSources = 20

const asMember = async (tree: string, person: string, signal: AbortSignal): Promise<PersonFacts> => {
  const call = { params: { path: { person_id: person } }, signal }
  const ofPerson = { params: { path: { tree_id: tree }, query: { person_id: person, limit: 200 } }, signal }
  const [record, names, events, citations] = await Promise.all([
    dataOf(api.GET("/persons/{person_id}", call)),
    dataOf(api.GET("/persons/{person_id}/names", call)),
    dataOf(api.GET("/persons/{person_id}/events", call)),
    dataOf(api.GET("/trees/{tree_id}/citations", ofPerson)),
  ])
  const ids = [...new Set(citations.map(({ source_id }) => source_id))].slice(0, mostSources)
  const sources = await Promise.all(
    ids.map((id) => dataOf(api.GET("/sources/{source_id}", { params: { path: { source_id: id } }, signal }))),
  )
  return { person: record, names, events, citations, sources: new Map(sources.map((source) => [source.id, source])) }
}

const asPublic = async (person: string, signal: AbortSignal): Promise<PersonFacts> => {
  const call = { params: { path: { person_id: person } }, signal }
  const [record, names, events] = await Promise.all([
    dataOf(api.GET("/public/persons/{person_id}", call)),
    dataOf(api.GET("/public/persons/{person_id}/names", call)),
    dataOf(api.GET("/public/persons/{person_id}/events", call)),
  ])
  return { person: record, names, events, citations: [], sources: new Map() }
}

/** What is known of a person, with its evidence as far as the reader may see it. */
export const personFactsOf = (tree: string, person: string): Question<PersonFacts> => ({
  key: ["tree", tree, "facts", person],
  ask: (signal) =>
    readAsAnyone(
      () => asMember(tree, person, signal),
      () => asPublic(person, signal),
    ),
})

/** Who changed the person and what belongs to them, newest first. */
export const historyOf = (tree: string, person: string): Question<readonly Schemas["Change"][]> => ({
  key: ["tree", tree, "history", person],
  ask: (signal) =>
    dataOf(
      api.GET("/persons/{person_id}/history", {
        params: { path: { person_id: person }, query: { limit: 50 } },
        signal,
      }),
    ),
})
