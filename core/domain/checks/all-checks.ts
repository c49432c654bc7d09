import { marriedTooOld, marriedTooYoung, partnersFarApart } from "./couple/ages-of-couple.ts"
import { earlySameSexMarriage, partnerIsParent } from "./couple/kin-and-sex-of-partners.ts"
import {
  bannsAfterMarriage,
  divorceAfterDeath,
  divorceBeforeMarriage,
  marriedAfterDeath,
  marriedBeforeBirth,
} from "./couple/order-of-marriage.ts"
import { overlappingMarriages } from "./couple/overlapping-marriages.ts"
import type { Check, Finding } from "./check.ts"
import { type CheckRule, checkRules, checkTable } from "./check-table.ts"
import type { CheckedPerson } from "./checked-person.ts"
import { bornAfterFatherDeath, bornAfterMotherDeath } from "./family/after-death.ts"
import { childrenFarApart, manyChildren, siblingsTooClose } from "./family/births-of-mother.ts"
import { childrenOfOneName } from "./family/children-of-one-name.ts"
import { childrenOutOfOrder } from "./family/children-out-of-order.ts"
import { childBeforeParent, fatherTooOld, fatherTooYoung, motherTooOld, motherTooYoung } from "./family/parent-ages.ts"
import { adopterYounger, manyParents, parentsOfOneSex } from "./family/parents.ts"
import { twinsBornApart } from "./family/twins.ts"
import { ageDisagrees } from "./life/age-disagrees.ts"
import { confirmedTooYoung, retiredTooYoung, servedTooYoung, willTooYoung } from "./life/ages-at-events.ts"
import { christeningBeforeBirth, deathBeforeBirth, eventBeforeBirth } from "./life/around-birth.ts"
import { burialBeforeDeath, eventAfterDeath, probateBeforeDeath, willAfterDeath } from "./life/around-death.ts"
import { lateBurial, lateChristening } from "./life/late-rites.ts"
import { eventPastLifetime, livingPastLifetime, livingWithDeath, tooOldAtDeath } from "./life/length-of-life.ts"
import { sameEventTwice } from "./life/same-event-twice.ts"
import { severalBirths, severalDeaths } from "./life/several-vitals.ts"
import { futureEvent, shortYear, unreadDate } from "./record/dates.ts"
import { brokenNames } from "./record/names.ts"
import { unconnectedPerson } from "./record/unconnected-person.ts"

const checks: { readonly [R in CheckRule]: Check<R> } = {
  death_before_birth: deathBeforeBirth,
  christening_before_birth: christeningBeforeBirth,
  event_before_birth: eventBeforeBirth,
  burial_before_death: burialBeforeDeath,
  event_after_death: eventAfterDeath,
  will_after_death: willAfterDeath,
  probate_before_death: probateBeforeDeath,
  too_old_at_death: tooOldAtDeath,
  event_past_lifetime: eventPastLifetime,
  living_past_lifetime: livingPastLifetime,
  living_with_death: livingWithDeath,
  late_christening: lateChristening,
  late_burial: lateBurial,
  confirmed_too_young: confirmedTooYoung,
  served_too_young: servedTooYoung,
  retired_too_young: retiredTooYoung,
  will_too_young: willTooYoung,
  age_disagrees: ageDisagrees,
  several_births: severalBirths,
  several_deaths: severalDeaths,
  same_event_twice: sameEventTwice,
  future_event: futureEvent,
  unread_date: unreadDate,
  short_year: shortYear,
  child_before_parent: childBeforeParent,
  mother_too_young: motherTooYoung,
  father_too_young: fatherTooYoung,
  mother_too_old: motherTooOld,
  father_too_old: fatherTooOld,
  born_after_mother_death: bornAfterMotherDeath,
  born_after_father_death: bornAfterFatherDeath,
  adopter_younger: adopterYounger,
  many_parents: manyParents,
  parents_of_one_sex: parentsOfOneSex,
  siblings_too_close: siblingsTooClose,
  children_far_apart: childrenFarApart,
  many_children: manyChildren,
  children_of_one_name: childrenOfOneName,
  children_out_of_order: childrenOutOfOrder,
  twins_born_apart: twinsBornApart,
  married_before_birth: marriedBeforeBirth,
  married_after_death: marriedAfterDeath,
  divorce_before_marriage: divorceBeforeMarriage,
  divorce_after_death: divorceAfterDeath,
  banns_after_marriage: bannsAfterMarriage,
  married_too_young: marriedTooYoung,
  married_too_old: marriedTooOld,
  partners_far_apart: partnersFarApart,
  overlapping_marriages: overlappingMarriages,
  partner_is_parent: partnerIsParent,
  early_same_sex_marriage: earlySameSexMarriage,
  broken_name: brokenNames,
  unconnected_person: unconnectedPerson,
}

const findingsOf = <R extends CheckRule>(rule: R, subject: CheckedPerson, today: number): readonly Finding[] => {
  const { limits, severity } = checkTable[rule]
  return checks[rule](subject, { limits, today }).map(
    ({ personIds, eventIds = [], relationshipIds = [], detail, fix = null }) => ({
      ...{ rule, severity, personIds, eventIds, relationshipIds, detail, fix },
    }),
  )
}

/** What one rule, or all of them, finds at a person. `today` is a Julian day number. */
export const checkPerson = (
  subject: CheckedPerson,
  { rule, today }: { readonly rule: CheckRule | null; readonly today: number },
): readonly Finding[] =>
  rule === null ? checkRules.flatMap((one) => findingsOf(one, subject, today)) : findingsOf(rule, subject, today)
