import type messages from "../../../../core/languages/en/app/records.ts"
import { part, type TextsOf } from "../texts/texts.ts"

/** The words of the fields of records, and of their values. */
export const recordWords = part<typeof messages>("records")

export type RecordWords = TextsOf<typeof recordWords>
