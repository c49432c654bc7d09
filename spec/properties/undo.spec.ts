import { expect } from "chai"
import fc from "fast-check"
import { type SettableKind, settableFields, settableKinds } from "../../core/domain/change/settable-fields.ts"
import { onEveryHost } from "../support/on-every-host.ts"

type Fields = { readonly [field: string]: unknown }

/** What a command does, with the numbers of the commands that created the records it is about. */
interface Step {
  readonly verb: (typeof verbs)[number]
  readonly first: number
  readonly second: number
  readonly word: string
}

const verbs = [
  "add person",
  "note",
  "gender",
  "delete person",
  "restore person",
  "add name",
  "rename",
  "make primary",
  "delete name",
  "restore name",
  "add event",
  "change event",
  "delete event",
  "restore event",
  "relate",
  "partner",
  "delete relationship",
  "restore relationship",
  "home",
  "rename tree",
] as const

const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.constantFrom(...verbs),
  first: fc.nat(5),
  second: fc.nat(5),
  word: fc.constantFrom("ash", "birch", "cedar"),
})

/** A request: its method, its address and its body. */
type Request = readonly [method: "POST" | "PATCH" | "DELETE", path: string, body?: Fields]

/** A record that a command created, by the kind of record. */
interface Made {
  readonly kind: "person" | "name" | "event" | "relationship"
  readonly id: string
  /** The person of a name. */
  readonly owner: string
}

