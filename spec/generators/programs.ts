/** A generator of clients: what it needs, how it runs, and a program that uses what it generates. */
export interface Generator {
  readonly name: string
  /** Its configuration file. */
  readonly config?: { readonly file: string; readonly text: (baseUrl: string) => string }
  /** Its command, run in the folder with `openapi.json`; null if the spec generates the types itself. */
  readonly command: readonly [program: string, ...options: string[]] | null
  /**
   * A module that exports `run(baseUrl, token, treeId, file)`. It uploads a Blob and returns the title of the medium
   * and the code of a refusal, both typed.
   */
  readonly program: string
  /**
   * A module that exports `journey(baseUrl, email, file)`: it registers, imports the file, searches, runs a batch and
   * proposes a change, each typed. It returns what it found. Null for generators that have no such program.
   */
  readonly journey: string | null
}

const SIGNATURE =
  "export const run = async (baseUrl: string, token: string, treeId: string, file: Blob): Promise<readonly [string | null, string]> => {"

const JOURNEY =
  "export const journey = async (baseUrl: string, email: string, file: Blob): Promise<readonly unknown[]> => {"

const openapiTypescript: Generator = {
  name: "openapi-typescript with openapi-fetch",
  command: null,
  program: `import createClient from "openapi-fetch"
import type { paths } from "./openapi-typescript/api.ts"

const asForm = (fields: object): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value instanceof Blob ? value : String(value))
  return form
}

${SIGNATURE}
  const client = createClient<paths>({ baseUrl, headers: { Authorization: \`Bearer \${token}\` } })
  const params = { path: { tree_id: treeId } }
  const made = await client.POST("/trees/{tree_id}/media", { params, body: { file, title: "Charles" }, bodySerializer: asForm })
  if (made.data === undefined) throw new Error(made.error.detail)
  const { error } = await client.GET("/trees/{tree_id}", { params: { path: { tree_id: made.data.id } } })
  const code: "not_found" | undefined = error?.code === "not_found" ? error.code : undefined
  return [made.data.title, code ?? "none"]
}
`,
  journey: `import createClient from "openapi-fetch"
import type { components, paths } from "./openapi-typescript/api.ts"

const asForm = (fields: object): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value instanceof Blob ? value : String(value))
  return form
}

/** Null for a person who may be living: TypeScript knows it by the visibility. */
const livingOf = (person: components["schemas"]["PersonRead"]): boolean | null =>
  person.visibility === "full" ? person.possibly_living : null

${JOURNEY}
  const anyone = createClient<paths>({ baseUrl })
  const account = await anyone.POST("/auth/register", { body: { email, password: "a quiet harbour at dawn" } })
  if (account.data === undefined) throw new Error(account.error.detail)
  const client = createClient<paths>({ baseUrl, headers: { Authorization: \`Bearer \${account.data.token}\` } })
  const tree = await client.POST("/trees", { body: { name: "The Lees" } })
  if (tree.data === undefined) throw new Error(tree.error.detail)
  const params = { path: { tree_id: tree.data.id } }
  const imported = await client.POST("/trees/{tree_id}/gedcom/import", { params, body: { file }, bodySerializer: asForm })
  if (imported.data === undefined) throw new Error(imported.error.detail)
  const found = await client.GET("/trees/{tree_id}/persons", { params: { ...params, query: { q: "Ann Lee" } } })
  if (found.data === undefined) throw new Error(found.error.detail)
  const [hit] = found.data
  if (hit === undefined) throw new Error("Ann is not found.")
  const score: number | undefined = hit.score
  const batch = await client.POST("/trees/{tree_id}/batch", {
    params,
    body: {
      operations: [
        { op: "create", entity: "person", ref: "ben", data: { given_name: "Ben", surname: "Lee" } },
        { op: "create", entity: "relationship", data: { type: "parent_child", from_person_id: hit.id, to_person_id: "$ben" } },
      ],
    },
  })
  if (batch.data === undefined) throw new Error(batch.error.detail)
  const proposal = await client.POST("/trees/{tree_id}/proposals", {
    params,
    body: {
      summary: "She was a nurse.",
      operations: [
        { op: "create", entity: "event", data: { type: "occupation", person_id: hit.id, detail: "nurse" } },
      ],
    },
  })
  if (proposal.data === undefined) throw new Error(proposal.error.detail)
  const [operation] = proposal.data.operations
  const detail = operation?.entity === "event" && operation.op === "create" ? operation.data?.detail : null
  const person = await client.GET("/persons/{person_id}", { params: { path: { person_id: hit.id } } })
  if (person.data === undefined) throw new Error(person.error.detail)
  return [imported.data.persons.created, score, livingOf(person.data), batch.data.records.length, detail]
}
`,
}

