import * as E from "fp-ts/lib/Either.js"
import { actingUser } from "../../edit/account/acting-user.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import { type Command, done } from "../../use-case/command.ts"

/** The token of a calendar. Only this answer contains it. */
export interface CreatedCalendar {
  readonly token: string
}

/** A user makes an address for the calendar of their trees. An earlier address no longer works. */
export const createCalendar =
  (tokens: Pick<Tokens, "make" | "hash">): Command<null, CreatedCalendar> =>
  async (context) => {
    const user = await actingUser(context)
    if (E.isLeft(user)) return user
    const token = tokens.make()
    const { users, now } = context
    await users.update({ ...user.right, calendarHash: tokens.hash(token), updatedAt: now })
    return done(
      { token },
      { action: "user.create_calendar", entityType: "user", entityId: user.right.id, treeId: null },
    )
  }
