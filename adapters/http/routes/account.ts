import {
  AccountDelete,
  ChangePassword,
  Login,
  PasswordResetConfirm,
  PasswordResetRequest,
  UserUpdate,
  Register,
  SelfPerson,
  VerifyEmail,
} from "../../../core/domain/account-input.ts"
import { anyone, unverifiedUser, user } from "../access.ts"
import { json, mergePatch } from "../body.ts"
import { nothing } from "../input.ts"
import { parameters } from "../parameters.ts"
import { sessionReply, signedInReply, userReply } from "../replies/account.ts"
import { accountImportReply } from "../replies/backup.ts"
import { accepted, archive, empty, list, made, ok, signedIn, signedOut } from "../reply.ts"
import { route } from "../route.ts"
import { upload } from "../upload.ts"

/** Signing in and out, and the caller's own account. */
export const accountRoutes = [
  route("register", {
    method: "post",
    path: "/auth/register",
    summary: "Make an account and sign in",
    access: anyone,
    takes: json(Register),
    tries: { account: ({ input }) => input.email },
    reply: signedIn(201, signedInReply),
    errors: ["EmailTaken", "TooManyTries"],
    handle:
      (app) =>
      ({ input, userAgent, requestId }) =>
        app.register({ ...input, userAgent, requestId }),
  }),
  route("login", {
    method: "post",
    path: "/auth/login",
    summary: "Sign in",
    access: anyone,
    takes: json(Login),
    tries: { account: ({ input }) => input.email },
    reply: signedIn(200, signedInReply),
    errors: ["WrongCredentials", "TooManyTries"],
    handle:
      (app) =>
      ({ input, userAgent, requestId }) =>
        app.login({ ...input, userAgent, requestId }),
  }),
  route("logout", {
    method: "post",
    path: "/auth/logout",
    summary: "End this session",
    access: unverifiedUser,
    takes: nothing,
    reply: signedOut,
    handle:
      (app) =>
      ({ actor }) =>
        app.logout(actor),
  }),
  route("listSessions", {
    method: "get",
    path: "/auth/sessions",
    summary: "The caller's sessions",
    access: unverifiedUser,
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
    summary: "End one of the caller's sessions",
    access: unverifiedUser,
    takes: nothing,
    reply: empty,
    handle:
      (app) =>
      ({ actor, params }) =>
        app.endSession(actor, params),
  }),
  route("verifyEmail", {
    method: "post",
    path: "/auth/verify-email",
    summary: "Prove an e-mail address with the token that was mailed to it",
    access: anyone,
    takes: json(VerifyEmail),
    tries: { account: () => null },
    reply: empty,
    errors: ["InvalidToken", "TooManyTries"],
    handle:
      (app) =>
      ({ input, requestId }) =>
        app.verifyEmail({ ...input, requestId }),
  }),
  route("requestEmailVerification", {
    method: "post",
    path: "/auth/verify-email/request",
    summary: "Have the token mailed once more",
    access: unverifiedUser,
    takes: nothing,
    tries: { account: ({ actor }) => actor.userId },
    reply: accepted,
    errors: ["TooManyTries"],
    handle:
      (app) =>
      ({ actor }) =>
        app.requestEmailVerification(actor, {}),
  }),
  route("requestPasswordReset", {
    method: "post",
    path: "/auth/password-reset/request",
    summary: "Have a token mailed that sets another password, if the address has an account",
    access: anyone,
    takes: json(PasswordResetRequest),
    tries: { account: ({ input }) => input.email, inSilence: null },
    reply: accepted,
    errors: ["TooManyTries"],
    handle:
      (app) =>
      ({ input }) =>
        app.requestPasswordReset(input),
  }),
  route("confirmPasswordReset", {
    method: "post",
    path: "/auth/password-reset/confirm",
    summary: "Set another password with the token that was mailed; every session ends",
    access: anyone,
    takes: json(PasswordResetConfirm),
    tries: { account: () => null },
    reply: empty,
    errors: ["InvalidToken", "TooManyTries"],
    handle:
      (app) =>
      ({ input, requestId }) =>
        app.confirmPasswordReset({ ...input, requestId }),
  }),
  route("changePassword", {
    method: "post",
    path: "/auth/change-password",
    summary: "Set another password; every other session ends",
    access: unverifiedUser,
    takes: json(ChangePassword),
    tries: { account: ({ actor }) => actor.userId },
    reply: empty,
    errors: ["WrongPassword", "TooManyTries"],
    handle:
      (app) =>
      ({ actor, input }) =>
        app.changePassword(actor, input),
  }),
  route("getUser", {
    method: "get",
    path: "/users/me",
    summary: "The caller's account",
    access: unverifiedUser,
    takes: nothing,
    reply: ok(userReply),
    handle:
      (app) =>
      ({ reader }) =>
        app.getUser(reader, {}),
  }),
  route("updateProfile", {
    method: "patch",
    path: "/users/me",
    summary: "Change how the caller is called",
    access: user,
    takes: mergePatch(UserUpdate),
    reply: ok(userReply),
    handle:
      (app) =>
      ({ actor, input }) =>
        app.updateProfile(actor, input),
  }),
  route("exportAccount", {
    method: "get",
    path: "/users/me/export",
    summary: "The trees that the caller owns with their media, as a zip",
    access: user,
    takes: nothing,
    reply: archive("application/zip"),
    handle:
      (app) =>
      ({ reader }) =>
        app.exportAccount(reader),
  }),
  route("importAccount", {
    method: "post",
    path: "/users/me/import",
    summary: "Bring a backup back as new trees of the caller: all of it, or nothing",
    access: user,
    takes: upload(parameters({}), ({ app }) => app.settings.maxBackupBytes),
    reply: made(accountImportReply),
    handle:
      (app) =>
      ({ actor, input }) =>
        app.importAccount(actor, input),
  }),
  route("deleteAccount", {
    method: "delete",
    path: "/users/me",
    summary: "Delete the account, and the trees that it alone owns, by the address retyped",
    access: user,
    takes: json(AccountDelete),
    reply: signedOut,
    handle:
      (app) =>
      ({ actor, input }) =>
        app.deleteAccount(actor, input),
  }),
  route("setSelfPerson", {
    method: "patch",
    path: "/users/me/self-person",
    summary: "Say which person the caller is, or with null none",
    access: user,
    takes: mergePatch(SelfPerson),
    reply: ok(userReply),
    handle:
      (app) =>
      ({ actor, input }) =>
        app.setSelfPerson(actor, input),
  }),
]
