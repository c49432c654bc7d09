import type { BlobHold } from "../../../core/ports/instance-rows.ts"
import { lockKey, onOwnConnection } from "./session.ts"

/** A backup holds this lock alone, and removals of blobs share it. */
export const REMOVALS = lockKey("blob-removals")

/** Lets jobs of all processes remove blobs only while no backup of this database is being taken. */
export const blobHold = (url: string): BlobHold => ({
  unlessHeld: (remove) =>
    onOwnConnection(url, async (client) => {
      const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_lock_shared(${REMOVALS}) as free`)
      if (rows[0]?.free !== true) return false
      await remove()
      return true
    }),
})
