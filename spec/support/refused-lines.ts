import { execFile } from "node:child_process"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

const compiler = "node_modules/@typescript/native/bin/tsc"

/** The lines of a project where the compiler finds errors, such as `columns.ts:18`. */
export const refusedLines = (folder: string): Promise<readonly string[]> =>
  new Promise((resolve, reject) =>
    execFile(compiler, ["--pretty", "false", "-p", folder], (error, output) => {
      if (error !== null && error.code === undefined) return reject(error)
      const found = [...output.matchAll(/^(\S+)\((\d+),\d+\): error/gm)]
      resolve([...new Set(found.map(([, file = "", line]) => `${file.replace(`${folder}/`, "")}:${line}`))].toSorted())
    }),
  )

/** The lines that say that they must be refused. */
export const markedLines = async (folder: string): Promise<readonly string[]> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".ts"))
  const texts = await Promise.all(
    files.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const),
  )
  return texts
    .flatMap(([name, text]) =>
      text.split("\n").flatMap((line, index) => (line.endsWith("// refused") ? [`${name}:${index + 1}`] : [])),
    )
    .toSorted()
}
