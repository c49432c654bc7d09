import type { Api, Schemas, TestUser } from "./http.ts"

/** One person of a plan: what decides on their privacy. */
export interface PlannedPerson {
  readonly privacy: "default" | "redacted" | "hidden"
  readonly isLiving: boolean | null
  /** Years before now; null: no birth recorded. */
  readonly age: number | null
  readonly hasDied: boolean
  /** Years before now of an event of the person's life; null: it has no date. */
  readonly workedAgo: number | null
  /** Whether birth and work are for members only. */
  readonly hidesEvents: boolean
}

/** A family to be made: its people, and edges between them by their numbers. */
export interface Plan {
  readonly people: readonly PlannedPerson[]
  readonly edges: readonly {
    readonly type: "parent_child" | "partnership"
    readonly from: number
    readonly to: number
    /** Years before now of the marriage of a partnership; null: it has no date. */
    readonly marriedAgo: number | null
    readonly isMarriageHidden: boolean
  }[]
}

/** Words that only readers who see all of these persons in full may read. */
export interface Secret {
  readonly word: string
  /** Any one of these groups of people seen in full allows the word. */
  readonly groups: readonly (readonly number[])[]
}

/** A family in a tree. Each of its texts is a word that occurs nowhere else. */
export interface SecretFamily {
  readonly treeId: string
  readonly personIds: readonly string[]
  /** Every id of the tree by the placeholder that it fills. */
  readonly ids: Readonly<Record<string, readonly string[]>>
  readonly secrets: readonly Secret[]
  /** The names of the planned people that search can find, by number. */
  readonly searchable: readonly { readonly word: string; readonly person: number }[]
}

/** Who of these people the world may see in full: the rule of the specification, stated again and apart from the engine. */
export const publicPeople = ({ people, edges }: Plan): readonly boolean[] =>
  people.map(({ privacy, isLiving, age, hasDied, workedAgo }, number) => {
    if (privacy !== "default" || isLiving === true) return false
    if (isLiving === false || hasDied) return true
    const marriages = edges.flatMap(({ type, from, to, marriedAgo }) =>
      type === "partnership" && (from === number || to === number) ? [marriedAgo] : [],
    )
    return age !== null && [age, workedAgo, ...marriages].every((years) => years === null || years > 100)
  })

let words = 0
const LETTERS = "bcdfghklmnprstvz"
const VOWELS = "aeiou"

/** A word that has not been used before. */
export const freshWord = (): string => {
  words += 1
  let rest = words * 7_919
  let word = "q"
  for (let index = 0; index < 6; index += 1) {
    const letters = index % 2 === 0 ? VOWELS : LETTERS
    word += letters[rest % letters.length]
    rest = Math.floor(rest / letters.length)
  }
  return `${word}${words}x`
}

