import { expect } from "chai"
import { PREFIX } from "../../adapters/http/prefix.ts"
import { routes } from "../../adapters/http/routes.ts"
import { memory } from "../../bootstrap/memory.ts"
import { playStory } from "../examples/story.ts"
import type { TestHost } from "../support/http.ts"
import { itEachCommit } from "../support/depth.ts"

/** The POSTs that go on without room: whatever belongs to signing in and out, deletions, and what only reads. */
const open = [
  "login",
  "logout",
  "startSignIn",
  "finishSignIn",
  "verifyEmail",
  "requestEmailVerification",
  "changePassword",
  "requestPasswordReset",
  "confirmPasswordReset",
  "purgeTree",
  "openInvitation",
  "openLink",
  "findKinship",
  "previewGedcom",
  "previewGedcomUpload",
  "previewGenderFromGedcom",
]

/** A store whose disk has room or not, as the spec says. */
const aStore = () => {
  let room = true
  const setRoom = (has: boolean): void => {
    room = has
  }
  return { store: { ...memory(), hasRoom: async () => room }, setRoom }
}

const operationOf = (method: string, path: string): string | undefined => {
  const [address = ""] = path.slice(PREFIX.length).split("?")
  return routes.find(
    (route) => route.method === method && new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(address),
  )?.operationId
}

describe("A disk without room beside its reserve", () => {
  itEachCommit("refuses every write of the API, and nothing else", async () => {
    const { store, setRoom } = aStore()
    const answers = new Map<string, string>()
    const watch = (host: TestHost): TestHost => ({
      ...host,
      fetch: async (path, init) => {
        const method = (init?.method ?? "GET").toLowerCase()
        const operation = operationOf(method, path) ?? path
        setRoom(false)
        const isWrite = (method === "post" || method === "patch") && !open.includes(operation)
        if (isWrite) {
          const refused = await host.fetch(path, init)
          const text = await refused.text()
          answers.set(operation, `${refused.status} ${/"code":"(\w+)"/.exec(text)?.[1]}`)
          setRoom(true)
        }
        // The story ends with an error if an answer is a refusal.
        return host.fetch(path, init).finally(() => setRoom(true))
      },
    })
    await playStory(store, watch)
    const others = [...answers].filter(([, answer]) => answer !== "507 storage_full")
    expect(others).to.deep.equal([])
  })
})
