import { resolve } from "node:path"
import { parseArgs } from "node:util"
import * as E from "fp-ts/lib/Either.js"
import type { StemmaClient } from "../../adapters/client/client.ts"
import { ApiProblem, dataOf } from "../../adapters/client/problem.ts"
import { trimEndOf } from "../../core/domain/trim.ts"
import { type Config, readConfig } from "../config.ts"
import { publicUrlOf } from "../public-url.ts"
import { portsOf } from "../start/running-servers.ts"
import { demoFamily } from "./demo-family.ts"
import { reportOf, serviceClient } from "./service-client.ts"
import { print } from "./print.ts"

/** Everybody knows this password. The accounts can do no more than any other account that is registered. */
const PASSWORD = "a quiet walk by the sea"
const OWNER = { email: "demo-owner@example.org", password: PASSWORD, display_name: "Demo owner" }
const VIEWER = { email: "demo-viewer@example.org", password: PASSWORD, display_name: "Demo viewer" }
const TREE = {
  name: "Darwin and Wedgwood (demo)",
  description: "A sample tree of people long dead, and an invented family of living persons.",
  visibility: "public" as const,
}
const LOOK_MS = 3_000

/**
 * Loads the sample tree, unless it is loaded. It uses the service at the address of the words, or at the one of the
 * settings if that uses the data folder of the settings; if none runs there, it opens the data folder. Throws an Error of
 * one line on failure.
 */
export const runDemo = async (words: readonly string[]): Promise<number> => {
  const { values } = parseArgs({ args: [...words], options: { url: { type: "string" } } })
  const config = readConfig()
  if (E.isLeft(config)) throw new Error(config.left)
  const named = values.url ?? config.right.clientUrl
  const url = trimEndOf(named ?? publicUrlOf(config.right, null), "/")
  const isThere = named === null && (await answers(url))
  if (isThere && !(await portsOf(config.right.dataDir)).includes(config.right.port))
    throw new Error(notOurs(url, config.right))
  if (named !== null || isThere) print(report(url, await load(url), true))
  else {
    const { withOwnService } = await import("./own-service.ts")
    const treeId = await withOwnService(config.right, load)
    print(report(url, treeId, false))
  }
  return 0
}

/** The accounts of the sample have a password that everybody knows, so they must not come into the service of another folder. */
const notOurs = (url: string, { dataDir }: Config): string =>
  `A service answers at ${url}, but it does not use the data folder ${resolve(dataDir)}. ` +
  `Set PORT to the port of the service that does, stop the other one, or name it with --url ${url}.`

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(LOOK_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Loads what is missing. Returns the id of the tree. */
const load = async (url: string): Promise<string> => {
  const owner = await signIn(url, OWNER)
  await signIn(url, VIEWER)
  const found = (await dataOf(owner.GET("/trees"))).find(({ name }) => name === TREE.name)
  const tree = found ?? (await dataOf(owner.POST("/trees", { body: TREE })))
  const params = { path: { tree_id: tree.id } }
  const listed = await dataOf(owner.GET("/trees/{tree_id}/persons", { params: { ...params, query: { limit: 1 } } }))
  if (listed.length === 0) {
    await reportOf(owner.importGedcom({ treeId: tree.id, file: new File([await demoFamily()], "demo.ged") }))
    const query = { q: "charles darwin 1809", limit: 1 }
    const [naturalist] = await dataOf(owner.GET("/trees/{tree_id}/persons", { params: { ...params, query } }))
    const body = { home_person_id: naturalist?.id ?? null }
    await dataOf(owner.PATCH("/trees/{tree_id}", { params, body }))
  }
  const body = { email: VIEWER.email, role: "viewer" as const }
  await dataOf(owner.POST("/trees/{tree_id}/members", { params, body })).catch(unless("already_member"))
  return tree.id
}

/** Registers the account, or signs in to it. */
const signIn = async (url: string, account: typeof OWNER): Promise<StemmaClient> => {
  const { email, password } = account
  const anybody = serviceClient(url)
  const registered = await dataOf(anybody.POST("/auth/register", { body: account })).catch(unless("email_taken"))
  const { token } = registered ?? (await dataOf(anybody.POST("/auth/login", { body: { email, password } })))
  return serviceClient(url, token)
}

/** Nothing for a refusal with this code. Throws any other error. */
const unless =
  (code: string) =>
  (error: unknown): null => {
    if (error instanceof ApiProblem && error.code === code) return null
    throw error
  }

const report = (url: string, treeId: string, isRunning: boolean): string => `The sample tree is loaded.
${isRunning ? "" : `Start the service with make run; it then listens at ${url}.\n`}
In the browser:         ${url}/
What everybody sees:    ${url}/api/v1/public/trees/${treeId}/persons?q=charls+darwin
Living persons there:   ${url}/api/v1/public/trees/${treeId}/persons?limit=100  (only "Living person")
The API:                ${url}/api/v1/docs
Accounts:               ${OWNER.email} (owner), ${VIEWER.email} (viewer), both with the password "${PASSWORD}"
Sign in:                curl -s ${url}/api/v1/auth/login ${asJson({ email: OWNER.email, password: PASSWORD })}
`

/** The words of curl that send a body of JSON. */
const asJson = (body: object): string => `-H 'Content-Type: application/json' -d '${JSON.stringify(body)}'`
