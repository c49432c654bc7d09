import { ChangePassword, Login, ProfilePatch, Register, SelfPerson } from "../../../core/domain/account-input.ts"
import { anyone, unverifiedUser, user } from "../access.ts"
import { json, mergePatch } from "../body.ts"
import { nothing } from "../input.ts"
import { sessionReply, signedInReply, userReply } from "../replies/account.ts"
import { empty, list, ok, signedIn, signedOut } from "../reply.ts"
import { route } from "../route.ts"

/** Signing in and out, and the caller's own account. */
export const accountRoutes = [
  route("register", {
    method: "post",
    path: "/auth/register",
    summary: "Make an account and sign in",
    access: anyone,
    takes: json(Register),
    reply: signedIn(201, signedInReply),
    errors: ["EmailTaken", "TooManyTries"],
    handle: (app) => ({ input, userAgent, requestId }) => app.register({ ...input, userAgent, requestId }),
  }),
  route("login", {
    method: "post",
    path: "/auth/login",
    summary: "Sign in",
    access: anyone,
    takes: json(Login),
    reply: signedIn(200, signedInReply),
    errors: ["WrongCredentials", "TooManyTries"],
    handle: (app) => ({ input, userAgent, requestId }) => app.login({ ...input, userAgent, requestId }),
  }),
  route("logout", {
    method: "post",
    path: "/auth/logout",
    summary: "End this session",
    access: unverifiedUser,
    takes: nothing,
    reply: signedOut,
    handle: (app) => ({ actor }) => app.logout(actor),
  }),
  route("listSessions", {
    method: "get",
    path: "/auth/sessions",
    summary: "The caller's sessions",
    access: unverifiedUser,
    takes: nothing,
    reply: list(sessionReply, "list"),
    handle: (app) => ({ actor, reader }) => app.listSessions(reader, { currentId: actor.sessionId }),
  }),
  route("endSession", {
    method: "delete",
    path: "/auth/sessions/{session_id}",
    summary: "End one of the caller's sessions",
    access: unverifiedUser,
    takes: nothing,
    reply: empty,
    handle: (app) => ({ actor, params }) => app.endSession(actor, params),
  }),
  route("changePassword", {
    method: "post",
    path: "/auth/change-password",
    summary: "Set another password; every other session ends",
    access: unverifiedUser,
    takes: json(ChangePassword),
    reply: empty,
    errors: ["WrongPassword", "TooManyTries"],
    handle: (app) => ({ actor, input }) => app.changePassword(actor, input),
  }),
  route("getUser", {
    method: "get",
    path: "/users/me",
    summary: "The caller's account",
    access: unverifiedUser,
    takes: nothing,
    reply: ok(userReply),
    handle: (app) => ({ reader }) => app.getUser(reader, {}),
  }),
  route("updateProfile", {
    method: "patch",
    path: "/users/me",
    summary: "Change how the caller is called",
    access: user,
    takes: mergePatch(ProfilePatch),
    reply: ok(userReply),
    handle: (app) => ({ actor, input }) => app.updateProfile(actor, input),
  }),
  route("setSelfPerson", {
    method: "patch",
    path: "/users/me/self-person",
    summary: "Say which person the caller is, or with null none",
    access: user,
    takes: mergePatch(SelfPerson),
    reply: ok(userReply),
    handle: (app) => ({ actor, input }) => app.setSelfPerson(actor, input),
  }),
]
