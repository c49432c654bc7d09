import { expect } from "chai"
import fc from "fast-check"
import * as t from "io-ts"
import { jsonWriter } from "../../../adapters/http/response/json-writer.ts"
import { boolean, instant, integer, listOf, nullable, oneOf, text, wire } from "../../../core/codec/wire.ts"

const inner = wire("Inner", { dueDay: instant }, { isLate: boolean })
const codec = wire(
  "Outer",
  {
    displayName: text(500),
    kind: nullable(oneOf(["a", "b"])),
    score: nullable(integer(-5, 5)),
    inner: nullable(inner),
    items: listOf(inner, 9),
  },
  { many: t.readonlyArray(t.string), any: t.unknown },
)

const anInner = fc.record(
  { dueDay: fc.date({ noInvalidDate: true }), isLate: fc.boolean() },
  { requiredKeys: ["dueDay"] },
)
const anOuter = fc.record(
  {
    displayName: fc.string({ unit: "binary" }),
    kind: fc.constantFrom("a" as const, "b" as const, null),
    score: fc.option(fc.integer({ min: -5, max: 5 })),
    inner: fc.option(anInner),
    items: fc.array(anInner),
    many: fc.array(fc.string()),
    any: fc.jsonValue(),
  },
  { requiredKeys: ["displayName", "kind", "score", "inner", "items"] },
)

describe("The JSON writer", () => {
  it("writes what the codec encodes, letter for letter", () => {
    const write = jsonWriter(codec)
    fc.assert(
      fc.property(anOuter, (value) => void expect(write(value, "en")).to.equal(JSON.stringify(codec.encode(value)))),
    )
  })

  it("never sends a key that the codec does not name", () => {
    expect(jsonWriter(wire("Named", { id: t.string }))({ id: "1", passwordHash: "secret" }, "en")).to.equal(
      '{"id":"1"}',
    )
  })

  it("takes a value of another shape for a defect", () => {
    expect(() => jsonWriter(inner)("text", "en")).to.throw("an object")
  })
})
