import { setTimeout as pause } from "node:timers/promises"
import { expect } from "chai"
import { openHeavyWork } from "../../adapters/worker-threads/heavy-work.ts"
import { inProcess } from "../../adapters/worker-threads/in-process.ts"
import type { Budget } from "../../adapters/worker-threads/runner.ts"
import { startThread } from "../../adapters/worker-threads/thread.ts"
import type { Progress } from "../../core/domain/gedcom/report/progress.ts"
import { CallerLeft } from "../../core/ports/caller.ts"
import type { HeavyAnswer, HeavyLane, HeavyTask, HeavyWork } from "../../core/ports/heavy-work.ts"
import { eventually } from "../support/eventually.ts"
import { heavyHandler, type SpecCall } from "../support/heavy-handler.ts"
import { failure } from "../support/store.ts"

const MIB = 1_048_576
const ample: Budget = { memoryBytes: 512 * MIB, seconds: 60 }

type Work = HeavyWork<SpecCall, string>
type Answer = HeavyAnswer<string>

const inThreads = (budget: Budget, log: (message: string) => void = () => {}): Work =>
  openHeavyWork<SpecCall, string>({
    threads: 2,
    start: (lane) =>
      startThread({
        url: new URL("../support/heavy-thread.ts", import.meta.url),
        data: null,
        budget,
        ahead: lane === "alone" ? Number.POSITIVE_INFINITY : 4,
        log,
      }),
  })

const inThisThread = (budget: Budget): Work =>
  openHeavyWork<SpecCall, string>({ threads: 2, start: () => inProcess(heavyHandler, budget) })

interface Asked extends Partial<Omit<HeavyTask<SpecCall>, "call">> {
  readonly account?: string
  readonly lane?: HeavyLane
}

const ask = (work: Work, call: SpecCall, { account = "Ada", lane = "alone", ...rest }: Asked = {}): Promise<Answer> => {
  const place = work.reserve(account, lane) ?? expect.fail("no place")
  const task = {
    size: 0,
    progress: () => {},
    left: new AbortController().signal,
    completesFrom: null,
    sequence: null,
    ...rest,
  }
  return place.run({ call, ...task })
}

/** A task that works until its caller leaves, and waits for nothing that the machine may be slow at. */
const untilLeft = (work: Work, { account, size, sequence }: Pick<Asked, "account" | "size" | "sequence">) => {
  const caller = new AbortController()
  const call = { do: "work", phase: "reading", milliseconds: 20_000 } as const
  const ended = failure(ask(work, call, { account, size, sequence, left: caller.signal }))
  return { ended, leave: () => caller.abort(new CallerLeft()) }
}

const headOf = async (answer: Promise<Answer>): Promise<string> => (await answer).head

const bytesOf = async ({ chunks }: Answer): Promise<number> => {
  let size = 0
  for (;;) {
    const { value, done } = await (chunks ?? expect.fail("no chunks")).next()
    size += value?.length ?? 0
    if (done === true) return size
  }
}

