import { v7 } from "uuid"
import type { Id } from "../../core/domain/ids.ts"
import type { NewId } from "../../core/ports/clock.ts"

/** Time-ordered ids (RFC 9562, version 7); within this process each is greater than the one before. */
export const newId: NewId = <Noun extends string>() => v7() as Id<Noun>
