import * as E from "fp-ts/lib/Either.js"
import { actingUser } from "../../edit/account/acting-user.ts"
import { type Command, done, unchanged } from "../../use-case/command.ts"

/** The address of the user's calendar no longer works. */
export const deleteCalendar: Command<null, null> = async (context) => {
  const user = await actingUser(context)
  if (E.isLeft(user)) return user
  if (user.right.calendarHash === null) return unchanged(null)
  const { users, now } = context
  await users.update({ ...user.right, calendarHash: null, updatedAt: now })
  return done(null, {
    action: "user.delete_calendar",
    entityType: "user",
    entityId: user.right.id,
    treeId: null,
  })
}
