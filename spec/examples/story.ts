import type { Example } from "../../adapters/http/openapi/example.ts"
import { startHost, type TestHost } from "../support/http.ts"
import { memory } from "../../bootstrap/memory.ts"
import type { Store } from "../../bootstrap/stores/store.ts"
import { mailbox } from "../support/mailbox.ts"
import { startIssuer } from "../support/open-id.ts"
import { closeAccount, identities, openAccount, secondAccount } from "./account-story.ts"
import { normalised } from "./normalise.ts"
import { deletedPerson, family, relationships } from "./person-story.ts"
import { exposure, service, visitor } from "./public-story.ts"
import { associations, comments, events, media, places, sources } from "./record-story.ts"
import { recorder } from "./recorder.ts"
import { closeTree, openTree } from "./tree-story.ts"
import { cleanup, gedcom, proposals, webhooks } from "./work-story.ts"

const settings = {
  WORKER: "on",
  PUBLIC_MEDIA: "on",
  ENVIRONMENT: "production",
  OWNER_EMAIL: "emma@example.org",
  AI_PROVIDERS: JSON.stringify([{ name: "example", model: "example-1" }]),
}

/**
 * Plays one story through every operation of the API, on this store; in memory by default. Returns an example of each operation,
 * with the same ids, times and tokens in every run. `watch` gets between the story and the host.
 */
export const playStory = async (
  store: Store = memory(),
  watch: (host: TestHost) => TestHost = (host) => host,
): Promise<Readonly<Record<string, Example>>> => {
  const mail = mailbox()
  const issuer = await startIssuer()
  const host = await startHost(store, { ...settings, OIDC_PROVIDERS: JSON.stringify([issuer.setting("corp")]) }, mail)
  try {
    const calls = recorder(watch(host))
    const token = await openAccount(calls, mail)
    await identities(calls, token, host, issuer)
    const member = await secondAccount(calls)
    const tree = await openTree(calls, token)
    const people = await family(calls, tree)
    await events(calls, tree, people)
    await places(calls, tree)
    await relationships(calls, tree, people)
    await associations(calls, tree, people)
    await sources(calls, tree, people)
    const picture = await media(calls, tree, people)
    await comments(calls, tree, people, picture)
    await webhooks(calls, tree)
    await proposals(calls, tree, people, member)
    await visitor(calls, tree, { ...people, picture })
    await exposure(calls, tree, people)
    await gedcom(calls, tree, people)
    await cleanup(calls, tree)
    await deletedPerson(calls, tree)
    await service(calls, tree)
    await closeTree(calls, tree)
    await closeAccount(calls, token)
    return normalised(calls.examples)
  } finally {
    await host.stop()
    await issuer.stop()
  }
}
