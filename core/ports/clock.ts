import type { Id } from "../domain/ids.ts"

/** The present moment. */
export type Now = () => Date

/** A new UUIDv7; within one process each is greater than the one before. */
export type NewId = <Noun extends string>() => Id<Noun>
