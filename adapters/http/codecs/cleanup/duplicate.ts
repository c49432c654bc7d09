import * as t from "io-ts"
import { oneOf, type Wire, wire } from "../../../../core/codec/wire.ts"
import { duplicateReasons } from "../../../../core/domain/duplicates/duplicate.ts"
import { matchConflicts } from "../../../../core/domain/gedcom/match/conflicts.ts"
import { matchScores } from "../../../../core/domain/gedcom/match/match.ts"
import type { Duplicate } from "../../../../core/index.ts"
import { cardReply } from "../chart.ts"

/** Two persons who may be one. */
export const duplicateReply: Wire<Duplicate> = wire("Duplicate", {
  persons: t.readonlyArray(cardReply),
  score: oneOf(matchScores),
  similarity: t.number,
  reasons: t.readonlyArray(oneOf(duplicateReasons)),
  conflicts: t.readonlyArray(oneOf(matchConflicts)),
})
