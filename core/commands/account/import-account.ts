import * as E from "fp-ts/lib/Either.js"
import { type Actor, execute, type ExecutePorts } from "../../use-case/command.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { FileAtRest } from "../../ports/archives.ts"
import type { KeepPorts } from "../../edit/blob/keep-blob.ts"
import { dropEach } from "../../edit/blob/keep-blobs.ts"
import { freeQuotaOf } from "../../edit/blob/quota.ts"
import { keepPlanned } from "../../backup/keep-planned.ts"
import { planRestore, type PlanPorts } from "../../backup/plan-restore.ts"
import { type AccountImport, importReport } from "../../backup/import-report.ts"
import { restoreTrees } from "../../backup/restore-trees.ts"
import { type Repeatable, repeatableFor, withStoredAnswer } from "../../use-case/repeatable.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Settings } from "../../use-case/settings.ts"

export type ImportAccountPorts = ExecutePorts &
  PlanPorts &
  KeepPorts & {
    readonly reads: { readonly trees: Pick<Reads["trees"], "storedBytes"> }
    readonly settings: Pick<Settings, "maxAccountBytes">
  }

export interface ImportAccount {
  readonly file: FileAtRest
}

/**
 * A user restores a backup as new trees: all of it or nothing. The backup is read completely before anything is
 * written. Then the bytes of the media are stored, and finally the rows, in one transaction.
 */
export const importAccount = (ports: ImportAccountPorts) => {
  const { reads, settings } = ports
  return async (
    actor: Actor,
    { file }: ImportAccount,
    repeatable?: Repeatable<AccountImport>,
  ): Promise<E.Either<DomainError, AccountImport>> => {
    const planned = await planRestore(ports, file)
    if (E.isLeft(planned)) return planned
    const plan = planned.right
    const drop = (): Promise<void> =>
      dropEach(
        ports,
        plan.media.values().map(({ key }) => key),
      )
    const room = await freeQuotaOf(reads.trees, settings, actor.userId)
    const kept = await keepPlanned(ports, plan, room).catch(async (error: unknown) => {
      await drop()
      throw error
    })
    // After a throw it is unknown whether the rows were stored. The sweep later removes blobs without a row.
    const store = execute(ports)(withStoredAnswer(restoreTrees, repeatableFor(repeatable, importReport)))
    const restored = E.isLeft(kept) ? kept : await store(actor, { plan, shown: kept.right })
    if (E.isRight(restored)) return E.right(importReport(restored.right))
    await drop()
    return restored
  }
}
