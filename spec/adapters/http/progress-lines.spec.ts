import { mock } from "node:test"
import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { progressLines } from "../../../adapters/http/response/progress-lines.ts"
import type { Answer } from "../../../adapters/http/answer/reply.ts"
import { type OnProgress, progressPhases } from "../../../core/domain/gedcom/report/progress.ts"

const report: Answer = { status: 200, content: { kind: "text", mediaType: "application/json", write: () => "{}" } }

/** Lets everything happen that waits for no timer. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
}

describe("The lines of progress", () => {
  beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }))
  afterEach(() => mock.timers.reset())

  it("come at least twice a second in every phase, also in a step that reports nothing", async () => {
    const work = Promise.withResolvers<E.Either<never, Answer>>()
    let progress: OnProgress = () => expect.fail("the work has not begun")
    const started = progressLines(
      (onProgress) => {
        progress = onProgress
        return work.promise
      },
      { problem: () => "", failed: () => {} },
    )
    const heard: string[] = []
    progress({ phase: "queued", records: 7, of: null })
    const lines = await started
    const taken = (async () => {
      if (E.isLeft(lines)) return
      for (let { value, done } = await lines.right.next(); done !== true; { value, done } = await lines.right.next())
        heard.push(String(value))
    })()
    for (const phase of progressPhases) {
      progress({ phase, records: 7, of: null })
      await settle()
      for (let halfSeconds = 1; halfSeconds <= 6; halfSeconds++) {
        heard.length = 0
        mock.timers.tick(500)
        await settle()
        expect(heard, `${phase}, half second ${halfSeconds}`).to.include(
          `${JSON.stringify({ progress: { phase, records: 7, of: null } })}\n`,
        )
      }
    }
    heard.length = 0
    work.resolve(E.right(report))
    await taken
    expect(heard.join("")).to.equal('{"report":{}}\n')
  })
})
