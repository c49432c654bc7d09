import type * as E from "fp-ts/lib/Either.js"
import { attributed, bySystem, done, type ExecutePorts, unchanged } from "../../use-case/command.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { PictureSize } from "../../domain/evidence/picture.ts"
import type { MediaId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import { fact } from "../fact.ts"

/**
 * The service notes the size of a picture whose first bytes did not show it, or that was stored before sizes were
 * read. Nothing is written if the size is known or the medium is deleted.
 */
export const notePictureSize =
  (ports: ExecutePorts) =>
  (id: MediaId, { width, height }: PictureSize): Promise<E.Either<DomainError, null>> =>
    attributed(ports)(bySystem, async ({ media }, now) => {
      const before = await media.find(id)
      if (before === null || before.deletedAt !== null) return unchanged(null)
      const after = revised(before, { width, height }, now)
      if (after === before) return unchanged(null)
      await media.update(after)
      return done(null, fact("media", "update", after))
    })
