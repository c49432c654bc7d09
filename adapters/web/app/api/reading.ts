import { answers, ME } from "./cache.ts"
import { Problem } from "./problems.ts"
import { viewerHere } from "./viewers.ts"

const refusals = [401, 403, 404]

/** Reads as a member, or as the public where the reader is no member. */
export const readAsAnyone = async <T>(asMember: () => Promise<T>, asPublic: () => Promise<T>): Promise<T> => {
  if (answers.getQueryData(ME) === null || viewerHere()?.kind === "anonymous") return asPublic()
  try {
    return await asMember()
  } catch (failure) {
    if (!(failure instanceof Problem) || !refusals.includes(failure.status)) throw failure
    return asPublic()
  }
}
