import type { Surface } from "../domain/access.ts"
import type { Actor } from "./command.ts"
import type { Reader } from "./query.ts"

/** An actor as a reader. Whatever limits the writes of the actor limits the reads. */
export const readerOf = ({ userId, onlyTrees, assistant }: Actor, surface: Surface): Reader => ({
  userId,
  surface,
  ...(onlyTrees === undefined ? {} : { onlyTrees }),
  ...(assistant === undefined ? {} : { assistant }),
})