onEveryHost("the undo of one of many commands", (stage) => {
  const call = async (method: string, path: string, body?: Fields): Promise<{ status: number; body: unknown }> => {
    const answer = await stage.host.fetch(`/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${stage.owner.token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === "" ? null : JSON.parse(text) }
  }
  const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? { ...value } : {})
  const listOf = async (path: string): Promise<readonly Fields[]> => {
    const { body } = await call("GET", path)
    return Array.isArray(body) ? body.map(fieldsOf) : []
  }

  /** One of twin trees, with the records that its commands created, by the number of the command. */
  const twin = async () => {
    const tree = String(fieldsOf((await call("POST", "/trees", { name: "Twin" })).body).id)
    const made = new Map<number, Made>()
    const the = (kind: Made["kind"], nth: number): Made | null => {
      const own = [...made].filter(([, record]) => record.kind === kind)
      return own[nth % Math.max(own.length, 1)]?.[1] ?? null
    }
    const requestOf = ({ verb, first, second, word }: Step, pick: typeof the): Request | null => {
      const [person, other] = [pick("person", first), pick("person", second)]
      const [name, event, edge] = [pick("name", first), pick("event", first), pick("relationship", first)]
      const of = (record: Made | null, make: (record: Made) => Request): Request | null =>
        record === null ? null : make(record)
      const onName = (make: (path: string) => Request): Request | null =>
        of(name, ({ owner, id }) => make(`/persons/${owner}/names/${id}`))
      const relate = (type: string): Request | null =>
        of(
          person,
          (from) =>
            of(
              other,
              (to): Request => [
                "POST",
                `/trees/${tree}/relationships`,
                { type, from_person_id: from.id, to_person_id: to.id },
              ],
            ) ?? ["POST", "/nowhere"],
        )
      const requests: { readonly [V in Step["verb"]]: () => Request | null } = {
        "add person": () => [
          "POST",
          `/trees/${tree}/persons`,
          { given_name: word, birth: { date: { year: 1800 + first } } },
        ],
        note: () => of(person, ({ id }) => ["PATCH", `/persons/${id}`, { notes: word }]),
        gender: () =>
          of(person, ({ id }) => ["PATCH", `/persons/${id}`, { gender: second % 2 === 0 ? "female" : "male" }]),
        "delete person": () => of(person, ({ id }) => ["DELETE", `/persons/${id}`]),
        "restore person": () => of(person, ({ id }) => ["POST", `/persons/${id}/restore`]),
        "add name": () =>
          of(person, ({ id }) => ["POST", `/persons/${id}/names`, { given_name: word, is_primary: second % 2 === 0 }]),
        rename: () => onName((path) => ["PATCH", path, { surname: word }]),
        "make primary": () => onName((path) => ["POST", `${path}/make-primary`]),
        "delete name": () => onName((path) => ["DELETE", path]),
        "restore name": () => onName((path) => ["POST", `${path}/restore`]),
        "add event": () =>
          of(person, ({ id }) => [
            "POST",
            `/trees/${tree}/events`,
            { person_id: id, type: second % 2 === 0 ? "death" : "census", date: { year: 1850 + first }, place: word },
          ]),
        "change event": () =>
          of(event, ({ id }) => ["PATCH", `/events/${id}`, { detail: word, date: { year: 1850 + second } }]),
        "delete event": () => of(event, ({ id }) => ["DELETE", `/events/${id}`]),
        "restore event": () => of(event, ({ id }) => ["POST", `/events/${id}/restore`]),
        relate: () => relate("parent_child"),
        partner: () => relate("partnership"),
        "delete relationship": () => of(edge, ({ id }) => ["DELETE", `/relationships/${id}`]),
        "restore relationship": () => of(edge, ({ id }) => ["POST", `/relationships/${id}/restore`]),
        home: () => of(person, ({ id }) => ["PATCH", `/trees/${tree}`, { home_person_id: id }]),
        "rename tree": () => ["PATCH", `/trees/${tree}`, { description: word }],
      }
      return requests[verb]()
    }
    const kinds: { readonly [verb: string]: Made["kind"] } = {
      "add person": "person",
      "add name": "name",
      "add event": "event",
      relate: "relationship",
      partner: "relationship",
    }
    const seq = async (): Promise<Fields> => (await listOf(`/trees/${tree}/changes?limit=1`))[0] ?? {}
    return {
      tree,
      the,
      requestOf,
      /** Runs a request as the command with this number. Returns whether it was answered with success. */
      run: async (number: number, verb: Step["verb"], [method, path, body]: Request): Promise<boolean> => {
        const answer = await call(method, path, body)
        const kind = kinds[verb]
        if (answer.status === 201 && kind !== undefined)
          made.set(number, { kind, id: String(fieldsOf(answer.body).id), owner: path.split("/")[2] ?? "" })
        return answer.status < 300
      },
      numberOf: (id: string): number | undefined => [...made].find(([, record]) => record.id === id)?.[0],
      made,
      last: seq,
    }
  }
  type Twin = Awaited<ReturnType<typeof twin>>

  /** The tree as its owner reads it, without ids, versions and times. */
  const shown = async ({ tree, numberOf }: Twin): Promise<unknown> => {
    const unseen = new Set(["id", "tree_id", "version", "created_at", "updated_at", "place_id"])
    const plain = (record: Fields): string =>
      JSON.stringify(
        Object.entries(record).flatMap(([field, value]) => {
          if (unseen.has(field)) return []
          const number = typeof value === "string" ? numberOf(value) : undefined
          return [[field, number === undefined ? value : `#${number}`]]
        }),
      )
    const persons = await listOf(`/trees/${tree}/persons?limit=100`)
    const names = await Promise.all(persons.map(({ id }) => listOf(`/persons/${String(id)}/names`)))
    const { home_person_id: home, description, person_count } = fieldsOf((await call("GET", `/trees/${tree}`)).body)
    return {
      tree: plain({ home, description, person_count }),
      persons: persons.map((person) => plain({ ...person, number: numberOf(String(person.id)) })).sort(),
      names: names.flat().map(plain).sort(),
      events: (await listOf(`/trees/${tree}/events?limit=100`)).map(plain).sort(),
      relationships: (await listOf(`/trees/${tree}/relationships?limit=100`)).map(plain).sort(),
    }
  }

  const entriesOf = (changeId: unknown): Promise<readonly Fields[]> =>
    listOf(`/changes/${String(changeId)}/entries?limit=1000`)

  /** The present fields of each record of a tree, by its changes alone: those after its last one. */
  const presentIn = async (tree: string): Promise<ReadonlyMap<string, Fields>> => {
    const present = new Map<string, Fields>()
    for (const { id } of (await listOf(`/trees/${tree}/changes?limit=1000`)).toReversed())
      for (const { entity_id, after } of await entriesOf(id)) present.set(String(entity_id), fieldsOf(after))
    return present
  }

  /** The fields that differ from what the change made of them, and from what they were before it. */
  const differing = (entry: Fields, now: Fields): readonly Fields[] => {
    const kind = settableKinds.find((one) => one === entry.entity_type)
    if (kind === undefined) return []
    const [before, after] = [fieldsOf(entry.before), fieldsOf(entry.after)]
    const isLive = (state: unknown, fields: Fields): boolean => state !== null && (fields.deleted_at ?? null) === null
    const [was, made, is] = [isLive(entry.before, before), isLive(entry.after, after), isLive(now, now)]
    const appeared = !was && made
    if (appeared && !is) return []
    const isSame = (one: unknown, other: unknown): boolean =>
      JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
    const fields = fieldsToSetBack(kind).filter((field) => {
      if (isSame(after[field], now[field])) return false
      return appeared || (!isSame(before[field], after[field]) && !isSame(before[field], now[field]))
    })
    const isDeletedAnew = was && !made && !is && !isSame(after.deleted_at, now.deleted_at)
    return [...fields, ...(isDeletedAnew ? ["deleted_at"] : [])].map((field) => ({
      entity_id: entry.entity_id,
      field,
      // biome-ignore lint/suspicious/noThenProperty: the name in the contract; the value is never a function
      then: before[field] ?? null,
      made: after[field] ?? null,
      now: now[field] ?? null,
    }))
  }
  const fieldsToSetBack = (kind: SettableKind): readonly string[] =>
    settableFields(kind).filter((field) => kind !== "tree" || field !== "owner_id")

  /** The request with the ids of the records of another tree; null if it names a record that the other lacks. */
  const inOther = (request: Request, from: Twin, to: Twin): Request | null => {
    let text = JSON.stringify(request).replaceAll(from.tree, to.tree)
    for (const [number, { id }] of from.made) {
      if (!text.includes(id)) continue
      const other = to.made.get(number)
      if (other === undefined) return null
      text = text.replaceAll(id, other.id)
    }
    return JSON.parse(text)
  }

  it("leaves the tree as if the command had never run, or names what has been changed since", async function () {
    // PostgreSQL takes several times as long.
    const numRuns = this.test?.parent?.title.includes("memory") === true ? 60 : 15
    const outcomes = { equal: 0, conflict: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), fc.nat(13), async (steps, at) => {
        const [one, other] = [await twin(), await twin()]
        const begin: Step = { verb: "add person", first: 0, second: 0, word: "oak" }
        const all = [begin, { ...begin, word: "elm" }, ...steps]
        const chosen = 2 + (at % steps.length)
        let undoneId: string | null = null
        const later: (readonly [number, Step["verb"], Request])[] = []
        for (const [number, next] of all.entries()) {
          const request = one.requestOf(next, one.the)
          if (request === null) continue
          const before = await one.last()
          if (!(await one.run(number, next.verb, request))) continue
          const after = await one.last()
          if (before.id === after.id) continue
          if (number === chosen) undoneId = String(after.id)
          else later.push([number, next.verb, request])
        }
        if (undoneId === null) return
        for (const [number, verb, request] of later) {
          const translated = inOther(request, one, other)
          if (translated !== null) await other.run(number, verb, translated)
        }
        const asIs = await shown(one)
        const present = await presentIn(one.tree)
        const expected = (await entriesOf(undoneId)).flatMap((entry) =>
          differing(entry, present.get(String(entry.entity_id)) ?? {}),
        )
        const answer = await call("POST", `/changes/${undoneId}/undo`, {})
        if (answer.status === 201) {
          expect(await shown(one)).to.deep.equal(await shown(other))
          expect(expected).to.deep.equal([])
          outcomes.equal++
          return
        }
        expect(answer.status).to.equal(409)
        expect(await shown(one)).to.deep.equal(asIs)
        const { code, conflicts } = fieldsOf(answer.body)
        if (code !== "undo_conflict") {
          expect(code).to.be.oneOf(["last_name", "relationship_exists", "ancestry_cycle"])
          outcomes.refused++
          return
        }
        const named = Array.isArray(conflicts) ? conflicts.map(fieldsOf) : []
        expect(named).to.not.deep.equal([])
        const changed = named.flatMap(({ entity_type: _type, reason, ...rest }) => (reason === "changed" ? [rest] : []))
        expect(changed).to.have.deep.members([...expected])
        for (const { reason } of named) expect(reason).to.be.oneOf(["changed", "attached", "deleted"])
        outcomes.conflict++
      }),
      { numRuns },
    )
    expect(outcomes.equal).to.be.above(outcomes.conflict / 4)
  })
})
