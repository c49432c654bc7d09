import { EntitySchema } from "@mikro-orm/postgresql"
import type { TryCount } from "../../../core/ports/tries.ts"
import { type Properties, tableOf } from "../table.ts"

/** A count of attempts as it is stored. */
export interface KeyedTries extends TryCount {
  /** The SHA-256 of the key that is counted. */
  readonly key: string
}

const properties: Properties<KeyedTries> = {
  key: { type: "text", primary: true },
  count: { type: "integer" },
  endsAt: { type: "datetime" },
}

export const TriesSchema = new EntitySchema<KeyedTries>({ name: "Tries", tableName: "tries", properties })

export const tries = tableOf(TriesSchema, properties)
