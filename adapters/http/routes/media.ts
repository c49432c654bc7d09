import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { isShownInline } from "../../../core/domain/evidence/content-type.ts"
import { EventId, type MediaId, PersonId, SourceId } from "../../../core/domain/ids.ts"
import { MediaTarget, MediaTargets } from "../../../core/domain/evidence/media-target.ts"
import { mediaFields, type MediaRead, MediaUpdate } from "../../../core/domain/evidence/media.ts"
import {
  type App,
  type LinkedToMedia,
  type Listing,
  type MediaContent,
  type Reader,
  repeatableFor,
} from "../../../core/index.ts"
import { optionalUser, treeReader, user } from "../operation/access.ts"
import { asActorIfMatch } from "../operation/as-caller.ts"
import { json, mergePatch } from "../request/body/body.ts"
import { jsonField } from "../request/body/json-field.ts"
import { incoming, unreadable } from "../request/body/incoming.ts"
import { type Input, nothing, query } from "../request/input.ts"
import { mediaListOf, mediaParameters } from "../request/lists/record-lists.ts"
import { thumbnailSizes } from "../../../core/domain/evidence/picture.ts"
import { cropOrNull } from "../request/lists/crop.ts"
import { choice, cursor, deleted, idOrNull, limit, parameters, textOrNull, title } from "../request/parameters.ts"
import { contentHash, linked, type LinkedMedia, mediaReply, mediaTag } from "../codecs/media.ts"
import { file, thumbnail } from "../response/file-replies.ts"
import { created, empty, record } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"
import { route } from "../operation/route.ts"
import type { Reply } from "../answer/reply.ts"
import { thumbnailFile } from "../answer/thumbnail-file.ts"
import type { SentFile } from "../answer/sent-file.ts"

const SMALL =
  "Returns a WebP picture of which the longer side has at most `size` pixels: upright, without metadata, and never " +
  "larger than the picture itself."
const BYTES = "Returns the stored bytes with their type."

const fields = parameters({
  title,
  identifiers: jsonField('JSON: `[{"type": "REFN", "value": "…"}]`.', mediaFields.identifiers.input, []),
  links: jsonField('JSON: `[{"target_type": "person", "target_id": "…"}]`.', MediaTargets, []),
  personId: idOrNull("A person to link it to.", PersonId),
  eventId: idOrNull("An event to link it to.", EventId),
  sourceId: idOrNull("A source to link it to.", SourceId),
})

type LinkedNow = LinkedMedia & { readonly isNew: boolean }

const linkedOf = ({ media, isNew }: LinkedToMedia): LinkedNow => ({ ...linked(media), isNew })

const createdMedium = created(mediaReply, ({ id }) => `/media/${id}`, mediaTag)

/** The medium, with status 201 if the link is new and otherwise with 200. */
const linkReply: Reply<LinkedNow> = {
  ...createdMedium,
  other: { status: 200, codec: mediaReply, description: "The medium, which has this link already." },
  answer: (value, at) =>
    value.isNew ? createdMedium.answer(value, at) : record(mediaReply, mediaTag).answer(value, at),
}

const linkedList = ({ items, next }: Listing<MediaRead>): Listing<LinkedMedia> => ({
  items: linkedBatches(items),
  next,
})

const linkedBatches = async function* (
  batches: AsyncIterable<readonly MediaRead[]>,
): AsyncGenerator<readonly LinkedMedia[]> {
  for await (const batch of batches) yield batch.map(linked)
}

const sentFile = ({ media, open }: MediaContent): SentFile => ({
  id: media.id,
  mediaType: media.contentType,
  size: media.size,
  filename: media.filename,
  checksum: media.checksum,
  isInline: isShownInline(media.contentType),
  open,
})

const thumbnailSize = choice("The most pixels of the longer side.", ["320", "160", "1280"])

const thumbnailInput = query({
  size: thumbnailSize,
  crop: cropOrNull("The part of the picture: its left side, upper side, width and height, as fractions."),
  checksum: textOrNull(
    "The checksum of the picture, as `thumbnail_url` has it. If it is the present one, browsers keep the answer.",
    64,
  ),
})

interface MediaCall {
  readonly reader: Reader
  readonly params: { readonly mediaId: MediaId }
}

type ThumbnailInput = typeof thumbnailInput extends Input<infer I> ? I : never

const sendThumbnail =
  (app: App) =>
  async ({ reader, params, input: { size, crop, checksum } }: MediaCall & { readonly input: ThumbnailInput }) =>
    pipe(
      await app.getThumbnail(reader, { ...params, size: thumbnailSizes[size], crop }),
      E.map((found) => ({ file: thumbnailFile(found), isFixed: checksum === contentHash(found.media) })),
    )

const sendContent =
  (app: App) =>
  async ({ reader, params }: MediaCall) =>
    pipe(await app.getMediaContent(reader, params), E.map(sentFile))

