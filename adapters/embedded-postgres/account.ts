import { execFile, spawn } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { chown, stat } from "node:fs/promises"
import { promisify } from "node:util"
import { ended } from "./child.ts"

const run = promisify(execFile)

/** Starts a program of PostgreSQL in a folder, with its output piped. An abort of `signal` sends it SIGINT. */
export type Launch = (
  program: string,
  args: readonly string[],
  at: { readonly folder: string; readonly signal?: AbortSignal },
) => ChildProcess

/** The operating system account that PostgreSQL runs as. */
export interface Account {
  readonly launch: Launch
  /** Makes the account the owner of a file or folder. */
  own(path: string): Promise<void>
}

interface Owner {
  readonly uid: number
  readonly gid: number
}

/** One way to run a program as another account: a command in front of it, or ids to switch to. */
interface AccountSwitch {
  readonly prefix: readonly string[]
  readonly ids: Partial<Owner>
}

// The child gets none of the parent's environment, so that PGDATA, PGPORT and the like cannot reach it.
const ENVIRONMENT = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C", TZ: "UTC" }

/**
 * The program gets its own session, so that Ctrl-C at the terminal reaches only this process, which stops the
 * server after its last client.
 */
const launching =
  ({ prefix, ids }: AccountSwitch): Launch =>
  (program, args, { folder, signal }) => {
    const [command = program, ...rest] = [...prefix, program, ...args]
    return spawn(command, rest, {
      ...ids,
      cwd: folder,
      env: ENVIRONMENT,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      killSignal: "SIGINT",
      ...(signal && { signal }),
    })
  }

/**
 * The account to run `program` as, for data in `folder`, a part of `dataDir`. It is the present account, except for
 * root, as which PostgreSQL refuses to run. Then it is the owner of the folder, or the account `postgres` for a new
 * folder, which is created if it is missing.
 */
export const accountFor = async (program: string, dataDir: string, folder: string): Promise<Account> => {
  if (process.getuid?.() !== 0) return { launch: launching({ prefix: [], ids: {} }), own: async () => undefined }
  const owner = await ownerOf(folder)
  const descent = await findDescent(owner, program, dataDir)
  return { launch: launching(descent), own: (path) => chown(path, owner.uid, owner.gid) }
}

const ownerOf = async (folder: string): Promise<Owner> => {
  const found = await stat(folder).catch(() => null)
  if (found === null) return (await lookUp("postgres")) ?? makeAccount("postgres")
  if (found.uid === 0)
    throw new Error(`${folder} belongs to root, but PostgreSQL refuses to run as root: chown -R postgres: ${folder}`)
  return { uid: found.uid, gid: found.gid }
}

const lookUp = async (name: string): Promise<Owner | null> => {
  try {
    const [uid, gid] = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, name])))
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
  } catch {
    return null
  }
}

const makeAccount = async (name: string): Promise<Owner> => {
  await run("useradd", [
    "--system",
    "--user-group",
    "--home-dir",
    "/nonexistent",
    "--shell",
    "/usr/sbin/nologin",
    name,
  ]).catch(() => null)
  const made = await lookUp(name)
  if (made === null)
    throw new Error(
      `PostgreSQL refuses to run as root, and the account ${name} could not be created: run Stemma as an ordinary user`,
    )
  return made
}

/** Ambient capabilities survive the change of account (capabilities(7)); without the secure bit access(2) would not count them. */
const keeping = (capability: string, { uid, gid }: Owner): AccountSwitch => ({
  prefix: [
    "setpriv",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    "--securebits=+no_setuid_fixup",
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
  ],
  ids: {},
})

/**
 * The first way that can reach both the programs and the data. If one of them is in a folder that only root may
 * enter (/root, for example), PostgreSQL keeps one capability of root: to enter closed folders. The smaller
 * capability is used if the machine has it.
 */
const findDescent = async (owner: Owner, program: string, dataDir: string): Promise<AccountSwitch> => {
  for (const descent of [
    { prefix: [], ids: owner },
    keeping("dac_read_search", owner),
    keeping("dac_override", owner),
  ]) {
    if (await reaches(descent, program, dataDir)) return descent
  }
  throw new Error(
    `PostgreSQL runs as the account ${owner.uid} when root starts Stemma, but this account cannot reach ${program} or ${dataDir}: ` +
      "run Stemma as an ordinary user, or move it out of folders that are closed to others",
  )
}

const reaches = async (descent: AccountSwitch, program: string, dataDir: string): Promise<boolean> => {
  const probe = launching(descent)("/bin/sh", ["-c", 'test -x "$0" && test -x "$1"', program, dataDir], { folder: "/" })
  return ended(probe).then(
    ({ code }) => code === 0,
    () => false,
  )
}
