import * as E from "fp-ts/lib/Either.js"
import { type LinkId, UserId } from "../ids.ts"
import type { LinkGrant } from "../link/link.ts"

/** The user that a tree is viewed as: a visitor without an account, a user without a role in the tree, or one member. */
type ViewedUser = "anonymous" | "user" | UserId

/** The reader as which a tree is viewed: a user, or the holder of a link. */
export type ViewedReader = ViewedUser | { readonly linkId: LinkId }

/** What the viewed reader reads by: an account, a link, or neither. */
export interface ViewedAs {
  readonly userId: UserId | null
  readonly link?: LinkGrant
}

/** The id of the user without a role: no account has it, because ids of accounts are never all zeros. */
const userWithoutRole = ((): UserId => {
  const decoded = UserId.decode("00000000-0000-0000-0000-000000000000")
  if (E.isLeft(decoded)) throw new Error("The id of the user without a role is no id of an account.")
  return decoded.right
})()

/** The id that reads go by. Null for a visitor without an account. */
export const userIdOf = (viewed: ViewedUser): UserId | null => {
  if (viewed === "anonymous") return null
  return viewed === "user" ? userWithoutRole : viewed
}
