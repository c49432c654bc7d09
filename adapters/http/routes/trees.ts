import { MemberCreate, MemberUpdate } from "../../../core/domain/account/account-input.ts"
import { PersonId, UserId } from "../../../core/domain/ids.ts"
import { TreeCreate, TreeUpdate, TreePurge } from "../../../core/domain/tree.ts"
import { TreeAiUpdate } from "../../../core/domain/tree-ai.ts"
import { session, treeReader, user } from "../operation/access.ts"
import { asActor, asActorIfMatch, asReader } from "../operation/as-caller.ts"
import { json, mergePatch } from "../request/body/body.ts"
import { nothing, query } from "../request/input.ts"
import { cursor, flag, idOrNull, limit } from "../request/parameters.ts"
import { exposureReply } from "../codecs/exposure.ts"
import { treeAiReply } from "../codecs/instance.ts"
import { anyTreeReply, auditEntryReply, memberReply, memberTag, treeReply, treeTag } from "../codecs/tree.ts"
import { created, empty, ok, record, tagged } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"
import { route } from "../operation/route.ts"

/** The id of any record; all ids have the same form. */
const entityId = PersonId

/** Trees, their members and their audit log. */
export const treeRoutes = [
  route("createTree", {
    method: "post",
    path: "/trees",
    summary: "Create a tree",
    description: "Creates an empty tree. The caller becomes its owner.",
    access: user("write"),
    takes: json(TreeCreate),
    reply: created(treeReply, ({ id }) => `/trees/${id}`, treeTag),
    errors: ["Forbidden"],
    handle: asActor((app) => app.createTree),
  }),
  route("listTrees", {
    method: "get",
    path: "/trees",
    summary: "List your trees",
    description: "Lists the trees of which the caller is a member, oldest first.",
    access: user("read"),
    takes: query({ deleted: flag("List the deleted trees that you own and can restore instead."), limit, cursor }),
    reply: list(treeReply),
    handle: asReader((app) => app.listTrees),
  }),
  route("getTree", {
    method: "get",
    path: "/trees/{tree_id}",
    summary: "One tree",
    description:
      "Returns one tree. Members get `TreeRead`. Other readers of a visible tree get `PublicTreeRead`, which has fewer fields.",
    access: treeReader,
    takes: nothing,
    reply: record(anyTreeReply, treeTag),
    handle: asReader((app) => app.getTree),
  }),
  route("updateTree", {
    method: "patch",
    path: "/trees/{tree_id}",
    summary: "Update a tree",
    description: "Changes the name, the description, the visibility or the home person of a tree. Editors can do this.",
    access: user("write"),
    takes: mergePatch(TreeUpdate),
    reply: record(treeReply, treeTag),
    versioned: true,
    handle: asActorIfMatch((app) => app.updateTree),
  }),
  route("deleteTree", {
    method: "delete",
    path: "/trees/{tree_id}",
    summary: "Delete a tree; it can be restored within the recovery window",
    description: "Deletes a tree for everyone except its owners, who can restore it within the recovery window.",
    access: user("write"),
    takes: nothing,
    reply: empty,
    versioned: true,
    handle: asActorIfMatch((app) => app.deleteTree),
  }),
  route("restoreTree", {
    method: "post",
    path: "/trees/{tree_id}/restore",
    summary: "Restore a deleted tree",
    description: "Restores a deleted tree with everything in it. Only owners can do this.",
    access: user("write"),
    least: "owner",
    takes: nothing,
    reply: record(treeReply, treeTag),
    handle: asActor((app) => app.restoreTree),
  }),
  route("purgeTree", {
    method: "post",
    path: "/trees/{tree_id}/purge",
    summary: "Purge a deleted tree permanently",
    description:
      "Removes a deleted tree and its media permanently. The name of the tree must be repeated as confirmation.",
    access: session,
    takes: json(TreePurge),
    reply: empty,
    errors: ["TreeNotDeleted"],
    handle: asActor((app) => app.purgeTree),
  }),
  route("getTreeAi", {
    method: "get",
    path: "/trees/{tree_id}/ai",
    summary: "Get the AI policy of a tree and the configured providers",
    description:
      "Returns which AI providers the members and the recommender of a tree use, and which providers the instance offers.",
    access: user("read"),
    takes: nothing,
    reply: ok(treeAiReply),
    handle: asReader((app) => app.getTreeAi),
  }),
  route("updateTreeAi", {
    method: "patch",
    path: "/trees/{tree_id}/ai",
    summary: "Set the AI policy of a tree",
    description: "Selects the AI providers of a tree, or none. Only owners can do this.",
    access: user("write"),
    takes: mergePatch(TreeAiUpdate),
    reply: ok(treeAiReply),
    versioned: true,
    handle: asActorIfMatch((app) => app.updateTreeAi),
  }),
  route("getExposure", {
    method: "get",
    path: "/trees/{tree_id}/exposure",
    summary: "Count what visitors without an account see of a tree, with the reasons",
    description:
      "Counts the persons of a tree by what visitors without an account see of them, and by the facts that decide. It " +
      "also names the persons who become visible this year and next year. Only editors can read it.",
    access: user("read"),
    takes: nothing,
    reply: ok(exposureReply),
    tag: "revision",
    handle: asReader((app) => app.getExposure),
  }),
  route("listMembers", {
    method: "get",
    path: "/trees/{tree_id}/members",
    summary: "List the members of a tree",
    description: "Lists the members of a tree with their roles, in the order in which they joined.",
    access: user("members"),
    takes: nothing,
    reply: list(memberReply, "list"),
    tag: "revision and accounts",
    handle: asReader((app) => app.listMembers),
  }),
  route("addMember", {
    method: "post",
    path: "/trees/{tree_id}/members",
    summary: "Add a user to a tree",
    description: "Adds the account with this e-mail address to the tree. Only owners can do this.",
    access: user("members"),
    least: "owner",
    takes: json(MemberCreate),
    tries: { account: ({ actor }) => actor.userId },
    reply: created(memberReply, ({ userId }, members) => `${members}/${userId}`),
    errors: ["AlreadyMember"],
    handle: asActor((app) => app.addMember),
  }),
  route("getMember", {
    method: "get",
    path: "/trees/{tree_id}/members/{user_id}",
    summary: "Get one member of a tree",
    description: "Returns one member of a tree. The `Location` of an added member leads here.",
    access: user("members"),
    takes: nothing,
    reply: tagged(memberReply, memberTag),
    handle: asReader((app) => app.getMember),
  }),
  route("updateMember", {
    method: "patch",
    path: "/trees/{tree_id}/members/{user_id}",
    summary: "Change the role of a member",
    description: "Changes the role of a member. Only owners can do this. A tree keeps at least one owner.",
    access: user("members"),
    takes: mergePatch(MemberUpdate),
    reply: ok(memberReply),
    errors: ["LastOwner"],
    handle: asActor((app) => app.updateMember),
  }),
  route("removeMember", {
    method: "delete",
    path: "/trees/{tree_id}/members/{user_id}",
    summary: "Remove a member from a tree",
    description:
      "Ends a membership. Owners can remove everyone, and members can remove themselves. A tree keeps at least one owner.",
    access: user("members"),
    takes: nothing,
    reply: empty,
    errors: ["LastOwner"],
    handle: asActor((app) => app.removeMember),
  }),
  route("listAudit", {
    method: "get",
    path: "/trees/{tree_id}/audit",
    summary: "List the audit entries of a tree, newest first",
    description:
      "Lists the changes of a tree with the values before and after each change, newest first. Only editors can read it.",
    access: user("read"),
    takes: query({
      entityId: idOrNull("Only entries about this record, and those of imports that made it.", entityId),
      actorId: idOrNull("Only entries by this user.", UserId),
      limit,
      cursor,
    }),
    reply: list(auditEntryReply),
    tag: "revision and accounts",
    handle: asReader((app) => app.listAudit),
  }),
]
