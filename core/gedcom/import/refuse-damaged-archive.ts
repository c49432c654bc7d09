import * as E from "fp-ts/lib/Either.js"
import { refusedArchive } from "../../domain/archive-fault.ts"
import type { DomainError } from "../../domain/errors.ts"
import { DamagedEntry } from "../../ports/archives.ts"

/** What work that reads an archive answers: broken bytes in it are refused. */
export const undamaged = async <A>(work: Promise<E.Either<DomainError, A>>): Promise<E.Either<DomainError, A>> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof DamagedEntry) return E.left(refusedArchive("damaged"))
    throw error
  }
}
