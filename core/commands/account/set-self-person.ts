import * as E from "fp-ts/lib/Either.js"
import { type Command, type Context, done, unchanged } from "../../use-case/command.ts"
import { readableTree } from "../../domain/access.ts"
import { invalid } from "../../domain/errors.ts"
import type { PersonId } from "../../domain/ids.ts"
import { visibilityOf } from "../../domain/privacy.ts"
import type { User } from "../../domain/account/user.ts"
import { actingUser } from "../../edit/account/acting-user.ts"

/**
 * A user sets which person of a tree is the user. Null clears it, an absent value changes nothing. The user must
 * see the person in full.
 */
export const setSelfPerson: Command<{ readonly personId?: PersonId | null | undefined }, User> = async (
  context,
  { personId },
) => {
  const { users, now } = context
  if (personId !== null && personId !== undefined && !(await isSeenInFull(context, personId))) {
    return E.left(invalid("personId", "must be a person that you see in full"))
  }
  const acting = await actingUser(context)
  if (E.isLeft(acting)) return acting
  const user = acting.right
  if (personId === undefined || user.selfPersonId === personId) return unchanged(user)
  const after: User = { ...user, selfPersonId: personId, formerSelfPersonId: null, updatedAt: now }
  await users.update(after)
  return done(after, {
    action: "user.set_self_person",
    entityType: "user",
    entityId: user.id,
    treeId: null,
  })
}

const isSeenInFull = async ({ persons, trees, actor, now }: Context, personId: PersonId): Promise<boolean> => {
  const person = await persons.find(personId)
  if (person === null || person.deletedAt !== null) return false
  const access = readableTree(await trees.access(person.treeId, actor.userId), {
    userId: actor.userId,
    surface: "member",
  })
  if (E.isLeft(access)) return false
  return visibilityOf({ userId: actor.userId, role: access.right.role, year: now.getUTCFullYear() }, person) === "full"
}
