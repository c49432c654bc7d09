import { readFile } from "node:fs/promises"
import { expect } from "chai"
import { openapi } from "../../../adapters/http/openapi/openapi.ts"
import { routes, routeTable } from "../../../adapters/http/routes.ts"
import { schemaAt } from "../../support/described-answers.ts"
import { clientTypes } from "../../support/client-types.ts"

const document = openapi(routeTable, "1.2.3")
const text = JSON.stringify(document)

/** The closed list of codes that an operation refuses with under this status. */
const codesOf = (path: string, method: string, status: string): unknown => {
  const response = document.paths[path]?.[method]?.responses[status]
  const name =
    response !== undefined && "$ref" in response ? response.$ref.slice(response.$ref.lastIndexOf("/") + 1) : ""
  const schema = document.components.responses[name]?.content?.["application/problem+json"]?.schema
  return JSON.parse(/"enum":(\[.*?\])/.exec(JSON.stringify(schema))?.[1] ?? "null")
}

/** What has no description, by its place in the document. */
const undescribed = (): readonly string[] => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  return [
    ...Object.entries(document.tags).flatMap(([at, tag]) => (tag.description ? [] : [`tag ${at} ${tag.name}`])),
    ...operations.flatMap(({ operationId, description, parameters = [] }) => [
      ...(description.length > 30 ? [] : [operationId]),
      ...parameters.flatMap(({ name, description: text }) => (text.length > 5 ? [] : [`${operationId} ${name}`])),
    ]),
    ...Object.entries(document.components.schemas).flatMap(([name, { description, properties }]) => [
      ...(typeof description === "string" ? [] : [name]),
      ...Object.entries(properties ?? {}).flatMap(([key, property]) =>
        typeof property === "object" && property !== null && "description" in property ? [] : [`${name}.${key}`],
      ),
    ]),
  ]
}

