import * as E from "fp-ts/lib/Either.js"
import type { HeavyCall } from "../../host/heavy-call.ts"
import type { Host } from "../../host/host.ts"
import { leaveSignal } from "../../request/leave-signal.ts"
import type { Answer } from "../../answer/reply.ts"
import type { Repeat } from "../../answer/repeat.ts"
import type { Heavy } from "../heavy.ts"
import { runElsewhere } from "../run-elsewhere.ts"
import type { RunHere } from "../run-here.ts"
import type { Outcome, Ready, Repeated, Step } from "./step.ts"

/** Prepares the operation to run in this thread or, if it is heavy, as a task of another thread. */
export const chooseThread =
  <Caller, Params, I>(
    operationId: string,
    heavy: Heavy<Caller, Params, I> | undefined,
    runHere: RunHere<Caller, Params, I>,
  ): Step<Repeated<Caller, Params, I>, Ready<Caller, Params, I>> =>
  (repeated) => {
    const { request, host, place, params, call, wanted, repeat } = repeated
    if (place === null || heavy === undefined)
      return E.right({
        ...repeated,
        run: (progress) => counted(host, runHere(host.app, { ...call, progress }, wanted, repeat)),
      })
    return E.right({
      ...repeated,
      run: async (progress) => {
        const size = (await heavy.size?.(call.input, host.app, params)) ?? 0
        return counted(
          host,
          runElsewhere(
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
const counted = async ({ metrics }: Host, running: Promise<Outcome<Answer>>): Promise<Outcome<Answer>> => {
  const started = performance.now()
  const outcome = await running
  if (E.isRight(outcome) && outcome.right.importedPersons !== undefined)
    metrics.countImport(outcome.right.importedPersons, performance.now() - started)
  return outcome
}

/** A copy that can be sent to another thread. */
const copyOf = ({ id, userId, hash }: Repeat): HeavyCall["repeat"] => ({ id, userId, hash: hash() })
