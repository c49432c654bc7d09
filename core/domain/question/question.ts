import type * as t from "io-ts"
import * as E from "fp-ts/lib/Either.js"
import type { FieldError } from "../../codec/field-error.ts"
import { languageTag } from "../../codec/language-tag.ts"
import { instant, lineText, listOf, nullable, oneOf, text, wire } from "../../codec/wire.ts"
import { Email } from "../account/account-input.ts"
import { DateInput } from "../event.ts"
import { EventId, MediaId, PersonId, type ProposalId, type QuestionId, type TreeId, type UserId } from "../ids.ts"
import { optionalLine, optionalName, optionalText } from "../../codec/optional-text.ts"

/** What a question asks for. */
export const questionAnswers = ["text", "date", "place", "name"] as const
export type QuestionAnswer = (typeof questionAnswers)[number]

/** `open` until it is answered, ended by a member, or expired. */
export const questionStatuses = ["open", "answered", "ended", "expired"] as const
export type QuestionStatus = (typeof questionStatuses)[number]

/**
 * A question of a member to somebody without an account. Only the address of the question has its token, and its mail
 * another one. This record has their SHA-256, in hex.
 */
export interface Question {
  readonly id: QuestionId
  readonly treeId: TreeId
  readonly askerId: UserId
  readonly text: string
  /** The persons that the question shows, in this order. */
  readonly personIds: readonly PersonId[]
  /** The event that it is about. */
  readonly eventId: EventId | null
  /** The medium that it shows. */
  readonly mediaId: MediaId | null
  readonly answers: readonly QuestionAnswer[]
  /** The language of the question, a tag of BCP 47. */
  readonly language: string
  /** The address to which it is mailed. */
  readonly email: string | null
  readonly tokenHash: string
  /** That of the token in the mail; null before it is sent. */
  readonly mailedTokenHash: string | null
  /** The proposal that the answer became. */
  readonly proposalId: ProposalId | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly answeredAt: Date | null
  readonly endedAt: Date | null
}

export const questionStatus = (
  { answeredAt, endedAt, expiresAt }: Pick<Question, "answeredAt" | "endedAt" | "expiresAt">,
  now: Date,
): QuestionStatus => {
  if (answeredAt !== null) return "answered"
  if (endedAt !== null) return "ended"
  return expiresAt > now ? "open" : "expired"
}

/** What a question shows. */
export type QuestionAbout = Pick<Question, "personIds" | "eventId" | "mediaId">

/** A question with the display name of the member who asked it. */
export type AskedQuestion = Question & { readonly askerName: string | null }

/** A question as its asker and the editors of the tree see it. */
export type QuestionRead = Omit<
  Question,
  "askerId" | "tokenHash" | "mailedTokenHash" | keyof QuestionAbout | "endedAt"
> & {
  readonly status: QuestionStatus
  readonly about: QuestionAbout
  readonly askedBy: { readonly id: UserId; readonly displayName: string | null }
}

export const questionRead = (question: AskedQuestion, now: Date): QuestionRead => {
  const { askerId, askerName, tokenHash: _, mailedTokenHash: _mailed, endedAt: _end, ...rest } = question
  const { personIds, eventId, mediaId, ...read } = rest
  return {
    ...read,
    status: questionStatus(question, now),
    about: { personIds, eventId, mediaId },
    askedBy: { id: askerId, displayName: askerName },
  }
}

/** A person as the answerer sees them. */
export interface QuestionCard {
  readonly displayName: string
  readonly birthYear: number | null
  readonly deathYear: number | null
}

/** What a question shows of the tree. */
export interface ShownAbout {
  readonly cards: readonly QuestionCard[]
  /** Whether its medium is a picture that can be shown. */
  readonly hasPicture: boolean
}

/** A question as somebody with its token sees it: what the asker chose, and nothing else of the tree. */
export interface OpenQuestion extends Pick<Question, "text" | "language" | "answers"> {
  readonly askedBy: string
  readonly about: ShownAbout
}

const MOST_PERSONS = 10

export const QuestionAboutInput = wire(
  "QuestionAboutInput",
  {},
  { personIds: listOf(PersonId, MOST_PERSONS), eventId: nullable(EventId), mediaId: nullable(MediaId) },
)

/** The body that asks a question. Its text may have several lines. */
export const QuestionCreate = wire(
  "QuestionCreate",
  { text: text(5_000, 1), about: QuestionAboutInput, answers: listOf(oneOf(questionAnswers), questionAnswers.length) },
  { email: nullable(Email), language: nullable(languageTag), expiresAt: nullable(instant) },
)
export type QuestionCreate = t.TypeOf<typeof QuestionCreate>

/** The body that answers a question. */
export const QuestionReply = wire(
  "QuestionReply",
  { fromName: lineText(200, 1) },
  { text: optionalText(100_000), date: nullable(DateInput), place: optionalLine(500), name: optionalName(500) },
)
export type QuestionReply = t.TypeOf<typeof QuestionReply>

/** The path of the page that shows a question in its language, with its token. A fragment is in no log. */
export const questionPath = (language: string, token: string): string =>
  `/question?language=${encodeURIComponent(language)}#${token}`

/** The most unexpired questions of one member in one tree, answered ones included. */
export const MOST_QUESTIONS = 100

const DAY_MS = 86_400_000
const MOST_DAYS = 30

/** When a question expires that is asked now, or what is wrong with the wanted moment. By default it is open for 30 days. */
export const questionEnd = (wanted: Date | null, now: Date): E.Either<FieldError, Date> => {
  const last = new Date(now.getTime() + MOST_DAYS * DAY_MS)
  if (wanted === null) return E.right(last)
  if (wanted <= now) return E.left({ path: "expiresAt", message: "must be in the future" })
  return wanted <= last
    ? E.right(wanted)
    : E.left({ path: "expiresAt", message: `must be at most ${MOST_DAYS} days from now` })
}

/** What is wrong with the records and the answers of a new question; null if nothing is. */
export const questionFault = ({ about: shown, answers }: QuestionCreate): FieldError | null => {
  const { personIds = [], eventId = null, mediaId = null } = shown
  if (personIds.length === 0 && eventId === null && mediaId === null)
    return { path: "about", message: "must name a person, an event or a medium" }
  if (new Set(personIds).size < personIds.length)
    return { path: "about.personIds", message: "must name each person once" }
  if (answers.length === 0) return { path: "answers", message: "must name at least one kind of answer" }
  return new Set(answers).size < answers.length
    ? { path: "answers", message: "must name each kind of answer once" }
    : null
}

/** What is wrong with an answer to this question; null if nothing is. */
export const replyFault = ({ answers }: Pick<Question, "answers">, reply: QuestionReply): FieldError | null => {
  const given = questionAnswers.filter((kind) => (reply[kind] ?? null) !== null)
  const unasked = given.find((kind) => !answers.includes(kind))
  if (unasked !== undefined) return { path: unasked, message: "was not asked" }
  return given.length > 0 ? null : { path: answers[0] ?? "text", message: "the answer must have at least one value" }
}

const DAYS_KEPT = 366

/** Questions that expired at this moment or before are removed: a year before `now`. */
export const lastQuestionEnd = (now: Date): Date => new Date(now.getTime() - DAYS_KEPT * DAY_MS)
