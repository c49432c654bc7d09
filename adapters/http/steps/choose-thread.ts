import * as E from "fp-ts/lib/Either.js"
import type { HeavyPlace, HeavyTask } from "../../../core/ports/heavy-work.ts"
import { type Span, traced } from "../../../core/ports/trace.ts"
import type { Heavy, HeavyCall, HeavyHead } from "../heavy-call.ts"
import type { Host } from "../host.ts"
import { leaveSignal } from "../request/leave-signal.ts"
import type { Answer } from "../answer/reply.ts"
import type { Repeat } from "../answer/repeat.ts"
import type { PerformHere } from "../perform.ts"
import type { Outcome, Ready, Repeated, Step } from "./step.ts"

/** Prepares the operation to run in this thread or, if it is heavy, as a task of another thread. */
export const chooseThread =
  <Caller, Params, I>(
    operationId: string,
    heavy: Heavy<Caller, Params, I> | undefined,
    performHere: PerformHere<Caller, Params, I>,
  ): Step<Repeated<Caller, Params, I>, Ready<Caller, Params, I>> =>
  (repeated) => {
    const { request, host, place, params, call, wanted, repeat } = repeated
    if (place === null || heavy === undefined)
      return E.right({
        ...repeated,
        perform: (progress) => counted(host, performHere(host.app, { ...call, progress }, wanted, repeat)),
      })
    return E.right({
      ...repeated,
      perform: async (progress) => {
        const size = (await heavy.size?.(call.input, host.app, params)) ?? 0
        return counted(
          host,
          performElsewhere(
            place,
            (traceparent) => ({
              call: { operationId, wanted, call, traceparent, repeat: repeat === null ? null : copyOf(repeat) },
              size,
              completesFrom: heavy.completesFrom,
              sequence: heavy.sequence?.(params) ?? null,
              left: leaveSignal(request),
              progress,
            }),
            host.trace?.child("work", `task ${operationId}`, { "stemma.lane": heavy.lane }) ?? null,
          ),
        )
      },
    })
  }

/** Counts the persons and the time of an import. Other answers pass through. */
const counted = async ({ metrics }: Host, performing: Promise<Outcome<Answer>>): Promise<Outcome<Answer>> => {
  const started = performance.now()
  const outcome = await performing
  if (E.isRight(outcome) && outcome.right.importedPersons !== undefined)
    metrics.countImport(outcome.right.importedPersons, performance.now() - started)
  return outcome
}

const performElsewhere = async (
  place: HeavyPlace<HeavyCall, HeavyHead>,
  task: (traceparent: string | null) => HeavyTask<HeavyCall>,
  span: Span | null,
): Promise<Outcome<Answer>> => {
  const { head, chunks } = await traced(span, () => place.run(task(span?.traceparent ?? null)))
  if (E.isLeft(head)) return head
  const { mediaType, ...rest } = head.right
  return E.right({
    ...rest,
    content: mediaType === null || chunks === null ? { kind: "none" } : { kind: "chunks", mediaType, chunks },
  })
}

/** A copy that can be sent to another thread. */
const copyOf = ({ id, userId, hash }: Repeat): HeavyCall["repeat"] => ({ id, userId, hash: hash() })
