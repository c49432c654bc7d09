import { pipe } from "fp-ts/lib/function.js"
import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import * as E from "fp-ts/lib/Either.js"
import { pino } from "pino"
import { importReportReply, previewReportReply } from "../../core/domain/gedcom/report/report-codecs.ts"
import { alreadyThere } from "../../core/domain/gedcom/match/already-there.ts"
import { viaOperator } from "../../core/domain/audit/via.ts"
import { describeError } from "../../core/domain/error-text.ts"
import type { FileAtRest } from "../../core/ports/archives.ts"
import type { Reader } from "../../core/index.ts"
import type { Config } from "../config.ts"
import { production } from "../production.ts"
import { appOver } from "../use-cases.ts"
import { storeFailure } from "./store-failure.ts"
import type { Transfers } from "./transfers.ts"

/** Transfers directly on the store, as the account with this address. Left if there is none. */
export const onStore = async (config: Config, email: string): Promise<E.Either<string, Transfers>> => {
  // Failures are printed in one line. The log is for those who want details.
  const store = await production(
    config,
    pino({ level: config.logLevel === "info" ? "silent" : config.logLevel }, pino.destination(2)),
  ).catch((error: unknown) => {
    throw new Error(storeFailure(error, config), { cause: error })
  })
  const user = await store.reads.users.byEmail(email.trim().toLowerCase())
  if (user === null) {
    await store.close()
    return E.left(`There is no account of ${email}.`)
  }
  const app = await appOver({ config, store })
  const actor = { userId: user.id, sessionId: null, requestId: null, via: viaOperator }
  const reader: Reader = { userId: user.id, surface: "member" }
  return E.right({
    preview: async ({ treeId, file, encoding, progress }) =>
      pipe(
        await app.previewGedcom(reader, { treeId, file: await atRest(file), encoding, progress }),
        E.bimap(describeError, previewReportReply.encode),
      ),
    alreadyThere: async ({ treeId, file, encoding, progress }) => {
      const tree = await app.getTree(reader, { treeId })
      if (E.isLeft(tree) || !hasPersons(tree.right)) return E.right(alreadyThere(0, 0))
      return pipe(
        await app.previewGedcom(reader, { treeId, file: await atRest(file), encoding, progress }),
        E.bimap(describeError, (report) => report.alreadyThere),
      )
    },
    import: async ({ file, ...transfer }) =>
      pipe(
        await app.importGedcom(actor, { ...transfer, file: await atRest(file) }),
        E.bimap(describeError, importReportReply.encode),
      ),
    export: async (treeId, format, version) =>
      format === "gedzip"
        ? pipe(
            await app.exportGedzip(reader, { treeId, version }),
            E.bimap(describeError, ({ bytes }) => bytes),
          )
        : pipe(
            await app.exportGedcom(reader, { treeId, version }),
            E.bimap(describeError, ({ text }) => text),
          ),
    close: () => store.close(),
  })
}

/** Only members see the number. Others may not import, which the import says. */
const hasPersons = (tree: object): boolean => "personCount" in tree && tree.personCount !== 0

const atRest = async (path: string): Promise<FileAtRest> => ({
  size: (await stat(path)).size,
  open: (range) => createReadStream(path, range === undefined ? {} : { start: range.first, end: range.last }),
})
