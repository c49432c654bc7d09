import { once } from "node:events"
import { type IncomingMessage, request } from "node:http"
import * as zlib from "node:zlib"
import { expect } from "chai"
import { eventually } from "../support/eventually.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, plantTree, dataOf } from "../support/tree-scene.ts"

const decoders = {
  zstd: zlib.zstdDecompressSync,
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
} as const
const codings = ["zstd", "br", "gzip"] as const

const LONG = "x".repeat(3_000)

interface Raw {
  readonly status: number
  readonly headers: IncomingMessage["headers"]
  readonly bytes: Buffer
}

onEveryHost("An answer", (stage) => {
  const begin = async (
    path: string,
    headers: Readonly<Record<string, string>>,
    method: string,
  ): Promise<IncomingMessage> => {
    const asked = request(stage.host.url + path, {
      method,
      headers: { Authorization: `Bearer ${stage.owner.token}`, ...headers },
    }).end()
    const [response]: IncomingMessage[] = await once(asked, "response")
    return response ?? expect.fail("no response")
  }
  /** The bytes as they are sent. `fetch` would decode them. */
  const ask = async (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET"): Promise<Raw> => {
    const response = await begin(path, headers, method)
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    return { status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }
  }
  const accepting = (coding: string) => ({ "Accept-Encoding": coding })
  const aLongPerson = async () => `/api/v1/persons/${(await stage.tree.person({ notes: LONG })).id}`

  it("of 1 KiB or more follows Accept-Encoding: records, lists, texts and problems", async () => {
    const person = await aLongPerson()
    const manyFaults = `${person}?x=1`
    for (const path of [
      person,
      manyFaults,
      `/api/v1/trees/${stage.tree.id}/persons`,
      "/api/v1/openapi.json",
      "/api/v1/docs",
      "/metrics",
      "/verify-email",
      `/api/v1/trees/${stage.tree.id}/gedcom/export`,
    ]) {
      const plain = await ask(path)
      expect(plain.headers["content-encoding"], path).to.equal(undefined)
      expect(plain.headers.vary, path).to.match(/Accept-Encoding/)
      for (const coding of codings) {
        const coded = await ask(path, accepting(coding))
        expect([coded.status, coded.headers["content-encoding"]], path).to.deep.equal([200, coding])
        expect(coded.headers["content-type"], path).to.equal(plain.headers["content-type"])
        const text = decoders[coding](coded.bytes).toString()
        if (path !== "/metrics" && !path.endsWith("export")) expect(text, path).to.equal(plain.bytes.toString())
        expect(coded.bytes.length, path).to.be.lessThan(plain.bytes.length)
      }
    }
  })

  it("of less than 1 KiB is sent as it is, unless the client refuses that", async () => {
    const path = `/api/v1/trees/${stage.tree.id}`
    const plain = await ask(path)
    expect((await ask(path, accepting("gzip"))).headers).to.not.have.property("content-encoding")
    const coded = await ask(path, accepting("gzip, identity;q=0"))
    expect(coded.headers["content-encoding"]).to.equal("gzip")
    expect(zlib.gunzipSync(coded.bytes)).to.deep.equal(plain.bytes)
  })

  it("has the coding that the client prefers, then the best one", async () => {
    const path = await aLongPerson()
    for (const [accepted, coding] of [
      ["gzip, deflate, br, zstd", "zstd"],
      ["gzip, deflate, br", "br"],
      ["*", "zstd"],
      ["zstd;q=0.2, gzip;q=0.8", "gzip"],
      ["zstd;q=0, *", "br"],
      ["x-gzip", "gzip"],
      ["GZIP ; Q=0.5", "gzip"],
      ["gzip;q=0.5, identity", undefined],
      ["gzip;q=0", undefined],
      ["deflate", undefined],
      ["*;q=0", undefined],
      ["identity;q=0", undefined],
      ["", undefined],
      ["gzip;q=abc", undefined],
    ] as const)
      expect((await ask(path, accepting(accepted))).headers["content-encoding"], accepted).to.equal(coding)
  })

  it("has another tag in each coding, and each of them is a tag of the record", async () => {
    const path = await aLongPerson()
    const tags = new Map<string, string>()
    for (const coding of ["identity", ...codings])
      tags.set(coding, (await ask(path, accepting(coding))).headers.etag ?? "")
    expect([...tags.values()]).to.deep.equal(['"1"', '"1-zstd"', '"1-br"', '"1-gzip"'])
    for (const tag of tags.values())
      for (const known of [tag, `W/${tag}`, `"0", ${tag}`]) {
        const unchanged = await ask(path, { ...accepting("br"), "If-None-Match": known })
        expect([unchanged.status, unchanged.headers.etag, unchanged.bytes.length], known).to.deep.equal([304, tag, 0])
        expect(unchanged.headers.vary).to.match(/Accept-Encoding/)
      }
    expect((await ask(path, { ...accepting("br"), "If-None-Match": '"2-br"' })).status).to.equal(200)
    let version = 1
    for (const coding of codings) {
      const response = await stage.host.fetch(path, {
        method: "PATCH",
        headers: {
          Authorization: `Bearer ${stage.owner.token}`,
          "Content-Type": "application/json",
          "If-Match": `"${version}-${coding}"`,
        },
        body: JSON.stringify({ given_name: coding }),
      })
      expect(response.status, coding).to.equal(200)
      version += 1
    }
    const published = await ask("/api/v1/openapi.json", accepting("zstd"))
    const again = { ...accepting("gzip"), "If-None-Match": published.headers.etag ?? "" }
    expect((await ask("/api/v1/openapi.json", again)).status).to.equal(304)
  })

  it("to HEAD has the headers of GET", async () => {
    const person = await aLongPerson()
    for (const path of [person, `/api/v1/trees/${stage.tree.id}/persons`, "/api/v1/docs"])
      for (const coding of ["identity", ...codings]) {
        const [get, head] = [await ask(path, accepting(coding)), await ask(path, accepting(coding), "HEAD")]
        for (const name of ["content-encoding", "content-length", "content-type", "etag", "vary"])
          expect(head.headers[name], `${path} ${coding} ${name}`).to.equal(get.headers[name])
        expect([head.status, head.bytes.length]).to.deep.equal([200, 0])
      }
  })

  it("with a secret is never compressed, and neither are media and archives", async () => {
    const response = await stage.host.fetch("/api/v1/auth/login", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Encoding": "gzip, identity;q=0" },
      body: JSON.stringify({ email: stage.owner.email, password: "long enough for a spec" }),
    })
    expect([response.status, response.headers.get("content-encoding")]).to.deep.equal([200, null])
    const text = Buffer.from("Dear diary. ".repeat(1_000))
    const { id } = await upload(stage.host, stage.owner, stage.tree.id, text, "diary.txt")
    for (const [path, headers] of [
      [`/api/v1/media/${id}/content`, {}],
      ["/api/v1/users/me/export", {}],
      [`/api/v1/trees/${stage.tree.id}/gedcom/export`, { Accept: "application/vnd.familysearch.gedcom+zip" }],
    ] as const) {
      const sent = await ask(path, { ...headers, ...accepting("gzip") })
      expect([sent.status, sent.headers["content-encoding"]], path).to.deep.equal([200, undefined])
    }
  })

  it("in lines of progress arrives line by line", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    const people = Array.from({ length: 3_000 }, (_, index) => `0 @I${index}@ INDI\n1 NAME No. ${index} /Lee/`)
    const file = gedcomText(`${people.join("\n")}\n`)
    const response = await sendGedcom(
      host,
      owner,
      tree.id,
      file,
      {},
      "import",
      "application/x-ndjson",
      accepting("zstd, br;q=0"),
    )
    const { body } = response
    if (body === null) throw new Error("no body")
    expect(response.headers.get("content-encoding")).to.equal("zstd")
    const arrivals: string[] = []
    const decoder = new TextDecoder()
    for await (const chunk of body) arrivals.push(decoder.decode(chunk, { stream: true }))
    expect(arrivals.length).to.be.greaterThan(1)
    const lines = arrivals
      .join("")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line))
    expect(lines[0]).to.have.property("progress")
    expect(lines.at(-1)).to.have.nested.property("report.persons.created", 3_000)
  })

  it("that its reader leaves is stopped, and the next one is whole", async () => {
    const path = `/api/v1/trees/${stage.tree.id}/gedcom/export`
    for (const coding of codings) {
      const response = await begin(path, accepting(coding), "GET")
      response.destroy()
    }
    await eventually(async () => {
      const whole = await ask(path, accepting("gzip"))
      expect(zlib.gunzipSync(whole.bytes).toString()).to.match(/0 TRLR\s*$/)
    })
    expect(await dataOf(stage.owner.api.GET("/trees/{tree_id}", at({ tree_id: stage.tree.id })))).to.have.property("id")
  })
})
