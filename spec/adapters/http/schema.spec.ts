import { expect } from "chai"
import * as t from "io-ts"
import { schemaOf } from "../../../adapters/http/openapi/schema.ts"
import type { Components } from "../../../core/codec/json-schema.ts"
import { described, integer, listOf, nullable, oneOf, text, wire } from "../../../core/codec/wire.ts"

const schemaIn = (codec: t.Mixed, use: "request" | "reply" = "reply") => {
  const components: Components = new Map()
  return { schema: schemaOf(codec, use, components), components: Object.fromEntries(components) }
}

describe("The JSON Schema of a codec", () => {
  it("names an object once, with its fields in snake_case", () => {
    const place = wire("Place", { eventCount: integer(0, 9) }, { name: text(500) })
    expect(schemaIn(listOf(place, 3))).to.deep.equal({
      schema: { type: "array", items: { $ref: "#/components/schemas/Place" }, maxItems: 3 },
      components: {
        Place: {
          type: "object",
          properties: {
            event_count: { type: "integer", minimum: 0, maximum: 9 },
            name: { type: "string", maxLength: 500 },
          },
          required: ["event_count"],
        },
      },
    })
  })

  it("closes a request's object to unknown keys", () => {
    expect(schemaIn(wire("Body", {}, { name: text(5) }), "request").components.Body).to.include({
      additionalProperties: false,
    })
  })

  it("adds null to a type, to the words of an enumeration, or beside a named object", () => {
    expect(schemaIn(nullable(integer(1, 2))).schema).to.deep.equal({
      type: ["integer", "null"],
      minimum: 1,
      maximum: 2,
    })
    expect(schemaIn(nullable(oneOf(["a", "b"]))).schema).to.deep.equal({
      type: ["string", "null"],
      enum: ["a", "b", null],
    })
    expect(schemaIn(nullable(wire("Thing", {}))).schema).to.deep.equal({
      anyOf: [{ $ref: "#/components/schemas/Thing" }, { type: "null" }],
    })
  })

  it("describes the codecs of io-ts that say what they are", () => {
    expect(
      schemaIn(t.union([t.literal("x"), t.record(t.string, t.readonlyArray(t.number)), t.unknown])).schema,
    ).to.deep.equal({
      anyOf: [
        { const: "x" },
        { type: "object", additionalProperties: { type: "array", items: { type: "number" } } },
        {},
      ],
    })
  })

  it("leaves a codec that is shared as it was when a narrower one is made of it", () => {
    described(t.number, { type: "number", maximum: 1 })
    expect(schemaIn(t.number).schema).to.deep.equal({ type: "number" })
  })

  it("refuses a codec that it cannot describe, at any depth", () => {
    const date = new t.Type<Date, string, unknown>(
      "a day",
      (u): u is Date => u instanceof Date,
      (u, context) => t.failure(u, context),
      String,
    )
    expect(() => schemaIn(wire("Holder", { day: nullable(date) }))).to.throw("a day")
  })
})
