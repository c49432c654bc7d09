import * as E from "fp-ts/lib/Either.js"
import { type Command, unchanged } from "../../command.ts"

/** A user asks for a fresh verification link; one whose address is verified needs none, and gets none. */
export const requestEmailVerification: Command<Readonly<Record<never, never>>, null> = async ({ users, jobs, actor }) => {
  const user = await users.find(actor.userId)
  if (user === null) return E.left({ _tag: "Unauthenticated" })
  if (user.emailVerifiedAt === null) await jobs.enqueue({ kind: "send_verification_mail", userId: user.id })
  return unchanged(null)
}