for (const [where, open] of [
  ["in threads", inThreads],
  ["in this thread", inThisThread],
] as const) {
  describe(`Heavy work ${where}`, () => {
    let work: Work
    beforeEach(() => {
      work = open(ample)
    })
    afterEach(() => work.close())

    it("answers what its handler does", async () => {
      const place = where === "in threads" ? "in a thread" : "here"
      for (const lane of ["alone", "shared"] as const)
        expect(await headOf(ask(work, { do: "say", words: "hello" }, { lane }))).to.equal(`hello ${place}`)
    })

    it("sends its bytes as they are taken, large chunks too", async () => {
      for (const lane of ["alone", "shared"] as const)
        for (const call of [
          { do: "send", chunks: 5, bytes: 1_000_003 },
          { do: "send", chunks: 1, bytes: 10 },
          { do: "send", chunks: 0, bytes: 0 },
        ] as const)
          expect(await bytesOf(await ask(work, call, { lane }))).to.equal(call.chunks * call.bytes)
    })

    it("fails as its handler does, before its head or after it, and goes on", async () => {
      expect(String(await failure(ask(work, { do: "fail" })))).to.include("It cannot be done.")
      const broken = await ask(work, { do: "send and fail" })
      expect(String(await failure(bytesOf(broken)))).to.include("The other half is gone.")
      expect(await headOf(ask(work, { do: "say", words: "still" }))).to.include("still")
    })

    it("reports progress while it waits and while it works", async () => {
      const heard: Progress[] = []
      const started = performance.now()
      const long = { do: "work", phase: "reading", milliseconds: 1_000 } as const
      const first = ask(work, long)
      const second = ask(work, long, { progress: (progress) => heard.push(progress) })
      await Promise.all([first, second])
      const phases = heard.map(({ phase }) => phase)
      const most = Math.max(10, (performance.now() - started) / 100)
      expect(phases.filter((phase) => phase === "queued")).to.have.length.within(2, most)
      expect(phases.lastIndexOf("queued")).to.be.lessThan(phases.indexOf("reading"))
    })

    it("counts the tasks of a lane that wait and that run", async () => {
      const loads = (): readonly number[] =>
        (["alone", "shared"] as const).flatMap((lane) => Object.values(work.load(lane)))
      expect(work.load("alone")).to.deep.equal({ running: 0, waiting: 0 })
      const place = work.reserve("Ada", "alone") ?? expect.fail("no place")
      expect(work.load("alone")).to.deep.equal({ running: 0, waiting: 1 })
      place.leave()
      expect(loads()).to.deep.equal([0, 0, 0, 0])
      const [first, second] = [untilLeft(work, {}), untilLeft(work, {})]
      const asked = [first.ended, second.ended, failure(ask(work, { do: "fail" }))]
      await eventually(() => expect(work.load("alone")).to.deep.equal({ running: 1, waiting: 2 }))
      expect(work.load("shared")).to.deep.equal({ running: 0, waiting: 0 })
      first.leave()
      second.leave()
      await Promise.all(asked)
      await eventually(() => expect(loads()).to.deep.equal([0, 0, 0, 0]))
    })

    it("leaves a thread to other accounts, however much one asks for", async () => {
      const own = [1, 2, 3].map(() => untilLeft(work, { account: "Ada" }))
      let isOneOver = false
      for (const { ended } of own) void ended.then(() => (isOneOver = true))
      await ask(work, { do: "say", words: "quick" }, { account: "Bob" })
      expect(isOneOver).to.equal(false)
      for (const { leave } of own) leave()
      await Promise.all(own.map(({ ended }) => ended))
    })

    it("leaves a thread to small tasks, however many large ones there are", async () => {
      const large = ["Ada", "Bob", "Cem"].map((account) => untilLeft(work, { account, size: 100 * MIB }))
      let isOneOver = false
      for (const { ended } of large) void ended.then(() => (isOneOver = true))
      await ask(work, { do: "say", words: "quick" }, { account: "Dora" })
      expect(isOneOver).to.equal(false)
      for (const { leave } of large) leave()
      await Promise.all(large.map(({ ended }) => ended))
    })

    it("has a bounded number of places for each account, and gives them back", () => {
      const places = Array.from({ length: 20 }, () => work.reserve("Ada", "alone"))
      expect(places).to.not.include(null)
      expect(work.reserve("Ada", "alone")).to.equal(null)
      expect(work.reserve("Bob", "alone")).to.not.equal(null)
      places[0]?.leave()
      places[0]?.leave()
      expect(work.reserve("Ada", "shared")).to.not.equal(null)
      expect(work.reserve("Ada", "alone")).to.equal(null)
    })

    it("gives up what its caller has left, while it waits and while it works", async () => {
      const long = { do: "work", phase: "reading", milliseconds: 20_000 } as const
      const [working, waiting] = [new AbortController(), new AbortController()]
      const first = failure(ask(work, long, { left: working.signal }))
      const second = failure(ask(work, long, { left: waiting.signal }))
      await pause(200)
      waiting.abort(new RangeError("left early"))
      expect(await second).to.be.instanceOf(RangeError)
      working.abort(new SyntaxError("left late"))
      expect(await first).to.be.instanceOf(SyntaxError)
      expect(await headOf(ask(work, { do: "say", words: "next" }))).to.include("next")
    })

    it("is free for others when its caller leaves between its head and its chunks", async () => {
      const caller = new AbortController()
      await ask(work, { do: "send", chunks: 100, bytes: 10 }, { lane: "shared", left: caller.signal })
      await ask(work, { do: "send", chunks: 100, bytes: 10 }, { left: caller.signal })
      caller.abort(new CallerLeft())
      expect(await headOf(ask(work, { do: "say", words: "next" }))).to.include("next")
      await eventually(() => expect([work.load("alone").running, work.load("shared").running]).to.deep.equal([0, 0]))
    })

    it("completes what has come to its last phase, though its caller has left", async () => {
      const leaving = new AbortController()
      const storing = { do: "work", phase: "storing", milliseconds: 500 } as const
      const answer = ask(work, storing, {
        left: leaving.signal,
        completesFrom: "storing",
        progress: ({ phase }) => phase === "storing" && leaving.abort(),
      })
      expect(await headOf(answer)).to.equal("done")
    })

    it("completes what is to be completed once it has begun, though its caller has left", async () => {
      const leaving = new AbortController()
      const answer = ask(
        work,
        { do: "work", phase: "reading", milliseconds: 500 },
        { left: leaving.signal, completesFrom: "beginning", progress: () => leaving.abort() },
      )
      expect(await headOf(answer)).to.equal("done")
    })

    it("runs the tasks of one sequence one after another, of whichever accounts, and others beside them", async () => {
      const ended: string[] = []
      const note = (name: string) => () => ended.push(name)
      const quick = { do: "say", words: "" } as const
      const first = untilLeft(work, { account: "Ada", sequence: "tree 1" })
      const own = [first.ended.then(note("first"))]
      own.push(ask(work, quick, { account: "Bob", sequence: "tree 1" }).then(note("second")))
      // A second one that did not wait would be over when two have run beside the first.
      for (const account of ["Cem", "Dora"]) await ask(work, quick, { account, sequence: "tree 2" }).then(note("other"))
      first.leave()
      await Promise.all(own)
      expect(ended).to.deep.equal(["other", "other", "first", "second"])
    })

    it("ends a task that takes too long, and goes on", async () => {
      const impatient = open({ ...ample, seconds: 0.3 })
      const error = await failure(ask(impatient, { do: "work", phase: "storing", milliseconds: 30_000 }))
      expect(error).to.include({ name: "OverBudget", message: "The task takes more than 0.3 seconds." })
      // On a busy machine a new thread may take longer to start than this budget allows.
      await eventually(async () =>
        expect(await headOf(ask(impatient, { do: "say", words: "next" }))).to.include("next"),
      )
      await impatient.close()
    })

    it("is not held up by readers of many accounts who take nothing, in a shared thread", async () => {
      const slow = await ask(work, { do: "send", chunks: 100, bytes: 300_000 }, { lane: "shared" })
      for (let n = 0; n < 20; n++)
        for (let twice = 0; twice < 2; twice++)
          await ask(work, { do: "send", chunks: 100, bytes: 300_000 }, { lane: "shared", account: `slow ${n}` })
      expect(await bytesOf(await ask(work, { do: "send", chunks: 3, bytes: 300_000 }, { lane: "shared" }))).to.equal(
        900_000,
      )
      await slow.chunks?.return?.()
      expect((await slow.chunks?.next())?.done).to.equal(true)
    })
  })
}

