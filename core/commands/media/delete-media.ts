import type { Command } from "../../use-case/command.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { MediaId } from "../../domain/ids.ts"
import { deleteRecord } from "../../edit/delete-record.ts"

export interface DeleteMedia {
  readonly mediaId: MediaId
  readonly ifMatch: ExpectedVersions
}

/** An editor deletes a media object. Its bytes stay until it is purged. */
export const deleteMedia: Command<DeleteMedia, null> = (context, { mediaId, ifMatch }) =>
  deleteRecord(context, "media", mediaId, ifMatch)
