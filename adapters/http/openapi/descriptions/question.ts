import { QuestionAboutInput, QuestionCreate, QuestionReply } from "../../../../core/domain/question/question.ts"
import {
  createdQuestion,
  openQuestion,
  openQuestionAbout,
  questionAbout,
  questionAsker,
  questionCard,
  questionReply,
} from "../../codecs/account/question.ts"
import { describe } from "./describe.ts"

const text = "The question, as its asker wrote it."
const answers = "What the question asks for. An answer may have these fields and no others."
const language = "The language of the question: a tag of BCP 47."
const expiresAt = "When the question expires, in UTC."
const about = {
  personIds: "The persons that the question shows: at most 10. A name, and what becomes a note, belongs to the first.",
  mediaId: "The medium that the question shows. Null if it shows none.",
  eventId: "The event to which a date and a place of the answer belong. Null if the question is about no event.",
}

const read = {
  text,
  about: "What the question is about.",
  answers,
  language,
  email: "The address to which the question is mailed. Null if its asker passes its address on.",
  status:
    "`open` until it is `answered`, `ended` by its asker or an editor, or `expired`. An open question also refuses answers " +
    "while its asker does not see in full what it is about.",
  askedBy: "The member who asked.",
  proposalId: "The proposal that the answer became. Null if there is no answer.",
  createdAt: "When the question was asked, in UTC.",
  expiresAt,
  answeredAt: "When the question was answered, in UTC. Null if it is not.",
}

/** The texts of questions. */
export const questionTexts = {
  ...describe(QuestionAboutInput, "What a question is about: at least one person, an event or a medium.", about),
  ...describe(QuestionCreate, "A new question.", {
    text,
    about: "What the question is about. The asker must see all of it in full.",
    answers,
    email: "An address to which the question is mailed. An account mails 20 questions a day.",
    language: `${language} By default the language of the account.`,
    expiresAt: `${expiresAt} At most 30 days from now, which is the default.`,
  }),
  ...describe(questionAbout, "What a question is about.", about),
  ...describe(questionAsker, "The member who asked a question.", {
    displayName: "The name that other users see. Null if the member has none.",
  }),
  ...describe(questionReply, "A question to somebody without an account.", read),
  ...describe(createdQuestion, "A new question with its address.", {
    ...read,
    url: "The address at which the question is read without an account. Its last part is secret, and it is shown only here.",
  }),
  ...describe(questionCard, "A person as the answerer sees them.", {
    displayName: "The name of the person.",
    birthYear: "The year of birth. Null if it is not known.",
    deathYear: "The year of death. Null if it is not known.",
  }),
  ...describe(openQuestionAbout, "What an open question shows of the tree.", {
    cards: "The persons that the asker chose.",
    pictureUrl: "The address of the picture, without an account. Null if the question shows none.",
  }),
  ...describe(openQuestion, "A question as somebody with its address sees it.", {
    text,
    askedBy: "The name of the member who asked. `A relative` if they have none.",
    language,
    about: "What the question shows of the tree: what its asker chose, and nothing else.",
    answers,
  }),
  ...describe(QuestionReply, "An answer to a question: a name, and at least one of the values that it asks for.", {
    fromName: "The name of the person who answers. It becomes the title of the source.",
    text: "An answer in words, which becomes a note.",
    date: "A date, which becomes the date of the event, or a part of the note.",
    place: "A place, which becomes the place of the event, or a part of the note.",
    name: "A name, which becomes another name of the person, or a part of the note.",
  }),
}
