import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { notFound } from "../../../../core/domain/errors.ts"
import { QuestionId } from "../../../../core/domain/ids.ts"
import {
  type OpenQuestion,
  QuestionCreate,
  questionPath,
  QuestionReply,
} from "../../../../core/domain/question/question.ts"
import { type CreatedQuestion, repeatableFor } from "../../../../core/index.ts"
import {
  type AddressedQuestion,
  answeredReply,
  createdQuestionReply,
  openQuestionReply,
  type PicturedQuestion,
  questionReply,
} from "../../codecs/account/question.ts"
import { thumbnailFile } from "../../answer/thumbnail-file.ts"
import { anyone, user } from "../../operation/access.ts"
import { asReader } from "../../operation/as-caller.ts"
import { route } from "../../operation/route.ts"
import { PREFIX } from "../../prefix.ts"
import { json } from "../../request/body/body.ts"
import { nothing, query } from "../../request/input.ts"
import { cursor, limit } from "../../request/parameters.ts"
import { withAddress } from "../../request/with-address.ts"
import { empty, tagged } from "../../response/json-replies.ts"
import { thumbnail } from "../../response/file-replies.ts"
import { list } from "../../response/list-replies.ts"

const addressedAt =
  (address: string) =>
  ({ token, ...question }: CreatedQuestion): AddressedQuestion => ({
    ...question,
    url: `${address}${questionPath(question.language, token)}`,
  })

const picturedAt =
  (token: string) =>
  ({ about: { cards, hasPicture }, ...question }: OpenQuestion): PicturedQuestion => ({
    ...question,
    about: { cards, pictureUrl: hasPicture ? `${PREFIX}/questions/${encodeURIComponent(token)}/picture` : null },
  })

const byAddress = { account: () => null }

/** Questions to people without an account. */
export const questionRoutes = [
  route("askQuestion", {
    method: "post",
    path: "/trees/{tree_id}/questions",
    summary: "Ask somebody without an account",
    description:
      "Makes a question about persons, an event or a medium that the caller sees in full. Anyone with its address reads it and answers " +
      "it once, for 30 days at most. Every member may ask; 100 questions of a member in a tree can be unexpired. With " +
      "`email` the service mails the address, 20 times a day for an account at most. Undo of asking is 409 `cannot_undo`.",
    access: user("propose"),
    takes: withAddress(json(QuestionCreate)),
    reply: createdQuestionReply,
    errors: ["TooManyQuestions", "TooManyPending", "TooManyTries"],
    handle:
      (app) =>
      async ({ actor, params, input: { address, ...input }, repeatable }) => {
        const addressed = addressedAt(address)
        return pipe(
          await app.askQuestion(actor, { ...params, ...input }, repeatableFor(repeatable, addressed)),
          E.map(addressed),
        )
      },
  }),
  route("listQuestions", {
    method: "get",
    path: "/trees/{tree_id}/questions",
    summary: "List the questions of a tree",
    description:
      "Lists the questions, oldest first: all of them for editors, their own for other members. Without `limit` a page has at " +
      "most 1,000. Questions are removed a year after they expire.",
    access: user("read"),
    takes: query({ limit, cursor }),
    reply: list(questionReply),
    handle: asReader((app) => app.listQuestions),
  }),
  route("getQuestion", {
    method: "get",
    path: "/trees/{tree_id}/questions/{question_id}",
    summary: "Get a question",
    description: "Returns one question without its address, for its asker and editors.",
    access: user("read"),
    takes: nothing,
    reply: tagged(questionReply, () => null),
    handle: asReader((app) => app.getQuestion),
  }),
  route("endQuestion", {
    method: "delete",
    path: "/questions/{question}",
    summary: "End a question",
    description: "Ends an open question at once. For its asker and editors, by the id of the question.",
    access: user("propose"),
    takes: nothing,
    reply: empty,
    handle:
      (app) =>
      async ({ actor, params: { question } }) =>
        QuestionId.is(question) ? app.endQuestion(actor, { questionId: question }) : E.left(notFound("question")),
  }),
  route("readQuestion", {
    method: "get",
    path: "/questions/{question}",
    summary: "Read a question without an account",
    description:
      "Returns a question by the token in its address: what its asker chose, as the asker sees it now, and nothing else of the " +
      "tree. The address answers as one of an ended question while the asker does not see in full what the question is about.",
    access: anyone,
    tries: byAddress,
    takes: nothing,
    reply: openQuestionReply,
    errors: ["QuestionEnded"],
    handle:
      (app) =>
      async ({ params: { question } }) =>
        pipe(await app.readQuestion({ token: question }), E.map(picturedAt(question))),
  }),
  route("getQuestionPicture", {
    method: "get",
    path: "/questions/{question}/picture",
    summary: "Get the picture of a question without an account",
    description: "Returns the picture that an open question shows, at most 1,280 pixels long, as WebP.",
    access: anyone,
    tries: byAddress,
    takes: nothing,
    reply: thumbnail,
    errors: ["QuestionEnded", "NoThumbnail"],
    handle:
      (app) =>
      async ({ params: { question } }) =>
        pipe(
          await app.getQuestionPicture({ token: question }),
          E.map((found) => ({ file: thumbnailFile(found), isFixed: false })),
        ),
  }),
  route("answerQuestion", {
    method: "post",
    path: "/questions/{question}/answer",
    summary: "Answer a question without an account",
    description:
      "Answers a question once. The answer becomes a pending proposal in the name of the asker, with a new source that is " +
      "cited for what it changes. A second answer, and one to an unknown or ended question, is 404 `question_ended`.",
    access: anyone,
    tries: byAddress,
    takes: json(QuestionReply),
    reply: answeredReply,
    errors: ["QuestionEnded", "TooManyPending"],
    handle:
      (app) =>
      async ({ params: { question }, input }) =>
        app.answerQuestion({ token: question, ...input }),
  }),
]
