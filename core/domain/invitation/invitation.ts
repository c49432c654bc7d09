import type * as t from "io-ts"
import { nullable, oneOf, wire } from "../../codec/wire.ts"
import { Email } from "../account/account-input.ts"
import type { InvitationId, TreeId, UserId } from "../ids.ts"
import { type Role, roles } from "../tree.ts"

/**
 * An open invitation to a tree. It is removed when it is accepted or revoked, and when the owner who made it is no
 * owner of the tree any more. Only the link has the token; this record has its SHA-256 in hex, and that of the token in
 * the mail if one was sent.
 */
export interface Invitation {
  readonly id: InvitationId
  readonly treeId: TreeId
  readonly role: Role
  /** The owner who made it. */
  readonly inviterId: UserId
  /** The address to which it is mailed. Only the account with this address can accept it. */
  readonly email: string | null
  readonly tokenHash: string
  readonly mailedTokenHash: string | null
  /** When its mail was sent. */
  readonly mailedAt: Date | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Who invites, and to which tree. */
export interface InvitationOrigin {
  readonly treeName: string
  /** The display name of the owner who made the invitation. */
  readonly invitedBy: string | null
}

/** An invitation as the owners of the tree see it. */
export type InvitationRead = Omit<Invitation, "treeId" | "inviterId" | "tokenHash" | "mailedTokenHash"> &
  InvitationOrigin

/** An invitation as everybody sees it who has its link. */
export type OpenedInvitation = Pick<InvitationRead, "treeName" | "invitedBy" | "role" | "email" | "expiresAt">

export const invitationRead = (
  { id, role, email: to, mailedAt, createdAt, expiresAt }: Invitation,
  { treeName, invitedBy }: InvitationOrigin,
): InvitationRead => ({ id, role, email: to, treeName, invitedBy, mailedAt, createdAt, expiresAt })

/** Whether an account with this address may accept the invitation. */
export const isFor = ({ email }: Pick<Invitation, "email">, address: string): boolean =>
  email === null || email === address

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
