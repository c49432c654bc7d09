import { readdir } from "node:fs/promises"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"

/** Messages as a file has them: texts, or groups and lists of them. */
export type MessageData = string | readonly MessageData[] | { readonly [key: string]: MessageData }

/** The parts of the app in one language, by their names, such as `chart` and `screens/home`. */
export type PartsOfLanguage = ReadonlyMap<string, MessageData>

/** The folder of all languages. */
export const languagesFolder = resolve(import.meta.dirname, "../../../core/languages")

const isData = (value: unknown): value is MessageData =>
  typeof value === "string" ||
  (Array.isArray(value) ? value.every(isData) : typeof value === "object" && Object.values(value ?? {}).every(isData))

const partIn = async (file: string): Promise<MessageData> => {
  const loaded: unknown = await import(pathToFileURL(file).href)
  const data = typeof loaded === "object" && loaded !== null && "default" in loaded ? loaded.default : undefined
  if (!isData(data)) throw new Error(`${file} has no messages as its default export.`)
  return data
}

const partsIn = async (folder: string): Promise<PartsOfLanguage> => {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".ts")).sort()
  const parts = new Map<string, MessageData>()
  for (const file of files) parts.set(file.slice(0, -3).replaceAll("\\", "/"), await partIn(join(folder, file)))
  return parts
}

/** The words of the app in every language that has a folder: English first, the others by their tags. */
export const readLanguages = async (folder = languagesFolder): Promise<ReadonlyMap<string, PartsOfLanguage>> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const tags = entries.filter((entry) => entry.isDirectory() && entry.name !== "en").map(({ name }) => name)
  const languages = new Map<string, PartsOfLanguage>()
  for (const tag of ["en", ...tags.sort()]) {
    const parts = await partsIn(join(folder, tag, "app")).catch((failure: NodeJS.ErrnoException) => {
      if (failure.code === "ENOENT") return null
      throw failure
    })
    if (parts !== null) languages.set(tag, parts)
  }
  return languages
}
