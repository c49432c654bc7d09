import type { TreeVisibility } from "../tree.ts"
import { afterOpenLifetime, type LivingFacts, type PrivacySetting, publicFrom } from "../living/living.ts"
import { type Visibility, visibilityOf } from "../privacy.ts"
import { isOpenTo } from "../access.ts"

export const exposureReasons = [
  "member",
  "tree_not_visible",
  "privacy_hidden",
  "privacy_redacted",
  "said_living",
  "said_dead",
  "death_known",
  "born_long_ago",
  "born_recently",
  "birth_unknown",
] as const
/** A fact that decides what a reader sees of a person. */
export type ExposureReason = (typeof exposureReasons)[number]

/** The facts of a person's row from which the reasons follow. */
export interface ExposureFacts extends LivingFacts {
  readonly privacy: PrivacySetting
  readonly hasDeathFact: boolean
  readonly birthYear: number | null
}

/** The kinds of readers that an explanation names. */
export const explainedReaders = ["anonymous", "user", "member"] as const
export type ExplainedReader = (typeof explainedReaders)[number]

/** What a reader sees of a person, and why. */
export interface Exposure {
  readonly visibility: Visibility
  readonly because: readonly ExposureReason[]
  /** The first year in which the living rule alone shows the person in full; null if it never does or already does. */
  readonly fullFrom: number | null
}

/** What this reader sees of a person with these facts in a tree of this visibility, and why. */
export const explainExposure = (
  reader: ExplainedReader,
  tree: TreeVisibility,
  facts: ExposureFacts,
  year: number,
): Exposure => {
  if (reader === "member") return { visibility: "full", because: ["member"], fullFrom: null }
  if (!isOpenTo(tree, reader === "user")) return { visibility: "hidden", because: ["tree_not_visible"], fullFrom: null }
  const from = publicFrom(facts)
  const visibility = visibilityOf({ userId: null, role: null, year }, { privacy: facts.privacy, publicFrom: from })
  if (facts.privacy !== "default") return { visibility, because: [`privacy_${facts.privacy}`], fullFrom: null }
  const isFull = visibility === "full"
  return { visibility, because: [livingReason(facts, isFull)], fullFrom: isFull ? null : from }
}

/** The part of the living rule that decided. */
const livingReason = (
  { isLiving, hasDeathFact, birthYear, deadFrom }: ExposureFacts,
  isFull: boolean,
): ExposureReason => {
  if (isLiving !== null) return isLiving ? "said_living" : "said_dead"
  if (hasDeathFact) return "death_known"
  if (isFull) return "born_long_ago"
  const isOpenBirth = birthYear !== null && deadFrom === afterOpenLifetime(birthYear)
  return birthYear === null || deadFrom === null || isOpenBirth ? "birth_unknown" : "born_recently"
}

/** What visitors without an account see of a tree. */
export interface TreeExposure {
  readonly full: number
  readonly redacted: number
  readonly hidden: number
  /** The number of persons by the reason for what a visitor sees of them. */
  readonly because: Readonly<Partial<Record<ExposureReason, number>>>
}

/** The sum of what visitors without an account see of these persons. */
export const sumExposure = (
  tree: TreeVisibility,
  groups: readonly (ExposureFacts & { readonly count: number })[],
  year: number,
): TreeExposure => {
  const sum = { full: 0, redacted: 0, hidden: 0 }
  const because: Partial<Record<ExposureReason, number>> = {}
  for (const { count, ...facts } of groups) {
    const { visibility, because: reasons } = explainExposure("anonymous", tree, facts, year)
    sum[visibility] += count
    for (const reason of reasons) because[reason] = (because[reason] ?? 0) + count
  }
  return { ...sum, because }
}
