import { CommentCreate, CommentUpdate } from "../../../core/domain/comment/comment.ts"
import { commentReply, commentTag } from "../codecs/comment.ts"
import { user } from "../operation/access.ts"
import { asActor, asActorIfMatch, asReader } from "../operation/as-caller.ts"
import { route } from "../operation/route.ts"
import { json, mergePatch } from "../request/body/body.ts"
import { nothing, query } from "../request/input.ts"
import { cursor, limit } from "../request/parameters.ts"
import { created, empty, record } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"

const listed = "Lists the comments, oldest first. For members of the tree. Without `limit` a page has at most 1,000."
const written = "Adds a comment. Any member of the tree can comment, and mention members who see the record in full."

const reading = {
  method: "get",
  access: user("read"),
  takes: query({ limit, cursor }),
  reply: list(commentReply),
} as const
const writing = {
  method: "post",
  access: user("propose"),
  takes: json(CommentCreate),
  reply: created(commentReply, ({ id }) => `/comments/${id}`, commentTag),
} as const

/** What members say about persons, events, media and sources. */
export const commentRoutes = [
  route("listPersonComments", {
    ...reading,
    path: "/persons/{person_id}/comments",
    summary: "List the comments on a person",
    description: listed,
    handle: asReader((app) => app.listComments),
  }),
  route("createPersonComment", {
    ...writing,
    path: "/persons/{person_id}/comments",
    summary: "Comment on a person",
    description: written,
    handle: asActor((app) => app.createComment),
  }),
  route("listEventComments", {
    ...reading,
    path: "/events/{event_id}/comments",
    summary: "List the comments on an event",
    description: listed,
    handle: asReader((app) => app.listComments),
  }),
  route("createEventComment", {
    ...writing,
    path: "/events/{event_id}/comments",
    summary: "Comment on an event",
    description: written,
    handle: asActor((app) => app.createComment),
  }),
  route("listMediaComments", {
    ...reading,
    path: "/media/{media_id}/comments",
    summary: "List the comments on a medium",
    description: listed,
    handle: asReader((app) => app.listComments),
  }),
  route("createMediaComment", {
    ...writing,
    path: "/media/{media_id}/comments",
    summary: "Comment on a medium",
    description: written,
    handle: asActor((app) => app.createComment),
  }),
  route("listSourceComments", {
    ...reading,
    path: "/sources/{source_id}/comments",
    summary: "List the comments on a source",
    description: listed,
    handle: asReader((app) => app.listComments),
  }),
  route("createSourceComment", {
    ...writing,
    path: "/sources/{source_id}/comments",
    summary: "Comment on a source",
    description: written,
    handle: asActor((app) => app.createComment),
  }),
  route("getComment", {
    method: "get",
    path: "/comments/{comment_id}",
    summary: "Get one comment",
    description: "Returns one comment. For members of the tree who see its subject in full.",
    access: user("read"),
    takes: nothing,
    reply: record(commentReply, commentTag),
    handle: asReader((app) => app.getComment),
  }),
  route("updateComment", {
    method: "patch",
    path: "/comments/{comment_id}",
    summary: "Change a comment",
    description: "Changes the text or the mentions. Only its author can change a comment.",
    access: user("propose"),
    takes: mergePatch(CommentUpdate),
    reply: record(commentReply, commentTag),
    versioned: true,
    handle: asActorIfMatch((app) => app.updateComment),
  }),
  route("deleteComment", {
    method: "delete",
    path: "/comments/{comment_id}",
    summary: "Delete a comment",
    description: "Deletes a comment. Its author and editors can delete it.",
    access: user("propose"),
    takes: nothing,
    reply: empty,
    versioned: true,
    handle: asActorIfMatch((app) => app.deleteComment),
  }),
  route("restoreComment", {
    method: "post",
    path: "/comments/{comment_id}/restore",
    summary: "Restore a deleted comment",
    description: "Restores a deleted comment. Its author and editors can restore it. Its subject must exist.",
    access: user("propose"),
    takes: nothing,
    reply: record(commentReply, commentTag),
    errors: ["NotDeleted", "OwnerDeleted"],
    handle: asActor((app) => app.restoreComment),
  }),
]
