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
}

const SIGNATURE =
  "export const run = async (baseUrl: string, token: string, treeId: string, file: Blob): Promise<readonly [string | null, string]> => {"

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
}

const orval: Generator = {
  name: "orval",
  config: {
    file: "orval.config.mjs",
    text: (baseUrl) =>
      `export default { stemma: { input: "./openapi.json", output: { target: "./orval/client.ts", client: "fetch", baseUrl: "${baseUrl}" } } }\n`,
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
}

export const generators: readonly Generator[] = [openapiTypescript, heyApi, orval, kubb]
