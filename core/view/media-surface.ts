import type { Surface } from "../domain/access.ts"
import type { Viewer } from "../domain/privacy.ts"
import type { Reader } from "../use-case/query.ts"
import type { Settings } from "../use-case/settings.ts"

/** Where the bytes of media are for a reader, and as which viewer the reader sees media. */
export interface MediaAccess {
  /** The surface that serves the bytes; null where none does. */
  readonly surface: Surface | null
  /** The public surface shows everybody, members too, the media that visitors see. */
  readonly as: (viewer: Viewer) => Viewer
}

/**
 * Visitors get the bytes of media only where the operator allows it, and so do holders of a link to what visitors see. An
 * editor who views the tree as a visitor reads the addresses of members without an account.
 */
export const mediaAccess = (
  { surface, userId, link }: Pick<Reader, "surface" | "userId" | "link">,
  { publicMedia }: Pick<Settings, "publicMedia">,
): MediaAccess => {
  if (surface === "member" && userId === null && link !== undefined)
    return { surface: link.shows === "members" || publicMedia ? "member" : null, as: (viewer) => viewer }
  return surface === "public" || userId === null
    ? { surface: publicMedia ? "public" : null, as: (viewer) => ({ ...viewer, role: null }) }
    : { surface: "member", as: (viewer) => viewer }
}