describe("The OpenAPI description", () => {
  it("has a text for every chapter, operation, parameter, schema and property", () => {
    expect(undescribed()).to.deep.equal([])
  })

  it("ends every description of an operation with a full stop, and does not repeat its summary", () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const faulty = operations.filter(
      ({ summary, description }) => !description.endsWith(".") || description === `${summary}.`,
    )
    expect(faulty.map(({ operationId }) => operationId)).to.deep.equal([])
  })

  it("describes every route under its operation id", () => {
    const described = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(described).to.have.members(routes.map(({ operationId }) => operationId))
    expect(new Set(described).size).to.equal(described.length)
  })

  it("names the schemas of every record alike: what makes it, how it reads, and what changes it", () => {
    const schemas = Object.keys(document.components.schemas)
    for (const noun of ["Tree", "Member", "Person", "Name", "Event", "Relationship", "Source", "Citation", "Media"])
      expect(schemas).to.include.members([`${noun}Create`, `${noun}Read`, `${noun}Update`])
    expect(schemas).to.include.members(["ProposalCreate", "ProposalRead", "UserRead", "UserUpdate"])
    expect(schemas.filter((name) => name.endsWith("Patch"))).to.deep.equal([])
  })

  it("pages every list, or says how many items it has at most", () => {
    /** What the operator configures, and what the members of a tree or the account itself make for themselves. */
    const others = [
      ...["listProviders", "listIdentities", "listSessions", "listMembers", "getPersonVisibility"],
      ...["previewDeceasedByBirth", "previewDeceasedByChild", "previewDeceasedByRelatives", "previewGenderFromName"],
      ...["previewGenderFromSpouse", "previewNames", "listDuplicates", "listChecks"],
    ]
    const endless = Object.values(document.paths).flatMap(({ get }) => {
      if (get?.responses["200"] === undefined || "$ref" in get.responses["200"]) return []
      const isList = get.responses["200"].content?.["application/json"]?.schema["type"] === "array"
      const isBounded = get.parameters?.some(({ name }) => name === "limit") || /at most \d/.test(get.description)
      return isList && !isBounded ? [get.operationId] : []
    })
    expect(endless).to.have.members(others)
  })

  it("refers to nothing that it does not hold", () => {
    const names = new Set(
      [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind}/${name}`),
    )
    const { schemas, responses } = document.components
    const held = [
      ...Object.keys(schemas).map((name) => `schemas/${name}`),
      ...Object.keys(responses).map((name) => `responses/${name}`),
    ]
    expect(names.size).to.be.greaterThan(20)
    expect(held).to.include.members([...names])
  })

  it("holds nothing to which it does not refer", () => {
    const schemas = Object.keys(document.components.schemas)
    expect(schemas.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).to.deep.equal([])
  })

  it("names path parameters as the path does, and states who may call", () => {
    const operation = document.paths["/persons/{person_id}"]?.patch
    expect(operation?.parameters?.map(({ name, in: place }) => `${place} ${name}`)).to.deep.equal([
      "path person_id",
      "header If-Match",
      "header Change-Reason",
    ])
    expect(operation?.security).to.deep.equal([{ bearer: [] }, { cookie: [] }, { "apiToken.write": [] }])
    expect(document.paths["/auth/login"]?.post?.security).to.deep.equal([])
  })

  it("states the next page if there may be one, the ETag, and the code of each refusal", () => {
    const page = document.paths["/trees/{tree_id}/persons"]?.get?.responses["200"]
    expect(page).to.have.property("headers").that.has.keys("Link", "ETag", "X-Total-Count")
    expect(document.paths["/trees/{tree_id}"]?.get?.responses).to.include.keys("304", "403", "404")
    expect(codesOf("/trees/{tree_id}/relationships", "post", "409")).to.deep.equal([
      "ancestry_cycle",
      "duplicate_relationship",
      "request_in_progress",
    ])
    expect(codesOf("/auth/login", "post", "429")).to.deep.equal(["too_many_tries"])
    expect(codesOf("/auth/logout", "post", "403")).to.deep.equal(["foreign_origin", "session_required"])
  })

  it("states which operations support an idempotency key, and what they answer to it", () => {
    const named = (path: string) =>
      document.paths[path]?.post?.parameters
        ?.filter(({ name }) => name === "Idempotency-Key")
        .map(({ in: place }) => place)
    expect(named("/trees")).to.deep.equal(["header"])
    expect(named("/auth/register")).to.deep.equal(["header"])
    expect(named("/auth/login") ?? []).to.deep.equal([])
    expect(codesOf("/trees", "post", "422")).to.deep.equal(["idempotency_key_reused", "invalid_input"])
    expect(codesOf("/auth/register", "post", "409")).to.deep.equal([
      "email_taken",
      "idempotency_key_spent",
      "not_local",
      "request_in_progress",
    ])
    expect(document.paths["/trees"]?.post?.responses["201"])
      .to.have.property("headers")
      .that.includes.keys("Idempotency-Replayed")
  })

  it("gives persons, cards and relationships two shapes, which `visibility` tells apart", () => {
    const { schemas } = document.components
    for (const [name, noun] of [
      ["PersonRead", "Person"],
      ["Card", "Card"],
      ["RelationshipRead", "Relationship"],
      ["ChartRelationship", "ChartRelationship"],
    ] as const) {
      const [full, redacted] = [`#/components/schemas/Full${noun}`, `#/components/schemas/Redacted${noun}`]
      expect(schemas[name], name).to.deep.include({
        oneOf: [{ $ref: full }, { $ref: redacted }],
        discriminator: { propertyName: "visibility", mapping: { full, redacted } },
      })
      for (const [shape, word] of [
        [`Full${noun}`, "full"],
        [`Redacted${noun}`, "redacted"],
      ] as const)
        expect(schemas[shape], shape).to.have.nested.property("properties.visibility.const", word)
    }
  })

  it("has one schema for the items of a list of persons, of which only the ids are required", () => {
    const { schemas } = document.components
    const item = schemas["PersonListItem"]
    expect(item?.["required"]).to.deep.equal(["id", "tree_id"])
    const keysOf = (name: string) => Object.keys(schemas[name]?.["properties"] ?? {})
    expect(keysOf("PersonListItem")).to.include.members([...keysOf("FullPerson"), ...keysOf("FullCard")])
    const answer = document.paths["/trees/{tree_id}/persons"]?.get?.responses["200"]
    expect(answer)
      .to.have.nested.property("content.application/json.schema.items")
      .that.deep.equals({ $ref: "#/components/schemas/PersonListItem" })
  })

  it("types the data of every operation of a batch and of a proposal by its kind and record", () => {
    const { schemas } = document.components
    for (const [name, suffix] of [
      ["BatchOperation", "InBatch"],
      ["ProposalOperation", "Operation"],
      ["ProposalOperationRead", "OperationRead"],
    ] as const) {
      expect(schemas[name]).to.have.property("oneOf").that.has.length(22)
      expect(schemas[`CreateEvent${suffix}`]).to.have.nested.property("properties.op.const", "create")
      expect(schemas[`CreateEvent${suffix}`]).to.have.nested.property("properties.entity.const", "event")
      expect(JSON.stringify(schemas[`CreateEvent${suffix}`])).to.include('"#/components/schemas/EventCreateData"')
    }
    const reference = schemaAt("components", "schemas", "CreateEventInBatch")
    const event = { op: "create", entity: "event", data: { type: "birth", person_id: "$anna" } }
    expect(reference(event), JSON.stringify(reference.errors)).to.equal(true)
    expect(reference({ ...event, data: { ...event.data, colour: "red" } })).to.equal(false)
  })

  it("describes an upload as a form with a file", () => {
    const content = document.paths["/trees/{tree_id}/cleanup/gender/from-gedcom"]?.post?.requestBody?.content ?? {}
    expect(Object.keys(content)).to.deep.equal(["multipart/form-data"])
    expect(content["multipart/form-data"]?.schema).to.deep.include({ required: ["file"] })
  })

  it("gives each import one body: a form, or the decisions for an upload", () => {
    const contentOf = (path: string) => document.paths[path]?.post?.requestBody?.content ?? {}
    const form = contentOf("/trees/{tree_id}/gedcom/import")
    expect(Object.keys(form)).to.deep.equal(["multipart/form-data"])
    expect(form["multipart/form-data"]?.schema)
      .to.have.property("properties")
      .that.includes.keys("file", "upload_id", "default_action", "resolutions")
    const ofUpload = contentOf("/trees/{tree_id}/gedcom/uploads/{upload_id}/import")
    expect(Object.keys(ofUpload)).to.deep.equal(["application/json"])
    expect(ofUpload["application/json"]?.schema).to.deep.equal({ $ref: "#/components/schemas/ImportDecisions" })
  })

  it("has a schema for the lines of progress, whose last one is the report or the problem", () => {
    const operation = document.paths["/trees/{tree_id}/gedcom/import"]?.post
    expect(operation?.["x-lines"]).to.deep.equal({
      "application/x-ndjson": { $ref: "#/components/schemas/ImportReportLine" },
    })
    expect(operation?.responses["200"]).to.have.property("content").that.has.keys("application/json")
    const line = schemaAt("components", "schemas", "ImportReportLine")
    expect(line({ progress: { phase: "reading", records: 12, of: null } }), JSON.stringify(line.errors)).to.equal(true)
    expect(line({ progress: { phase: "dreaming", records: 12, of: null } })).to.equal(false)
  })

  it("is what the client's types were made from", async () => {
    const committed = await readFile(new URL("../../../adapters/client/api.ts", import.meta.url), "utf8")
    expect(committed === (await clientTypes()), "run `npm run client` and commit adapters/client/api.ts").to.equal(true)
  })
})
