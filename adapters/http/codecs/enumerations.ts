import { languages } from "../../../core/languages/language.ts"
import { rules } from "../../../core/codec/rule.ts"
import { restoreWarnings } from "../../../core/index.ts"
import { entryOps } from "../../../core/domain/change/change.ts"
import { viaKinds } from "../../../core/domain/audit/via.ts"
import { mergeConflicts } from "../../../core/domain/audit/merge-conflict.ts"
import { conflictReasons } from "../../../core/domain/audit/undo-conflict.ts"
import { associationRoles } from "../../../core/domain/association/association.ts"
import { actions, entityTypes } from "../../../core/domain/audit/action.ts"
import { siblingChoices } from "../../../core/domain/chart/neighbourhood.ts"
import { nameFlags } from "../../../core/domain/cleanup/broken-name.ts"
import { calendars, dateQualifiers } from "../../../core/domain/date/genealogical-date.ts"
import { checkSeverities } from "../../../core/domain/checks/check-table.ts"
import { duplicateReasons } from "../../../core/domain/duplicates/duplicate.ts"
import { eventPrivacySettings, partnershipEventTypes, personEventTypes } from "../../../core/domain/event.ts"
import { encodings } from "../../../core/domain/gedcom/bytes/encodings.ts"
import { importActions } from "../../../core/domain/gedcom/import/import-decisions.ts"
import { kinKinds, kinSides, kinSteps } from "../../../core/domain/kinship/kin-path.ts"
import { matchConflicts } from "../../../core/domain/gedcom/match/conflicts.ts"
import { progressPhases } from "../../../core/domain/gedcom/report/progress.ts"
import { losses } from "../../../core/domain/gedcom/warning.ts"
import { matchScores } from "../../../core/domain/gedcom/match/match.ts"
import { mergeSides } from "../../../core/domain/merge/merge-input.ts"
import { nameTypes } from "../../../core/domain/name.ts"
import { privacySettings } from "../../../core/domain/living/living.ts"
import { genders } from "../../../core/domain/person.ts"
import { missingFacts } from "../../../core/domain/person-list/person-filter.ts"
import { personFieldSets, personOrderWords } from "../../../core/domain/person-list/person-order.ts"
import { reckoningLimits, reckoningRules } from "../../../core/domain/reckoning/rules.ts"
import { operationKinds, proposedEntities } from "../../../core/domain/proposal/operation.ts"
import { proposalOrigins, proposalStatuses } from "../../../core/domain/proposal/proposal.ts"
import { orderedRelatives } from "../../../core/domain/chart/relative-order.ts"
import { parentQualifiers, relationshipTypes } from "../../../core/domain/relationship.ts"
import { thumbnailSizes } from "../../../core/domain/evidence/picture.ts"
import { mediaTargetTypes } from "../../../core/domain/evidence/media-target.ts"
import { mediaKinds } from "../../../core/domain/record-lists/record-filters.ts"
import { roles, treeVisibilities } from "../../../core/domain/tree.ts"
import { explainedReaders, exposureReasons } from "../../../core/domain/readers/exposure.ts"
import { scopes } from "../../../core/domain/account/scope.ts"
import { aiRoles } from "../../../core/domain/account/token-ai.ts"
import { providerKinds } from "../../../core/domain/account/identity.ts"
import { signInErrors } from "../../../core/domain/account/sign-in-error.ts"
import { formKinds } from "../../../core/domain/name-forms/name-form.ts"
import { placeOrders } from "../../../core/domain/place/place.ts"
import { linkViews } from "../../../core/domain/link/link.ts"
import { questionAnswers, questionStatuses } from "../../../core/domain/question/question.ts"
import { codes } from "../problems.ts"

/** Every enumeration of the API. Event types are the curated ones. */
export const vocabulary = {
  treeVisibilities,
  roles,
  scopes,
  aiRoles,
  rules,
  languages,
  linkViews,
  mediaTargetTypes,
  questionAnswers,
  questionStatuses,
  nameFormKinds: formKinds,
  placeSorts: placeOrders,
  personVisibilities: ["full", "redacted"],
  explainedReaders,
  explainedVisibilities: ["full", "redacted", "hidden"],
  exposureReasons,
  genders,
  personSorts: personOrderWords,
  personFieldSets,
  missingFacts,
  mediaKinds,
  thumbnailSizes: Object.keys(thumbnailSizes),
  privacySettings,
  eventPrivacySettings,
  nameTypes,
  personEventTypes,
  partnershipEventTypes,
  nameFlags,
  dateQualifiers,
  calendars,
  relationshipTypes,
  parentQualifiers,
  associationRoles,
  orderedRelatives,
  siblingKinds: ["full", "half", "step"],
  siblingChoices,
  kinKinds,
  kinSides,
  kinSteps,
  proposalStatuses,
  proposalOrigins,
  operationKinds,
  proposedEntities,
  entityTypes,
  actions,
  viaKinds,
  conflictReasons,
  entryOps,
  actorTypes: ["user", "system"],
  gedcomVersions: ["5.5.1", "7.0"],
  importActions,
  encodings,
  matchScores,
  matchConflicts,
  importLosses: losses,
  duplicateReasons,
  checkSeverities,
  mergeSides,
  mergeConflicts,
  progressPhases,
  restoreWarnings,
  providerKinds,
  signInErrors,
  problemCodes: codes.map(({ code }) => code),
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The rules of the reckoning with their limits. */
export const reckoningRuleList = reckoningRules.map((rule) => ({ rule, ...reckoningLimits[rule] }))
