import fc from "fast-check"
import type { Context, RootHookObject } from "mocha"
import { noteCase } from "./case-times.ts"
import { stopTestServer } from "./postgres.ts"
import { stopTestS3 } from "./s3.ts"
import { closeSharedBrowser } from "./shared-browser.ts"
import { seedFrom } from "./seed.ts"

const seed = seedFrom(process.env.SEED)
fc.configureGlobal({ seed })

/** What mocha does around the whole run. */
export const mochaHooks: RootHookObject = {
  beforeAll: () =>
    console.log(`  Properties use the seed ${seed} (SEED=${seed} repeats this run, SEED=random tries another).`),
  afterEach(this: Context) {
    noteCase(this.currentTest?.file ?? "", this.currentTest?.fullTitle() ?? "")
  },
  afterAll: async () => {
    await Promise.all([stopTestServer(), stopTestS3(), closeSharedBrowser()])
  },
}
