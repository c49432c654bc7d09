import { anyone, session } from "../../operation/access.ts"
import { asActor, asReader } from "../../operation/as-caller.ts"
import { identityReply, providerReply } from "../../codecs/account/identity.ts"
import { nothing } from "../../request/input.ts"
import { fromProvider, toProvider } from "../../sign-in/replies.ts"
import { signInAnswer, signInStart } from "../../sign-in/inputs.ts"
import { empty } from "../../response/json-replies.ts"
import { list } from "../../response/list-replies.ts"
import { route } from "../../operation/route.ts"

/** Signing in with identity providers, and the identities of the caller. */
export const identityRoutes = [
  route("listProviders", {
    method: "get",
    path: "/auth/providers",
    summary: "List the ways to sign in",
    description:
      "Lists the identity providers with which people can sign in here, in the order in which a page offers them. The " +
      "provider `password` means an e-mail address with a password.",
    access: anyone,
    takes: nothing,
    reply: list(providerReply, "list"),
    handle: (app) => () => app.listProviders(),
  }),
  route("startSignIn", {
    method: "get",
    path: "/auth/oidc/{provider_id}/start",
    summary: "Sign in at an OpenID provider",
    description:
      "For browsers: redirects to the provider, which sends the browser back after the sign-in. A cookie of ten " +
      "minutes holds what belongs to this sign-in.",
    access: anyone,
    takes: signInStart,
    tries: { account: () => null },
    reply: toProvider,
    errors: ["NotFound", "InvalidInput", "ProviderUnavailable"],
    handle:
      (app) =>
      ({ params: { providerId }, input: { base, ...input } }) =>
        app.startSignIn({ ...input, providerId, redirectUri: `${base}/auth/oidc/${providerId}/callback` }),
  }),
  route("finishSignIn", {
    method: "get",
    path: "/auth/oidc/{provider_id}/callback",
    summary: "Come back from an OpenID provider",
    description:
      "For browsers that a provider sends back: opens a session and redirects to the path of the start. If the sign-in " +
      "is refused, redirects to `/sign-in` with the reason in `error`, one of `sign_in_errors` in `/vocabulary`.",
    access: anyone,
    takes: signInAnswer,
    tries: { account: () => null },
    reply: fromProvider,
    errors: ["NotFound"],
    handle:
      (app) =>
      ({ params, input, userAgent, device, language, requestId }) =>
        app.finishSignIn({ ...params, ...input, userAgent, device, language, requestId }),
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
    handle: asReader((app) => app.listIdentities),
  }),
  route("removeIdentity", {
    method: "delete",
    path: "/users/me/identities/{identity_id}",
    summary: "Remove one of your identities",
    description:
      "Removes a way to sign in; another one must remain. The one of the provider `password` is removed with the " +
      "password. Every other session of the account ends.",
    access: session,
    takes: nothing,
    reply: empty,
    errors: ["LastIdentity"],
    handle: asActor((app) => app.removeIdentity),
  }),
]
