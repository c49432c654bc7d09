import * as t from "io-ts"
import { isLongerThan } from "../../codec/code-points.ts"
import { boolean, described, nullable, oneOf, text, wire } from "../../codec/wire.ts"
import { languages } from "../../languages/language.ts"
import { PersonId } from "../ids.ts"
import { roles } from "../tree.ts"
import { normalizeEmail } from "./user.ts"
import { optionalName } from "../../codec/optional-text.ts"

const ADDRESS = /^[^\s@,;<>"]+@[^\s@,;<>"]+$/

/** An e-mail address, in the form in which addresses are compared. */
export const Email = described(
  new t.Type<string, string, unknown>(
    "an e-mail address",
    t.string.is,
    (u, context) => {
      const address = typeof u === "string" ? normalizeEmail(u) : ""
      return !isLongerThan(address, 254) && ADDRESS.test(address) && address.isWellFormed() && !address.includes("\0")
        ? t.success(address)
        : t.failure(u, context, "must be an e-mail address")
    },
    t.identity,
  ),
  { type: "string", format: "email", maxLength: 254 },
)

/** A password to compare. The rules for new passwords do not apply. */
const password = text(1_024)

/** The token of a mailed link. Any text is accepted here; only a valid token works. */
const token = text(1_024)

/** The name that other users see, or null. */
export const DisplayName = optionalName(200)

export const Register = wire(
  "Register",
  { email: Email, password },
  { displayName: DisplayName, invitationToken: nullable(token) },
)
export const Login = wire("Login", { email: Email, password })
export const ChangePassword = wire(
  "ChangePassword",
  { currentPassword: password, newPassword: password },
  { keepTokens: boolean },
)
export const VerifyEmail = wire("VerifyEmail", { token })
/** The token of an invitation. */
export const InvitationAccept = wire("InvitationAccept", { token })
export const InvitationOpen = wire("InvitationOpen", { token })
export const PasswordResetRequest = wire("PasswordResetRequest", { email: Email })
export const PasswordResetConfirm = wire("PasswordResetConfirm", { token, newPassword: password })
export const UserUpdate = wire("UserUpdate", {}, { displayName: DisplayName, language: nullable(oneOf(languages)) })
/** The address of the account, retyped to delete it. */
export const AccountDelete = wire("AccountDelete", { email: Email })
export const SelfPerson = wire("SelfPerson", {}, { personId: nullable(PersonId) })
export const MemberCreate = wire("MemberCreate", { email: Email, role: oneOf(roles) })
export const MemberUpdate = wire("MemberUpdate", {}, { role: oneOf(roles) })
