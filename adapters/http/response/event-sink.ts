import type { ServerResponse } from "node:http"
import type { OpenEvents } from "../answer/reply.ts"

/** A reader of events who leaves more than this unread is dropped. */
const MOST_UNREAD_BYTES = 1_048_576

/** Sends events as they happen, uncompressed, until their source ends or the reader leaves. */
export const writeEvents = async (response: ServerResponse, open: OpenEvents): Promise<void> => {
  response.flushHeaders()
  const closed = new Promise<void>((resolve) => (response.closed ? resolve() : response.once("close", () => resolve())))
  const stop = open({
    write: (text) => {
      if (response.destroyed || response.writableEnded) return false
      response.write(text)
      return response.writableLength <= MOST_UNREAD_BYTES
    },
    drained: async () => {
      if (response.writableNeedDrain)
        await Promise.race([new Promise((resolve) => response.once("drain", resolve)), closed])
    },
    end: () => void (response.writableLength > MOST_UNREAD_BYTES ? response.destroy() : response.end()),
  })
  await closed
  stop()
}
