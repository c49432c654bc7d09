import type { Id } from "../../domain/ids.ts"

/** The current time. */
export type Now = () => Date

/** A new UUIDv7. Within one process each id is greater than the previous one. */
export type NewId = <Noun extends string>() => Id<Noun>
