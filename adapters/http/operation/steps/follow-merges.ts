import * as E from "fp-ts/lib/Either.js"
import { PersonId } from "../../../../core/domain/ids.ts"
import type { Answer } from "../../answer/reply.ts"
import type { Access } from "../access.ts"
import { limitToTrees } from "./limit-to-trees.ts"
import { type Negotiated, next, type Step } from "./step.ts"
import { viewAs } from "./view-as.ts"

/** The addresses of a person, and those below. */
const ofPerson = /^\/(?:public\/)?persons\/\{person_id\}/

/** Whether reads of this path lead on from a merged person to the kept one. */
export const leadsOn = (method: string, path: string): boolean => method === "get" && ofPerson.test(path)

/**
 * Leads a reader from the address of a merged person to that of the kept one, if this reader sees the kept one. For all
 * others nothing has the id. Only a read that finds nothing pays for the look-up.
 */
export const followMerges =
  <Caller, Params extends object>(
    access: Access<Caller>,
    answer: Step<Negotiated<Caller, Params>, Answer>,
  ): Step<Negotiated<Caller, Params>, Answer> =>
  async (negotiated) => {
    const outcome = await answer(negotiated)
    if (E.isRight(outcome) || outcome.left._tag !== "NotFound") return outcome
    const { request } = negotiated
    const { params } = negotiated
    const personId = "personId" in params && PersonId.is(params.personId) ? params.personId : null
    const keptId = personId === null ? null : await keptFor(access, negotiated, personId)
    if (personId === null || keptId === null) return outcome
    const address = request.path.replace(personId, keptId) + (request.search === "" ? "" : `?${request.search}`)
    return E.right({
      status: 308,
      content: { kind: "none" },
      headers: { Location: address, "Cache-Control": "no-store" },
    })
  }

/** The kept person, as the caller would see them there: within the trees of a token, and with `View-As`. */
const keptFor = async <Caller, Params extends object>(
  access: Access<Caller>,
  negotiated: Negotiated<Caller, Params>,
  personId: PersonId,
): Promise<PersonId | null> => {
  const { asReader } = access
  if (asReader === undefined) return null
  const { app } = negotiated.host
  const found = await app.findKeptPerson(asReader.readerOf(negotiated.caller), { personId })
  if (E.isLeft(found) || found.right === null) return null
  const there = { ...negotiated, params: { ...negotiated.params, personId: found.right } }
  const limited = await limitToTrees<Caller, Params>(access)(there)
  const viewed = await next(viewAs<Caller, Params>(access))(
    E.isLeft(limited) ? limited : E.right({ ...limited.right, keyed: null, place: null }),
  )
  if (E.isLeft(viewed)) return null
  const seen = await app.findKeptPerson(asReader.readerOf(viewed.right.caller), { personId })
  return E.isRight(seen) ? seen.right : null
}
