import * as E from "fp-ts/lib/Either.js"
import type { HeavyPlace, HeavyTask } from "../../../core/ports/heavy-work.ts"
import { type Span, traced } from "../../../core/ports/platform/trace.ts"
import type { Answer } from "../answer/reply.ts"
import type { HeavyCall, HeavyHead } from "../host/heavy-call.ts"
import type { Refusal } from "../problems.ts"

/** Runs an operation as a task of another thread, in the place that is reserved for it, and within the span. */
export const runElsewhere = async (
  place: HeavyPlace<HeavyCall, HeavyHead>,
  task: (traceparent: string | null) => HeavyTask<HeavyCall>,
  span: Span | null,
): Promise<E.Either<Refusal, Answer>> => {
  const { head, chunks } = await traced(span, () => place.run(task(span?.traceparent ?? null)))
  if (E.isLeft(head)) return head
  const { mediaType, ...rest } = head.right
  return E.right({
    ...rest,
    content: mediaType === null || chunks === null ? { kind: "none" } : { kind: "chunks", mediaType, chunks },
  })
}
