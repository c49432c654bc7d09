import { AccountDelete, SelfPerson, UserUpdate } from "../../../../core/domain/account/account-input.ts"
import { accountOf, anyUser, claimedSession, session, user } from "../../operation/access.ts"
import { asActor, asReader } from "../../operation/as-caller.ts"
import { json, mergePatch } from "../../request/body/body.ts"
import { nothing } from "../../request/input.ts"
import { parameters } from "../../request/parameters.ts"
import { storageReply, userReply } from "../../codecs/account/account.ts"
import { accountImportReply } from "../../codecs/account/backup.ts"
import { archive } from "../../response/file-replies.ts"
import { createdWithoutLocation, ok, signedOut } from "../../response/json-replies.ts"
import { route } from "../../operation/route.ts"
import { upload } from "../../request/body/upload.ts"

/** The caller's own account, and backups of its trees. */
export const accountRoutes = [
  route("getUser", {
    method: "get",
    path: "/users/me",
    summary: "Get your account",
    description: "Returns the account of the caller. It is available before the e-mail address is verified.",
    access: anyUser("read"),
    takes: nothing,
    reply: ok(userReply),
    handle: asReader((app) => app.getUser),
  }),
  route("getStorage", {
    method: "get",
    path: "/users/me/storage",
    summary: "Get what your trees store",
    description:
      "Returns the bytes that all trees of the caller store, and how many they may store. At the limit every write in " +
      "these trees is refused with 507 `storage_full`, for every member; reading and deleting go on.",
    access: user("read"),
    takes: nothing,
    reply: ok(storageReply),
    handle: asReader((app) => app.getStorage),
  }),
  route("updateProfile", {
    method: "patch",
    path: "/users/me",
    summary: "Update your account",
    description:
      "Changes the display name of the account and the language of its mails. Fields that are absent stay as they are.",
    access: session,
    takes: mergePatch(UserUpdate),
    reply: ok(userReply),
    handle: asActor((app) => app.updateProfile),
  }),
  route("exportAccount", {
    method: "get",
    path: "/users/me/export",
    summary: "Download a backup of your own trees with their media",
    description:
      "Streams a ZIP archive with every tree that the caller owns: all records, the kept records of imported files, " +
      "and the media. `POST /users/me/import` restores the archive, here or in another instance.",
    access: user("export"),
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
    description:
      "Restores an archive of `GET /users/me/export` as new trees of the caller. Every record gets a new id. If the " +
      "archive is invalid, nothing is written.",
    access: session,
    heavy: { lane: "alone", account: accountOf, size: ({ file }) => file.size, completesFrom: "beginning" },
    permit:
      (app) =>
      ({ reader }) =>
        app.checkRestore(reader, {}),
    takes: upload(parameters({}), ({ app }) => app.settings.maxBackupBytes),
    reply: createdWithoutLocation(accountImportReply),
    handle: asActor((app) => app.importAccount),
  }),
  route("deleteAccount", {
    method: "delete",
    path: "/users/me",
    summary: "Delete your account and the trees that only you own",
    description:
      "Deletes the account permanently. Trees without another owner are deleted with it. In all other trees the " +
      "membership ends. The e-mail address must be repeated as confirmation.",
    access: claimedSession,
    takes: json(AccountDelete),
    reply: signedOut,
    handle: asActor((app) => app.deleteAccount),
  }),
  route("setSelfPerson", {
    method: "patch",
    path: "/users/me/self-person",
    summary: "Set or clear the person that you are",
    description:
      "Links the account to the person in a tree who is its user, or removes the link. The caller must see the person in full.",
    access: session,
    takes: mergePatch(SelfPerson),
    reply: ok(userReply),
    handle: asActor((app) => app.setSelfPerson),
  }),
]
