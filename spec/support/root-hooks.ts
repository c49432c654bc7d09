import type { RootHookObject } from "mocha"
import { stopTestServer } from "./postgres.ts"
import { stopTestS3 } from "./s3.ts"

/** What mocha does around the whole run. */
export const mochaHooks: RootHookObject = {
  afterAll: async () => {
    await Promise.all([stopTestServer(), stopTestS3()])
  },
}
