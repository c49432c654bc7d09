import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import ts from "typescript"
import { keptResults } from "./kept-results.ts"

const root = resolve(import.meta.dirname, "../..")

/** A regular expression of the code and where it is. */
export interface Pattern {
  readonly source: string
  readonly flags: string
  /** The file's path from the root; of a literal with its line. */
  readonly place: string
}

/** What a file says about regular expressions. */
export interface PatternsInFile {
  readonly literals: readonly Pattern[]
  /** Places of `new RegExp(…)` that run when the module is loaded. */
  readonly atLoad: readonly string[]
  /** Places of `RegExp(…)` and `new RegExp(…)` inside functions: what they make is not known before they run. */
  readonly inFunctions: readonly string[]
}

/** The regular expressions of a TypeScript text. */
export const patternsInText = (path: string, text: string): PatternsInFile => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const literals: Pattern[] = []
  const [atLoad, inFunctions]: [string[], string[]] = [[], []]
  const visit = (node: ts.Node, isInFunction: boolean): void => {
    const place = `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/")
      literals.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), place })
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp")
      (isInFunction ? inFunctions : atLoad).push(place)
    ts.forEachChild(node, (child) => visit(child, isInFunction || ts.isFunctionLike(node)))
  }
  visit(file, false)
  return { literals, atLoad, inFunctions }
}

/** The expressions that a module makes with `new RegExp` while it is loaded. The module is loaded again for this. */
export const patternsMadeAtLoad = async (path: string): Promise<readonly Pattern[]> => {
  const made: Pattern[] = []
  const native = globalThis.RegExp
  globalThis.RegExp = new Proxy(native, {
    construct: (target, given: ConstructorParameters<typeof RegExp>, newTarget) => {
      const pattern: unknown = Reflect.construct(target, given, newTarget)
      if (!(pattern instanceof native)) throw new Error("RegExp made something else")
      made.push({ source: pattern.source, flags: pattern.flags, place: path })
      return pattern
    },
  })
  try {
    await import(`${join(root, path)}?patterns`)
  } finally {
    globalThis.RegExp = native
  }
  return made
}

/** What is known of a text stays true while the text, this file and the parser are the same. */
const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64")
const parser = `${ts.version} ${hashOf(readFileSync(import.meta.filename, "utf8"))}`

/**
 * The TypeScript files of these folders, each with its regular expressions. What a file says is kept by its path and text, so that a check
 * after a change parses only what changed.
 */
export const patternsInFolders = async (
  ...folders: readonly string[]
): Promise<ReadonlyMap<string, PatternsInFile>> => {
  const { known, keep } = keptResults<PatternsInFile>("patterns", parser)
  const found: Record<string, PatternsInFile> = {}
  const files = new Map<string, PatternsInFile>()
  for (const folder of folders) {
    for (const name of await readdir(join(root, folder), { recursive: true })) {
      const path = join(folder, name)
      if (!path.endsWith(".ts") && !path.endsWith(".tsx")) continue
      const text = await readFile(join(root, path), "utf8")
      const key = `${path} ${hashOf(text)}`
      const patterns = known[key] ?? patternsInText(path, text)
      found[key] = patterns
      files.set(path, patterns)
    }
  }
  if (Object.keys(found).some((key) => known[key] === undefined)) keep(found)
  return files
}
