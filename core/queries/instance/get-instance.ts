import * as E from "fp-ts/lib/Either.js"
import { forbidden } from "../../domain/errors.ts"
import type { AiProvider } from "../../domain/tree-ai.ts"
import { isInstanceOwner } from "../../domain/account/user.ts"
import type { Query } from "../../use-case/query.ts"

/** The service as its operator sees it, without anything of trees or persons. */
export interface Instance {
  readonly version: string
  readonly environment: string
  readonly userCount: number
  readonly treeCount: number
  readonly aiProviders: readonly AiProvider[]
}

/** The state of the instance, for its operators. */
export const getInstance: Query<Readonly<Record<never, never>>, Instance> = async (
  { users, instance, settings },
  { userId },
) => {
  const user = userId === null ? null : await users.byId(userId)
  if (user === null) return E.left({ _tag: "Unauthenticated" })
  if (!isInstanceOwner(user, settings.ownerEmails))
    return E.left(forbidden("Only operators of the instance can do this."))
  const { users: userCount, trees: treeCount } = await instance.counts()
  const { version, environment, aiProviders } = settings
  return E.right({ version, environment, userCount, treeCount, aiProviders })
}
