import type { Random } from "../bench/random.ts"

/** An id of the world by its slot, as `addressIn` fills it in. */
type IdOf = (placeholder: string) => string

const operationsOf = (id: IdOf): readonly [object, ...object[]] => [
  { op: "update", entity: "person", id: id("person_id"), data: { notes: "A letter names them." } },
  { op: "update", entity: "event", id: id("event_id"), data: { detail: "In Down" } },
  { op: "delete", entity: "source", id: id("source_id") },
  { op: "create", entity: "name", data: { person_id: id("person_id"), given_name: "Emmy" } },
  { op: "create", entity: "association", data: { event_id: id("event_id"), associate_id: id("person_id") } },
  { op: "create", entity: "citation", data: { source_id: id("source_id"), event_id: id("event_id") } },
  {
    op: "create",
    entity: "relationship",
    data: { type: "parent_child", from_person_id: id("person_id"), to_person_id: id("person_id") },
  },
]

/** Valid bodies of writes. Those without one here are asked with an empty object, or without a body. */
const bodies: Readonly<Record<string, (id: IdOf, random: Random) => object>> = {
  "PATCH /trees/{tree_id}": (id) => ({ name: "Down House", home_person_id: id("person_id") }),
  "POST /trees/{tree_id}/purge": () => ({ name: "Twin house" }),
  "PATCH /trees/{tree_id}/ai": () => ({ ai_sees_living: true }),
  "POST /trees/{tree_id}/members": () => ({ email: "etty@example.org", role: "editor" }),
  "PATCH /trees/{tree_id}/members/{user_id}": () => ({ role: "viewer" }),
  "POST /trees/{tree_id}/invitations": () => ({ role: "viewer" }),
  "POST /trees/{tree_id}/webhooks": () => ({ url: "https://archive.example.org/other" }),
  "PATCH /webhooks/{webhook_id}": () => ({ actions: null }),
  "POST /trees/{tree_id}/persons": () => ({ given_name: "William", birth: { date: { year: 1839 } } }),
  "PATCH /persons/{person_id}": () => ({ notes: "A letter names them." }),
  "POST /persons/{person_id}/names": () => ({ given_name: "Emmy" }),
  "PATCH /persons/{person_id}/names/{name_id}": () => ({ prefix: "Miss" }),
  "POST /trees/{tree_id}/kinship": (id) => ({ of: id("person_id"), ids: [id("person_id"), id("person_id")] }),
  "POST /trees/{tree_id}/events": (id) => ({ type: "residence", person_id: id("person_id") }),
  "PATCH /events/{event_id}": () => ({ detail: "In Down" }),
  "POST /trees/{tree_id}/relationships": (id) => ({
    ...{ type: "partnership", from_person_id: id("person_id"), to_person_id: id("person_id") },
  }),
  "PATCH /relationships/{relationship_id}": () => ({ notes: "They were first cousins." }),
  "POST /trees/{tree_id}/sources": () => ({ title: "Parish register" }),
  "PATCH /sources/{source_id}": () => ({ author: "The vicar of Maer" }),
  "POST /trees/{tree_id}/citations": (id) => ({ source_id: id("source_id"), event_id: id("event_id") }),
  "PATCH /citations/{citation_id}": () => ({ page: "12" }),
  "POST /trees/{tree_id}/associations": (id) => ({ person_id: id("person_id"), associate_id: id("person_id") }),
  "PATCH /associations/{association_id}": () => ({ phrase: "Godmother" }),
  "POST /persons/{person_id}/comments": () => ({ text: "See the register of Maer." }),
  "POST /events/{event_id}/comments": () => ({ text: "See the register of Maer." }),
  "POST /media/{media_id}/comments": () => ({ text: "See the register of Maer." }),
  "POST /sources/{source_id}/comments": () => ({ text: "See the register of Maer." }),
  "PATCH /comments/{comment_id}": () => ({ text: "He told me." }),
  "PATCH /media/{media_id}": (id) => ({ title: "In 1854", person_id: id("person_id") }),
  "POST /trees/{tree_id}/cleanup/deceased": (id) => ({ person_ids: [id("person_id")] }),
  "POST /trees/{tree_id}/cleanup/gender": (id) => ({ assignments: [{ person_id: id("person_id"), gender: "male" }] }),
  "POST /trees/{tree_id}/cleanup/names": (id) => ({
    fixes: [{ name_id: id("name_id"), given_name: "Emma", surname: "Twin" }],
  }),
  "POST /trees/{tree_id}/batch": (id, random) => ({ operations: [random.pick(operationsOf(id))] }),
  "POST /trees/{tree_id}/proposals": (id, random) => ({ operations: [random.pick(operationsOf(id))] }),
  "POST /proposals/{proposal_id}/comments": () => ({ text: "See the register of Maer." }),
}

/** As many slots as the persons of a world have, and one that nothing has. */
const MOST_SLOTS = 12

/** The body of a write to this route, as JSON with slots for ids such as `{person_id:3}`. */
export const anyBody = (random: Random, method: string, path: string): string => {
  const body = bodies[`${method.toUpperCase()} ${path}`]
  return JSON.stringify(body?.((name) => `{${name}:${random.below(MOST_SLOTS)}}`, random) ?? {})
}

/** Whether this route has a body here that is valid whatever its ids. Kinship takes only ids of persons that the reader sees. */
export const hasValidBody = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  `${method.toUpperCase()} ${path}` in bodies && !path.endsWith("/kinship")
