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
} from "../../../core/domain/account/account-input.ts"
import { accountOf, anyone, anyoneSignedIn, unverifiedUser, user } from "../access.ts"
import { json, mergePatch } from "../request/body.ts"
import { nothing } from "../request/input.ts"
import { parameters } from "../request/parameters.ts"
import { sessionReply, signedInReply, userReply } from "../replies/account.ts"
import { accountImportReply } from "../replies/backup.ts"
import { archive } from "../response/file-replies.ts"
import { accepted, empty, createdWithoutLocation, ok, signedIn, signedOut } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"
import { route } from "../route.ts"
import { upload } from "../request/upload.ts"

/** Signing in and out, and the caller's own account. */
export const accountRoutes = [
  route("register", {
    method: "post",
    path: "/auth/register",
    summary: "Create an account and sign in",
    access: anyone,
    takes: json(Register),
    tries: { account: ({ input }) => input.email },
    reply: signedIn(201, signedInReply),
    errors: ["EmailTaken", "TooManyTries"],
    handle:
      (app) =>
      ({ input, userAgent, device, requestId }) =>
        app.register({ ...input, userAgent, device, requestId }),
  }),
  route("login", {
    method: "post",
    path: "/auth/login",
    summary: "Sign in",
    access: anyone,
    takes: json(Login),
    tries: {
      account: async ({ input: { email }, device }, app) => (await app.findKnownDevice({ email, device })) ?? email,
    },
    reply: signedIn(200, signedInReply),
    errors: ["WrongCredentials", "TooManyTries"],
    handle:
      (app) =>
      ({ input, userAgent, device, requestId }) =>
        app.login({ ...input, userAgent, device, requestId }),
  }),
  route("logout", {
    method: "post",
    path: "/auth/logout",
    summary: "Sign out of this session",
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
    summary: "List your sessions",
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
    summary: "End one of your sessions",
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
    summary: "Verify an e-mail address with the token from the mail",
    access: anyoneSignedIn,
    takes: json(VerifyEmail),
    tries: { account: () => null },
    reply: empty,
    errors: ["InvalidToken", "TooManyTries"],
    handle:
      (app) =>
      ({ input, sessionId, requestId }) =>
        app.verifyEmail({ ...input, sessionId, requestId }),
  }),
  route("requestEmailVerification", {
    method: "post",
    path: "/auth/verify-email/request",
    summary: "Request another verification mail",
    access: unverifiedUser,
    takes: nothing,
    tries: { account: () => null },
    reply: accepted,
    errors: ["TooManyTries"],
    handle:
      (app) =>
      ({ actor }) =>
        app.requestEmailVerification(actor),
  }),
  route("requestPasswordReset", {
    method: "post",
    path: "/auth/password-reset/request",
    summary: "Request a mail for a password reset",
    access: anyone,
    takes: json(PasswordResetRequest),
    tries: { account: () => null },
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
    summary: "Reset the password with the token from the mail; all sessions end",
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
    summary: "Change the password; every other session ends",
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
    summary: "Get your account",
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
    summary: "Update your account",
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
    summary: "Download a backup of your own trees with their media",
    access: user,
    heavy: { lane: "shared", account: accountOf, completesFrom: null },
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
    summary: "Restore a backup as new trees; all of it or nothing",
    access: user,
    heavy: { lane: "alone", account: accountOf, size: ({ file }) => file.size, completesFrom: "beginning" },
    permit:
      (app) =>
      ({ reader }) =>
        app.checkRestore(reader, {}),
    takes: upload(parameters({}), ({ app }) => app.settings.maxBackupBytes),
    reply: createdWithoutLocation(accountImportReply),
    handle:
      (app) =>
      ({ actor, input }) =>
        app.importAccount(actor, input),
  }),
  route("deleteAccount", {
    method: "delete",
    path: "/users/me",
    summary: "Delete your account and the trees that only you own",
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
    summary: "Set or clear the person that you are",
    access: user,
    takes: mergePatch(SelfPerson),
    reply: ok(userReply),
    handle:
      (app) =>
      ({ actor, input }) =>
        app.setSelfPerson(actor, input),
  }),
]
