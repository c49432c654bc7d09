import { IncomingMessage, ServerResponse } from "node:http"
import { Socket } from "node:net"
import { gunzipSync } from "node:zlib"
import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { pino } from "pino"
import type { Answer, Content } from "../../../adapters/http/answer/reply.ts"
import type { SentFile } from "../../../adapters/http/answer/sent-file.ts"
import { RequestCaller } from "../../../adapters/http/request/head/request-caller.ts"
import type { HttpRequest } from "../../../adapters/http/request/request.ts"
import { outgoing, type Outgoing, outgoingProblem } from "../../../adapters/http/response/outgoing.ts"

const host = { publicUrl: null, patienceMs: 60_000, log: pino({ level: "silent" }), corsOrigins: new Set<string>() }

/** A request that came by no server. */
const requested = (headers: HttpRequest["headers"] = {}, method = "GET"): HttpRequest => {
  const body = new IncomingMessage(new Socket())
  const response = new ServerResponse(body)
  const caller = new RequestCaller({ method, address: "127.0.0.1", response })
  return {
    method,
    path: "/api/v1/trees",
    search: "",
    headers,
    params: {},
    address: "127.0.0.1",
    origin: "http://127.0.0.1",
    body,
    response,
    state: { requestId: "r-1", caller },
    readBody: async () => null,
  }
}

const answered = (request: HttpRequest, content: Content, more: Partial<Answer> = {}): Promise<Outgoing> =>
  outgoing(request, host, E.right({ status: 200, content, ...more }))

const long = JSON.stringify(Array.from({ length: 500 }, () => "a long answer"))
const text = (written: string): Content => ({ kind: "text", mediaType: "application/json", write: () => written })

const file: SentFile = {
  id: "m-1",
  mediaType: "image/png",
  checksum: "c",
  size: 4,
  filename: "anna.png",
  isInline: true,
  open: async (range) => ReadableStream.from([Buffer.from(range === null ? "abcd" : "a")]),
}

describe("What is sent", () => {
  it("is a text as it is, or compressed with a tag of its own, unless it is a secret", async () => {
    const plain = await answered(requested(), text(long))
    expect(plain.body).to.deep.equal({ kind: "whole", bytes: long })
    const request = requested({ "accept-encoding": "gzip" })
    const { body } = await answered(request, text(long), { tag: '"a"' })
    expect(request.response.getHeaders()).to.include({ etag: '"a-gzip"', vary: "Accept-Encoding" })
    expect(body.kind === "whole" ? gunzipSync(body.bytes).toString() : body.kind).to.equal(long)
    const secret = requested({ "accept-encoding": "gzip" })
    expect((await answered(secret, text(long), { isSecret: true })).body).to.deep.equal(plain.body)
    expect(secret.response.getHeaders()).to.not.have.any.keys("content-encoding", "vary")
  })

  it("is no body where the reader has the answer already, or the answer has none", async () => {
    const known = await answered(requested({ "if-none-match": '"a"' }), text(long), { tag: '"a"' })
    expect(known).to.deep.include({ status: 304, body: { kind: "left out" } })
    const none = await answered(requested(), { kind: "none" }, { status: 204 })
    expect(none).to.deep.include({ status: 204, headers: {}, body: { kind: "none" } })
  })

  it("is a file of the app as it was compressed beforehand", async () => {
    const request = requested({ "accept-encoding": "br, gzip" })
    const asset: Content = {
      kind: "asset",
      mediaType: "text/css",
      bytes: Buffer.from("plain"),
      encoded: { br: Buffer.from("small") },
    }
    const { body } = await answered(request, asset, { tag: '"a"' })
    expect(body).to.deep.equal({ kind: "whole", bytes: Buffer.from("small") })
    expect(request.response.getHeaders()).to.include({ etag: '"a-br"', "content-encoding": "br" })
  })

  it("is left out for HEAD, and then its source is ended", async () => {
    let isEnded = false
    const chunks = async function* () {
      try {
        yield "first"
        yield "second"
      } finally {
        isEnded = true
      }
      return undefined
    }
    const listed = await answered(requested({}, "HEAD"), { kind: "chunks", mediaType: "text/plain", chunks: chunks() })
    expect([listed.body, isEnded]).to.deep.equal([{ kind: "left out" }, true])
    const open = () => expect.fail("the events were opened")
    const followed = await answered(requested({}, "HEAD"), { kind: "events", mediaType: "text/event-stream", open })
    expect(followed.body).to.deep.equal({ kind: "left out" })
    expect(await answered(requested({}, "HEAD"), { kind: "bytes", file })).to.deep.include({
      status: 200,
      disposition: { type: "inline", filename: "anna.png" },
      body: { kind: "left out" },
    })
  })

  it("fails before its status is sent, if the first part of a list cannot be read", async () => {
    const chunks = async function* () {
      yield await Promise.reject<string>(new Error("the store has failed"))
      return undefined
    }
    const sent = answered(requested(), { kind: "chunks", mediaType: "text/plain", chunks: chunks() })
    expect(await sent.catch(({ message }) => message)).to.equal("the store has failed")
  })

  it("is a problem without the tag of a file that is lost", async () => {
    const request = requested()
    const sent = await answered(request, { kind: "bytes", file: { ...file, open: async () => null } }, { tag: '"a"' })
    expect(sent).to.deep.include({
      status: 404,
      headers: { "Content-Type": "application/problem+json; charset=utf-8" },
    })
    expect(request.response.getHeaders()).to.not.have.any.keys("etag", "content-length")
  })

  it("is a problem with its headers, and in no coding that was meant for the answer", () => {
    const request = requested()
    request.response.setHeader("Content-Encoding", "gzip")
    const sent = outgoingProblem(request, { _tag: "TooManyBytes", retryAfterSeconds: 7 })
    expect([sent.status, request.response.getHeader("Retry-After")]).to.deep.equal([429, "7"])
    expect(request.response.getHeader("Content-Encoding")).to.equal(undefined)
  })
})
