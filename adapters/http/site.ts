import type { Encoding } from "./response/accept-encoding.ts"
import { isPreferred } from "./accept.ts"
import type { HttpRequest } from "./request/request.ts"
import type { Answer } from "./response/reply.ts"
import { varyBy } from "./response/vary.ts"

/** A file of the browser app, in memory. */
export interface SiteFile {
  readonly mediaType: string
  readonly bytes: Uint8Array
  /** The same bytes, compressed beforehand. */
  readonly encoded: Partial<Readonly<Record<Encoding, Uint8Array>>>
  readonly tag: string
}

/** The browser app. Addresses are those of the service, without the path of `PUBLIC_URL`. */
export interface Site {
  /** The page that every address of the app answers. */
  readonly page: SiteFile
  /** The script at `/worker.js`, which opens the app without a connection. */
  readonly worker: SiteFile
  /** Whether the app has a screen for this address. */
  readonly hasScreen: (path: string) => boolean
  /** The script, style, font or picture at this address, if there is one. Its content never changes. */
  readonly asset: (path: string) => SiteFile | null
}

/** Everything comes from the service itself. No script or style is written into the page. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' blob: data:",
  "style-src 'self'",
  "script-src 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ")

const pageHeaders = {
  "Cache-Control": "no-cache",
  "Content-Security-Policy": POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
}

/** Asked for each time, so that a new version is there at once. */
const workerHeaders = { "Cache-Control": "no-cache", "Content-Security-Policy": POLICY }

const assetHeaders = { "Cache-Control": "public, max-age=31536000, immutable" }

/** Addresses that belong to programs. A page there would hide a mistake from them. */
const FOR_PROGRAMS = /^\/(?:api|mcp)(?:\/|$)/

/**
 * The answer of the browser app to an address that no route has; null if the app does not answer it. A program, which
 * does not ask for HTML, gets no page.
 */
export const siteAnswer = (site: Site, { method, path, headers, response }: HttpRequest): Answer | null => {
  if ((method !== "GET" && method !== "HEAD") || FOR_PROGRAMS.test(path)) return null
  const asset = site.asset(path)
  if (asset !== null) return answerOf(asset, 200, assetHeaders)
  if (path === "/worker.js") return answerOf(site.worker, 200, workerHeaders)
  varyBy(response, "Accept")
  if (!isPreferred(headers.accept, "text/html", "application/json")) return null
  return answerOf(site.page, site.hasScreen(path) ? 200 : 404, pageHeaders)
}

const answerOf = (file: SiteFile, status: number, headers: Readonly<Record<string, string>>): Answer => ({
  status,
  headers,
  tag: file.tag,
  isPublished: true,
  content: { kind: "asset", mediaType: file.mediaType, bytes: file.bytes, encoded: file.encoded },
})