describe("A thread for heavy work", () => {
  const next = async (work: Work): Promise<void> => {
    // On a busy machine a new thread may take longer to start than the budget allows.
    await eventually(async () =>
      expect(await headOf(ask(work, { do: "say", words: "next" }))).to.equal("next in a thread"),
    )
    await work.close()
  }

  for (const by of ["objects", "one map", "buffers"] as const) {
    it(`that holds too much, in ${by}, ends with its task, and the process goes on`, async () => {
      const work = inThreads({ ...ample, memoryBytes: 64 * MIB })
      const error = await failure(ask(work, { do: "grow", by }))
      expect(error).to.include({
        name: "OverBudget",
        message: `The task needs more than ${64 * MIB} bytes of memory.`,
        memoryBytes: 64 * MIB,
      })
      await next(work)
    })
  }

  it("that never comes to an end is ended", async () => {
    const work = inThreads({ ...ample, seconds: 0.2 })
    expect(await failure(ask(work, { do: "spin" }))).to.include({ name: "OverBudget" })
    await next(work)
  })

  for (const how of ["crash", "exit"] as const) {
    it(`that ends by ${how} fails its task, and no other`, async () => {
      const work = inThreads(ample)
      const other = ask(work, { do: "work", phase: "reading", milliseconds: 1_500 }, { account: "Bob" })
      expect(String(await failure(ask(work, { do: how })))).to.match(/^Error: A thread for heavy work (failed|ended)/)
      expect(await headOf(other)).to.equal("done")
      await next(work)
    })
  }

  it("is free for others when its task is done, even if its answer is not taken", async () => {
    const work = inThreads(ample)
    const untaken = await ask(work, { do: "send", chunks: 200, bytes: 100_000 })
    await next(work)
    expect(await bytesOf(untaken)).to.equal(20_000_000)
  })

  it("completes its tasks when the service stops, until it is late", async () => {
    const work = inThreads(ample)
    const late = new AbortController()
    const begun = Promise.withResolvers<void>()
    const progress = (): void => begun.resolve()
    const [short, long] = [500, 60_000].map((milliseconds, index) =>
      ask(work, { do: "work", phase: "storing", milliseconds }, { account: `${index}`, progress }),
    )
    const failed = failure(long ?? expect.fail("no task"))
    await begun.promise
    const closed = work.close(late.signal)
    expect(await headOf(short ?? expect.fail("no task"))).to.equal("done")
    late.abort()
    expect(String(await failed)).to.include("The service is stopping.")
    await closed
  })

  it("fails its tasks when the service stops", async () => {
    const work = inThreads(ample)
    const running = failure(ask(work, { do: "work", phase: "storing", milliseconds: 60_000 }))
    await pause(1_000)
    const started = performance.now()
    await work.close()
    expect(String(await running)).to.include("The service is stopping.")
    expect(performance.now() - started).to.be.lessThan(30_000)
    await eventually(async () => expect(String(await failure(ask(work, { do: "fail" })))).to.include("stopping"))
  })
})
