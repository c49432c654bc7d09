import { parseArgs } from "node:util"
import * as E from "fp-ts/lib/Either.js"
import { trimEndOf } from "../../core/domain/trim.ts"
import { readConfig } from "../config.ts"
import { publicUrlOf } from "../public-url.ts"
import { demoFamily } from "./demo-family.ts"
import { isObject, refusalOf, type ServiceClient, serviceClient, textAt } from "./service-client.ts"
import { print } from "./print.ts"

/** Everybody knows this password. The accounts can do no more than any other account that is registered. */
const PASSWORD = "a quiet walk by the sea"
const OWNER = { email: "demo-owner@example.org", password: PASSWORD, display_name: "Demo owner" }
const VIEWER = { email: "demo-viewer@example.org", password: PASSWORD, display_name: "Demo viewer" }
const TREE = {
  name: "Darwin and Wedgwood (demo)",
  description: "A sample tree of people long dead, and an invented family of living persons.",
  visibility: "public",
}
const LOOK_MS = 3_000

/**
 * Loads the sample tree, unless it is loaded. It uses the service at the address of the words or settings; if none
 * runs there, it opens the data folder of the settings. Throws an Error of one line on failure.
 */
export const runDemo = async (words: readonly string[]): Promise<number> => {
  const { values } = parseArgs({ args: [...words], options: { url: { type: "string" } } })
  const config = readConfig()
  if (E.isLeft(config)) throw new Error(config.left)
  const named = values.url ?? config.right.clientUrl
  const url = trimEndOf(named ?? publicUrlOf(config.right, null), "/")
  if (named !== null || (await answers(url))) print(report(url, await load(serviceClient(url)), true))
  else {
    const { withOwnService } = await import("./own-service.ts")
    const treeId = await withOwnService(config.right, (address) => load(serviceClient(address)))
    print(report(url, treeId, false))
  }
  return 0
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(LOOK_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Loads what is missing. Returns the id of the tree. */
const load = async (service: ServiceClient): Promise<string> => {
  const owner = await signIn(service, OWNER)
  await signIn(service, VIEWER)
  const found = await owner.get("GET", "/trees")
  const tree = (Array.isArray(found) ? found : []).find((one) => textAt(one, "name") === TREE.name)
  const treeId = textAt(tree ?? (await owner.get("POST", "/trees", TREE)), "id") ?? ""
  const persons = await owner.get("GET", `/trees/${treeId}/persons?limit=1`)
  if (Array.isArray(persons) && persons.length === 0) {
    const form = new FormData()
    form.set("file", new Blob([await demoFamily()]), "demo.ged")
    await owner.get("POST", `/trees/${treeId}/gedcom/import`, form)
    const found = await owner.get("GET", `/trees/${treeId}/persons?q=charles+darwin+1809&limit=1`)
    const naturalist = Array.isArray(found) ? found[0] : null
    await owner.get("PATCH", `/trees/${treeId}`, { home_person_id: textAt(naturalist, "id") })
  }
  const added = await owner.ask("POST", `/trees/${treeId}/members`, { email: VIEWER.email, role: "viewer" })
  if (added.status >= 400 && textAt(added.body, "code") !== "already_member") throw new Error(refusalOf(added))
  return treeId
}

/** Registers the account, or signs in to it. */
const signIn = async (service: ServiceClient, account: typeof OWNER): Promise<ServiceClient> => {
  const { email, password } = account
  const registered = await service.ask("POST", "/auth/register", account)
  const isKnown = isObject(registered.body) && registered.body.code === "email_taken"
  if (registered.status >= 400 && !isKnown) throw new Error(refusalOf(registered))
  const signedIn = isKnown ? await service.get("POST", "/auth/login", { email, password }) : registered.body
  return service.withToken(textAt(signedIn, "token") ?? "")
}

const report = (url: string, treeId: string, isRunning: boolean): string => `The sample tree is loaded.
${isRunning ? "" : `Start the service with make run; it then listens at ${url}.\n`}
In the browser:         ${url}/
What everybody sees:    ${url}/api/v1/public/trees/${treeId}/persons?q=charls+darwin
Living persons there:   ${url}/api/v1/public/trees/${treeId}/persons?limit=100  (only "Living person")
The API:                ${url}/api/v1/docs
Accounts:               ${OWNER.email} (owner), ${VIEWER.email} (viewer), both with the password "${PASSWORD}"
Sign in:                curl -s ${url}/api/v1/auth/login -H 'Content-Type: application/json' -d '{"email":"${OWNER.email}","password":"${PASSWORD}"}'
`
