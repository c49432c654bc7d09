import type { Client } from "pg"
import { TreeId } from "../../core/domain/ids.ts"
import { clientOf } from "./connection/primary.ts"
import { inGroups } from "../../core/lib/in-groups.ts"
import { listeners } from "../../core/lib/listeners.ts"
import type { TreeSignals } from "../../core/ports/changes/tree-signals.ts"

/** A notification contains at most 8,000 bytes, and an id has 36. */
const IDS_IN_A_NOTIFICATION = 200

/** Changes that are committed within this time share a notification. */
const GATHER_MS = 50

/** How long after a broken connection another one is opened. */
const PAUSE_MS = 1_000

/** A notification may be lost, so none waits for a disk. */
const settings =
  "set statement_timeout = 5000; set idle_session_timeout = 0; set synchronous_commit = off; listen stemma_changes"

const notify = { name: "notify", text: "select pg_notify('stemma_changes', $1)" }

export interface PostgresTreeSignals extends TreeSignals {
  /** Signals committed changes of these trees to this process at once, and to the others soon. */
  changed(treeIds: Iterable<TreeId>): void
  close(): Promise<void>
}

/**
 * Signals between all processes of a database, over one connection of this process. It is opened when it is first
 * needed. The transactions of changes do not notify by themselves, because PostgreSQL commits transactions with
 * notifications one after another.
 */
export const treeSignals = (url: string, log: (message: string) => void): PostgresTreeSignals => {
  const { add, call, callAll, isEmpty } = listeners<TreeId>()
  const waiting = new Set<TreeId>()
  const open = new Set<Client>()
  let connecting: Promise<Client> | null = null
  let isClosed = false

  const receive = (payload = ""): void => {
    for (const id of payload.split(",")) if (TreeId.is(id)) call(id)
  }

  const lost = (client: Client, error?: Error): void => {
    if (!open.delete(client)) return
    connecting = null
    client.end().catch(() => undefined)
    if (isClosed) return
    if (error !== undefined) log(`The connection for signals of changes broke: ${error.message}`)
    if (!isEmpty()) setTimeout(() => void listen(), PAUSE_MS).unref()
  }

  const connect = async (): Promise<Client> => {
    const client = clientOf(url, { keepAlive: true, connectionTimeoutMillis: 10_000 })
    client.on("error", (error) => lost(client, error))
    client.on("end", () => lost(client))
    client.on("notification", ({ payload }) => receive(payload))
    try {
      await client.connect()
      await client.query(settings)
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    open.add(client)
    // What was notified before is unknown.
    callAll()
    return client
  }

  const connected = (): Promise<Client> => {
    connecting ??= connect().catch((error: unknown) => {
      connecting = null
      throw error
    })
    return connecting
  }

  /** Listens, if anybody still waits for signals. Tries again until the database answers. */
  const listen = async (): Promise<void> => {
    if (isClosed || isEmpty()) return
    await connected().catch(() => setTimeout(() => void listen(), PAUSE_MS).unref())
  }

  /** A notification that cannot be sent is dropped: listeners also look from time to time. */
  const send = async (): Promise<void> => {
    const ids = [...waiting]
    waiting.clear()
    if (isClosed) return
    try {
      const client = await connected()
      for (const group of inGroups(ids, IDS_IN_A_NOTIFICATION))
        await client.query({ ...notify, values: [group.join(",")] })
    } catch (error) {
      log(`Changes were not signalled to other processes: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  return {
    subscribe: (treeId, wake) => {
      const remove = add(treeId, wake)
      void listen()
      return remove
    },
    changed: (treeIds) => {
      if (waiting.size === 0) setTimeout(() => void send(), GATHER_MS).unref()
      for (const id of treeIds) {
        waiting.add(id)
        call(id)
      }
    },
    close: async () => {
      isClosed = true
      await connecting?.then(
        (client) => client.end(),
        () => undefined,
      )
    },
  }
}
