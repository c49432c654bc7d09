import { type DomainError, invalid } from "../../domain/errors.ts"
import type { UserId } from "../../domain/ids.ts"
import type { Context } from "../../use-case/command.ts"
import type { ReadableSubject } from "../../view/readable/readable-subject.ts"

/** Each of these accounts once, in the order of their first mention. */
export const eachOnce = (mentions: readonly UserId[]): readonly UserId[] => [...new Set(mentions)]

/**
 * Why one of these accounts may not be mentioned: they are no member of the tree, or do not see the record. Null if all
 * may. Those that are not new are not checked.
 */
export const mentionFault = async (
  { reading }: Context,
  { access, isSeenBy }: ReadableSubject,
  mentions: readonly UserId[],
  isNew: (userId: UserId) => boolean = () => true,
): Promise<DomainError | null> => {
  if (!mentions.some(isNew)) return null
  const roles = new Map((await reading().trees.members(access.tree.id)).map(({ userId, role }) => [userId, role]))
  const unseen = mentions.findIndex((userId) => {
    const role = roles.get(userId)
    return isNew(userId) && (role === undefined || !isSeenBy(userId, role))
  })
  return unseen === -1 ? null : invalid(`mentions.${unseen}`, "must be a member of the tree who sees the record")
}
