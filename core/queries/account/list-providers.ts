import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { ProviderRead } from "../../domain/account/identity.ts"
import { offeredProviders, type SignInWays } from "../../edit/account/sign-in-ways.ts"
import { type Listing, once } from "../../view/listing.ts"

/** The providers with which people can sign in, for everybody. */
export const listProviders = (ways: SignInWays) => async (): Promise<E.Either<DomainError, Listing<ProviderRead>>> =>
  E.right({ items: once(offeredProviders(ways).map(({ id, kind, name }) => ({ id, kind, name }))), next: null })
