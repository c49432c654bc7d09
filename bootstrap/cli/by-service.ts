import { openAsBlob } from "node:fs"
import { basename } from "node:path"
import * as E from "fp-ts/lib/Either.js"
import { GEDZIP_TYPE } from "../../core/domain/gedcom/gedzip/media-type.ts"
import { type Progress, progressPhases } from "../../core/domain/gedcom/report/progress.ts"
import type { ClientConfig } from "../config.ts"
import { answerOf, isObject, reach, refusalOf, textAt } from "./service-client.ts"
import type { FileTransfer, Transfers } from "./transfers.ts"

/** Transfers by a running service. */
export const byService = ({ url, token }: ClientConfig): Transfers => {
  const ask = (
    path: string,
    init: RequestInit & { readonly headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Response> =>
    reach(url, `/api/v1/trees/${path}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } })

  const upload = async (
    path: string,
    { file, encoding, progress }: FileTransfer,
    fields: Readonly<Record<string, string>>,
  ): Promise<E.Either<string, unknown>> => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    if (encoding !== null) form.set("encoding", encoding)
    form.set("file", await openAsBlob(file), basename(file))
    const response = await ask(path, {
      method: "POST",
      body: form,
      headers: { accept: "application/x-ndjson, application/problem+json" },
    })
    if (!response.ok || response.body === null) return E.left(refusalOf(await answerOf(response)))
    for await (const line of linesOf(response.body)) {
      const message: unknown = JSON.parse(line)
      if (isObject(message) && isProgress(message.progress)) progress(message.progress)
      else
        return isObject(message) && "report" in message
          ? E.right(message.report)
          : E.left(textAt(message, "detail") ?? UNKNOWN)
    }
    return E.left("The answer of the service is incomplete.")
  }
  return {
    preview: (transfer) => upload(`${transfer.treeId}/gedcom/preview`, transfer, {}),
    import: ({ defaultAction, resolutions, ...transfer }) =>
      upload(`${transfer.treeId}/gedcom/import`, transfer, { default_action: defaultAction, resolutions }),
    export: async (treeId, format, version) => {
      const response = await ask(
        `${treeId}/gedcom/export?version=${version}`,
        format === "gedzip" ? { headers: { accept: GEDZIP_TYPE } } : {},
      )
      return response.ok && response.body !== null
        ? E.right(response.body)
        : E.left(refusalOf(await answerOf(response)))
    },
    close: async () => {},
  }
}

const UNKNOWN = "The answer of the service has an unknown format."

const isProgress = (u: unknown): u is Progress =>
  isObject(u) &&
  progressPhases.some((phase) => phase === u.phase) &&
  typeof u.records === "number" &&
  (u.of === null || typeof u.of === "number")

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ""
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n")
    rest = lines.pop() ?? ""
    yield* lines
  }
  if (rest !== "") yield rest
}
