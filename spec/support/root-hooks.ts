import type { RootHookObject } from "mocha"
import { stopTestServer } from "./postgres.ts"

/** What mocha does around the whole run. */
export const mochaHooks: RootHookObject = {
  afterAll: () => stopTestServer(),
}
