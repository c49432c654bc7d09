import { readdir, readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import ts from "typescript"

const root = resolve(import.meta.dirname, "../..")

/** Words that mark old-fashioned English. A plain word says the same. */
const bannedInComments = /\b(?:told|tells|stands|whom|whose|whoever|nobody|anew)\b/giu

/** The same, and further words and phrases that users should not have to read. */
const bannedInTexts =
  /\b(?:told|tells|stands|whom|whose|whoever|nobody|anew|lest|thereof|whereof|hither|thither|save for|such a one|comes? to grief|at hand|is there already|is there twice|out of reach)\b/giu

/** The banned words in a text for users. */
export const bannedWordsIn = (text: string): readonly string[] => text.match(bannedInTexts) ?? []

/** The English in a source file. */
export interface EnglishOfFile {
  readonly path: string
  readonly comments: readonly string[]
  /** The string literals of at least three words, with their line. */
  readonly sentences: readonly { readonly line: number; readonly text: string }[]
}

const isLiteral = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isRegularExpressionLiteral(node)

/** The comments and sentences of a TypeScript text. */
export const englishIn = (path: string, text: string): EnglishOfFile => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const sentences: { line: number; text: string }[] = []
  const code: string[] = []
  let codeStart = 0
  const visit = (node: ts.Node): void => {
    if (!isLiteral(node)) return ts.forEachChild(node, visit)
    const start = node.getStart(file)
    code.push(text.slice(codeStart, start))
    codeStart = node.getEnd()
    const line = file.getLineAndCharacterOfPosition(start).line + 1
    if (!ts.isRegularExpressionLiteral(node) && node.text.trim().split(/\s+/u).length > 2)
      sentences.push({ line, text: node.text })
  }
  visit(file)
  code.push(text.slice(codeStart))
  const comments = code.join("literal").match(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu) ?? []
  return { path, comments, sentences }
}

/** The English of every TypeScript file in these folders, without generated files. */
export const englishOf = async (folders: readonly string[]): Promise<readonly EnglishOfFile[]> => {
  const paths = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true }))
        .filter((name) => /\.tsx?$/.test(name) && !name.endsWith("client/api.ts"))
        .map((name) => join(folder, name)),
    ),
  )
  return Promise.all(paths.flat().map(async (path) => englishIn(path, await readFile(join(root, path), "utf8"))))
}

/** Banned words per 1,000 words of the comments. */
export const bannedPerThousand = (files: readonly EnglishOfFile[]): number => {
  const comments = files.flatMap((file) => file.comments)
  const count = (pattern: RegExp): number =>
    comments.reduce((sum, comment) => sum + (comment.match(pattern)?.length ?? 0), 0)
  return (1_000 * count(bannedInComments)) / Math.max(1, count(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu))
}
