import * as t from "io-ts"
import { oneOf, type Wire, wire } from "../../../core/codec/wire.ts"
import {
  type CheckRule,
  checkRules,
  checkSeverities,
  checkTable,
  type Severity,
} from "../../../core/domain/checks/check-table.ts"
import { languages } from "../../../core/languages/language.ts"
import { reckoningRuleList, vocabulary } from "./enumerations.ts"

const words = t.readonlyArray(t.string)

type Words = Readonly<Record<keyof typeof vocabulary, typeof words>>

const isComplete = (lists: Readonly<Record<string, typeof words>>): lists is Words =>
  Object.keys(vocabulary).every((list) => Object.hasOwn(lists, list))

const lists = Object.fromEntries(Object.keys(vocabulary).map((list) => [list, words]))
if (!isComplete(lists)) throw new Error("A list of the vocabulary has no codec.")

interface CheckLimit {
  readonly name: string
  readonly value: number
}

export const checkLimitReply: Wire<CheckLimit> = wire("CheckLimit", { name: t.string, value: t.number })

interface ListedRule {
  readonly rule: CheckRule
  readonly severity: Severity
  readonly limits: readonly CheckLimit[]
  readonly reason: string
}

export const checkRuleReply: Wire<ListedRule> = wire("CheckRule", {
  rule: oneOf(checkRules),
  severity: oneOf(checkSeverities),
  limits: t.readonlyArray(checkLimitReply),
  reason: t.string,
})

/** A rule of the reckoning, and its limit. */
export const reckoningRuleReply = wire("ReckoningRule", { rule: t.string, limit: t.number, source: t.string })

/** Every enumeration of the API, and the rules of checks. Built from the keys of the vocabulary, so no list can be missing. */
export const vocabularyReply = wire("Vocabulary", {
  ...lists,
  languages: t.readonlyArray(oneOf(languages)),
  checkRules: t.readonlyArray(checkRuleReply),
  reckoningRules: t.readonlyArray(reckoningRuleReply),
})

/** The answer of `GET /vocabulary`. */
export const listedVocabulary = {
  ...vocabulary,
  checkRules: checkRules.map((rule): ListedRule => {
    const { severity, limits, reason } = checkTable[rule]
    return { rule, severity, limits: Object.entries(limits).map(([name, value]) => ({ name, value })), reason }
  }),
  reckoningRules: reckoningRuleList,
}
