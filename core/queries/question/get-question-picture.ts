import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { AskPorts } from "../../use-case/query.ts"
import { openQuestion, type OpenQuestionPorts } from "../../view/question/open-question.ts"
import { getThumbnail, type MediaThumbnail, type ThumbnailPorts } from "../media/get-thumbnail.ts"

/** A picture that fits on any screen. */
const SIZE = 1_280

/** The picture of the question with this token, as its asker sees it. It has no metadata of the file. */
export const getQuestionPicture = (ports: AskPorts & ThumbnailPorts & OpenQuestionPorts) => {
  const thumbnail = getThumbnail(ports)
  return async ({ token }: { readonly token: string }): Promise<E.Either<DomainError, MediaThumbnail>> => {
    const open = await openQuestion(ports, token)
    if (E.isLeft(open)) return open
    const { mediaId, askerId } = open.right.question
    if (mediaId === null) return E.left({ _tag: "NoThumbnail" })
    return thumbnail({ userId: askerId, surface: "member" }, { mediaId, size: SIZE, crop: null })
  }
}
