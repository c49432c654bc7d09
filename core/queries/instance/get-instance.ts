import * as E from "fp-ts/lib/Either.js"
import type { AiProvider } from "../../domain/tree-ai.ts"
import { operatorOf } from "../../view/operator.ts"
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
export const getInstance: Query<Readonly<Record<never, never>>, Instance> = async (context, reader) => {
  const operator = await operatorOf(context, reader)
  if (E.isLeft(operator)) return operator
  const { instance, settings } = context
  const { users: userCount, trees: treeCount } = await instance.counts()
  const { version, environment, aiProviders } = settings
  return E.right({ version, environment, userCount, treeCount, aiProviders })
}
