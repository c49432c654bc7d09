import type * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../domain/errors.ts"
import type { RehearsedUnitOfWork } from "../ports/unit-of-work.ts"
import { type Actor, type Command, execute, type ExecutePorts } from "./command.ts"
import { type Repeatable, withStoredAnswer } from "./repeatable.ts"

/**
 * Makes a command callable that can also be tried out. With `dryRun` it does the same and rolls it back: the answer is
 * the same, and so are the refusals.
 */
export const rehearsable =
  (ports: ExecutePorts & { readonly uow: RehearsedUnitOfWork }) =>
  <I extends { readonly dryRun?: boolean }, A>(command: Command<I, A>) =>
  (actor: Actor, input: I, repeatable?: Repeatable<A>): Promise<E.Either<DomainError, A>> =>
    input.dryRun === true
      ? execute({ ...ports, uow: { run: ports.uow.rehearse } })(command)(actor, input)
      : execute(ports)(withStoredAnswer(command, repeatable))(actor, input)
