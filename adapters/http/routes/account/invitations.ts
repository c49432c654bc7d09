import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { InvitationAccept, InvitationOpen } from "../../../../core/domain/account/account-input.ts"
import { InvitationCreate, invitationPath } from "../../../../core/domain/invitation/invitation.ts"
import { type CreatedInvitation, repeatableFor } from "../../../../core/index.ts"
import { anyone, unverifiedSession, user } from "../../operation/access.ts"
import { asActor, asReader } from "../../operation/as-caller.ts"
import {
  createdInvitationReply,
  invitationReply,
  type LinkedInvitation,
  openedInvitationReply,
} from "../../codecs/account/invitation.ts"
import { memberReply } from "../../codecs/tree.ts"
import { json } from "../../request/body/body.ts"
import { nothing } from "../../request/input.ts"
import { withAddress } from "../../request/with-address.ts"
import { empty, ok, tagged } from "../../response/json-replies.ts"
import { list } from "../../response/list-replies.ts"
import { route } from "../../operation/route.ts"

/** The invitation with the link that contains its token. */
const linkedAt =
  (address: string) =>
  ({ token, ...invitation }: CreatedInvitation): LinkedInvitation => ({
    ...invitation,
    url: `${address}${invitationPath(token)}`,
  })

/** Invitations to trees. */
export const invitationRoutes = [
  route("createInvitation", {
    method: "post",
    path: "/trees/{tree_id}/invitations",
    summary: "Invite somebody to a tree by a link",
    description:
      "Creates a link that makes one person a member of the tree. With `email` the service also mails the invitation, " +
      "by another link, and only an account with that address can accept it. It ends when the owner who made it is no " +
      "owner of the tree any more. Only owners can do this. A tree can have 100 open invitations. An account can mail " +
      "100 invitations a day, 3 of them to one address. An address gets at most 10 a day from all accounts; a further " +
      "invitation has only its link.",
    access: user("members"),
    least: "owner",
    tries: { account: ({ actor }) => actor.userId },
    takes: withAddress(json(InvitationCreate)),
    reply: createdInvitationReply,
    errors: ["TooManyInvitations"],
    handle:
      (app) =>
      async ({ actor, params, input: { address, ...input }, repeatable }) => {
        const linked = linkedAt(address)
        return pipe(
          await app.createInvitation(actor, { ...params, ...input }, repeatableFor(repeatable, linked)),
          E.map(linked),
        )
      },
  }),
  route("listInvitations", {
    method: "get",
    path: "/trees/{tree_id}/invitations",
    summary: "List the open invitations of a tree",
    description: "Lists the invitations that are not accepted yet, oldest first: at most 100. Only owners can read it.",
    access: user("members"),
    takes: nothing,
    reply: list(invitationReply, "list"),
    tag: "content",
    handle: asReader((app) => app.listInvitations),
  }),
  route("getInvitation", {
    method: "get",
    path: "/trees/{tree_id}/invitations/{invitation_id}",
    summary: "Get an open invitation",
    description: "Returns one invitation that is not accepted yet, without its link. Only owners can read it.",
    access: user("members"),
    takes: nothing,
    reply: tagged(invitationReply, () => null),
    handle: asReader((app) => app.getInvitation),
  }),
  route("revokeInvitation", {
    method: "delete",
    path: "/trees/{tree_id}/invitations/{invitation_id}",
    summary: "Revoke an invitation",
    description: "Revokes an open invitation. Its link stops working at once. Only owners can do this.",
    access: user("members"),
    takes: nothing,
    reply: empty,
    handle: asActor((app) => app.revokeInvitation),
  }),
  route("openInvitation", {
    method: "post",
    path: "/invitations/open",
    summary: "Read an invitation with the token of its link",
    description:
      "Returns the tree, the owner who invites, and the role. It needs no account, and does not use the invitation up.",
    access: anyone,
    takes: json(InvitationOpen),
    tries: { account: () => null },
    reply: ok(openedInvitationReply),
    errors: ["InvalidToken"],
    handle:
      (app) =>
      ({ input }) =>
        app.openInvitation(input),
  }),
  route("acceptInvitation", {
    method: "post",
    path: "/invitations/accept",
    summary: "Accept an invitation",
    description:
      "Makes the caller a member of the tree of the invitation and uses the invitation up. An existing member keeps " +
      "the higher role. An invitation to an address is accepted only by the account with that address, which must be " +
      "verified. The token of the mailed link also verifies that address: then every other session of the account " +
      "ends, and its API tokens are revoked.",
    access: unverifiedSession,
    least: "viewer",
    tries: { account: ({ actor }) => actor.userId },
    takes: json(InvitationAccept),
    reply: ok(memberReply),
    errors: ["InvalidToken", "WrongAccount", "Forbidden"],
    handle: asActor((app) => app.acceptInvitation),
  }),
]
