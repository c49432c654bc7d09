import { type BuiltFiles, WORKER } from "../../../adapters/web/site.ts"
import { workerFor } from "../../../adapters/web/build.ts"

const isText = (name: string): boolean => /\.(?:js|css|html)$/.test(name)
const isBuilt = (name: string): boolean => /-[0-9A-Z]{8}\.\w+$/.test(name)

/** The name of a file in the second version: no file but the page and the worker keeps its name. */
const nameInSecond = (name: string): string => name.replace(/-(\w{8}\.\w+)$/, "-2$1")

/** The same app under other names, as if every part of it had changed. Compressed copies are left out. */
export const secondVersion = async (files: BuiltFiles): Promise<BuiltFiles> => {
  const plain = [...files].filter(([name]) => !/\.(?:br|gz)$/.test(name) && name !== WORKER)
  const names = plain.map(([name]) => name).filter(isBuilt)
  const renamed = (text: string): string =>
    names.reduce((said, name) => said.replaceAll(name, nameInSecond(name)), text)
  const second = plain.map(
    ([name, bytes]) =>
      [nameInSecond(name), isText(name) ? Buffer.from(renamed(Buffer.from(bytes).toString())) : bytes] as const,
  )
  const kept = names.filter((name) => !name.endsWith(".ged")).map(nameInSecond)
  return new Map<string, Uint8Array>([...second, [WORKER, await workerFor(kept)]])
}
