import { openAsBlob } from "node:fs"
import { basename } from "node:path"
import * as E from "fp-ts/lib/Either.js"
import { ApiProblem, dataOf } from "../../adapters/client/problem.ts"
import { alreadyThere } from "../../core/domain/gedcom/match/already-there.ts"
import type { Resolutions } from "../../core/domain/gedcom/import/read-resolutions.ts"
import { GEDZIP_TYPE } from "../../core/domain/gedcom/gedzip/media-type.ts"
import type { ClientConfig } from "../config.ts"
import { reportOf, serviceClient } from "./service-client.ts"
import type { FileTransfer, Transfers } from "./transfers.ts"

/** Transfers by a running service. */
export const byService = ({ url, token }: ClientConfig): Transfers => {
  const client = serviceClient(url, token)
  return {
    preview: async (transfer) =>
      orRefusal(async () => reportOf(client.previewGedcom(await uploadOf(transfer)), transfer.progress)),
    alreadyThere: async (transfer) =>
      orRefusal(async () => {
        const path = { tree_id: transfer.treeId }
        const { data: tree = {} } = await client.GET("/trees/{tree_id}", { params: { path } })
        if (!("person_count" in tree) || tree.person_count === 0) return alreadyThere(0, 0)
        return (await reportOf(client.previewGedcom(await uploadOf(transfer)), transfer.progress)).already_there
      }),
    import: async ({ defaultAction, resolutions, ...transfer }) =>
      orRefusal(async () => {
        const upload = { ...(await uploadOf(transfer)), defaultAction, resolutions: inApiForm(resolutions) }
        return reportOf(client.importGedcom(upload), transfer.progress)
      }),
    export: (treeId, format, version) =>
      orRefusal(async () => {
        const body = await dataOf(
          client.GET("/trees/{tree_id}/gedcom/export", {
            params: { path: { tree_id: treeId }, query: { version } },
            headers: format === "gedzip" ? { Accept: GEDZIP_TYPE } : {},
            parseAs: "stream",
          }),
        )
        if (body === null) throw new Error("The answer of the service is incomplete.")
        return body
      }),
    close: async () => {},
  }
}

/** The file is not read into memory. */
const uploadOf = async ({ treeId, file, encoding }: FileTransfer) => ({
  treeId,
  file: new File([await openAsBlob(file)], basename(file)),
  ...(encoding === null ? {} : { encoding }),
})

const inApiForm = (resolutions: Resolutions) =>
  Object.fromEntries(
    Object.entries(resolutions).map(([xref, { action, targetId }]) => [
      xref,
      { action, ...(targetId === null ? {} : { target_id: targetId }) },
    ]),
  )

/** The result of a call; Left is the refusal of the service. */
const orRefusal = async <A>(call: () => Promise<A>): Promise<E.Either<string, A>> => {
  try {
    return E.right(await call())
  } catch (error) {
    if (error instanceof ApiProblem) return E.left(error.message)
    throw error
  }
}
