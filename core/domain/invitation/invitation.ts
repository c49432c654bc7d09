import type * as t from "io-ts"
import { nullable, oneOf, wire } from "../../codec/wire.ts"
import { Email } from "../account/account-input.ts"
import type { InvitationId, TreeId } from "../ids.ts"
import { type Role, roles } from "../tree.ts"

/**
 * An open invitation to a tree. It is removed when it is accepted or revoked. Only the link has the token; this record
 * has its SHA-256 in hex, and that of the token in the mail if one was sent.
 */
export interface Invitation {
  readonly id: InvitationId
  readonly treeId: TreeId
  readonly role: Role
  /** The address to which it is mailed. */
  readonly email: string | null
  readonly tokenHash: string
  readonly mailedTokenHash: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** An invitation as the owners of the tree see it. */
export type InvitationRead = Omit<Invitation, "treeId" | "tokenHash" | "mailedTokenHash">

export const invitationRead = ({ id, role, email: to, createdAt, expiresAt }: Invitation): InvitationRead => ({
  id,
  role,
  email: to,
  createdAt,
  expiresAt,
})

/** The body that invites somebody. */
export const InvitationCreate = wire("InvitationCreate", { role: oneOf(roles) }, { email: nullable(Email) })
export type InvitationCreate = t.TypeOf<typeof InvitationCreate>

/** The most open invitations of one tree. */
export const MOST_INVITATIONS = 100

const DAY_MS = 86_400_000
const VALID_DAYS = 14

/** When an invitation ends that is created now. */
export const invitationEnd = (now: Date): Date => new Date(now.getTime() + VALID_DAYS * DAY_MS)

/** The path of the page that accepts invitations, with a token. */
export const invitationPath = (token: string): string => `/invitation?token=${token}`

/** The higher of two roles. */
export const higherRole = (one: Role, other: Role): Role => (roles.indexOf(one) <= roles.indexOf(other) ? one : other)
