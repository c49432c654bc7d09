import type { Answers } from "../../../core/ports/answers.ts"
import { storedAnswers } from "../entities/stored-answer.ts"
import type { TransactionConnection } from "../transaction-connection.ts"

/** The lock ends with the transaction, also if the process dies. */
const lock = `select pg_try_advisory_xact_lock(hashtextextended('stemma.stored_answers ' || $1, 0)) as "isFree"`

/** A statement of its own, so that it sees what was committed before the lock was free. */
const unexpired = "select from stored_answers where id = $1 and expires_at > $2"

const removeExpired = "delete from stored_answers where id = $1"

/** The stored answers, within a transaction. */
export const answers = (connection: TransactionConnection): Answers => ({
  reserve: async (id, now) => {
    const [locked] = await connection.rows<{ readonly isFree: boolean }>(lock, [id])
    return locked?.isFree === true && (await connection.rows(unexpired, [id, now])).length === 0
  },
  store: async (answer) => {
    await connection.run(removeExpired, [answer.id])
    await connection.insert(storedAnswers, [answer])
  },
})
