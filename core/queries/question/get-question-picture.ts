import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import { questionStatus } from "../../domain/question/question.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import type { AskPorts } from "../../use-case/query.ts"
import { questionCards } from "../../view/question/question-cards.ts"
import { getThumbnail, type MediaThumbnail, type ThumbnailPorts } from "../media/get-thumbnail.ts"

type Ports = AskPorts & ThumbnailPorts & { readonly tokens: Pick<Tokens, "hash"> }

/** A picture that fits on any screen. */
const SIZE = 1_280

const ended: E.Either<DomainError, never> = E.left({ _tag: "QuestionEnded" })

/** The picture of the question with this token, as its asker sees it. It has no metadata of the file. */
export const getQuestionPicture = (ports: Ports) => {
  const thumbnail = getThumbnail(ports)
  const { reads, tokens, now } = ports
  return async ({ token }: { readonly token: string }): Promise<E.Either<DomainError, MediaThumbnail>> => {
    const at = now()
    const question = await reads.questions.byTokenHash(tokens.hash(token))
    if (question === null || questionStatus(question, at) !== "open") return ended
    if (E.isLeft(await questionCards({ ...reads, now: at }, question))) return ended
    const { mediaId, askerId } = question
    if (mediaId === null) return E.left({ _tag: "NoThumbnail" })
    return thumbnail({ userId: askerId, surface: "member" }, { mediaId, size: SIZE, crop: null })
  }
}