/** Pictures, recordings and documents: their records and their bytes. */
export const mediaRoutes = [
  route("uploadMedia", {
    method: "post",
    path: "/trees/{tree_id}/media",
    summary: "Upload a medium",
    description:
      "Stores a picture, a recording or a document. The type is found from the bytes, not from the declared type or the file name.",
    access: user("write"),
    takes: incoming(fields, {
      mostBytes: ({ app }) => app.settings.maxMediaBytes,
      turns: "media",
      name: "MediaCreate",
    }),
    reply: created(mediaReply, ({ id }) => `/media/${id}`, mediaTag),
    handle:
      (app) =>
      async ({ actor, params, input, repeatable }) => {
        const upload = { ...params, receive: input.receive }
        const outcome = app.uploadMedia(actor, upload, repeatableFor(repeatable, linked))
        return pipe(await outcome.catch(unreadable), E.map(linked))
      },
  }),
  route("listMedia", {
    method: "get",
    path: "/trees/{tree_id}/media",
    summary: "List the media of a tree",
    description: "Lists the media of a tree in the order of their creation, without their bytes.",
    access: treeReader,
    takes: query({ deleted, ...mediaParameters, limit, cursor }),
    reply: list(mediaReply),
    tag: "revision",
    handle:
      (app) =>
      async ({ reader, params, input }) =>
        pipe(await app.listMedia(reader, { ...params, ...mediaListOf(input) }), E.map(linkedList)),
  }),
  route("getMedia", {
    method: "get",
    path: "/media/{media_id}",
    summary: "Get one medium",
    description: "Returns the record of a medium. `url` is the address of its bytes.",
    access: treeReader,
    takes: nothing,
    reply: record(mediaReply, mediaTag),
    handle:
      (app) =>
      async ({ reader, params }) =>
        pipe(await app.getMedia(reader, params), E.map(linked)),
  }),
  route("updateMedia", {
    method: "patch",
    path: "/media/{media_id}",
    summary: "Update the title, identifiers or links of a medium",
    description:
      "Changes the title, the identifiers or the links of a medium. It may be linked to any number of records, and to " +
      "each of them once.",
    access: user("write"),
    takes: mergePatch(MediaUpdate),
    reply: record(mediaReply, mediaTag),
    versioned: true,
    handle:
      (app) =>
      async ({ actor, params, input, ifMatch }) =>
        pipe(await app.updateMedia(actor, { ...params, ...input, ifMatch }), E.map(linked)),
  }),
  route("linkMedia", {
    method: "post",
    path: "/media/{media_id}/links",
    summary: "Link a medium to one more record",
    description:
      "Adds a record to the links of a medium. If the medium has this link, nothing changes and the status is 200.",
    access: user("write"),
    takes: json(MediaTarget),
    reply: linkReply,
    versioned: true,
    handle:
      (app) =>
      async ({ actor, params, input, ifMatch, repeatable }) =>
        pipe(
          await app.linkMedia(actor, { ...params, ...input, ifMatch }, repeatableFor(repeatable, linkedOf)),
          E.map(linkedOf),
        ),
  }),
  route("unlinkMedia", {
    method: "delete",
    path: "/media/{media_id}/links/{target_type}/{target_id}",
    summary: "Remove a link of a medium",
    description: "Removes a record from the links of a medium. The record and the medium stay.",
    access: user("write"),
    takes: nothing,
    reply: empty,
    versioned: true,
    handle: asActorIfMatch((app) => app.unlinkMedia),
  }),
  route("deleteMedia", {
    method: "delete",
    path: "/media/{media_id}",
    summary: "Delete a medium",
    description: "Deletes the record of a medium. The bytes are kept as long as it can be restored.",
    access: user("write"),
    takes: nothing,
    reply: empty,
    versioned: true,
    handle: asActorIfMatch((app) => app.deleteMedia),
  }),
  route("restoreMedia", {
    method: "post",
    path: "/media/{media_id}/restore",
    summary: "Restore a deleted media object",
    description: "Restores a deleted medium with its title and its links.",
    access: user("write"),
    takes: nothing,
    reply: record(mediaReply, mediaTag),
    errors: ["NotDeleted", "OwnerDeleted"],
    handle:
      (app) =>
      async ({ actor, params, repeatable }) =>
        pipe(await app.restoreMedia(actor, params, repeatableFor(repeatable, linked)), E.map(linked)),
  }),
  route("getMediaThumbnail", {
    method: "get",
    path: "/media/{media_id}/thumbnail",
    summary: "Get a small version of a picture",
    description:
      `${SMALL} It is made at the first request. JPEG, PNG, GIF, WebP, TIFF and AVIF files of at most 100 megapixels ` +
      "have thumbnails.",
    access: treeReader,
    takes: thumbnailInput,
    reply: thumbnail,
    errors: ["NoThumbnail"],
    handle: sendThumbnail,
  }),
  route("getMediaContent", {
    method: "get",
    path: "/media/{media_id}/content",
    summary: "Download the bytes of a medium, or a range of them",
    description:
      `${BYTES} One range of bytes can be requested. Pictures, recordings, videos and PDF files are shown in the ` +
      "browser; all other types are downloads.",
    access: treeReader,
    takes: nothing,
    reply: file,
    handle: sendContent,
  }),
]

/** The bytes of media for visitors without an account. */
export const publicMediaRoutes = [
  route("getPublicMediaThumbnail", {
    method: "get",
    path: "/public/media/{media_id}/thumbnail",
    summary: "Get a small version of a picture",
    description:
      `${SMALL} Only pictures of a visible tree that concern no withheld person are found, and only if the operator ` +
      "lets the service serve media to visitors.",
    access: optionalUser,
    takes: thumbnailInput,
    reply: thumbnail,
    errors: ["NoThumbnail"],
    handle: sendThumbnail,
  }),
  route("getPublicMediaContent", {
    method: "get",
    path: "/public/media/{media_id}/content",
    summary: "Download the bytes of a medium, or a range of them",
    description:
      `${BYTES} Only media of a visible tree that concern no withheld person are found, and only if the operator lets ` +
      "the service serve media to visitors.",
    access: optionalUser,
    takes: nothing,
    reply: file,
    handle: sendContent,
  }),
]
