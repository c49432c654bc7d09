import * as E from "fp-ts/lib/Either.js"
import { refusedArchive } from "../../domain/archive-fault.ts"
import type { DomainError } from "../../domain/errors.ts"
import { DamagedEntry } from "../../ports/archives.ts"

/** The result of work that reads an archive. Damaged bytes become a refusal. */
export const refuseDamagedArchive = async <A>(
  work: Promise<E.Either<DomainError, A>>,
): Promise<E.Either<DomainError, A>> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof DamagedEntry) return E.left(refusedArchive("damaged"))
    throw error
  }
}
