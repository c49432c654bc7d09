import {
  AccountDelete,
  ChangePassword,
  Login,
  MemberCreate,
  MemberUpdate,
  PasswordResetConfirm,
  PasswordResetRequest,
  Register,
  SelfPerson,
  UserUpdate,
  VerifyEmail,
} from "../../../../core/domain/account/account-input.ts"
import { ApiTokenCreate } from "../../../../core/domain/account/api-token.ts"
import { TokenAiCreate } from "../../../../core/domain/account/token-ai.ts"
import {
  apiTokenReply,
  createdApiTokenReply,
  sessionReply,
  signedInReply,
  tokenAi,
  storageReply,
  userReply,
  verifiedEmailReply,
} from "../../codecs/account/account.ts"
import { accountImportReply, restoredCounts, restoredTree, restoreWarning } from "../../codecs/account/backup.ts"
import { aiProviderReply, instanceReply } from "../../codecs/instance.ts"
import { identityReply, providerReply } from "../../codecs/account/identity.ts"
import { describe } from "./describe.ts"

const displayName = "The name that other users see. Null if the user has not given one."
const language =
  "The language of mails to the account, one of `languages` in the vocabulary. Null if none is chosen: then mails are in English."
const newPassword =
  "The new password: 10 to 256 characters, different from the e-mail address, and not one of the common passwords."
const mailedToken = "The token from the link in the mail."

const apiToken = {
  name: "What the token is for, in the words of its user.",
  scopes:
    "What the token allows: `read` trees, `propose` changes, `write` (which includes `propose`), `export` files and " +
    "backups, manage `members`, follow the `feed`.",
  ai: "The assistant that the token is for. Null for a program.",
  treeIds: "The only trees for which the token works. Null for all trees of the account.",
  createdAt: "When the token was created, in UTC.",
  lastUsedAt: "When the token was last used, in UTC, exact to five minutes. Null if it was never used.",
  expiresAt: "When the token expires, in UTC.",
}

const aiRole =
  "What the assistant is for: `member` helps the user, and `recommender` looks for relationships and proposes only these."

