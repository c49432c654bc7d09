import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { hostname } from "node:os"
import { join } from "node:path"
import { isAlive } from "./is-alive.ts"

const folderIn = (dataDir: string): string => join(dataDir, "servers")
const prefix = `${hostname()}-`

/**
 * Notes in the data folder that this process serves at this port, so that the command line knows the service of the folder.
 * Returns how to remove the note. Removes the notes of processes of this machine that were killed.
 */
export const noteServer = async (dataDir: string, port: number): Promise<() => Promise<void>> => {
  const folder = folderIn(dataDir)
  await mkdir(folder, { recursive: true })
  for (const { name, isRunning } of await notesIn(folder)) if (!isRunning) await rm(join(folder, name), { force: true })
  const note = join(folder, `${prefix}${process.pid}`)
  await writeFile(note, String(port))
  return () => rm(note, { force: true })
}

/** The ports at which processes of this machine serve the data folder. */
export const portsOf = async (dataDir: string): Promise<readonly number[]> => {
  const folder = folderIn(dataDir)
  const running = (await notesIn(folder)).filter(({ isRunning }) => isRunning)
  const texts = await Promise.all(running.map(({ name }) => readFile(join(folder, name), "utf8").catch(() => "")))
  return texts.map(Number)
}

const notesIn = async (folder: string): Promise<readonly { readonly name: string; readonly isRunning: boolean }[]> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(prefix))
  return names.map((name) => ({ name, isRunning: isAlive(Number(name.slice(prefix.length))) }))
}
