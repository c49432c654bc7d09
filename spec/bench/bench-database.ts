import { execFile } from "node:child_process"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import * as E from "fp-ts/lib/Either.js"
import pg from "pg"
import { startEmbeddedPostgres } from "../../adapters/embedded-postgres/embedded-postgres.ts"
import type { TreeId, UserId } from "../../core/domain/ids.ts"
import { appOver } from "./app-over.ts"
import { plantOthers } from "./plant-others.ts"
import { signUp } from "./plant-tree.ts"
import { gatherStatistics, type Surroundings } from "./surroundings.ts"

/** What one run in a process of its own took. */
export interface Measured {
  readonly seconds: number
  /** The CPU time of the process and of its database server. */
  readonly cpuSeconds: number
  readonly peakRssMiB: number
  readonly amount: number
}

export type Transfer = "import" | "skip" | "merge" | "preview" | "export"

/** A database server of its own, gone with `end`, and a folder for files. */
export interface BenchDatabase {
  readonly folder: string
  /** The account and the tree of every database that `fresh` makes. */
  readonly user: UserId
  readonly tree: TreeId
  /** A migrated database with one account and its empty tree, from which every run starts. */
  fresh(name: string): Promise<FreshDatabase>
  /** Runs a transfer of the file into, over or out of the tree of a database. */
  transfer(direction: Transfer, url: string, file: string): Promise<Measured>
  end(): Promise<void>
}

/** The URLs of a database, for its owner and for the service. They differ with stale statistics. */
export interface FreshDatabase {
  readonly url: string
  readonly serviceUrl: string
}

/** Starts a server. Each database has these surroundings. */
export const startBenchDatabase = async (around: Surroundings): Promise<BenchDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), "stemma-bench-"))
  await chmod(folder, 0o711)
  const server = await startEmbeddedPostgres({ dataDir: join(folder, "data"), log: () => undefined })
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  const urlOf = (name: string): string => Object.assign(new URL(server.url), { pathname: name }).href
  await admin.query("create database template_tree")
  const [user, tree] = await prepare(urlOf("template_tree"), around.others)
  const serviceUrl = new URL(await gatherStatistics(urlOf("template_tree"), around.statistics))
  return {
    folder,
    user,
    tree,
    fresh: async (name) => {
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.query(`create database ${name} template template_tree`)
      await admin.query("checkpoint")
      return { url: urlOf(name), serviceUrl: Object.assign(new URL(serviceUrl), { pathname: name }).href }
    },
    transfer: async (direction, url, file) => {
      const script = fileURLToPath(new URL("transfer.ts", import.meta.url))
      const { stdout } = await promisify(execFile)(process.execPath, [
        "--no-warnings",
        script,
        direction,
        url,
        file,
        user,
        tree,
      ])
      const measured: Measured = JSON.parse(stdout)
      return measured
    },
    end: async () => {
      await admin.end()
      await server.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

const prepare = async (url: string, others: readonly number[]): Promise<readonly [UserId, TreeId]> => {
  const { app, migrate, close } = await appOver(url)
  await migrate()
  const { actor } = await signUp(app)
  const tree = await app.createTree(actor, { name: "Bench" })
  if (E.isLeft(tree)) throw new Error(tree.left._tag)
  await plantOthers(app, url, others)
  await close()
  return [actor.userId, tree.right.id]
}
