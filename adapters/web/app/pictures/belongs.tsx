import { listed } from "../api/trees.ts"
import { type Question, useAnswer } from "../api/cache.ts"
import { api } from "../api/client.ts"
import { dataOf } from "../api/problems.ts"
import { useNameOf } from "../parts/person-name.ts"
import { to } from "../routes.ts"
import { personWords } from "../life/words.ts"
import { useWords } from "../words/language.ts"
import { type Medium, type Target, targetOf } from "./media.ts"
import { pictureWords } from "./words.ts"
import { lookUp } from "../texts/look-up.ts"

/** What a medium belongs to, for people. */
interface Owner {
  readonly people: readonly {
    readonly id: string
    readonly visibility: "full" | "redacted"
    readonly display_name: string
  }[]
  /** The type of the event; null for what is no event. */
  readonly event: string | null
  /** The title of the source; null for what is no source. */
  readonly source: string | null
}

const peopleOf = async (tree_id: string, ids: readonly string[], signal: AbortSignal): Promise<Owner["people"]> => {
  const params = { path: { tree_id }, query: { ids: ids.join(",") } }
  return (await dataOf(api.GET("/trees/{tree_id}/persons", { params, signal }))).map(listed)
}

const ownerOf = (tree: string, { kind, id }: Target): Question<Owner> => ({
  key: ["tree", tree, "owner", kind, id],
  ask: async (signal) => {
    if (kind === "person") return { people: await peopleOf(tree, [id], signal), event: null, source: null }
    if (kind === "source") {
      const { title } = await dataOf(api.GET("/sources/{source_id}", { params: { path: { source_id: id } }, signal }))
      return { people: [], event: null, source: title }
    }
    const event = await dataOf(api.GET("/events/{event_id}", { params: { path: { event_id: id } }, signal }))
    if (event.person_id !== null)
      return { people: await peopleOf(tree, [event.person_id], signal), event: event.type, source: null }
    if (event.relationship_id === null) return { people: [], event: event.type, source: null }
    const path = { relationship_id: event.relationship_id }
    const couple = await dataOf(api.GET("/relationships/{relationship_id}", { params: { path }, signal }))
    const people = await peopleOf(tree, [couple.from_person_id, couple.to_person_id], signal)
    return { people, event: event.type, source: null }
  },
})

interface BelongsProps {
  readonly tree: string
  readonly medium: Medium
}

/** What a medium belongs to, as links. */
export const Belongs = ({ tree, medium }: BelongsProps) => {
  const words = useWords(pictureWords)
  const { events } = useWords(personWords)
  const nameOf = useNameOf()
  const target = targetOf(medium)
  const owner = useAnswer(target === null ? null : ownerOf(tree, target)).data
  if (target === null) return <>{words.toNothing}</>
  if (owner === undefined) return null
  const { people, event, source } = owner
  return (
    <>
      {people.map((person, index) => (
        <span key={person.id}>
          {index === 0 ? null : ", "}
          <a href={to.personPage(tree, person.id)}>{nameOf(person)}</a>
        </span>
      ))}
      {event === null ? null : `, ${lookUp(events, event) ?? event.replaceAll("_", " ")}`}
      {source === null ? null : <a href={to.source(tree, target.id)}>{source}</a>}
    </>
  )
}
