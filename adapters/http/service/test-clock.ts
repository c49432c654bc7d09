import * as E from "fp-ts/lib/Either.js"
import { integer, wire } from "../../../core/codec/wire.ts"
import type { Answer } from "../answer/reply.ts"
import type { Host } from "../host/host.ts"
import { PREFIX } from "../prefix.ts"
import type { Refusal } from "../problems.ts"
import { json } from "../request/body/body.ts"
import type { HttpRequest } from "../request/request.ts"

/** The address at which a test moves the clock of the service. It exists with `ENVIRONMENT=test` alone. */
export const TEST_CLOCK = `${PREFIX}/test/clock`

/** A hundred years. */
const MOST_SECONDS = 3_153_600_000

const ClockMove = wire("ClockMove", { offset: integer(-MOST_SECONDS, MOST_SECONDS) }, {})
const body = json(ClockMove)

/** Sets how many seconds the clock of the service is ahead of the real one. Each process has its own clock. */
export const testClockPage =
  (host: Host, move: (seconds: number) => void) =>
  async (request: HttpRequest): Promise<E.Either<Refusal, Answer>> => {
    const read = await body.read(request, host)
    if (E.isLeft(read)) return read
    move(read.right.offset)
    return E.right({ status: 204, content: { kind: "none" } })
  }
