import { heldTree } from "../device.ts"
import { answers, ME } from "./cache.ts"
import { Problem } from "./problems.ts"
import { viewerHere } from "./viewers.ts"

const refusals = [401, 403, 404]

/** Reads as a member or as the holder of a link, or as the public where the reader is neither. */
export const readAsAnyone = async <T>(asMember: () => Promise<T>, asPublic: () => Promise<T>): Promise<T> => {
  const isVisitor = answers.getQueryData(ME) === null && heldTree() === null
  if (isVisitor || viewerHere()?.kind === "anonymous") return asPublic()
  try {
    return await asMember()
  } catch (failure) {
    if (!(failure instanceof Problem) || !refusals.includes(failure.status)) throw failure
    return asPublic()
  }
}
