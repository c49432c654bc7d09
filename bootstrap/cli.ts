#!/usr/bin/env node
/**
 * The command line: imports and exports of GEDCOM, and backups of the instance. Exit code 0 for success, 1 for a
 * refusal or failure, 2 for invalid arguments, 3 for a backup without the bytes of some media.
 */
import { createWriteStream } from "node:fs"
import { pipeline } from "node:stream/promises"
import * as E from "fp-ts/lib/Either.js"
import { readArguments, type Task, usage, type AccessOptions } from "./cli/arguments.ts"
import { backupUsage, backupVerbs } from "./cli/backup-arguments.ts"
import { byService } from "./cli/by-service.ts"
import { agreesToImport } from "./cli/ask/second-import.ts"
import { withInputFile } from "./cli/input-file.ts"
import { otherCommand, otherUsage } from "./cli/other-commands.ts"
import { progressBar } from "./cli/progress-bar.ts"
import { readResolutionFile } from "./cli/resolutions.ts"
import { keptToken } from "./cli/token-file.ts"
import type { Transfers } from "./cli/transfers.ts"
import { readClientConfig, readConfig } from "./config.ts"
import { escapedPieces, print, printMessage } from "./cli/print.ts"

const done = 0
const failed = 1
const misused = 2

const say = (code: number, line: string): number => {
  printMessage(line)
  return code
}

const openTransfers = async ({ url, token, as }: AccessOptions): Promise<E.Either<string, Transfers>> => {
  const client = readClientConfig({ url, token }, undefined, as === undefined ? await keptToken() : null)
  if (E.isLeft(client)) return client
  if (client.right !== null) return E.right(byService(client.right))
  if (as === undefined)
    return E.left(
      "Sign in with stemma login, name the service (--url, --token), or the account for direct access to the store (--as).",
    )
  const config = readConfig()
  if (E.isLeft(config)) return config
  if (config.right.databaseUrl?.startsWith("memory:") === true)
    return E.left("DATABASE_URL is memory:, which contains no tree.")
  // The store is loaded only if it is needed, so that commands to a service start at once.
  const { onStore } = await import("./cli/on-store.ts")
  return onStore(config.right, as)
}

const run = async (transfers: Transfers, task: Exclude<Task, { readonly verb: "help" }>): Promise<number> => {
  if (task.verb === "export") {
    const text = await transfers.export(task.treeId, task.format, task.version)
    if (E.isLeft(text)) return say(failed, text.left)
    if (task.output === null)
      await pipeline(process.stdout.isTTY ? escapedPieces(text.right) : text.right, process.stdout, { end: false })
    else await pipeline(text.right, createWriteStream(task.output))
    return done
  }
  const resolutions = await readResolutionFile(task.verb === "preview" ? null : task.resolutions)
  if (E.isLeft(resolutions)) return say(failed, resolutions.left)
  const { show, end } = progressBar(process.stderr)
  const { treeId, file, encoding } = task
  const report = await withInputFile(file, async (path) => {
    const transfer = { treeId, file: path, encoding, progress: show }
    if (task.verb === "preview") return transfers.preview(transfer)
    const { defaultAction } = task
    // Who says what happens to the people of the tree knows that they are there.
    const agreed =
      defaultAction === null && task.resolutions === null
        ? await agreesToImport(transfers, transfer, { input: process.stdin, output: process.stderr })
        : E.right(null)
    if (E.isLeft(agreed)) return agreed
    return transfers.import({ ...transfer, defaultAction: defaultAction ?? "new", resolutions: resolutions.right })
  }).finally(end)
  if (E.isLeft(report)) return say(failed, report.left)
  print(JSON.stringify(report.right, null, 2))
  return done
}

const main = async (): Promise<number> => {
  const words = process.argv.slice(2)
  const other = otherCommand(words)
  if (other !== null) return other()
  if (backupVerbs.includes(words[0] ?? "")) {
    const { runBackupCommand } = await import("./cli/backup-commands.ts")
    return runBackupCommand(words, backupUsage)
  }
  const task = readArguments(words)
  if (E.isLeft(task)) return say(misused, `${task.left}\n\n${usage}`)
  if (task.right.verb === "help") {
    print(`${usage}${backupUsage}${otherUsage}`)
    return done
  }
  const transfers = await openTransfers(task.right)
  if (E.isLeft(transfers)) return say(failed, transfers.left)
  try {
    return await run(transfers.right, task.right)
  } finally {
    await transfers.right.close()
  }
}

process.exitCode = await main().catch((error: unknown) =>
  say(failed, error instanceof Error ? error.message : String(error)),
)
