import { anyone, session } from "../access.ts"
import { identityReply, providerReply } from "../replies/identity.ts"
import { nothing } from "../request/input.ts"
import { list } from "../response/list-replies.ts"
import { route } from "../route.ts"

/** Signing in with identity providers, and the identities of the caller. */
export const identityRoutes = [
  route("listProviders", {
    method: "get",
    path: "/auth/providers",
    summary: "List the ways to sign in",
    description:
      "Lists the identity providers with which people can sign in here, in the order in which a page offers them. The provider `password` means an e-mail address with a password.",
    access: anyone,
    takes: nothing,
    reply: list(providerReply, "list"),
    handle: (app) => () => app.listProviders(),
  }),
  route("listIdentities", {
    method: "get",
    path: "/users/me/identities",
    summary: "List your identities",
    description:
      "Lists the identities with which the caller can sign in. An account with a password has one of the provider `password`.",
    access: session,
    takes: nothing,
    reply: list(identityReply, "list"),
    handle:
      (app) =>
      ({ reader }) =>
        app.listIdentities(reader, {}),
  }),
]
