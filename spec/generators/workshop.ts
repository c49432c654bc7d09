import { execFile } from "node:child_process"
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { trustOfSystem } from "../support/npm-registry.ts"

const run = promisify(execFile)
const root = resolve(import.meta.dirname, "../..")
/** The generators are installed here, and not with the service, because they are large. */
const home = join(root, "node_modules/.cache/generators")

const textOf = (path: string): Promise<string> => readFile(path, "utf8").catch(() => "")

/** Installs the generators, unless these versions are installed. */
export const installGenerators = async (): Promise<void> => {
  const lock = await textOf(join(import.meta.dirname, "package-lock.json"))
  if ((await textOf(join(home, "installed.json"))) === lock) return
  await mkdir(home, { recursive: true })
  for (const name of ["package.json", "package-lock.json"]) await cp(join(import.meta.dirname, name), join(home, name))
  const env = { ...process.env, ...trustOfSystem }
  await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: home, env, maxBuffer: 2 ** 26 })
  await writeFile(join(home, "installed.json"), lock)
}

/** An empty folder from which the generators are found. */
export interface Workshop {
  readonly folder: string
  write(file: string, text: string): Promise<void>
  /** Runs a program of the generators' packages; fails with its output. */
  run(program: string, ...options: readonly string[]): Promise<void>
}

export const openWorkshop = async (name: string): Promise<Workshop> => {
  const folder = join(home, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  return {
    folder,
    write: async (file, text) => {
      await mkdir(join(folder, file, ".."), { recursive: true })
      await writeFile(join(folder, file), text)
    },
    run: async (program, ...options) => {
      const env = { ...process.env, CI: "true", DO_NOT_TRACK: "1", KUBB_DISABLE_TELEMETRY: "1" }
      await run(join(home, "node_modules/.bin", program), options, { cwd: folder, env, maxBuffer: 2 ** 26 }).catch(
        (error: { readonly stdout?: string; readonly stderr?: string }) => {
          throw new Error(`${program} ${options.join(" ")}\n${error.stdout}\n${error.stderr}`)
        },
      )
    },
  }
}
