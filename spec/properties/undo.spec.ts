import { expect } from "chai"
import fc from "fast-check"
import { settableFields, settableKinds } from "../../core/domain/change/settable-fields.ts"
import { routes } from "../../adapters/http/routes.ts"
import { runsOf } from "../support/depth.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import {
  type Choice,
  type Fields,
  type Made,
  madeKinds,
  otherWrites,
  type Pick,
  type TwinCommand,
  twinCommands,
} from "../support/twin-commands.ts"

const verbs = Object.keys(twinCommands).filter((verb): verb is keyof typeof twinCommands => verb in twinCommands)

/** A command, with the numbers that choose the records it is about. */
interface Step extends Choice {
  readonly verb: keyof typeof twinCommands
}

const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.constantFrom(...verbs),
  first: fc.nat(5),
  second: fc.nat(5),
  word: fc.constantFrom("ash", "birch", "cedar"),
})

/** A request: its method, its address, its body, and whether that is sent as a form with a file. */
type Request = readonly [method: string, path: string, body: Fields | null, isForm: boolean]

describe("The routes that write", () => {
  it("are each among the commands of this property, or another spec undoes them, or there is no undo", () => {
    const writes = routes.flatMap(({ method, path }) => (method === "get" ? [] : [`${method.toUpperCase()} ${path}`]))
    const tried = Object.values(twinCommands).map(({ route }) => route)
    expect([...new Set(tried), ...Object.values(otherWrites).flat()]).to.have.members(writes)
  })
})

