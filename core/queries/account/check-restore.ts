import * as E from "fp-ts/lib/Either.js"
import { fitsInto, freeQuotaOf } from "../../edit/blob/quota.ts"
import type { Query } from "../../use-case/query.ts"

/** Null if the account may store more bytes, otherwise the refusal. Called before a backup is received. */
export const checkRestore: Query<object, null> = async ({ trees, settings }, { userId }) =>
  userId === null ? E.left({ _tag: "Unauthenticated" }) : fitsInto(await freeQuotaOf(trees, settings, userId), 1)
