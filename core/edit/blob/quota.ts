import * as E from "fp-ts/lib/Either.js"
import type { Command, Context } from "../../use-case/command.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { UserId } from "../../domain/ids.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Settings } from "../../use-case/settings.ts"

type QuotaSettings = Pick<Settings, "maxAccountBytes">

/** The number of further bytes that may be stored, and the refusal for more than that. */
export interface FreeQuota {
  /** Infinity if the settings have no quota. */
  readonly bytes: number
  readonly refusal: DomainError
}

const accountFull = (most: number | null): DomainError => ({
  _tag: "StorageFull",
  detail: `The account may store at most ${most} bytes of media and imported records.`,
})

/**
 * The room that an account has at this moment, for early refusals. Concurrent requests of the account are not
 * counted, so `withinQuota` decides.
 */
export const freeQuotaOf = async (
  trees: Pick<Reads["trees"], "storedBytes">,
  { maxAccountBytes: most }: QuotaSettings,
  ownerId: UserId,
): Promise<FreeQuota> => {
  const bytes = most === null ? Number.POSITIVE_INFINITY : most - (await trees.storedBytes(ownerId))
  return { bytes, refusal: accountFull(most) }
}

/** Null if these bytes fit into the room, otherwise the refusal. */
export const fitsInto = ({ bytes, refusal }: FreeQuota, wanted: number): E.Either<DomainError, null> =>
  wanted <= bytes ? E.right(null) : E.left(refusal)

/**
 * A command that is also refused if the account would store more than the settings allow. The quota check runs one
 * command of an account at a time, so the committed bytes never exceed the quota. `ownerOf` returns the account
 * that owns the trees to which the command writes, null if there is none.
 */
export const withinQuota =
  <I, A>(
    { maxAccountBytes: most }: QuotaSettings,
    command: Command<I, A>,
    ownerOf: (context: Context, input: I) => Promise<UserId | null>,
  ): Command<I, A> =>
  async (context, input) => {
    const outcome = await command(context, input)
    if (most === null || E.isLeft(outcome)) return outcome
    const ownerId = await ownerOf(context, input)
    const stored = ownerId === null ? 0 : await context.storedBytes(ownerId)
    return stored > most ? E.left(accountFull(most)) : outcome
  }

/** The owner of the tree that the input names, for `withinQuota`. */
export const ownerOfTree = async (
  { trees, actor }: Context,
  { treeId }: { readonly treeId: Parameters<Context["trees"]["access"]>[0] },
): Promise<UserId | null> => (await trees.access(treeId, actor.userId))?.tree.ownerId ?? null
