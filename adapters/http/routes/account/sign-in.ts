import {
  ChangePassword,
  Login,
  PasswordResetConfirm,
  PasswordResetRequest,
  Register,
  VerifyEmail,
} from "../../../../core/domain/account/account-input.ts"
import { ApiTokenCreate } from "../../../../core/domain/account/api-token.ts"
import { anyone, anyoneSignedIn, anySession, session, unverifiedSession } from "../../operation/access.ts"
import { asActor, asReader } from "../../operation/as-caller.ts"
import { json } from "../../request/body/body.ts"
import { nothing } from "../../request/input.ts"
import {
  apiTokenReply,
  createdApiTokenReply,
  sessionReply,
  signedInReply,
  verifiedEmail,
} from "../../codecs/account/account.ts"
import { accepted, createdWithoutLocation, empty, signedIn, signedOut } from "../../response/json-replies.ts"
import { list } from "../../response/list-replies.ts"
import { route } from "../../operation/route.ts"

/** Signing in and out: sessions, API tokens, e-mail addresses and passwords. */
export const signInRoutes = [
  route("register", {
    method: "post",
    path: "/auth/register",
    summary: "Create an account and sign in",
    description:
      "Creates an account and opens its first session. The answer contains the token, and the same token is set as a " +
      "cookie. The language of the account is the one that `Accept-Language` wants, if the service has it. The service " +
      "sends a mail with a link that verifies the e-mail address. With an invitation to an " +
      "address, the account must have that address, and the token of the mailed link verifies it at once.",
    access: anyone,
    takes: json(Register),
    keyedBy: ({ email }) => email,
    tries: { account: ({ input }) => input.email },
    reply: signedIn(201, signedInReply),
    errors: ["PasswordSignInOff", "NotLocal", "RegistrationClosed", "InvalidToken", "WrongAccount", "EmailTaken"],
    handle:
      (app) =>
      ({ input, userAgent, device, language, requestId, repeatable }) =>
        app.register({ ...input, userAgent, device, language, requestId }, repeatable),
  }),
  route("login", {
    method: "post",
    path: "/auth/login",
    summary: "Sign in",
    description:
      "Opens a session. A wrong address and a wrong password have the same answer after the same time, so the answer " +
      "does not reveal which accounts exist. Where a directory elsewhere keeps the passwords, the first sign-in makes " +
      "the account, as at any other provider: `email_taken` and `registration_closed` say why it does not.",
    access: anyone,
    takes: json(Login),
    tries: {
      account: async ({ input: { email }, device }, app) => (await app.findKnownDevice({ email, device })) ?? email,
    },
    reply: signedIn(200, signedInReply),
    errors: ["WrongCredentials", "PasswordSignInOff", "EmailTaken", "RegistrationClosed", "ProviderUnavailable"],
    handle:
      (app) =>
      ({ input, userAgent, device, language, requestId }) =>
        app.login({ ...input, userAgent, device, language, requestId }),
  }),
  route("logout", {
    method: "post",
    path: "/auth/logout",
    summary: "Sign out of this session",
    description: "Ends the session of this request and removes its cookie. The other sessions of the account continue.",
    access: anySession,
    takes: nothing,
    reply: signedOut,
    handle:
      (app) =>
      ({ actor, repeatable }) =>
        app.logout(actor, repeatable),
  }),
  route("listSessions", {
    method: "get",
    path: "/auth/sessions",
    summary: "List your sessions",
    description:
      "Lists the open sessions of the account, with the time and the program of their last use. Tokens are never shown.",
    access: unverifiedSession,
    takes: nothing,
    reply: list(sessionReply, "list"),
    handle:
      (app) =>
      ({ actor, reader }) =>
        app.listSessions(reader, { currentId: actor.sessionId }),
  }),
  route("endSession", {
    method: "delete",
    path: "/auth/sessions/{session_id}",
    summary: "End one of your sessions",
    description: "Ends one session of the account, for example of a lost device. Its token works no longer.",
    access: unverifiedSession,
    takes: nothing,
    reply: empty,
    handle: asActor((app) => app.endSession),
  }),
  route("createApiToken", {
    method: "post",
    path: "/auth/tokens",
    summary: "Create an API token for a program",
    description:
      "Creates an API token with scopes. A program that has it can do what its user and its scopes allow. An assistant " +
      "reads only trees that have chosen its provider, and proposes changes. The answer is the only one that contains " +
      "the token. An account can have 50 tokens.",
    access: session,
    takes: json(ApiTokenCreate),
    reply: { ...createdWithoutLocation(createdApiTokenReply), isSecret: true },
    errors: ["TooManyTokens"],
    handle: asActor((app) => app.createApiToken),
  }),
  route("listApiTokens", {
    method: "get",
    path: "/auth/tokens",
    summary: "List your API tokens",
    description:
      "Lists the API tokens of the account with their scopes and their last use: at most 50. Tokens are never shown.",
    access: session,
    takes: nothing,
    reply: list(apiTokenReply, "list"),
    handle: asReader((app) => app.listApiTokens),
  }),
  route("revokeApiToken", {
    method: "delete",
    path: "/auth/tokens/{token_id}",
    summary: "Revoke one of your API tokens",
    description: "Revokes an API token. It stops working at once.",
    access: session,
    takes: nothing,
    reply: empty,
    handle: asActor((app) => app.revokeApiToken),
  }),
  route("verifyEmail", {
    method: "post",
    path: "/auth/verify-email",
    summary: "Verify an e-mail address with the token from the mail",
    description:
      "Confirms the e-mail address of the account with the token from the verification mail. The token works once and " +
      "for 48 hours. Every other session of the account ends, and its API tokens are revoked. Without a session of the " +
      "account its password is removed too, because somebody else may have set it: the answer is 200, and the service " +
      "sends a mail with a link for a new one. Nothing is removed if the address was verified before. An account " +
      "without a password is confirmed only with a session of it, because somebody else may have signed in at a " +
      "provider with this address: otherwise the answer is 401, and the token can still be used.",
    access: anyoneSignedIn,
    takes: json(VerifyEmail),
    tries: { account: () => null },
    reply: verifiedEmail,
    errors: ["InvalidToken", "Unauthenticated"],
    handle:
      (app) =>
      ({ input, sessionId, requestId }) =>
        app.verifyEmail({ ...input, sessionId, requestId }),
  }),
  route("requestEmailVerification", {
    method: "post",
    path: "/auth/verify-email/request",
    summary: "Request another verification mail",
    description: "Sends another verification mail to the address of the account. Only the newest link works.",
    access: anySession,
    takes: nothing,
    tries: { account: () => null },
    reply: accepted,
    handle:
      (app) =>
      ({ actor }) =>
        app.requestEmailVerification(actor),
  }),
  route("requestPasswordReset", {
    method: "post",
    path: "/auth/password-reset/request",
    summary: "Request a mail for a password reset",
    description:
      "Sends a mail with a link for a new password if the address has an account. The answer is the same if it has none.",
    access: anyone,
    takes: json(PasswordResetRequest),
    tries: { account: () => null },
    reply: accepted,
    errors: ["PasswordSignInOff", "NotLocal"],
    handle:
      (app) =>
      ({ input }) =>
        app.requestPasswordReset(input),
  }),
  route("confirmPasswordReset", {
    method: "post",
    path: "/auth/password-reset/confirm",
    summary: "Reset the password with the token from the mail; all sessions end",
    description:
      "Sets a new password with the token from the mail. The token works once and for one hour. Every session of the account ends.",
    access: anyone,
    takes: json(PasswordResetConfirm),
    tries: { account: () => null },
    reply: empty,
    errors: ["PasswordSignInOff", "NotLocal", "InvalidToken"],
    handle:
      (app) =>
      ({ input, requestId }) =>
        app.confirmPasswordReset({ ...input, requestId }),
  }),
  route("changePassword", {
    method: "post",
    path: "/auth/change-password",
    summary: "Change the password; every other session ends",
    description:
      "Replaces the password, which requires the current one. Every other session of the account ends, and its API " +
      "tokens are revoked unless `keep_tokens` is true.",
    access: unverifiedSession,
    takes: json(ChangePassword),
    tries: { account: ({ actor }) => actor.userId },
    reply: empty,
    errors: ["WrongPassword", "NoPassword", "NotLocal"],
    handle: asActor((app) => app.changePassword),
  }),
]