const made = <T extends { readonly id: string }>({ data, error }: { data?: T; error?: unknown }): T => {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

/** Makes the family through the API, in a new tree of this user. */
export const plantFamily = async (
  { api, user }: Pick<TestUser, "api" | "user">,
  plan: Plan,
  visibility: Schemas["TreeCreate"]["visibility"],
): Promise<SecretFamily> => {
  const year = new Date().getUTCFullYear()
  const secrets: Secret[] = []
  const searchable: { word: string; person: number }[] = []
  const secret = (...groups: readonly (readonly number[])[]): string => {
    const word = freshWord()
    secrets.push({ word, groups })
    return word
  }
  const tree = made(await api.POST("/trees", { body: { name: "A family", visibility } }))
  const at = { params: { path: { tree_id: tree.id } } }
  const ids = {
    person_id: [] as string[],
    event_id: [] as string[],
    relationship_id: [] as string[],
    place_id: [] as string[],
    source_id: [] as string[],
    citation_id: [] as string[],
    association_id: [] as string[],
    comment_id: [] as string[],
    name_id: [] as string[],
    proposal_id: [] as string[],
    change_id: [] as string[],
    user_id: [user.id],
    seq: ["1", "2", "3"],
  }
  const cite = (
    target: { person_id: string } | { event_id: string } | { name_id: string } | { relationship_id: string },
    ...groups: readonly (readonly number[])[]
  ) => plantCitation(api, tree.id, ids, target, secret(...groups), secret(...groups))

  for (const [number, planned] of plan.people.entries()) {
    const word = secret([number])
    const ofEvent = () => (planned.hidesEvents ? secret() : secret([number]))
    const privacy = planned.hidesEvents ? "hidden" : "default"
    searchable.push({ word, person: number })
    const person = made(
      await api.POST("/trees/{tree_id}/persons", {
        ...at,
        body: {
          given_name: word,
          surname: secret([number]),
          notes: secret([number]),
          identifiers: [{ type: secret([number]), value: secret([number]) }],
          is_living: planned.isLiving,
          privacy: planned.privacy,
          names: [
            {
              name_type: "alias",
              given_name: secret([number]),
              is_primary: false,
              identifiers: [{ type: "UID", value: secret([number]) }],
            },
          ],
          ...(planned.age === null
            ? {}
            : { birth: { date: { year: year - planned.age }, privacy, place: ofEvent(), notes: ofEvent() } }),
          ...(planned.hasDied ? { death: { detail: secret([number]) } } : {}),
        },
      }),
    )
    ids.person_id.push(person.id)
    const event = made(
      await api.POST("/trees/{tree_id}/events", {
        ...at,
        body: {
          type: "occupation",
          person_id: person.id,
          privacy,
          date: planned.workedAgo === null ? null : { year: year - planned.workedAgo },
          detail: ofEvent(),
          identifiers: [{ type: ofEvent(), value: ofEvent() }],
          place: ofEvent(),
        },
      }),
    )
    ids.event_id.push(event.id)
    if (event.place_id !== null) ids.place_id.push(event.place_id)
    const { data: names } = await api.GET("/persons/{person_id}/names", { params: { path: { person_id: person.id } } })
    ids.name_id.push(...(names ?? []).map(({ id }) => id))
    await cite({ person_id: person.id }, [number])
    await cite({ event_id: event.id }, ...(planned.hidesEvents ? [] : [[number]]))
    await cite({ name_id: names?.[0]?.id ?? "" }, [number])
  }
  for (const { type, from, to, marriedAgo, isMarriageHidden } of plan.edges) {
    const ofMarriage = isMarriageHidden ? [] : [[from, to]]
    const ends = { from_person_id: ids.person_id[from] ?? "", to_person_id: ids.person_id[to] ?? "" }
    const values = {
      notes: secret([from, to]),
      identifiers: [{ type: "REFN", value: secret([from, to]) }],
    }
    const { data: edge } = await api.POST("/trees/{tree_id}/relationships", {
      ...at,
      body: { type, ...ends, ...values },
    })
    if (edge === undefined) continue
    ids.relationship_id.push(edge.id)
    await cite({ relationship_id: edge.id }, [from, to])
    if (type === "parent_child") continue
    const wedding = made(
      await api.POST("/trees/{tree_id}/events", {
        ...at,
        body: {
          type: "marriage",
          relationship_id: edge.id,
          privacy: isMarriageHidden ? "hidden" : "default",
          date: marriedAgo === null ? null : { year: year - marriedAgo },
          place: secret(...ofMarriage),
          notes: secret(...ofMarriage),
        },
      }),
    )
    ids.event_id.push(wedding.id)
    await cite({ event_id: wedding.id }, ...ofMarriage)
  }
  const associate = async (number: number, target: object, ...groups: readonly (readonly number[])[]) => {
    const beside = (number + 1) % plan.people.length
    const words = { phrase: secret(...groups), notes: secret(...groups) }
    const body = { ...target, associate_id: ids.person_id[beside] ?? "", ...words }
    ids.association_id.push(made(await api.POST("/trees/{tree_id}/associations", { ...at, body })).id)
  }
  for (const [number, { hidesEvents }] of plan.people.length < 2 ? [] : [...plan.people.entries()]) {
    const together = [number, (number + 1) % plan.people.length]
    await associate(number, { person_id: ids.person_id[number] ?? "" }, together)
    await associate(number, { event_id: ids.event_id[number] ?? "" }, ...(hidesEvents ? [] : [together]))
  }
  const place = { name: secret(), kind: secret(), notes: secret() }
  ids.place_id.push(made(await api.POST("/trees/{tree_id}/places", { ...at, body: place })).id)
  const comment = async (asked: Promise<{ data?: Schemas["CommentRead"] }>): Promise<void> => {
    ids.comment_id.push(made(await asked).id)
  }
  for (const id of ids.person_id)
    await comment(
      api.POST("/persons/{person_id}/comments", { params: { path: { person_id: id } }, body: { text: secret() } }),
    )
  for (const id of ids.event_id)
    await comment(
      api.POST("/events/{event_id}/comments", { params: { path: { event_id: id } }, body: { text: secret() } }),
    )
  const operations = [
    { op: "update" as const, entity: "person" as const, id: ids.person_id[0] ?? "", data: { notes: secret() } },
    { op: "create" as const, entity: "person" as const, data: { given_name: secret() } },
    {
      op: "create" as const,
      entity: "person" as const,
      ref: "lived",
      data: { given_name: secret(), birth: { date: { year: year - 150 } } },
    },
    {
      op: "create" as const,
      entity: "event" as const,
      data: { type: "residence", person_id: "$lived", date: { year: year - 20 }, place: secret() },
    },
  ]
  ids.proposal_id.push(
    made(await api.POST("/trees/{tree_id}/proposals", { ...at, body: { summary: secret(), operations } })).id,
  )
  const { data: changes = [] } = await api.GET("/trees/{tree_id}/changes", at)
  ids.change_id.push(...changes.map(({ id }) => id))
  return { treeId: tree.id, personIds: ids.person_id, ids: { tree_id: [tree.id], ...ids }, secrets, searchable }
}

const plantCitation = async (
  api: Api,
  treeId: string,
  ids: { readonly source_id: string[]; readonly citation_id: string[] },
  target: { person_id: string } | { event_id: string } | { name_id: string } | { relationship_id: string },
  title: string,
  page: string,
): Promise<void> => {
  const at = { params: { path: { tree_id: treeId } } }
  const source = made(await api.POST("/trees/{tree_id}/sources", { ...at, body: { title } }))
  const citation = made(
    await api.POST("/trees/{tree_id}/citations", { ...at, body: { source_id: source.id, ...target, page } }),
  )
  ids.source_id.push(source.id)
  ids.citation_id.push(citation.id)
}

/** The most values of a second placeholder, after each value of the first one. */
const MOST_SECONDS = 3

/**
 * The path with every placeholder filled with ids of the family: all values of the first one, each with a few of the
 * second one. A name comes with its person only.
 */
export const filledPaths = (path: string, { ids, personIds }: SecretFamily): readonly string[] => {
  const [first = "", second] = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
  return (ids[first] ?? []).flatMap((id, number) => {
    const filled = path.replace(`{${first}}`, id)
    if (second === undefined) return [filled]
    const values = second === "other_id" ? personIds : (ids[second] ?? [])
    const perFirst = values.length / Math.max(1, personIds.length)
    const some =
      second === "name_id"
        ? values.slice(Math.floor(number * perFirst), Math.floor(number * perFirst) + 2)
        : values.slice(0, MOST_SECONDS)
    return some.map((value) => filled.replace(`{${second}}`, value))
  })
}
