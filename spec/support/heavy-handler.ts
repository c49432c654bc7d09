import { setTimeout as pause } from "node:timers/promises"
import { isMainThread } from "node:worker_threads"
import type { Progress } from "../../core/domain/gedcom/report/progress.ts"
import type { HeavyHandler, HeavyTools } from "../../core/ports/heavy-work.ts"

/** What a spec asks of a thread. */
export type SpecCall =
  | { readonly do: "say"; readonly words: string }
  /** Reports progress of this phase again and again for so long. */
  | { readonly do: "work"; readonly phase: Progress["phase"]; readonly milliseconds: number }
  /** Answers so many chunks of so many bytes. */
  | { readonly do: "send"; readonly chunks: number; readonly bytes: number }
  | { readonly do: "send and fail" }
  | { readonly do: "fail" }
  /** Never gives the thread free. */
  | { readonly do: "spin" }
  | { readonly do: "grow"; readonly by: "objects" | "one map" | "buffers" }
  | { readonly do: "crash" }
  | { readonly do: "exit" }

const nothing = (head: string) => ({ head, chunks: null })

/** Does what a spec asks; heads are words. */
export const heavyHandler: HeavyHandler<SpecCall, string> = async (call, tools) => {
  switch (call.do) {
    case "say":
      return nothing(`${call.words} ${isMainThread ? "here" : "in a thread"}`)
    case "work":
      return nothing(await work(call, tools))
    case "send":
      return { head: "sent", chunks: chunksOf(call) }
    case "send and fail":
      return { head: "sent", chunks: brokenChunks() }
    case "fail":
      throw new RangeError("It cannot be done.")
    case "spin":
      for (;;) Math.sqrt(2)
    case "grow":
      return grow(call.by)
    case "crash":
      setTimeout(() => {
        throw new Error("Nobody catches this.")
      })
      return pause(60_000, nothing("never"))
    case "exit":
      process.exit(3)
  }
}

const work = async (
  { phase, milliseconds }: Extract<SpecCall, { readonly do: "work" }>,
  { progress }: HeavyTools,
): Promise<string> => {
  const until = performance.now() + milliseconds
  for (let records = 1; performance.now() < until; records++) {
    progress({ phase, records, of: null })
    await pause(5)
  }
  return "done"
}

async function* chunksOf({
  chunks,
  bytes,
}: Extract<SpecCall, { readonly do: "send" }>): AsyncGenerator<string | Uint8Array, undefined> {
  for (let at = 0; at < chunks; at++) yield at % 2 === 0 ? "x".repeat(bytes) : new Uint8Array(bytes).fill(120)
}

async function* brokenChunks(): AsyncGenerator<string, undefined> {
  yield "half of it"
  throw new Error("The other half is gone.")
}

const grow = (by: "objects" | "one map" | "buffers"): never => {
  const map = new Map<number, number>()
  const held: unknown[] = []
  for (let at = 0; ; at++) {
    if (by === "one map") map.set(at, at)
    else held.push(by === "objects" ? { at, text: `text ${at}` } : Buffer.alloc(1_000_000, 1))
  }
}
