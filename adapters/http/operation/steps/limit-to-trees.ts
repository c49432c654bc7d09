import * as E from "fp-ts/lib/Either.js"
import type { TreeAddress } from "../../../../core/ports/reads.ts"
import type { Reader } from "../../../../core/index.ts"
import { userIdOf } from "../../../../core/domain/readers/view-as.ts"
import type { Access } from "../access.ts"
import { recordOfPath } from "../../request/path.ts"
import type { Negotiated, Outcome, Step } from "./step.ts"

/** Outside the trees of an API token that is limited to some, its bearer counts as a user without a role. */
export const limitToTrees =
  <Caller, Params extends object>({
    asReader,
  }: Access<Caller>): Step<Negotiated<Caller, Params>, Negotiated<Caller, Params>> =>
  (negotiated) => {
    const reader = asReader?.readerOf(negotiated.caller)
    if (asReader === undefined || reader?.onlyTrees === undefined) return E.right(negotiated)
    const address = recordOfPath(negotiated.params)
    return address === null ? E.right(negotiated) : limited(asReader, reader, address, negotiated)
  }

const limited = async <Caller, Params>(
  asReader: NonNullable<Access<Caller>["asReader"]>,
  reader: Reader,
  address: TreeAddress,
  negotiated: Negotiated<Caller, Params>,
): Promise<Outcome<Negotiated<Caller, Params>>> => {
  const treeId = await negotiated.host.app.findTree(reader, address)
  if (E.isLeft(treeId)) return treeId
  if (treeId.right !== null && reader.onlyTrees?.includes(treeId.right) === true) return E.right(negotiated)
  const stranger = asReader.replace(negotiated.caller, { userId: userIdOf("user") })
  return E.isLeft(stranger) ? stranger : E.right({ ...negotiated, caller: stranger.right })
}
