import type { Answers } from "../../../core/ports/answers.ts"
import { storedAnswers } from "../entities/stored-answer.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { compiled, db } from "../statements/compiled.ts"
import { statement } from "../statements/registry.ts"

/** The lock ends with the transaction, also if the process dies. */
const lock = statement(
  "stores/answers lock",
  `select pg_try_advisory_xact_lock(hashtextextended('stemma.stored_answers ' || $1, 0)) as "isFree"`,
)

/** A statement of its own, so that it sees what was committed before the lock was free. */
const unexpired = compiled<{ readonly id: string; readonly now: Date }>("stores/answers unexpired")((p) =>
  db
    .selectFrom("stored_answers as a")
    .select("a.id as id")
    .where("a.id", "=", p("id"))
    .where("a.expires_at", ">", p("now")),
)

const removeExpired = compiled<{ readonly id: string }>("stores/answers removeExpired")((p) =>
  db.deleteFrom("stored_answers").where("id", "=", p("id")),
)

/** The stored answers, within a transaction. */
export const answers = (connection: TransactionConnection): Answers => ({
  reserve: async (id, now) => {
    const [locked] = await connection.rows<{ readonly isFree: boolean }>(lock, [id])
    return locked?.isFree === true && (await unexpired.first(connection, { id, now })) === null
  },
  store: async (answer) => {
    await removeExpired.run(connection, { id: answer.id })
    await connection.insert(storedAnswers, [answer])
  },
})
