import type { Crop } from "../../core/domain/evidence/portrait.ts"
import type { ThumbnailSize } from "../../core/domain/evidence/picture.ts"
import type { Thumbnail } from "../../core/ports/pictures/pictures.ts"

/** What a picture process is sent: the bytes of a file, and then the wish for a thumbnail. */
export type ToProcess =
  | { readonly kind: "chunk"; readonly bytes: Uint8Array }
  | { readonly kind: "end"; readonly size: ThumbnailSize; readonly crop: Crop | null }

/** The answer of a picture process: null if the file is not a picture that it can decode. */
export interface FromProcess {
  readonly made: Thumbnail | null
}
