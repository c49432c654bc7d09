import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { LinkCreate, LinkOpen, linkPath } from "../../../../core/domain/link/link.ts"
import { type CreatedLink, type HeldLink, repeatableFor } from "../../../../core/index.ts"
import { anyone, user } from "../../operation/access.ts"
import { asActor, asReader } from "../../operation/as-caller.ts"
import {
  type AddressedLink,
  createdLinkReply,
  linkReply,
  type OpenedLinkAnswer,
  openedLinkReply,
} from "../../codecs/account/link.ts"
import { json } from "../../request/body/body.ts"
import { type Input, nothing } from "../../request/input.ts"
import { withAddress } from "../../request/with-address.ts"
import { empty, tagged } from "../../response/json-replies.ts"
import { list } from "../../response/list-replies.ts"
import { route } from "../../operation/route.ts"

/** The same input, and whether a program wants the token of the holder in the body. */
const withAcceptToken = <I extends object>({
  query,
  body,
  read,
}: Input<I>): Input<I & { readonly wantsToken: boolean }> => ({
  query,
  body,
  headers: [{ name: "Accept-Token", description: "`true` for the token of the holder in the body, for a program." }],
  read: async (request, host) =>
    pipe(
      await read(request, host),
      E.map((input) => ({ ...input, wantsToken: request.headers["accept-token"] === "true" })),
    ),
})

const addressedAt =
  (address: string) =>
  ({ token, ...link }: CreatedLink): AddressedLink => ({ ...link, url: `${address}${linkPath(token)}` })

const answerOf =
  (wantsToken: boolean) =>
  ({ token, ...opened }: HeldLink): OpenedLinkAnswer => ({
    opened: wantsToken ? { ...opened, token } : opened,
    holderToken: token,
  })

/** Links by which people without an account read a tree. */
export const linkRoutes = [
  route("createLink", {
    method: "post",
    path: "/trees/{tree_id}/links",
    summary: "Make a link by which somebody reads a tree without an account",
    description:
      "Makes a link that ends at `expires_at`, at most 366 days from now. With `shows: public` its holder sees what " +
      "visitors would see if the tree was public, with `shows: members` what viewers see, living people too. Editors " +
      "make the first kind, owners both. The link ends for good when its maker loses this right, and rests while the " +
      "tree is deleted. A tree can have 100 links.",
    access: user("write"),
    takes: withAddress(json(LinkCreate)),
    reply: createdLinkReply,
    errors: ["TooManyLinks"],
    handle:
      (app) =>
      async ({ actor, params, input: { address, ...input }, repeatable }) => {
        const addressed = addressedAt(address)
        return pipe(
          await app.createLink(actor, { ...params, ...input }, repeatableFor(repeatable, addressed)),
          E.map(addressed),
        )
      },
  }),
  route("listLinks", {
    method: "get",
    path: "/trees/{tree_id}/links",
    summary: "List the links of a tree",
    description: "Lists the links that have not ended, oldest first: at most 100. Only editors can read it.",
    access: user("read"),
    takes: nothing,
    reply: list(linkReply, "list"),
    tag: "content",
    handle: asReader((app) => app.listLinks),
  }),
  route("getLink", {
    method: "get",
    path: "/links/{link_id}",
    summary: "Get a link",
    description: "Returns one link that has not ended, without its address. Only editors of its tree can read it.",
    access: user("read"),
    takes: nothing,
    reply: tagged(linkReply, () => null),
    handle: asReader((app) => app.getLink),
  }),
  route("deleteLink", {
    method: "delete",
    path: "/links/{link_id}",
    summary: "End a link",
    description: "Ends a link at once. Editors can end links of `shows: public`, owners all.",
    access: user("write"),
    takes: nothing,
    reply: empty,
    handle: asActor((app) => app.deleteLink),
  }),
  route("openLink", {
    method: "post",
    path: "/links/open",
    summary: "Open a link",
    description:
      "Sets the cookie by which the caller reads the tree of the link with GET requests until the link ends, without an " +
      "account. A further link replaces it. An unknown link, an ended one and a wrong passcode get the same answer.",
    access: anyone,
    tries: { account: ({ input: { token } }, app) => app.findLinkToOpen(token) },
    takes: withAcceptToken(json(LinkOpen)),
    reply: openedLinkReply,
    errors: ["LinkEnded"],
    handle:
      (app) =>
      async ({ input: { wantsToken, ...input } }) =>
        pipe(await app.openLink(input), E.map(answerOf(wantsToken))),
  }),
]