const heyApi: Generator = {
  name: "hey-api",
  command: ["openapi-ts", "-i", "openapi.json", "-o", "hey-api"],
  program: `import { client } from "./hey-api/client.gen"
import { getTree, uploadMedia } from "./hey-api/sdk.gen"

${SIGNATURE}
  client.setConfig({ baseUrl, auth: token })
  const made = await uploadMedia({ path: { tree_id: treeId }, body: { file, title: "Charles" } })
  if (made.data === undefined) throw new Error(made.error.detail)
  const { error } = await getTree({ path: { tree_id: made.data.id } })
  const code: "not_found" | undefined = error?.code === "not_found" ? error.code : undefined
  return [made.data.title, code ?? "none"]
}
`,
  journey: `import { client } from "./hey-api/client.gen"
import { createProposal, createTree, getPerson, importGedcom, listPersons, register, runBatch } from "./hey-api/sdk.gen"
import type { PersonRead } from "./hey-api/types.gen"

/** Null for a person who may be living: TypeScript knows it by the visibility. */
const livingOf = (person: PersonRead): boolean | null => (person.visibility === "full" ? person.possibly_living : null)

${JOURNEY}
  client.setConfig({ baseUrl, throwOnError: true })
  const account = await register({ body: { email, password: "a quiet harbour at dawn" }, throwOnError: true })
  client.setConfig({ baseUrl, auth: account.data.token })
  const tree = await createTree({ body: { name: "The Lees" }, throwOnError: true })
  const path = { tree_id: tree.data.id }
  const imported = await importGedcom({ path, body: { file }, throwOnError: true })
  const found = await listPersons({ path, query: { q: "Ann Lee" }, throwOnError: true })
  const [hit] = found.data
  if (hit === undefined) throw new Error("Ann is not found.")
  const score: number | undefined = hit.score
  const batch = await runBatch({
    path,
    body: {
      operations: [
        { op: "create", entity: "person", ref: "ben", data: { given_name: "Ben", surname: "Lee" } },
        { op: "create", entity: "relationship", data: { type: "parent_child", from_person_id: hit.id, to_person_id: "$ben" } },
      ],
    },
    throwOnError: true,
  })
  const proposal = await createProposal({
    path,
    body: {
      summary: "She was a nurse.",
      operations: [
        { op: "create", entity: "event", data: { type: "occupation", person_id: hit.id, detail: "nurse" } },
      ],
    },
    throwOnError: true,
  })
  const [operation] = proposal.data.operations
  const detail = operation?.entity === "event" && operation.op === "create" ? operation.data?.detail : null
  const person = await getPerson({ path: { person_id: hit.id }, throwOnError: true })
  return [imported.data.persons.created, score, livingOf(person.data), batch.data.records.length, detail]
}
`,
}

const orval: Generator = {
  name: "orval",
  config: {
    file: "orval.config.mjs",
    text: (baseUrl) =>
      `export default { stemma: { input: "./openapi.json", output: { target: "./orval/client.ts", client: "fetch", ` +
      `baseUrl: "${baseUrl}" } } }\n`,
  },
  command: ["orval", "--config", "orval.config.mjs"],
  program: `import { getTree, uploadMedia } from "./orval/client"

${SIGNATURE}
  const options = { headers: { Authorization: \`Bearer \${token}\` } }
  const made = await uploadMedia(treeId, { file, title: "Charles" }, options)
  if (made.status !== 201) throw new Error(baseUrl + made.data.detail)
  const missing = await getTree(made.data.id, options)
  const code: "not_found" | undefined = missing.status === 404 ? missing.data.code : undefined
  return [made.data.title, code ?? "none"]
}
`,
  journey: null,
}

const kubb: Generator = {
  name: "kubb",
  config: {
    file: "kubb.config.mjs",
    text: () => `import { defineConfig } from "@kubb/core"
import { pluginClient } from "@kubb/plugin-client"
import { pluginOas } from "@kubb/plugin-oas"
import { pluginTs } from "@kubb/plugin-ts"

export default defineConfig({
  root: ".",
  input: { path: "./openapi.json" },
  output: { path: "./kubb", clean: true, format: false, lint: false },
  plugins: [pluginOas({ validate: false }), pluginTs(), pluginClient({ client: "fetch", bundle: true })],
})
`,
  },
  command: ["kubb", "generate", "--config", "kubb.config.mjs"],
  program: `import { setConfig } from "./kubb/.kubb/fetch"
import { uploadMedia } from "./kubb/clients/uploadMedia"
import type { GetTree404 } from "./kubb/types/GetTree"

const codes: Readonly<Record<GetTree404["code"], string>> = { not_found: "not_found" }

${SIGNATURE}
  setConfig({ baseURL: baseUrl, headers: { Authorization: \`Bearer \${token}\` } })
  const made = await uploadMedia(treeId, { file, title: "Charles" })
  return [made.title, codes.not_found]
}
`,
  journey: null,
}

export const generators: readonly Generator[] = [openapiTypescript, heyApi, orval, kubb]
