import { CheckDismissal } from "../../../../core/domain/checks/dismissal.ts"
import { findingReply, fixOperation } from "../../codecs/cleanup/check.ts"
import { checkLimitReply, checkRuleReply } from "../../codecs/vocabulary.ts"
import { describe } from "./describe.ts"

/** Texts about checks. */
export const checkTexts = {
  ...describe(findingReply, "Something impossible or unlikely that a rule finds in a tree.", {
    rule: "The rule: one of `check_rules` of the vocabulary.",
    severity: "`error` if something is wrong, `warning` if it probably is, `hint` if it is worth a look.",
    personIds: "The persons that it concerns. A dismissal names all of them.",
    eventIds: "The events from which it follows, at most 50.",
    relationshipIds: "The relationships from which it follows, at most 50.",
    detail: "What is wrong, as a sentence in English.",
    fix: "Operations that certainly mend it, for a batch or a proposal. Null if it is not certain what is right.",
  }),
  ...describe(fixOperation, "An update that mends a finding.", {
    op: "The kind of operation.",
    entity: "The kind of record.",
    id: "The record.",
    data: "The fields that change, as in a batch.",
  }),
  ...describe(CheckDismissal, "A finding that is no fault.", {
    rule: "The rule that finds it.",
    personIds: "The `person_ids` of the finding, in any order.",
  }),
  ...describe(checkRuleReply, "A rule of the checks of a tree.", {
    rule: "The name of the rule.",
    severity: "How sure its findings are.",
    limits: "The numbers that decide.",
    reason: "Why it is a rule.",
  }),
  ...describe(checkLimitReply, "A number that decides what a rule finds.", {
    name: "What is counted, for example `years`.",
    value: "The number. What lies beyond it is found.",
  }),
}
