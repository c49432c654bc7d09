import * as t from "io-ts"
import { instant, nullable, oneOf, type Wire, wire } from "../../../../core/codec/wire.ts"
import { type LinkRead, linkViews, type OpenedLink } from "../../../../core/domain/link/link.ts"
import { LinkId, PersonId, TreeId, UserId } from "../../../../core/domain/ids.ts"
import { createdWithoutLocation, ok } from "../../response/json-replies.ts"
import { JSON_TYPE, type Reply } from "../../answer/reply.ts"

export const linkMaker: Wire<LinkRead["createdBy"]> = wire("LinkMaker", { id: UserId, displayName: nullable(t.string) })

const fields = {
  id: LinkId,
  name: nullable(t.string),
  shows: oneOf(linkViews),
  personId: nullable(PersonId),
  expiresAt: instant,
  createdBy: linkMaker,
  opened: t.number,
  lastOpenedAt: nullable(instant),
  createdAt: instant,
}

export const linkReply: Wire<LinkRead> = wire("LinkRead", fields)

/** A new link with its address. */
export type AddressedLink = LinkRead & { readonly url: string }

export const createdLink: Wire<AddressedLink> = wire("CreatedLink", { ...fields, url: t.string })

const created = createdWithoutLocation(createdLink)

/** A new link. Its address is a secret that only this answer has. */
export const createdLinkReply: Reply<AddressedLink> = {
  ...created,
  headers: ["Location"],
  isSecret: true,
  answer: (value, to) => ({ ...created.answer(value, to), location: `/links/${value.id}` }),
}

/** An opened link, with the token of its holder for a program that asked for it. */
export interface OpenedLinkAnswer {
  readonly opened: OpenedLink & { readonly token?: string }
  readonly holderToken: string
}

export const openedLink: Wire<OpenedLinkAnswer["opened"]> = wire(
  "OpenedLink",
  { treeId: TreeId, personId: nullable(PersonId), shows: oneOf(linkViews), expiresAt: instant },
  { token: t.string },
)

const opened = ok(openedLink)

/** The opened link in the body, and the token of its holder in the cookie. */
export const openedLinkReply: Reply<OpenedLinkAnswer> = {
  status: 200,
  mediaType: JSON_TYPE,
  codec: openedLink,
  shape: "record",
  headers: ["Set-Cookie"],
  isSecret: true,
  answer: ({ opened: value, holderToken }, to) => ({
    ...opened.answer(value, to),
    link: { token: holderToken, expiresAt: value.expiresAt },
  }),
}
