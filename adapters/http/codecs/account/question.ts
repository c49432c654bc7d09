import * as t from "io-ts"
import { instant, nullable, oneOf, type Wire, wire } from "../../../../core/codec/wire.ts"
import { EventId, MediaId, PersonId, ProposalId, QuestionId, TreeId, UserId } from "../../../../core/domain/ids.ts"
import {
  type OpenQuestion,
  questionAnswers,
  type QuestionAbout,
  type QuestionCard,
  type QuestionRead,
  questionStatuses,
} from "../../../../core/domain/question/question.ts"
import type { Reply } from "../../answer/reply.ts"
import { createdWithoutLocation, empty, ok } from "../../response/json-replies.ts"

export const questionAsker: Wire<QuestionRead["askedBy"]> = wire("QuestionAsker", {
  id: UserId,
  displayName: nullable(t.string),
})

export const questionAbout: Wire<QuestionAbout> = wire("QuestionAbout", {
  personIds: t.readonlyArray(PersonId),
  eventId: nullable(EventId),
  mediaId: nullable(MediaId),
})

const answers = t.readonlyArray(oneOf(questionAnswers))

const fields = {
  id: QuestionId,
  treeId: TreeId,
  text: t.string,
  about: questionAbout,
  answers,
  language: t.string,
  email: nullable(t.string),
  status: oneOf(questionStatuses),
  askedBy: questionAsker,
  proposalId: nullable(ProposalId),
  createdAt: instant,
  expiresAt: instant,
  answeredAt: nullable(instant),
}

export const questionReply: Wire<QuestionRead> = wire("QuestionRead", fields)

/** A new question with its address. */
export type AddressedQuestion = QuestionRead & { readonly url: string }

export const createdQuestion: Wire<AddressedQuestion> = wire("CreatedQuestion", { ...fields, url: t.string })

const created = createdWithoutLocation(createdQuestion)

/** A new question. Its address is a secret that only this answer has. */
export const createdQuestionReply: Reply<AddressedQuestion> = {
  ...created,
  headers: ["Location"],
  isSecret: true,
  answer: (value, to) => ({
    ...created.answer(value, to),
    location: `/trees/${value.treeId}/questions/${value.id}`,
  }),
}

export const questionCard: Wire<QuestionCard> = wire("QuestionCard", {
  displayName: t.string,
  birthYear: nullable(t.number),
  deathYear: nullable(t.number),
})

/** An open question with the address of its picture. */
export type PicturedQuestion = Omit<OpenQuestion, "about"> & {
  readonly about: Pick<OpenQuestion["about"], "cards"> & { readonly pictureUrl: string | null }
}

export const openQuestionAbout: Wire<PicturedQuestion["about"]> = wire("OpenQuestionAbout", {
  cards: t.readonlyArray(questionCard),
  pictureUrl: nullable(t.string),
})

export const openQuestion: Wire<PicturedQuestion> = wire("OpenQuestion", {
  text: t.string,
  askedBy: t.string,
  language: t.string,
  about: openQuestionAbout,
  answers,
})

/** A question without an account. No cache keeps it. */
export const openQuestionReply: Reply<PicturedQuestion> = { ...ok(openQuestion), isSecret: true }

/** An answer that was taken. It says nothing of the tree. */
export const answeredReply: Reply<unknown> = {
  ...empty,
  status: 201,
  answer: (value, to) => ({ ...empty.answer(value, to), status: 201 }),
}
