import type { Context } from "koa"
import { HttpMethodEnum, koaBody } from "koa-body"

/**
 * koa-body as a reader of bytes. Its text parser keeps each of them if it decodes the body as `binary`. The protocol decides about media
 * types before, and decodes JSON after, because koa-body is not strict about UTF-8 and some keys (docs/decisions/0015).
 */
const readerOf = (most: number) =>
  koaBody({
    json: false,
    urlencoded: false,
    textTypes: ["*/*"],
    textLimit: most,
    encoding: "binary",
    parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE],
  })

const readers = new Map<number, ReturnType<typeof readerOf>>()

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && "type" in error && error.type === "entity.too.large"

/** All bytes of a body; null if they are more than `most`. Throws if the client leaves before. */
export const readBody = async (ctx: Context, most: number): Promise<Buffer | null> => {
  const read = readers.get(most) ?? readerOf(most)
  readers.set(most, read)
  try {
    await read(ctx, async () => undefined)
  } catch (error) {
    if (isTooLarge(error)) return null
    throw error
  }
  const { body } = ctx.request
  return Buffer.from(typeof body === "string" ? body : "", "binary")
}
