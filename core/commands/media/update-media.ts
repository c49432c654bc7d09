import * as E from "fp-ts/lib/Either.js"
import type { Command } from "../../use-case/command.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { MediaId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import { type MediaRead, type MediaUpdate, mediaRead } from "../../domain/evidence/media.ts"
import { attachmentFault } from "../../edit/attachment.ts"
import { updateRecord } from "../../edit/update-record.ts"

export interface UpdateMedia extends MediaUpdate {
  readonly mediaId: MediaId
  readonly ifMatch: ExpectedVersions
}

/** An editor changes the title or the owner of a media object. */
export const updateMedia: Command<UpdateMedia, MediaRead> = (context, { mediaId, ifMatch, ...changes }) =>
  updateRecord(context, "media", {
    id: mediaId,
    ifMatch,
    change: async (before) => {
      const after = revised(before, changes, context.now)
      const fault = after === before ? null : await attachmentFault(context, after)
      return fault === null ? E.right(after) : E.left(fault)
    },
    read: mediaRead,
  })
