import * as E from "fp-ts/lib/Either.js"
import type * as t from "io-ts"
import type { FieldError } from "../../codec/field-error.ts"
import { optionalName } from "../../codec/optional-text.ts"
import { instant, lineText, nullable, oneOf, text, wire } from "../../codec/wire.ts"
import { hasRole } from "../access.ts"
import { type LinkId, PersonId, type TreeId, type UserId } from "../ids.ts"
import type { Role } from "../tree.ts"

/** What the holder of a link sees: what visitors see of a public tree, or what viewers see. */
export const linkViews = ["public", "members"] as const
export type LinkView = (typeof linkViews)[number]

/**
 * A link by which somebody reads a tree without an account until it ends. Only the link has its token, and only its
 * opener has the token of the holder. This record has the SHA-256 of both, in hex.
 */
export interface Link {
  readonly id: LinkId
  readonly treeId: TreeId
  readonly name: string | null
  readonly shows: LinkView
  /** Where the app begins. */
  readonly personId: PersonId | null
  readonly makerId: UserId
  readonly tokenHash: string
  readonly holderHash: string
  /** The key that makes the token of the holder from the token of the link. */
  readonly holderKey: string
  readonly passcodeHash: string | null
  /** How often it was opened, and when the last time. */
  readonly opened: number
  readonly lastOpenedAt: Date | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** A link with the display name of the member who made it, as the editors of the tree see it. */
export type LinkRead = Pick<
  Link,
  "id" | "name" | "shows" | "personId" | "expiresAt" | "opened" | "lastOpenedAt" | "createdAt"
> & { readonly createdBy: { readonly id: UserId; readonly displayName: string | null } }

/** A link with the display name of its maker. */
export type MadeLink = Link & { readonly makerName: string | null }

export const linkRead = (link: MadeLink): LinkRead => {
  const { id, name, shows, personId, expiresAt, opened, lastOpenedAt, createdAt, makerId, makerName } = link
  const createdBy = { id: makerId, displayName: makerName }
  return { id, name, shows, personId, expiresAt, createdBy, opened, lastOpenedAt, createdAt }
}

/** A link as its holder sees it. */
export type OpenedLink = Pick<Link, "treeId" | "personId" | "shows" | "expiresAt">

/** What the holder of a link may read. */
export interface LinkGrant {
  readonly id: LinkId
  readonly treeId: TreeId
  readonly shows: LinkView
}

const Passcode = lineText(64, 8)

/** The body that makes a link. */
export const LinkCreate = wire(
  "LinkCreate",
  { shows: oneOf(linkViews), expiresAt: instant },
  { name: optionalName(200), personId: nullable(PersonId), passcode: nullable(Passcode) },
)
export type LinkCreate = t.TypeOf<typeof LinkCreate>

/** The body that opens a link. Any text is accepted as its token; only a valid one works. */
export const LinkOpen = wire("LinkOpen", { token: text(1_024) }, { passcode: nullable(lineText(1_024)) })
export type LinkOpen = t.TypeOf<typeof LinkOpen>

/** The most links of one tree that have not ended. */
export const MOST_LINKS = 100

const DAY_MS = 86_400_000
const MOST_DAYS = 366

/** When a link ends that is made now, or what is wrong with the wanted moment. */
export const linkEnd = (wanted: Date, now: Date): E.Either<FieldError, Date> => {
  if (wanted <= now) return E.left({ path: "expiresAt", message: "must be in the future" })
  return wanted.getTime() <= now.getTime() + MOST_DAYS * DAY_MS
    ? E.right(wanted)
    : E.left({ path: "expiresAt", message: `must be at most ${MOST_DAYS} days from now` })
}

/** The role that a member needs to make a link, and keeps to have it open. */
export const roleForLink = (shows: LinkView): Role => (shows === "members" ? "owner" : "editor")

/** Whether a member of this role may have a link with this view. */
export const mayHaveLink = (role: Role | null, shows: LinkView): boolean => hasRole(role, roleForLink(shows))

/** How the token of a holder begins. No other token begins so. */
export const HOLDER_TOKEN_PREFIX = "stl_"

/** The path of the page that opens a link. Browsers send no fragment, so no server logs the token. */
export const linkPath = (token: string): string => `/link#${token}`