onEveryHost("the undo of one of many commands", (stage) => {
  const sent = (body: Fields | null, isForm: boolean): RequestInit => {
    if (body === null) return {}
    if (!isForm) return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
    const form = new FormData()
    form.set("file", new Blob(["a letter"], { type: "text/plain" }), "letter.txt")
    for (const [field, value] of Object.entries(body)) form.set(field, String(value))
    return { body: form }
  }
  const call = async (method: string, path: string, body: Fields | null = null, isForm = false) => {
    const { headers, ...request } = sent(body, isForm)
    const answer = await stage.host.fetch(`/api/v1${path}`, {
      method,
      ...request,
      headers: { ...headers, authorization: `Bearer ${stage.owner.token}` },
    })
    const text = await answer.text()
    const said: unknown = text === "" ? null : JSON.parse(text)
    return { status: answer.status, body: said }
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
    const the: Pick = (kind, nth) => {
      const own = [...made.values()].filter((record) => record.kind === kind)
      return own[nth % Math.max(own.length, 1)] ?? null
    }
    const { id, email } = stage.stranger.user
    /** The address of a route for the records of this number; null if there is none. */
    const pathOf = (route: string, first: number): string | null => {
      const of = (name: string): string | undefined => {
        if (name === "tree_id") return tree
        if (name === "user_id") return id
        if (name === "person_id" && route.includes("{name_id}")) return the("name", first)?.owner
        const kind = madeKinds.find((one) => name === `${one}_id`)
        return kind === undefined ? undefined : the(kind, first)?.id
      }
      const filled = route.replace(/\{(\w+)\}/g, (_, name: string) => of(name) ?? "unmade")
      return filled.includes("unmade") ? null : filled
    }
    const requestOf = ({ verb, ...choice }: Step): Request | null => {
      const command: TwinCommand = twinCommands[verb]
      const [method = "", route = ""] = command.route.split(" ")
      const path = pathOf(route, choice.first)
      const body = command.body?.(choice, the, { id, email }) ?? null
      const isComplete = path !== null && (command.body === undefined || body !== null)
      return isComplete ? [method, path, body, command.isForm === true] : null
    }
    const seq = async (): Promise<Fields> => (await listOf(`/trees/${tree}/changes?limit=1`))[0] ?? {}
    return {
      tree,
      requestOf,
      /** Runs a request as the command with this number. Returns whether it was answered with success. */
      run: async (number: number, verb: Step["verb"], request: Request): Promise<boolean> => {
        const answer = await call(...request)
        const { creates: kind }: TwinCommand = twinCommands[verb]
        const [, path] = request
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
    const unseen = new Set(["id", "tree_id", "version", "created_at", "updated_at", "place_id", "url"])
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
    const comments = await Promise.all(persons.map(({ id }) => listOf(`/persons/${String(id)}/comments`)))
    const lists: Record<string, readonly string[]> = { comments: comments.flat().map(plain).sort() }
    for (const list of [
      "events",
      "relationships",
      "sources",
      "citations",
      "associations",
      "media",
      "members",
      "places",
    ])
      lists[list] = (await listOf(`/trees/${tree}/${list}?limit=100`)).map(plain).sort()
    const {
      home_person_id: home,
      description,
      visibility,
      person_count,
    } = fieldsOf((await call("GET", `/trees/${tree}`)).body)
    const models = fieldsOf((await call("GET", `/trees/${tree}/ai`)).body)
    return {
      ...lists,
      tree: plain({ ...models, home, description, visibility, person_count }),
      persons: persons.map((person) => plain({ ...person, number: numberOf(String(person.id)) })).sort(),
      names: names.flat().map(plain).sort(),
    }
  }

  /** The records of the GEDCOM export of a tree. Xrefs, which are made of ids, are numbers in the order of the records. */
  const exported = async (tree: string): Promise<readonly string[]> => {
    const headers = { authorization: `Bearer ${stage.owner.token}` }
    const answer = await stage.host.fetch(`/api/v1/trees/${tree}/gedcom/export?version=7.0`, { headers })
    expect(answer.status).to.equal(200)
    const [, ...records] = (await answer.text()).split(/\n(?=0 )/)
    const numbers = new Map<string, string>()
    for (const record of records) {
      const [, xref] = /^0 (@[^@]+@) /.exec(record) ?? []
      if (xref !== undefined) numbers.set(xref, `@${numbers.size}@`)
    }
    return records.map((record) => record.replace(/@[^@\s]+@/g, (xref) => numbers.get(xref) ?? xref))
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
    const fieldsOfKind = fieldsToSetBack(entry.entity_type)
    if (fieldsOfKind.length === 0) return []
    const [before, after] = [fieldsOf(entry.before), fieldsOf(entry.after)]
    // A membership that was removed has no fields, a record that was deleted has the time of it.
    const isLive = (fields: Fields): boolean => Object.keys(fields).length > 0 && (fields.deleted_at ?? null) === null
    const [was, made, is] = [isLive(before), isLive(after), isLive(now)]
    const appeared = !was && made
    if (appeared && !is) return []
    const isSame = (one: unknown, other: unknown): boolean =>
      JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
    const fields = fieldsOfKind.filter((field) => {
      if (isSame(after[field], now[field])) return false
      return appeared || (!isSame(before[field], after[field]) && !isSame(before[field], now[field]))
    })
    const isDeletedAgain = was && !made && !is && !isSame(after.deleted_at, now.deleted_at)
    return [...fields, ...(isDeletedAgain ? ["deleted_at"] : [])].map((field) => ({
      entity_id: entry.entity_id,
      field,
      // biome-ignore lint/suspicious/noThenProperty: the name in the contract; the value is never a function
      then: before[field] ?? null,
      made: after[field] ?? null,
      now: now[field] ?? null,
    }))
  }
  const fieldsToSetBack = (entityType: unknown): readonly string[] => {
    if (entityType === "membership") return ["role"]
    const kind = settableKinds.find((one) => one === entityType)
    return kind === undefined ? [] : settableFields(kind).filter((field) => kind !== "tree" || field !== "owner_id")
  }

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
    const numRuns = runsOf(this.test?.parent?.title.includes("memory") === true ? 60 : 15)
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
          const request = one.requestOf(next)
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
          expect(await exported(one.tree)).to.deep.equal(await exported(other.tree))
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
