import type { Encoding } from "./accept-encoding.ts"

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
