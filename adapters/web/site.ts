import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { extname } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"

/** A file of the app in memory, with what is needed to answer it. */
export interface SiteFile {
  readonly mediaType: string
  readonly bytes: Uint8Array
  readonly encoded: { readonly br?: Uint8Array; readonly gzip?: Uint8Array }
  readonly tag: string
}

/** What the addresses of the app answer. */
export interface Site {
  readonly page: SiteFile
  readonly worker: SiteFile
  readonly hasScreen: (path: string) => boolean
  readonly asset: (path: string) => SiteFile | null
}

/** The built files by name: `index.html`, `app-4F2….js`, `app-4F2….js.br`, and so on. */
export type BuiltFiles = ReadonlyMap<string, Uint8Array>

/** The path of all files of the app but its page. */
export const ASSETS = "/assets/"

/** The name of the worker of the app, at the root of the service so that it serves every screen. */
export const WORKER = "worker.js"

/** Where the page names the path of the service, such as `/family`; nothing if it has the whole origin. */
export const BASE_MARK = "{{base}}"

const mediaTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".ged": "text/vnd.familysearch.gedcom",
}

const folder = new URL("./built/", import.meta.url)

/** The app from the folder of built files; null if it was not built. Throws if the folder cannot be read. */
export const readSite = async (publicUrl: string | null): Promise<Site | null> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): readonly string[] => {
    if (error.code === "ENOENT") return []
    throw error
  })
  if (!names.includes("index.html")) return null
  const files = await Promise.all(names.map(async (name) => [name, await readFile(new URL(name, folder))] as const))
  return siteOf(new Map(files), publicUrl)
}

/** The app from its built files. `publicUrl` may have a path, under which a proxy serves the app. */
export const siteOf = (files: BuiltFiles, publicUrl: string | null): Site => {
  const html = files.get("index.html")
  const worker = files.get(WORKER)
  if (html === undefined || worker === undefined) throw new Error("The built app has no page or no worker.")
  const assets = new Map(
    [...files].flatMap(([name, bytes]) =>
      name === "index.html" || name === WORKER || /\.(?:br|gz)$/.test(name)
        ? []
        : [[ASSETS + name, assetOf(name, bytes, files)]],
    ),
  )
  return {
    page: pageOf(Buffer.from(html).toString().replaceAll(BASE_MARK, pathOf(publicUrl))),
    worker: assetOf(WORKER, worker, files),
    hasScreen: (path) => SCREENS.test(path),
    asset: (path) => assets.get(path) ?? null,
  }
}

/** The addresses with a screen, as in `app/routes.ts`. */
const SCREENS = /^\/(?:$|(?:t|account|sign-in|register|forgot-password|new-tree|invitation|link|question)(?:\/|$))/

/** The path of an address without a slash at its end, safe within an attribute of HTML. */
const pathOf = (publicUrl: string | null): string => {
  const { pathname } = new URL(publicUrl ?? "http://localhost")
  return (pathname.endsWith("/") ? pathname.slice(0, -1) : pathname).replaceAll("&", "&amp;").replaceAll('"', "&quot;")
}

const tagOf = (bytes: Uint8Array): string => `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`

const assetOf = (name: string, bytes: Uint8Array, files: BuiltFiles): SiteFile => {
  const [br, gzip] = [files.get(`${name}.br`), files.get(`${name}.gz`)]
  return {
    mediaType: mediaTypes[extname(name)] ?? "application/octet-stream",
    bytes,
    encoded: { ...(br === undefined ? {} : { br }), ...(gzip === undefined ? {} : { gzip }) },
    tag: tagOf(bytes),
  }
}

const pageOf = (html: string): SiteFile => {
  const bytes = Buffer.from(html)
  return {
    mediaType: "text/html; charset=utf-8",
    bytes,
    encoded: { br: brotliCompressSync(bytes), gzip: gzipSync(bytes) },
    tag: tagOf(bytes),
  }
}
