import * as t from "io-ts"
import { count } from "../codec/count.ts"
import { boolean, listOf, nullable, wire } from "../codec/wire.ts"
import { InvitationId, MediaId, QuestionId, TreeId, UserId, WebhookId } from "./ids.ts"

/** The most ids in one job. */
export const MOST_IN_A_JOB = 1_000

/** The kept records of this tree from this position on, or those of the first tree. */
const keptPiece = { treeId: nullable(TreeId), from: count }
/** Whether no other tree comes after it. */
const ofOneTree = { onlyTree: boolean }

/**
 * Work that a command leaves for later, because it is slow or uses something outside the transaction. Every kind
 * may run twice without harm. Jobs contain no secrets: the token of a link is created when its mail is sent.
 */
export const Job = t.union([
  wire("SendVerificationMail", { kind: t.literal("send_verification_mail"), userId: UserId }),
  wire("SendPasswordResetMail", { kind: t.literal("send_password_reset_mail"), email: t.string }),
  wire("SendInvitationMail", { kind: t.literal("send_invitation_mail"), invitationId: InvitationId }),
  wire("SendQuestionMail", { kind: t.literal("send_question_mail"), questionId: QuestionId }),
  wire("SendIdentityMail", { kind: t.literal("send_identity_mail"), userId: UserId, providerName: t.string }),
  wire("SendWebhookMail", { kind: t.literal("send_webhook_mail"), webhookId: WebhookId, userId: UserId }),
  wire("RemoveBlobs", { kind: t.literal("remove_blobs"), treeId: TreeId, mediaIds: listOf(MediaId, MOST_IN_A_JOB) }),
  wire("PurgeTree", { kind: t.literal("purge_tree"), treeId: TreeId }),
  wire("PurgeExpired", { kind: t.literal("purge_expired") }),
  wire("SweepBlobs", { kind: t.literal("sweep_blobs") }),
  wire("BackUp", { kind: t.literal("back_up") }),
  wire("RereadDates", { kind: t.literal("reread_dates"), ...keptPiece }, ofOneTree),
  wire("RereadEvents", { kind: t.literal("reread_events"), ...keptPiece }, ofOneTree),
  wire("RereadRecords", { kind: t.literal("reread_records"), ...keptPiece }, ofOneTree),
])
export type Job = t.TypeOf<typeof Job>

export const jobKinds = [
  "send_verification_mail",
  "send_password_reset_mail",
  "send_invitation_mail",
  "send_question_mail",
  "send_identity_mail",
  "send_webhook_mail",
  "remove_blobs",
  "purge_tree",
  "purge_expired",
  "sweep_blobs",
  "back_up",
  "reread_dates",
  "reread_events",
  "reread_records",
] as const satisfies readonly Job["kind"][]

/** A number for each kind of job. */
export type JobCounts = Readonly<Record<Job["kind"], number>>

export interface JobCount {
  readonly kind: Job["kind"]
  readonly count: number
}

/** The sums of these counts by kind. A kind without a count has none. */
export const jobCounts = (counts: readonly JobCount[]): JobCounts => {
  const sumOf = (kind: Job["kind"]): number =>
    counts.filter((one) => one.kind === kind).reduce((sum, { count }) => sum + count, 0)
  return {
    send_verification_mail: sumOf("send_verification_mail"),
    send_password_reset_mail: sumOf("send_password_reset_mail"),
    send_invitation_mail: sumOf("send_invitation_mail"),
    send_question_mail: sumOf("send_question_mail"),
    send_identity_mail: sumOf("send_identity_mail"),
    send_webhook_mail: sumOf("send_webhook_mail"),
    remove_blobs: sumOf("remove_blobs"),
    purge_tree: sumOf("purge_tree"),
    purge_expired: sumOf("purge_expired"),
    sweep_blobs: sumOf("sweep_blobs"),
    back_up: sumOf("back_up"),
    reread_dates: sumOf("reread_dates"),
    reread_events: sumOf("reread_events"),
    reread_records: sumOf("reread_records"),
  }
}

/** The jobs that run every hour. */
export const hourlyJobs = ["purge_expired", "sweep_blobs"] as const satisfies readonly Job["kind"][]

/** The jobs that run when a schedule of the operator says so, and never otherwise. */
export const scheduledJobs = ["back_up"] as const satisfies readonly Job["kind"][]
export type ScheduledJob = (typeof scheduledJobs)[number]
