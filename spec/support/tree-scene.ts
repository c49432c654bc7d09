import { expect } from "chai"
import type { Schemas, TestHost, TestUser } from "./http.ts"

/** An id that no record has. */
export const NOWHERE = "01890000-0000-7000-8000-000000000000"

interface Answer<T> {
  readonly data?: T
  readonly error?: unknown
  readonly response: Response
}

/** The data of an answer. Throws if the service refused the request. */
export const dataOf = async <T>(asked: Promise<Answer<T>>): Promise<NonNullable<T>> => {
  const { data, error, response } = await asked
  if (data === undefined || data === null) throw new Error(`refused: ${response.status} ${JSON.stringify(error)}`)
  return data
}

const isProblem = (error: unknown): error is Schemas["Problem"] =>
  typeof error === "object" && error !== null && "code" in error

/** A refusal in a few words: `409 ancestry_cycle`, or `422 at date.month, type`. */
export const refused = async (asked: Promise<Answer<unknown>>): Promise<string> => {
  const { error, response } = await asked
  if (!isProblem(error)) throw new Error(`not refused: ${response.status}`)
  expect(error.status).to.equal(response.status)
  return error.code === "invalid_input"
    ? `422 at ${error.errors?.map(({ path }) => path).join(", ")}`
    : `${error.status} ${error.code}`
}

/** The persons of a list that was not asked for cards. */
export const wholePersons = async (
  asked: Promise<Answer<readonly Schemas["PersonListItem"][]>>,
): Promise<readonly Schemas["PersonRead"][]> =>
  (await dataOf(asked)).map((person) => (isWhole(person) ? person : expect.fail("a card")))

const isWhole = (item: Schemas["PersonListItem"]): item is Schemas["PersonRead"] => "notes" in item

export const statusOf = async (asked: Promise<Answer<unknown>>): Promise<number> => (await asked).response.status

/** Path parameters, and a query or an `If-Match` beside them, as the client takes them. */
export const at = <P extends object, Rest extends object>(path: P, rest?: Rest) => ({ params: { path, ...rest } })

export const ifMatch = (version: number) => ({ header: { "If-Match": `"${version}"` } })

/** A tree of a spec, with its owner's client. */
export interface TreeScene {
  readonly id: string
  readonly at: { readonly params: { readonly path: { readonly tree_id: string } } }
  /** A new member. */
  join(role: "owner" | "editor" | "viewer"): Promise<TestUser>
  person(body?: Schemas["PersonCreate"]): Promise<Schemas["PersonRead"]>
  parent(
    parent: HasId,
    child: HasId,
    more?: Partial<Schemas["RelationshipCreate"]>,
  ): Promise<Schemas["RelationshipRead"]>
  partners(
    one: HasId,
    other: HasId,
    more?: Partial<Schemas["RelationshipCreate"]>,
  ): Promise<Schemas["RelationshipRead"]>
  event(body: Schemas["EventCreate"]): Promise<Schemas["EventRead"]>
  source(title?: string): Promise<Schemas["SourceRead"]>
  comment(person: HasId, text?: string): Promise<Schemas["CommentRead"]>
  associate(body: Schemas["AssociationCreate"]): Promise<Schemas["AssociationRead"]>
  cite(source: HasId, target: Omit<Schemas["CitationCreate"], "source_id">): Promise<Schemas["CitationRead"]>
}

export interface HasId {
  readonly id: string
}

type Visibility = Schemas["TreeRead"]["visibility"]

/** Makes a tree of this owner. */
export const plantTree = async (
  host: TestHost,
  { api }: TestUser,
  visibility: Visibility = "private",
  name = "Down House",
): Promise<TreeScene> => {
  const { id } = await dataOf(api.POST("/trees", { body: { name, visibility } }))
  const here = at({ tree_id: id })
  const relate =
    (type: "parent_child" | "partnership") =>
    (from: HasId, to: HasId, more: Partial<Schemas["RelationshipCreate"]> = {}) =>
      dataOf(
        api.POST("/trees/{tree_id}/relationships", {
          ...here,
          body: { type, from_person_id: from.id, to_person_id: to.id, ...more },
        }),
      )
  return {
    id,
    at: here,
    join: async (role) => {
      const member = await host.user()
      await dataOf(api.POST("/trees/{tree_id}/members", { ...here, body: { email: member.email, role } }))
      return member
    },
    person: (body = {}) => dataOf(api.POST("/trees/{tree_id}/persons", { ...here, body })),
    parent: relate("parent_child"),
    partners: relate("partnership"),
    event: (body) => dataOf(api.POST("/trees/{tree_id}/events", { ...here, body })),
    source: (title = "Parish register") => dataOf(api.POST("/trees/{tree_id}/sources", { ...here, body: { title } })),
    comment: (person, text = "She told me so herself.") =>
      dataOf(api.POST("/persons/{person_id}/comments", { ...at({ person_id: person.id }), body: { text } })),
    associate: (body) => dataOf(api.POST("/trees/{tree_id}/associations", { ...here, body })),
    cite: (source, target) =>
      dataOf(api.POST("/trees/{tree_id}/citations", { ...here, body: { source_id: source.id, ...target } })),
  }
}

/** A body that the typed client would not let through. */
export const send = async (
  host: TestHost,
  who: TestUser,
  method: string,
  path: string,
  body: unknown,
): Promise<Answer<unknown>> => {
  const headers = { authorization: `Bearer ${who.token}`, "content-type": "application/json" }
  const response = await host.fetch(`/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
  const read: unknown = JSON.parse(await response.text())
  return response.ok ? { data: read, response } : { error: read, response }
}
