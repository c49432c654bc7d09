import type { Life } from "../domain/reckoning/life.ts"
import type { ReckonedTie } from "../domain/reckoning/network.ts"

/** Lives of a tree, and the relationships between them. */
export interface TreeOfLives {
  readonly lives: readonly Life[]
  readonly ties: readonly ReckonedTie[]
}