/** The texts of accounts, sessions, backups and the instance. */
export const accountTexts = {
  ...describe(Register, "The data of a new account.", {
    password: newPassword,
    displayName,
    invitationToken: "The token of an invitation. Where registration is by invitation, an account needs one.",
  }),
  ...describe(Login, "The credentials of an account.", { password: "The password of the account." }),
  ...describe(ChangePassword, "The current password and the one that replaces it.", {
    currentPassword: "The password that is valid now.",
    newPassword,
    keepTokens: "Whether the API tokens of the account stay valid. Without this field they are revoked.",
  }),
  ...describe(VerifyEmail, "The proof that an e-mail address belongs to the account.", { token: mailedToken }),
  ...describe(verifiedEmailReply, "What the confirmation of an address removed.", {
    passwordRemoved:
      "Always true: the password of the account was removed, and a mail with a link for a new one is sent.",
  }),
  ...describe(PasswordResetRequest, "The account that needs a new password.", {}),
  ...describe(PasswordResetConfirm, "The proof of a mailed link, and the new password.", {
    token: mailedToken,
    newPassword,
  }),
  ...describe(UserUpdate, "The changes of an account. Absent fields stay as they are.", {
    displayName,
    language,
  }),
  ...describe(AccountDelete, "The confirmation to delete an account.", {
    email: "The e-mail address of the account, repeated as confirmation.",
  }),
  ...describe(SelfPerson, "The person in a tree who is the user.", {
    personId: "The person who is the user. Null removes the link.",
  }),
  ...describe(MemberCreate, "A new member of a tree.", {
    email: "The e-mail address of an existing account.",
    role: "The role of the member in the tree.",
  }),
  ...describe(MemberUpdate, "The changes of a membership.", { role: "The new role of the member." }),
  ...describe(TokenAiCreate, "The assistant that a new API token is for.", {
    role: aiRole,
    provider: "A configured model provider, by its name. It can be left out if exactly one is configured.",
  }),
  ...describe(tokenAi, "The assistant that an API token is for.", {
    role: aiRole,
    provider:
      "The model provider, by its name. The token works in trees that have chosen this provider. Null if it is not " +
      "known: then the token works in no tree.",
  }),
  ...describe(ApiTokenCreate, "A new API token.", {
    ...apiToken,
    ai:
      "The assistant that the token is for. A token with `propose` and without `write` is for an assistant of a member " +
      "even if this field is absent. An assistant cannot have `write`.",
    scopes: `${apiToken.scopes} At least one.`,
    treeIds: "The only trees for which the token works. Without this field it works for all trees of the account.",
    expiresAt: "When the token expires: at most 366 days from now. Without this field it expires after 90 days.",
  }),
  ...describe(apiTokenReply, "An API token, without the token itself.", apiToken),
  ...describe(createdApiTokenReply, "A new API token.", {
    ...apiToken,
    token: "The token. Send it as `Authorization: Bearer …`. It is shown only once.",
  }),
  ...describe(providerReply, "An identity provider: a way to sign in.", {
    id: "The id of the provider, a short word.",
    kind: "How the provider works: `password` at `POST /auth/login`, `oidc` at `GET /auth/oidc/{provider_id}/start`.",
    name: "The name of the provider as people know it.",
  }),
  ...describe(identityReply, "An identity with which an account can sign in.", {
    provider: "The id of the provider that knows the identity.",
    subject: "The user at the provider: the e-mail address for a password, `sub` for OpenID Connect.",
  }),
  ...describe(storageReply, "What the trees of an account store.", {
    usedBytes:
      "The bytes of records, proposals, history, media, kept records and uploads of all trees of the account. What is " +
      "deleted counts until it is removed for good.",
    limitBytes: "The most bytes that they may store. Null for no limit.",
  }),
  ...describe(userReply, "An account, as its user sees it.", {
    displayName,
    language,
    emailVerified: "Whether the user has proved that the e-mail address is theirs.",
    selfPersonId: "The person in a tree who is the user. Null if there is no link.",
    isInstanceOwner: "Whether the user is an operator of the instance (`OWNER_EMAIL`).",
    createdAt: "When the account was created, in UTC.",
  }),
  ...describe(signedInReply, "A new session with its account.", {
    user: "The account that is signed in.",
    token: "The token of the session. Send it as `Authorization: Bearer …`. It is shown only once.",
    tokenType: "How the token is sent: always `bearer`.",
    expiresAt: "When the session ends if it is not used again, in UTC.",
  }),
  ...describe(sessionReply, "An open session of an account.", {
    createdAt: "When the session was opened, in UTC.",
    lastUsedAt: "When the session was last used, in UTC.",
    userAgent: "The program that opened the session, as its `User-Agent` named it. Null if it sent none.",
    current: "Whether this is the session of the request.",
  }),
  ...describe(accountImportReply, "What a restore created.", {
    trees: "The new trees, in the order of the archive.",
    warnings: "What the user should look at after the restore.",
  }),
  ...describe(restoredTree, "A tree that a restore created.", {
    name: "The name of the tree.",
    counts: "The number of records in the tree.",
  }),
  ...describe(restoredCounts, "The number of restored records of each kind.", {
    persons: "The number of persons.",
    names: "The number of names.",
    events: "The number of events.",
    relationships: "The number of relationships.",
    sources: "The number of sources.",
    citations: "The number of citations.",
    associations: "The number of associations.",
    comments: "The number of comments.",
    places: "The number of places.",
    media: "The number of media.",
  }),
  ...describe(restoreWarning, "Something that the user should look at after a restore.", {
    path: "The place in the archive, for example `trees/0/visibility`.",
    code: "The kind of warning, a stable word.",
    message: "The warning as a sentence.",
  }),
  ...describe(instanceReply, "The status of the instance.", {
    version: "The version of the service.",
    environment: "The name of the environment (`ENVIRONMENT`), for example `production`.",
    userCount: "The number of accounts.",
    treeCount: "The number of trees that are not deleted.",
    aiProviders: "The configured AI providers (`AI_PROVIDERS`).",
  }),
  ...describe(aiProviderReply, "An AI provider that the operator has configured.", {
    name: "The name by which trees refer to the provider.",
    model: "The model that the provider uses.",
  }),
}
