import type { Schemas, TestHost, TestUser } from "../../support/http.ts"
import { at, dataOf } from "../../support/tree-scene.ts"

type Operation = Schemas["BatchCreate"]["operations"][number]

const person = (
  ref: string,
  given: string,
  surname: string,
  years: readonly [number, number?],
  more: object = {},
): Operation => ({
  op: "create",
  entity: "person",
  ref,
  data: {
    given_name: given,
    surname,
    birth: { date: { year: years[0] } },
    ...(years[1] === undefined ? {} : { death: { date: { year: years[1] } } }),
    ...more,
  },
})

const parents = (child: string, ...of: readonly string[]): readonly Operation[] =>
  of.map((parent) => ({
    op: "create",
    entity: "relationship",
    data: { type: "parent_child", from_person_id: `$${parent}`, to_person_id: `$${child}` },
  }))

const couple = (one: string, other: string): Operation => ({
  op: "create",
  entity: "relationship",
  data: { type: "partnership", from_person_id: `$${one}`, to_person_id: `$${other}` },
})

/** A family of three generations, with five people called John, and with the ids of its people by their words here. */
export interface Family {
  readonly tree: string
  readonly ids: Readonly<Record<string, string>>
}

const operations: readonly Operation[] = [
  person("grandfather", "John", "Alder", [1801, 1870], { gender: "male" }),
  person("grandmother", "Mary", "Birch", [1804, 1881], { gender: "female" }),
  person("father", "John", "Alder", [1830, 1899], { gender: "male" }),
  person("mother", "Ellen", "Cedar", [1833, 1910], { gender: "female" }),
  person("child", "Emma", "Alder", [1860, 1940], { gender: "female" }),
  person("brother", "John", "Alder", [1862, 1931], { gender: "male" }),
  person("cousin", "John", "Dogwood", [1865, 1929], { gender: "male" }),
  person("other", "John", "Elm", [1871, 1950], { gender: "male" }),
  couple("grandfather", "grandmother"),
  couple("father", "mother"),
  ...parents("father", "grandfather", "grandmother"),
  ...parents("child", "father", "mother"),
  ...parents("brother", "father", "mother"),
]

/** The same with a picture, and a source of the child. */
export interface PicturedFamily extends Family {
  readonly picture: string
  readonly source: string
}

/** Plants the family in a new tree of this user. */
export const plantFamily = async ({ api }: TestUser, name = "The Alders"): Promise<Family> => {
  const tree = await dataOf(api.POST("/trees", { body: { name, visibility: "public" } }))
  const path = { tree_id: tree.id }
  const { records } = await dataOf(
    api.POST("/trees/{tree_id}/batch", { ...at(path), body: { operations: [...operations] } }),
  )
  const ids = Object.fromEntries(records.flatMap(({ ref, id }) => (typeof ref === "string" ? [[ref, id]] : [])))
  await dataOf(api.PATCH("/trees/{tree_id}", { ...at(path), body: { home_person_id: ids.child ?? null } }))
  return { tree: tree.id, ids }
}

/** Plants a source that the child cites. Returns its id. */
export const plantSource = async ({ api }: TestUser, { tree, ids }: Family): Promise<string> => {
  const path = { tree_id: tree }
  const { id } = await dataOf(
    api.POST("/trees/{tree_id}/sources", { ...at(path), body: { title: "Parish register", author: "The vicar" } }),
  )
  const body = { source_id: id, person_id: ids.child ?? "", page: "12" }
  await dataOf(api.POST("/trees/{tree_id}/citations", { ...at(path), body }))
  return id
}

/** Asks somebody without an account about a person of the owner. Returns the token of the question. */
export const plantQuestion = async ({ api }: TestUser, tree: string, person: string): Promise<string> => {
  const body = {
    text: "When and where was she born?",
    about: { person_ids: [person] },
    answers: ["text" as const, "date" as const, "place" as const],
  }
  const { url } = await dataOf(api.POST("/trees/{tree_id}/questions", { ...at({ tree_id: tree }), body }))
  return new URL(url).hash.slice(1)
}

/** Plants the family in a new tree, with two people who may be one. */
export const plantTwins = async (owner: TestUser, name: string) => {
  const { api } = owner
  const { tree, ids } = await plantFamily(owner, name)
  const add = async (given_name: string, notes: string) => {
    const body = { given_name, surname: "Dogwood", notes, birth: { date: { year: 1880 } } }
    return (await dataOf(api.POST("/trees/{tree_id}/persons", { ...at({ tree_id: tree }), body }))).id
  }
  const kept = await add("Ada", "Named after her aunt")
  const other = await add("Adah", "Born in the mill")
  const read = (person_id: string) => dataOf(api.GET("/persons/{person_id}", at({ person_id })))
  return {
    tree,
    kept,
    ids: { ...ids, other },
    notesOf: async (id: string) => (await read(id)).notes,
    nameOf: async (id: string) => (await read(id)).display_name,
  }
}

/** A suggestion in a tree of its own. */
export interface PlantedProposal {
  readonly tree: string
  readonly id: string
}

/** Plants the family in a new tree, with a suggestion of two changes by a viewer. */
export const plantProposal = async (host: TestHost, owner: TestUser): Promise<PlantedProposal> => {
  const { tree, ids } = await plantFamily(owner, "The Hollies")
  const viewer = await host.user()
  const path = { tree_id: tree }
  const member = { email: viewer.email, role: "viewer" } as const
  await dataOf(owner.api.POST("/trees/{tree_id}/members", { ...at(path), body: member }))
  const operations: Operation[] = [
    { op: "update", entity: "person", id: ids.child ?? "", data: { birth: { place: "Maer" } } },
    { op: "create", entity: "person", ref: "twin", data: { given_name: "Ada", surname: "Alder" } },
  ]
  const body = { operations, summary: "From the bible" }
  const { id } = await dataOf(viewer.api.POST("/trees/{tree_id}/proposals", { ...at(path), body }))
  return { tree, id }
}
