import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../use-case/command.ts"
import { treeForRole } from "../../domain/access.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { FieldError } from "../../codec/field-error.ts"
import type { TreeId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import { type AiProvider, type TreeAi, treeAi, type TreeAiUpdate } from "../../domain/tree-ai.ts"
import { type ExpectedVersions, isExpected } from "../../domain/expected-versions.ts"

export interface UpdateTreeAi extends TreeAiUpdate {
  readonly treeId: TreeId
  readonly ifMatch: ExpectedVersions
}

/** An owner sets which of the configured providers the tree uses (null for none), and what assistants see. */
export const updateTreeAi =
  (providers: readonly AiProvider[]): Command<UpdateTreeAi, TreeAi> =>
  async ({ trees, actor, now }, { treeId, ifMatch, ...changes }) => {
    const access = treeForRole(await trees.lock(treeId, actor.userId), "owner")
    if (E.isLeft(access)) return access
    const before = access.right.tree
    if (!isExpected(ifMatch, before.version)) return E.left({ _tag: "VersionStale" })
    const unknown = unknownProvider(changes, providers)
    if (unknown !== null) return E.left(unknown)
    const after = revised(before, changes, now)
    if (after === before) return unchanged(treeAi(before, providers))
    await trees.update(after)
    return done(treeAi(after, providers), {
      action: "tree.update_ai",
      entityType: "tree",
      entityId: treeId,
      treeId,
    })
  }

const unknownProvider = (changes: TreeAiUpdate, providers: readonly AiProvider[]): DomainError | null => {
  const { aiSeesLiving: _seesLiving, ...named } = changes
  const [first, ...rest] = Object.entries(named)
    .filter(([, name]) => name != null && !providers.some((provider) => provider.name === name))
    .map(([key]): FieldError => ({ path: key, message: "must be the name of a configured provider" }))
  return first === undefined ? null : { _tag: "InvalidInput", names: "code", errors: [first, ...rest] }
}
