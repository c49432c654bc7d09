import { execFile } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { expect } from "chai"
import { openapi } from "../../../adapters/http/openapi/openapi.ts"
import { routeTable } from "../../../adapters/http/routes.ts"

const run = promisify(execFile)
const linter = resolve(import.meta.dirname, "../../../node_modules/.bin/redocly")
const document = openapi(routeTable, "1.2.3")

/**
 * The recommended rules of Redocly, and those of other linters that it does not recommend. A redirect is a success
 * too, so a rule of our own
 * replaces `operation-2xx-response`. `x-lines` uses components that Redocly takes for unused; a case of
 * `openapi.spec.ts` finds those that are.
 */
const config = `extends: [recommended]
rules:
  operation-2xx-response: off
  no-unused-components: off
  operation-description: error
  operation-tag-defined: error
  no-duplicated-tag-names: error
  no-required-schema-properties-undefined: error
  rule/success-or-redirect:
    subject: { type: Responses }
    assertions: { requireAny: ["200", "201", "202", "204", "302", "303"] }
`

/** The rules that a description breaks. */
const broken = async (description: object): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), "stemma-redocly-"))
  try {
    await writeFile(join(folder, "redocly.yaml"), config)
    await writeFile(join(folder, "openapi.json"), JSON.stringify(description))
    const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" }
    // It ends with 1 if a rule is broken.
    const { stdout } = await run(linter, ["lint", "openapi.json", "--format", "json"], {
      cwd: folder,
      env,
      maxBuffer: 2 ** 26,
    }).catch((ended: { readonly stdout: string }) => ended)
    const { problems }: { readonly problems: readonly { readonly ruleId: string }[] } = JSON.parse(stdout)
    return [...new Set(problems.map(({ ruleId }) => ruleId))].toSorted()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const { license: _, ...unlicensed } = document.info

/** The description with a path for each fault, and other faults in the parts that have no path. */
const faulty = (): object => {
  const { post } = document.paths["/auth/login"] ?? {}
  if (post === undefined) throw new Error("There is no login.")
  const content = { "application/json": { schema: { type: "string" }, example: 5 } }
  const operations: readonly object[] = [
    { responses: { 200: { description: "Done", content } } },
    { description: "" },
    { operationId: "register" },
    { tags: ["Nowhere"] },
    { parameters: [{ name: "id", in: "path", required: true, schema: {} }] },
    { responses: { 401: { description: "Refused" } } },
    { security: [{ nothing: [] }] },
    { sumary: "Sign in" },
  ]
  const paths = operations.map((change, at) => [`/faulty/${at}`, { post: { ...post, ...change } }])
  const schemas = {
    ...document.components.schemas,
    Unresolved: { $ref: "#/components/schemas/Nothing" },
    Unnamed: { type: "object", properties: {}, required: ["name"] },
  }
  return {
    ...document,
    info: unlicensed,
    tags: [...document.tags, ...document.tags.slice(0, 1)],
    paths: { ...document.paths, ...Object.fromEntries(paths), "/faulty/": { post } },
    components: { ...document.components, schemas },
  }
}

/** The places of arrays that do not say what their items are, which Redocly has no rule for. */
const arraysWithoutItems = (value: unknown, place = "#"): readonly string[] => {
  if (typeof value !== "object" || value === null) return []
  const found = "type" in value && value.type === "array" && !("items" in value) ? [place] : []
  return [...found, ...Object.entries(value).flatMap(([key, part]) => arraysWithoutItems(part, `${place}/${key}`))]
}

describe("The OpenAPI description, by the rules of others", () => {
  it("breaks none of Redocly's rules", async () => {
    expect(await broken(document)).to.deep.equal([])
  })

  it("would break them", async () => {
    expect(await broken(faulty())).to.include.members([
      "info-license",
      "no-duplicated-tag-names",
      "no-invalid-media-type-examples",
      "no-path-trailing-slash",
      "no-required-schema-properties-undefined",
      "no-unresolved-refs",
      "operation-description",
      "operation-operationId-unique",
      "operation-tag-defined",
      "path-parameters-defined",
      "rule/success-or-redirect",
      "security-defined",
      "struct",
    ])
  })

  it("says of every array what its items are", () => {
    expect(arraysWithoutItems(document)).to.deep.equal([])
    expect(arraysWithoutItems({ names: { type: "array" } })).to.deep.equal(["#/names"])
  })
})
