import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { MediaId } from "../../domain/ids.ts"
import type { MediaRead } from "../../domain/evidence/media.ts"
import type { Blobs, ByteRange, Bytes } from "../../ports/blobs.ts"
import { ask, type AskPorts, type Reader } from "../../use-case/query.ts"
import { getMedia } from "./get-media.ts"

/** A media object and access to its bytes. */
export interface MediaContent {
  readonly media: MediaRead
  /** The bytes, or a range of them; null if the store has lost them. */
  open(range: ByteRange | null): Promise<Bytes | null>
}

/** The bytes of a media object for readers who may see its row. Nothing is read before that is decided. */
export const getMediaContent =
  (ports: AskPorts & { readonly blobs: Blobs }) =>
  async (reader: Reader, input: { readonly mediaId: MediaId }): Promise<E.Either<DomainError, MediaContent>> =>
    pipe(
      await ask(ports)(getMedia)(reader, input),
      E.map((media) => ({
        media,
        open: (range) => ports.blobs.open({ treeId: media.treeId, mediaId: media.id }, range),
      })),
    )
