import type { Problem } from "../api/problems.ts"
import type { Words } from "../words/en.ts"
import { useCommonWords } from "../words/language.ts"

/** The refusals that need other words than their status. */
const byCode = {
  wrong_credentials: "wrongCredentials",
  wrong_password: "wrongPassword",
  email_taken: "emailTaken",
  registration_closed: "registrationClosed",
  password_sign_in_off: "passwordSignInOff",
  email_unverified: "unverified",
  unauthenticated: "sessionEnded",
  not_found: "gone",
  version_stale: "changed",
  invalid_token: "invalidLink",
  too_many_tries: "tooMany",
  already_undone: "alreadyUndone",
  cannot_undo: "cannotUndo",
  purged: "purged",
  undo_conflict: "undoConflict",
  last_owner: "lastOwner",
  view_as_refused: "viewing",
  storage_full: "storageFull",
  offline: "offline",
} as const

const isKnown = (code: string): code is keyof typeof byCode => code in byCode

/** A problem as a plain sentence. What exactly is wrong with an input comes from the service, in English. */
export const sentenceOf = ({ status, code, message, faults, requestId }: Problem, { problems }: Words): string => {
  if (isKnown(code)) return problems[byCode[code]]
  if (status === 429) return problems.tooMany
  if (status === 503) return problems.busy
  if (status >= 500) return `${problems.internal} ${requestId ?? ""}`
  const [fault] = faults
  if (fault !== undefined) return `${fault.path}: ${fault.message}`
  return message === "" ? problems.forbidden : message
}

interface ProblemNoteProps {
  readonly problem: Problem | null
  readonly again?: (() => void) | undefined
}

/** Says what went wrong, and offers another try where one may help. Without a problem it shows nothing. */
export const ProblemNote = ({ problem, again }: ProblemNoteProps) => {
  const words = useCommonWords()
  if (problem === null) return null
  return (
    <div class="note is-bad" role="alert">
      <p>{sentenceOf(problem, words)}</p>
      {again === undefined ? null : (
        <button type="button" class="button" onClick={again}>
          {words.tryAgain}
        </button>
      )}
    </div>
  )
}
