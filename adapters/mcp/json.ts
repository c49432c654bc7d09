import { snakeCase } from "../../core/codec/snake-case.ts"
import type { Json } from "../../core/codec/wire.ts"

/** A value of the core as JSON: keys in snake_case, times in RFC 3339, absent keys left out. */
export const jsonOf = (value: unknown): Json => {
  if (value === undefined || value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value
  if (Array.isArray(value)) return value.map(jsonOf)
  if (typeof value !== "object") throw new Error(`A ${typeof value} is not JSON.`)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [snakeCase(key), jsonOf(item)]),
  )
}

type JsonObject = { readonly [key: string]: Json }

const isObject = (json: Json): json is JsonObject => typeof json === "object" && json !== null && !Array.isArray(json)

/** Whether the object is a record that the reader sees: it has an id and is not redacted. */
const isShownRecord = (json: JsonObject): boolean =>
  typeof json.id === "string" && json.visibility !== "redacted" && json.redacted !== true

/** The ids of all records in the JSON that the reader sees. */
export const idsIn = (json: Json): readonly string[] => {
  if (Array.isArray(json)) return json.flatMap(idsIn)
  if (!isObject(json)) return []
  const own = isShownRecord(json) && typeof json.id === "string" ? [json.id] : []
  return own.concat(Object.values(json).flatMap(idsIn))
}

/** The JSON with `citation_ids` in every record that the reader sees. */
export const withCitationIds = (json: Json, citationIds: ReadonlyMap<string, readonly string[]>): Json => {
  if (Array.isArray(json)) return json.map((item: Json) => withCitationIds(item, citationIds))
  if (!isObject(json)) return json
  const inner = Object.entries(json).map(([key, item]) => [key, withCitationIds(item, citationIds)] as const)
  const own = isShownRecord(json) ? [["citation_ids", citationIds.get(String(json.id)) ?? []] as const] : []
  return Object.fromEntries([...inner, ...own])
}
