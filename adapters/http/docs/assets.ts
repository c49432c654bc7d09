import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import * as E from "fp-ts/lib/Either.js"
import type { Answer } from "../answer/reply.ts"
import type { Page } from "../service/service.ts"
import { assetPath, scripts, styles } from "./page.ts"
import { PAGE_SCRIPT } from "./page-script.ts"
import { PAGE_STYLE } from "./page-style.ts"

type Asset = (typeof styles)[number] | (typeof scripts)[number]

/** The text of a file of the viewer, by its address. */
const ofViewer = (address: string) => (): Promise<string> => readFile(new URL(address), "utf8")

const textOf: Readonly<Record<Asset, () => Promise<string>>> = {
  "swagger-ui.css": ofViewer(import.meta.resolve("swagger-ui-dist/swagger-ui.css")),
  "swagger-ui-bundle.js": ofViewer(import.meta.resolve("swagger-ui-dist/swagger-ui-bundle.js")),
  "page.css": async () => PAGE_STYLE,
  "page.js": async () => PAGE_SCRIPT,
}

/** Removes the address of the source map, which is not served. */
const withoutMap = (text: string): string => text.replace(/^(?:\/\/|\/\*)# sourceMappingURL=.*$/m, "")

const answerOf = async (name: Asset): Promise<Answer> => {
  const text = withoutMap(await textOf[name]())
  const mediaType = `text/${name.endsWith(".css") ? "css" : "javascript"}; charset=utf-8`
  const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`
  return { status: 200, content: { kind: "text", mediaType, write: () => text }, tag, isPublished: true }
}

/** The answer, read once. A failed read is tried again by the next request. */
const once = (make: () => Promise<Answer>): (() => Promise<Answer>) => {
  let made: Promise<Answer> | null = null
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}

/** The scripts and styles of the page with the description, for anyone. Caches may keep them. */
export const docsAssets: readonly Page[] = [...styles, ...scripts].map((name) => {
  const answer = once(() => answerOf(name))
  return { path: assetPath(name), answer: async () => E.right(await answer()) }
})
