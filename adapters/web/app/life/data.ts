import type { Question } from "../api/cache.ts"
import { api, type Schemas } from "../api/client.ts"
import { dataOf } from "../api/problems.ts"
import { readAsAnyone } from "../api/reading.ts"

/** Everything that a page about a person shows. */
export type PersonFacts = Schemas["PersonPage"]

/** What is known of a person, with its evidence as far as the reader may see it. */
export const personFactsOf = (tree: string, person: string): Question<PersonFacts> => ({
  key: ["tree", tree, "facts", person],
  ask: async (signal) => {
    const call = { params: { path: { person_id: person } }, signal }
    const facts = await readAsAnyone(
      () => dataOf(api.GET("/persons/{person_id}/page", call)),
      () => dataOf(api.GET("/public/persons/{person_id}/page", call)),
    )
    // A medium without an address cannot be shown: the service does not serve media to visitors.
    return { ...facts, media: facts.media.filter(({ url }) => url !== null) }
  },
})
