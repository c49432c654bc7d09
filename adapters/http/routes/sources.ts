import { CitationCreate, CitationUpdate } from "../../../core/domain/evidence/citation.ts"
import { SourceCreate, SourceUpdate } from "../../../core/domain/evidence/source.ts"
import { treeReader, user } from "../operation/access.ts"
import { asActor, asActorIfMatch, asReader } from "../operation/as-caller.ts"
import { json, mergePatch } from "../request/body/body.ts"
import { nothing, query } from "../request/input.ts"
import { citationListOf, citationParameters } from "../request/lists/record-lists.ts"
import { cursor, deleted, limit, sourceSearch } from "../request/parameters.ts"
import { citationReply, sourceReply } from "../codecs/source.ts"
import { created, empty, record } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"
import { route } from "../operation/route.ts"

/** Sources, and the citations that link them to facts. */
export const sourceRoutes = [
  route("createSource", {
    method: "post",
    path: "/trees/{tree_id}/sources",
    summary: "Create a source",
    description: "Creates a source, such as a parish register or a book. Citations refer to it.",
    access: user("write"),
    takes: json(SourceCreate),
    reply: created(sourceReply, ({ id }) => `/sources/${id}`),
    handle: asActor((app) => app.createSource),
  }),
  route("listSources", {
    method: "get",
    path: "/trees/{tree_id}/sources",
    summary: "List the sources of a tree",
    description: "Lists the sources of a tree in the order of their creation.",
    access: treeReader,
    takes: query({ deleted, q: sourceSearch, limit, cursor }),
    reply: list(sourceReply),
    tag: "revision",
    handle: asReader((app) => app.listSources),
  }),
  route("getSource", {
    method: "get",
    path: "/sources/{source_id}",
    summary: "Get one source",
    description: "Returns one source with everything that is known about it.",
    access: treeReader,
    takes: nothing,
    reply: record(sourceReply),
    handle: asReader((app) => app.getSource),
  }),
  route("updateSource", {
    method: "patch",
    path: "/sources/{source_id}",
    summary: "Update a source",
    description: "Changes the fields of a source. Fields that are absent stay as they are.",
    access: user("write"),
    takes: mergePatch(SourceUpdate),
    reply: record(sourceReply),
    versioned: true,
    handle: asActorIfMatch((app) => app.updateSource),
  }),
  route("deleteSource", {
    method: "delete",
    path: "/sources/{source_id}",
    summary: "Delete a source with its citations",
    description: "Deletes a source with all its citations.",
    access: user("write"),
    takes: nothing,
    reply: empty,
    versioned: true,
    handle: asActorIfMatch((app) => app.deleteSource),
  }),
  route("restoreSource", {
    method: "post",
    path: "/sources/{source_id}/restore",
    summary: "Restore a deleted source with the citations and media that were deleted with it",
    description: "Restores a deleted source with the citations and media that were deleted with it.",
    access: user("write"),
    takes: nothing,
    reply: record(sourceReply),
    errors: ["NotDeleted"],
    handle: asActor((app) => app.restoreSource),
  }),
  route("createCitation", {
    method: "post",
    path: "/trees/{tree_id}/citations",
    summary: "Create a citation",
    description: "Links a source to a person, an event, a name or a relationship. Exactly one of these is required.",
    access: user("write"),
    takes: json(CitationCreate),
    reply: created(citationReply, ({ id }) => `/citations/${id}`),
    handle: asActor((app) => app.createCitation),
  }),
  route("listCitations", {
    method: "get",
    path: "/trees/{tree_id}/citations",
    summary: "List the citations of a tree",
    description: "Lists the citations of a tree in the order of their creation.",
    access: treeReader,
    takes: query({ deleted, ...citationParameters, limit, cursor }),
    reply: list(citationReply),
    tag: "revision",
    handle:
      (app) =>
      ({ reader, params, input }) =>
        app.listCitations(reader, { ...params, ...citationListOf(input) }),
  }),
  route("getCitation", {
    method: "get",
    path: "/citations/{citation_id}",
    summary: "Get one citation",
    description: "Returns one citation with the ids of its source and its target.",
    access: treeReader,
    takes: nothing,
    reply: record(citationReply),
    handle: asReader((app) => app.getCitation),
  }),
  route("updateCitation", {
    method: "patch",
    path: "/citations/{citation_id}",
    summary: "Update a citation",
    description:
      "Changes the page, the detail or the confidence of a citation. Its source and its target cannot be changed.",
    access: user("write"),
    takes: mergePatch(CitationUpdate),
    reply: record(citationReply),
    versioned: true,
    handle: asActorIfMatch((app) => app.updateCitation),
  }),
  route("deleteCitation", {
    method: "delete",
    path: "/citations/{citation_id}",
    summary: "Delete a citation",
    description: "Deletes a citation. Its source and its target stay.",
    access: user("write"),
    takes: nothing,
    reply: empty,
    versioned: true,
    handle: asActorIfMatch((app) => app.deleteCitation),
  }),
  route("restoreCitation", {
    method: "post",
    path: "/citations/{citation_id}/restore",
    summary: "Restore a deleted citation",
    description: "Restores a deleted citation. Its source and its target must exist.",
    access: user("write"),
    takes: nothing,
    reply: record(citationReply),
    errors: ["NotDeleted", "OwnerDeleted"],
    handle: asActor((app) => app.restoreCitation),
  }),
]
