import * as E from "fp-ts/lib/Either.js"
import type { HeavyPlace, HeavyTask } from "../../../core/ports/heavy-work.ts"
import type { Heavy, HeavyCall, HeavyHead } from "../heavy-call.ts"
import { leaveSignal } from "../request/leave-signal.ts"
import type { Answer } from "../response/reply.ts"
import type { PerformHere } from "../perform.ts"
import type { Complete, Outcome, Ready, Step } from "./step.ts"

/** Prepares the operation to run in this thread or, if it is heavy, as a task of another thread. */
export const chooseThread =
  <Caller, Params, I>(
    operationId: string,
    heavy: Heavy<Caller, Params, I> | undefined,
    performHere: PerformHere<Caller, Params, I>,
  ): Step<Complete<Caller, Params, I>, Ready<Caller, Params, I>> =>
  (complete) => {
    const { request, host, place, params, call, wanted } = complete
    if (place === null || heavy === undefined)
      return E.right({
        ...complete,
        perform: (progress) => performHere(host.app, { ...call, progress }, wanted),
      })
    return E.right({
      ...complete,
      perform: (progress) =>
        performElsewhere(place, {
          call: { operationId, wanted, call },
          size: heavy.size?.(call.input) ?? 0,
          completesFrom: heavy.completesFrom,
          sequence: heavy.sequence?.(params) ?? null,
          left: leaveSignal(request),
          progress,
        }),
    })
  }

const performElsewhere = async (
  place: HeavyPlace<HeavyCall, HeavyHead>,
  task: HeavyTask<HeavyCall>,
): Promise<Outcome<Answer>> => {
  const { head, chunks } = await place.run(task)
  if (E.isLeft(head)) return head
  const { mediaType, ...rest } = head.right
  return E.right({
    ...rest,
    content: mediaType === null || chunks === null ? { kind: "none" } : { kind: "chunks", mediaType, chunks },
  })
}
