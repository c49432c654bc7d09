import { execFile } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import core from "@stoplight/spectral-core"
import rulesets from "@stoplight/spectral-rulesets"
import { expect } from "chai"
import type { OpenApi } from "../../../adapters/http/openapi/document.ts"
import { openapi } from "../../../adapters/http/openapi/openapi.ts"
import { routeTable } from "../../../adapters/http/routes.ts"

const root = resolve(import.meta.dirname, "../../..")
const run = promisify(execFile)
const document = openapi(routeTable, "1.2.3")

/** The same document with two faults: an operation without a description, and a description without a license. */
const faulty = (): OpenApi => {
  const path = "/auth/login"
  const { post } = document.paths[path] ?? {}
  if (post === undefined) throw new Error("There is no login.")
  const { license: _, ...info } = document.info
  const undescribed = { ...post, description: "" }
  const copy: unknown = { ...document, info, paths: { ...document.paths, [path]: { post: undescribed } } }
  return JSON.parse(JSON.stringify(copy))
}

/** What the recommended rules of Redocly find, in the words of its report. */
const redocly = async (described: OpenApi): Promise<unknown> => {
  const folder = await mkdtemp(join(tmpdir(), "stemma-redocly-"))
  try {
    const file = join(folder, "openapi.json")
    await writeFile(file, JSON.stringify(described))
    const linter = join(root, "node_modules/.bin/redocly")
    // A redirect is a success too; Spectral has the same rule, and knows that. `x-lines` uses components that Redocly
    // takes for unused; a case of `openapi.spec.ts` finds those that are.
    const skipped = ["operation-2xx-response", "no-unused-components"].flatMap((rule) => ["--skip-rule", rule])
    const options = ["lint", file, "--extends", "recommended", "--format", "json", ...skipped]
    const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" }
    const { stdout } = await run(linter, options, { cwd: folder, env, maxBuffer: 2 ** 26 })
    const { totals }: { readonly totals: unknown } = JSON.parse(stdout)
    return totals
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The rules of `spectral:oas` that the document breaks. */
const spectral = async (described: OpenApi): Promise<readonly unknown[]> => {
  const linter = new core.Spectral()
  linter.setRuleset({ ...rulesets.oas, extends: [] })
  const faults = await linter.run(JSON.stringify(described))
  return faults.map(({ code, path }) => `${code} ${path.join("/")}`)
}

describe("The OpenAPI description, by the rules of others", () => {
  it("has no error and no warning of Redocly's recommended rules", async () => {
    expect(await redocly(document)).to.deep.include({ errors: 0, warnings: 0 })
    expect(await redocly(faulty())).to.deep.include({ errors: 0, warnings: 1 })
  })

  it("has no error and no warning of Spectral's rules for OpenAPI", async () => {
    expect(await spectral(document)).to.deep.equal([])
    expect(await spectral(faulty())).to.deep.equal(["operation-description paths//auth/login/post/description"])
  })
})
