import { type Client, DatabaseError } from "pg"
import { StoreUnavailable } from "../../../core/ports/unavailable.ts"
import { clientOf } from "../connection/primary.ts"
import { storeError } from "../failures.ts"

/** Settings under which the text of a value does not depend on the server, and nothing ends for taking long. */
const settings = [
  "set client_encoding = 'UTF8'",
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  "set timezone = 'UTC'",
  "set bytea_output = 'hex'",
  "set extra_float_digits = 1",
  "set statement_timeout = 0",
  "set idle_in_transaction_session_timeout = 0",
  "set idle_session_timeout = 0",
].join("; ")

/** Runs `work` on a connection of its own. Throws `StoreUnavailable` if the database cannot be reached, or the connection breaks. */
export const onOwnConnection = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = clientOf(url, { keepAlive: true })
  let isBroken = false
  client.on("error", () => {
    isBroken = true
  })
  try {
    await client.connect().catch((error: unknown) => {
      throw storeError(error)
    })
    await client.query(settings)
    return await work(client)
  } catch (error) {
    if (isBroken) throw new StoreUnavailable("The connection to the database broke.", { cause: error })
    // Errors of files and of the store of media have codes of the same form.
    throw error instanceof DatabaseError ? storeError(error) : error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The key of an advisory lock with this name. */
export const lockKey = (name: string): string => `hashtextextended('stemma.${name}', 0)`
