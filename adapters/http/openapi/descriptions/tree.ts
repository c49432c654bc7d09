import { TreeCreate, TreePurge, TreeUpdate } from "../../../../core/domain/tree.ts"
import { TreeAiUpdate } from "../../../../core/domain/tree-ai.ts"
import { treeAiReply } from "../../codecs/instance.ts"
import { auditActor, auditEntryReply, memberReply, publicTreeReply, treeReply } from "../../codecs/tree.ts"
import { describe } from "./describe.ts"

const name = "The name of the tree."
const description = "A text about the tree for its readers. Null if there is none."
const visibility =
  "Who besides the members may read the tree: `private` is for members only, `site_members` for signed-in users, " +
  "`unlisted` for everyone who has the address, `public` for everyone."
const role = "The role of the caller in the tree. Null if the caller is not a member."
const revision = "The number of the last change in the tree. It increases with every committed write in the tree."
const aiMemberProvider =
  "The AI provider of the assistants of members, by its name. Only their tokens reach the tree. Null for none."
const aiRecommenderProvider =
  "The AI provider of the recommenders, which propose relationships, by its name. Only their tokens reach the tree. Null for none."

const aiSeesLiving =
  "Whether assistants see living people, as a viewer of the tree does. By default they see what a reader without an account sees."

/** The texts of trees, their members and their audit log. */
export const treeTexts = {
  ...describe(TreeCreate, "A new tree.", {
    name,
    description,
    visibility: `${visibility} The default is \`private\`.`,
  }),
  ...describe(TreeUpdate, "The changes of a tree. Absent fields stay as they are.", {
    name,
    description,
    visibility,
    homePersonId: "The person that the tree shows first. Null removes the choice.",
  }),
  ...describe(TreePurge, "The confirmation to purge a tree.", {
    name: "The name of the tree, repeated as confirmation.",
  }),
  ...describe(treeReply, "A tree as its members see it.", {
    name,
    description,
    visibility,
    homePersonId: "The person that the tree shows first. Null if none is chosen.",
    ownerId: "The account that is responsible for the tree and its storage.",
    aiMemberProvider,
    aiRecommenderProvider,
    role,
    personCount: "The number of persons in the tree.",
    revision: `${revision} Null for assistants.`,
    deletedAt: "When the tree was deleted, in UTC. Null if it is not deleted.",
  }),
  ...describe(publicTreeReply, "A tree as readers see it who are not members.", {
    name,
    description,
    visibility,
    homePersonId: "The person that the tree shows first. Null if none is chosen, or if the reader may not see them.",
    role,
    revision: `${revision} Null for readers who are not members, and for assistants.`,
  }),
  ...describe(TreeAiUpdate, "The choice of AI providers. Absent fields stay as they are.", {
    aiMemberProvider,
    aiRecommenderProvider,
    aiSeesLiving,
  }),
  ...describe(treeAiReply, "The AI providers of a tree, and those that can be chosen.", {
    aiMemberProvider,
    aiRecommenderProvider,
    aiSeesLiving,
    providers: "The providers that the instance offers.",
  }),
  ...describe(memberReply, "A member of a tree.", {
    userId: "The account of the member.",
    displayName: "The name that the member has given. Null if there is none.",
    role: "The role of the member: an `owner` can do everything, an `editor` changes records, a `viewer` reads.",
    createdAt: "When the membership began, in UTC.",
  }),
  ...describe(auditEntryReply, "One change in a tree.", {
    changeId: "The change that the entry belongs to, as in `/changes`.",
    at: "When the change was made, in UTC.",
    via: "By which credentials the change was made.",
    actor: "The user who made the change. Null for the system, and for an account that was deleted.",
    actorType: "Whether a user or the service itself made the change.",
    action: "What happened, for example `create`, `update` or `delete`.",
    entityType: "The kind of the changed record.",
    entityId: "The id of the changed record.",
    before: "The record before the change. Null if there was none.",
    after: "The record after the change. Null if there is none.",
    proposalId: "The proposal that contained the change. Null for a direct change.",
    requestId: "The `X-Request-Id` of the request that made the change. Null for work without a request.",
  }),
  ...describe(auditActor, "The user who made a change.", {
    displayName: "The name that the user has given. Null if there is none.",
  }),
}
