import * as E from "fp-ts/lib/Either.js"
import { LinkId, UserId } from "../../../../core/domain/ids.ts"
import type { ViewedReader } from "../../../../core/domain/readers/view-as.ts"
import type { Access } from "../access.ts"
import type { Refusal } from "../../problems.ts"
import { recordOfPath } from "../../request/path.ts"
import { isRead } from "../../request/request.ts"
import { varyBy } from "../../response/vary.ts"
import type { Outcome, Placed, Step } from "./step.ts"

/**
 * Replaces the caller by the reader that `View-As` names, if the caller may view the tree so. The operation then
 * answers exactly what that reader would get. The place in the queue remains that of the caller.
 */
export const viewAs =
  <Caller, Params extends object>(access: Access<Caller>): Step<Placed<Caller, Params>, Placed<Caller, Params>> =>
  (placed) => {
    const header = placed.request.headers["view-as"]
    return header === undefined ? E.right(placed) : asViewed(access, String(header), placed)
  }

const asViewed = async <Caller, Params extends object>(
  { asReader }: Access<Caller>,
  header: string,
  placed: Placed<Caller, Params>,
): Promise<Outcome<Placed<Caller, Params>>> => {
  const { request, host, caller, params } = placed
  varyBy(request.response, "View-As")
  if (!isRead(request.method)) return refused("A request that writes cannot have the header View-As.")
  const viewed = viewedReader(header)
  if (viewed === null)
    return refused("View-As must be anonymous, user, the id of a member, or link: with the id of a link.")
  const address = recordOfPath(params)
  if (asReader === undefined || address === null)
    return refused("View-As applies to addresses inside a tree, and this address is not inside one.")
  const reader = await host.app.viewAs(asReader.readerOf(caller), { address, viewed })
  if (E.isLeft(reader)) return reader
  const other = asReader.replace(caller, reader.right)
  return E.isLeft(other) ? other : E.right({ ...placed, caller: other.right })
}

const refused = (detail: string): E.Either<Refusal, never> => E.left({ _tag: "ViewAsRefused", detail })

const viewedReader = (text: string): ViewedReader | null => {
  if (text === "anonymous" || text === "user") return text
  const linkId = /^link:(.+)$/.exec(text)?.[1]
  if (LinkId.is(linkId)) return { linkId }
  return UserId.is(text) ? text : null
}
