import * as E from "fp-ts/lib/Either.js"
import type * as t from "io-ts"
import { faults } from "../../../../core/codec/wire.ts"
import type { HttpRequest } from "../request.ts"
import type { Input } from "../input.ts"
import type { Refusal } from "../../problems.ts"
import { jsonPace, type Pace, readAtPace } from "./slow-body.ts"
import { inBodyTurn } from "./turns/body-turns.ts"
import { inParsingTurn } from "./turns/parsing-turns.ts"
import { invalidInputs, tooLarge } from "../../../../core/domain/errors.ts"

const MOST_JSON_BYTES = 1_048_576

const utf8 = new TextDecoder("utf-8", { fatal: true })

/**
 * A JSON body, decoded by a codec. It must be UTF-8. A key such as `__proto__` is an unknown field like any other
 * (docs/decisions/0015).
 */
export const json = <B>(codec: t.Type<B, unknown, unknown>, ...mediaTypes: readonly string[]): Input<B> => {
  const taken = ["application/json", ...mediaTypes]
  return {
    query: [],
    body: { mediaTypes: taken, content: { kind: "json", codec } },
    read: async (request, host) => {
      const declared = mediaTypeFault(request, taken)
      if (declared !== null) return E.left(declared)
      return inBodyTurn<E.Either<Refusal, B>>(request, host.patienceMs, async () => {
        const bytes = await readBytes(request, jsonPace(host.patienceMs))
        if (bytes === null) return E.left(tooLarge("A JSON body", MOST_JSON_BYTES))
        return inParsingTurn(request.state.caller.account, bytes.length, () => {
          request.state.hash?.add(bytes)
          const parsed = parse(bytes)
          return E.isLeft(parsed) ? parsed : decodedBy(codec, parsed.right)
        })
      })
    },
  }
}

/** A JSON body that may be absent, which means the same as `{}`. */
export const jsonOrNothing = <B>(codec: t.Type<B, unknown, unknown>): Input<B> => {
  const { query, body, read } = json(codec)
  return {
    query,
    body: body === null ? null : { ...body, optional: true },
    read: (request, host) => (hasBody(request) ? read(request, host) : decodedBy(codec, {})),
  }
}

/** A request has a body if it states its length or its transfer coding (RFC 9112, section 6). */
const hasBody = ({ headers }: HttpRequest): boolean =>
  headers["transfer-encoding"] !== undefined ||
  (headers["content-length"] !== undefined && headers["content-length"] !== "0")

const decodedBy = <B>(codec: t.Type<B, unknown, unknown>, value: unknown): E.Either<Refusal, B> => {
  const decoded = codec.decode(value)
  return E.isRight(decoded) ? decoded : E.left(invalidInputs(faults(decoded.left)))
}

/** The JSON body of a PATCH, also accepted as a merge patch. */
export const mergePatch = <B>(codec: t.Type<B, unknown, unknown>): Input<B> =>
  json(codec, "application/merge-patch+json")

const unsupported = (detail: string): Refusal => ({ _tag: "UnsupportedMediaType", detail })

/** The refusal of a body with this media type; null if it is accepted. */
export const mediaTypeFault = (request: HttpRequest, taken: readonly string[]): Refusal | null => {
  const [type = "", ...parameters] = (request.headers["content-type"] ?? "").toLowerCase().split(";")
  if (!taken.includes(type.trim())) return unsupported(`The body must be ${taken.join(" or ")}.`)
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("charset="))
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) return unsupported("The body must be in UTF-8.")
  const coding = request.headers["content-encoding"]
  return coding === undefined || coding === "identity" ? null : unsupported("The body must not be compressed.")
}

/** The complete body, if it arrives in one period; null if it is too large. */
const readBytes = async (request: HttpRequest, pace: Pace): Promise<Buffer | null> => {
  if (Number(request.headers["content-length"] ?? 0) > MOST_JSON_BYTES) return null
  return readAtPace(
    request.body,
    pace,
    () => request.readBody(MOST_JSON_BYTES),
    async () => undefined,
  )
}

const parse = (bytes: Buffer): E.Either<Refusal, unknown> => {
  try {
    return E.right(JSON.parse(utf8.decode(bytes)))
  } catch (error) {
    if (error instanceof SyntaxError) return E.left({ _tag: "UnreadableBody", detail: "The body is not JSON." })
    if (error instanceof TypeError) return E.left({ _tag: "UnreadableBody", detail: "The body is not UTF-8." })
    throw error
  }
}
