import * as E from "fp-ts/lib/Either.js"
import { UserId } from "../ids.ts"

/**
 * The reader as which a tree is viewed: a visitor without an account, a user without a role in the tree, or one
 * member.
 */
export type ViewedReader = "anonymous" | "user" | UserId

/** The id of the user without a role: no account has it, because ids of accounts are never all zeros. */
const userWithoutRole = ((): UserId => {
  const decoded = UserId.decode("00000000-0000-0000-0000-000000000000")
  if (E.isLeft(decoded)) throw new Error("The id of the user without a role is no id of an account.")
  return decoded.right
})()

/** The id that reads go by. Null for a visitor without an account. */
export const userIdOf = (viewed: ViewedReader): UserId | null => {
  if (viewed === "anonymous") return null
  return viewed === "user" ? userWithoutRole : viewed
}
