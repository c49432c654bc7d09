import { expect } from "chai"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import type { TestUser } from "../support/http.ts"
import { blobsOf, PIXEL } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, plantTree, statusOf, dataOf } from "../support/tree-scene.ts"

let keys = 0
const newKey = (): string => `key-${process.pid}-${++keys}`

/** An answer as far as a repeated request must get the same. */
interface Seen {
  readonly status: number
  readonly location: string | null
  readonly tag: string | null
  readonly body: string
}

onEveryHost("Idempotency-Key", (stage) => {
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>>, who: TestUser = stage.owner) =>
    stage.host.fetch(`/api/v1${path}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${who.token}`, "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    })
  const keyed = (key: string) => ({ "Idempotency-Key": key })
  const seen = async (response: Response): Promise<Seen> => ({
    status: response.status,
    location: response.headers.get("location"),
    tag: response.headers.get("etag"),
    body: await response.text(),
  })
  const codeOf = async (response: Response): Promise<string> => {
    const { status, code } = JSON.parse(await response.text())
    return `${status} ${code}`
  }
  const isReplayed = ({ headers }: Response): boolean => headers.get("idempotency-replayed") === "true"
  const persons = async (treeId = stage.tree.id) =>
    (await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: treeId })))).length
  const personsPath = () => `/trees/${stage.tree.id}/persons`

  it("the same request again gets the first status, headers and body, and does nothing twice", async () => {
    const [key, before] = [newKey(), await persons()]
    const first = await post(personsPath(), { given_name: "Anna" }, keyed(key))
    const again = await post(personsPath(), { given_name: "Anna" }, keyed(key))
    expect([isReplayed(first), isReplayed(again)]).to.deep.equal([false, true])
    const one = await seen(first)
    expect(one.status).to.equal(201)
    expect(await seen(again)).to.deep.equal(one)
    expect(await persons()).to.equal(before + 1)
    await dataOf(
      stage.owner.api.PATCH("/persons/{person_id}", {
        ...at({ person_id: JSON.parse(one.body).id }),
        body: { given_name: "Anne" },
      }),
    )
    expect(await seen(await post(personsPath(), { given_name: "Anna" }, keyed(key)))).to.deep.equal(one)
  })

  it("without a key, or with another one, everything is done each time", async () => {
    const before = await persons()
    for (const headers of [{}, {}, keyed(newKey()), keyed(newKey())])
      expect((await post(personsPath(), {}, headers)).status).to.equal(201)
    expect(await persons()).to.equal(before + 4)
  })

  it("has 1 to 255 visible ASCII characters", async () => {
    for (const key of ["x", '"quoted"', `${newKey()}~!`, `${newKey()}-`.padEnd(255, "x")])
      expect((await post(personsPath(), {}, keyed(key))).status, key).to.equal(201)
    const before = await persons()
    for (const key of ["", "x".repeat(256), "two words", "schlüssel"]) {
      const response = await post(personsPath(), {}, keyed(key))
      expect(response.status, key).to.equal(422)
      expect(JSON.parse(await response.text()).errors).to.deep.equal([
        { path: "Idempotency-Key", message: "must be 1 to 255 visible ASCII characters" },
      ])
    }
    expect(await persons()).to.equal(before)
  })

  it("with another request is 422, whatever differs", async () => {
    const key = newKey()
    expect((await post(personsPath(), { given_name: "Anna" }, keyed(key))).status).to.equal(201)
    for (const [path, body] of [
      [personsPath(), { given_name: "Berta" }],
      [`${personsPath()}?x=1`, { given_name: "Anna" }],
      [`/trees/${stage.tree.id}/sources`, { title: "Anna" }],
    ] as const)
      expect(await codeOf(await post(path, body, keyed(key)))).to.equal("422 idempotency_key_reused")
  })

  it("with another version in If-Match is 422, because it is another request", async () => {
    const person = async () => JSON.parse((await seen(await post(personsPath(), { given_name: "Anna" }, {}))).body).id
    const [kept, from] = [await person(), await person()]
    const key = newKey()
    const merge = (tag: string) =>
      post(`/persons/${kept}/merge`, { from_id: from, dry_run: true }, { ...keyed(key), "If-Match": tag })
    expect((await merge('"1"')).status).to.equal(200)
    expect(isReplayed(await merge('"1"'))).to.equal(true)
    expect((await merge('"2"')).status).to.equal(422)
  })

  it("belongs to one account", async () => {
    const [key, editor] = [newKey(), await stage.tree.join("editor")]
    const own = await post(personsPath(), {}, keyed(key))
    const others = await post(personsPath(), {}, keyed(key), editor)
    expect([own.status, others.status, isReplayed(others)]).to.deep.equal([201, 201, false])
    expect(await own.text()).to.not.equal(await others.text())
  })

  it("does not keep a refusal, so the key can be used again", async () => {
    const key = newKey()
    expect((await post(personsPath(), { gender: "?" }, keyed(key))).status).to.equal(422)
    expect(
      (await post(`/trees/${stage.tree.id}/members`, { email: "x@y.example", role: "viewer" }, keyed(key))).status,
    ).to.be.within(400, 499)
    expect((await post(personsPath(), { gender: "female" }, keyed(key))).status).to.equal(201)
  })

  it("gives the answer again only to those who may still make the request", async () => {
    const [key, editor] = [newKey(), await stage.tree.join("editor")]
    const again = async () => (await post(personsPath(), {}, keyed(key), editor)).status
    const member = at({ tree_id: stage.tree.id, user_id: editor.user.id })
    const role = (role: "viewer" | "editor") =>
      dataOf(stage.owner.api.PATCH("/trees/{tree_id}/members/{user_id}", { ...member, body: { role } }))
    expect([await again(), await again()]).to.deep.equal([201, 201])
    await role("viewer")
    expect(await again()).to.equal(403)
    await role("editor")
    expect(await again()).to.equal(201)
    await stage.owner.api.DELETE("/trees/{tree_id}/members/{user_id}", member)
    expect(await again()).to.equal(403)
    await editor.api.POST("/auth/logout")
    expect(await again()).to.equal(401)
  })

  it("of a hundred requests at once lets one do it; the others are 409 or get its answer", async () => {
    const [key, before] = [newKey(), await persons()]
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => post(personsPath(), { given_name: "Once" }, keyed(key))),
    )
    expect(await persons()).to.equal(before + 1)
    const bodies = new Set<string>()
    for (const response of responses) {
      const body = await response.text()
      if (response.status === 409) expect(JSON.parse(body).code).to.equal("request_in_progress")
      else bodies.add(`${response.status} ${body}`)
    }
    expect([...bodies]).to.have.lengthOf(1)
    expect([...bodies][0]).to.match(/^201 /)
    expect(responses.filter((response) => response.status === 201 && !isReplayed(response))).to.have.lengthOf(1)
  })

  it("keeps no token: register with it again is 409, and for login it means nothing", async () => {
    const key = newKey()
    const account = { email: `${newKey()}@example.org`, password: "long enough for a spec" }
    const first = await post("/auth/register", account, keyed(key))
    expect(first.status).to.equal(201)
    expect(await codeOf(await post("/auth/register", account, keyed(key)))).to.equal("409 idempotency_key_spent")
    const other = { ...account, password: "another long password" }
    expect(await codeOf(await post("/auth/register", other, keyed(key)))).to.equal("422 idempotency_key_reused")
    expect(await codeOf(await post("/auth/register", account, {}))).to.equal("409 email_taken")
    const stranger = { ...account, email: `${newKey()}@example.org` }
    expect((await post("/auth/register", stranger, keyed(key))).status).to.equal(201)
    const tokens = new Set<string>()
    for (const login of [key, key, "not a key"]) {
      const response = await post("/auth/login", account, keyed(login))
      expect([response.status, isReplayed(response)]).to.deep.equal([200, false])
      tokens.add(JSON.parse(await response.text()).token)
    }
    expect(tokens.size).to.equal(3)
  })

  const sendMedium = (key: string, bytes: Uint8Array, title = "Pixel"): Promise<Response> => {
    const form = new FormData()
    form.append("title", title)
    form.append("file", new Blob([Uint8Array.from(bytes)]), "pixel.png")
    return stage.host.fetch(`/api/v1/trees/${stage.tree.id}/media`, {
      method: "POST",
      headers: { Authorization: `Bearer ${stage.owner.token}`, ...keyed(key) },
      body: form,
    })
  }

  it("recognises an upload by its fields and bytes, whatever separates its parts", async () => {
    const [key, blobs] = [newKey(), await blobsOf(stage.host, stage.tree.id)]
    const first = await seen(await sendMedium(key, PIXEL))
    expect(first.status).to.equal(201)
    const again = await sendMedium(key, PIXEL)
    expect([isReplayed(again), await seen(again)]).to.deep.equal([true, first])
    const [file, title] = [await sendMedium(key, Buffer.from("other")), await sendMedium(key, PIXEL, "Other")]
    expect([await codeOf(file), await codeOf(title)]).to.deep.equal(Array(2).fill("422 idempotency_key_reused"))
    expect(await blobsOf(stage.host, stage.tree.id)).to.equal(blobs + 1)
  })

  it("imports a file once, and reports it again, also in lines", async () => {
    const { host, owner } = stage
    const [key, tree] = [newKey(), await plantTree(host, owner)]
    const text = gedcomText("0 @I1@ INDI\n1 NAME Ann /Lee/\n")
    const send = (accept = "application/json", file = text) =>
      sendGedcom(host, owner, tree.id, file, {}, "import", accept, keyed(key))
    const first = await seen(await send())
    expect([first.status, JSON.parse(first.body).persons.created]).to.deep.equal([200, 1])
    expect(await seen(await send())).to.deep.equal(first)
    const lines = await send("application/x-ndjson")
    expect([isReplayed(lines), JSON.parse(await lines.text())]).to.deep.equal([
      true,
      { report: JSON.parse(first.body) },
    ])
    const other = await send("application/json", gedcomText("0 @I1@ INDI\n1 NAME Bob /Lee/\n"))
    expect(await codeOf(other)).to.equal("422 idempotency_key_reused")
    expect(await persons(tree.id)).to.equal(1)
  })

  it("of an import that is running is 409, before the file is received", async () => {
    const { host, owner } = stage
    const [key, tree] = [newKey(), await plantTree(host, owner)]
    const people = Array.from({ length: 2_000 }, (_, index) => `0 @I${index}@ INDI\n1 NAME No. ${index} /Lee/`)
    const send = () =>
      sendGedcom(host, owner, tree.id, gedcomText(`${people.join("\n")}\n`), {}, "import", undefined, keyed(key))
    const responses = await Promise.all([send(), send(), send()])
    const codes = await Promise.all(responses.map(async (one) => (one.status === 200 ? "200" : await codeOf(one))))
    expect(codes.toSorted()).to.deep.equal(["200", "409 request_in_progress", "409 request_in_progress"])
    expect(await persons(tree.id)).to.equal(100)
    expect(await dataOf(owner.api.GET("/trees/{tree_id}", at({ tree_id: tree.id })))).to.include({
      person_count: 2_000,
    })
  })

  it("purges a tree once, and says so again", async () => {
    const { host, owner } = stage
    const [key, tree] = [newKey(), await plantTree(host, owner, "private", "Doomed")]
    expect(await statusOf(owner.api.DELETE("/trees/{tree_id}", at({ tree_id: tree.id })))).to.equal(204)
    const purge = () => post(`/trees/${tree.id}/purge`, { name: "Doomed" }, keyed(key))
    const [first, again] = [await purge(), await purge()]
    expect([first.status, again.status, isReplayed(again)]).to.deep.equal([204, 204, true])
  })

  it("means nothing for other methods", async () => {
    const { id } = await stage.tree.person()
    for (const given_name of ["Anna", "Berta"]) {
      const response = await stage.host.fetch(`/api/v1/persons/${id}`, {
        method: "PATCH",
        headers: { Authorization: `Bearer ${stage.owner.token}`, "Content-Type": "application/json", ...keyed("k") },
        body: JSON.stringify({ given_name }),
      })
      expect(await response.json()).to.include({ given_name })
    }
  })
})
