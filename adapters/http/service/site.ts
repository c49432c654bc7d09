import { acceptsEverything, isPreferred } from "../request/head/accept.ts"
import type { HttpRequest } from "../request/request.ts"
import type { Site, SiteFile } from "../answer/site-files.ts"
import type { Answer } from "../answer/reply.ts"
import { varyBy } from "../response/vary.ts"

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

/** The app uses no device of its reader, and no page within it may. */
const PERMISSIONS = [
  "camera",
  "display-capture",
  "geolocation",
  "hid",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ")

const pageHeaders = {
  "Cache-Control": "no-cache",
  "Content-Security-Policy": POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": PERMISSIONS,
  "Referrer-Policy": "same-origin",
}

/** Asked for each time, so that a new version is there at once. */
const workerHeaders = { "Cache-Control": "no-cache", "Content-Security-Policy": POLICY }

const assetHeaders = { "Cache-Control": "public, max-age=31536000, immutable" }

/** Addresses that belong to programs. A page there would hide a mistake from them. */
const FOR_PROGRAMS = /^\/(?:api|mcp)(?:\/|$)/

/**
 * The answer of the browser app to an address that no route has; null if the app does not answer it. A program, which
 * does not ask for HTML, gets no page, but at `/` where it accepts everything.
 */
export const siteAnswer = (site: Site, { method, path, headers, response }: HttpRequest): Answer | null => {
  if ((method !== "GET" && method !== "HEAD") || FOR_PROGRAMS.test(path)) return null
  const asset = site.asset(path)
  if (asset !== null) return answerOf(asset, 200, assetHeaders)
  if (path === "/worker.js") return answerOf(site.worker, 200, workerHeaders)
  varyBy(response, "Accept")
  // Somebody who types `curl` and the address of the service wants to see what is there.
  const isFirstLook = path === "/" && acceptsEverything(headers.accept)
  if (!isFirstLook && !isPreferred(headers.accept, "text/html", "application/json")) return null
  return answerOf(site.page, site.hasScreen(path) ? 200 : 404, pageHeaders)
}

const answerOf = (file: SiteFile, status: number, headers: Readonly<Record<string, string>>): Answer => ({
  status,
  headers,
  tag: file.tag,
  isPublished: true,
  content: { kind: "asset", mediaType: file.mediaType, bytes: file.bytes, encoded: file.encoded },
})
