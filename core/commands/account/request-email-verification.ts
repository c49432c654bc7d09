import * as E from "fp-ts/lib/Either.js"
import { type Command, unchanged } from "../../command.ts"
import { actingUser } from "../../edit/acting-user.ts"

/** A user asks for a fresh verification link; one whose address is verified needs none, and gets none. */
export const requestEmailVerification: Command<Readonly<Record<never, never>>, null> = async (context) => {
  const acting = await actingUser(context)
  if (E.isLeft(acting)) return acting
  const user = acting.right
  if (user.emailVerifiedAt === null) await context.jobs.enqueue({ kind: "send_verification_mail", userId: user.id })
  return unchanged(null)
}
