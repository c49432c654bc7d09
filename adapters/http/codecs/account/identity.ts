import * as t from "io-ts"
import { oneOf, type Wire, wire } from "../../../../core/codec/wire.ts"
import { type IdentityRead, type ProviderRead, providerKinds } from "../../../../core/domain/account/identity.ts"
import { IdentityId } from "../../../../core/domain/ids.ts"

export const providerReply: Wire<ProviderRead> = wire("ProviderRead", {
  id: t.string,
  kind: oneOf(providerKinds),
  name: t.string,
})

export const identityReply: Wire<IdentityRead> = wire("IdentityRead", {
  id: IdentityId,
  provider: t.string,
  subject: t.string,
})
