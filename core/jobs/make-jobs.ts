import { sweepBlobs, type SweepPorts } from "./sweep-blobs.ts"
import type { Job } from "../domain/job.ts"
import type { BlobHold } from "../ports/instance-rows.ts"
import { emptyTree } from "./empty-tree.ts"
import { purgeExpired, type PurgePorts } from "./purge-expired.ts"
import { rereadDates } from "./reread-dates.ts"
import { rereadEvents } from "./reread-events.ts"
import { rereadRecords } from "./reread-records.ts"
import { removeBlobs } from "./remove-blobs.ts"
import { sendIdentityMail } from "./send-identity-mail.ts"
import { sendInvitationMail } from "./send-invitation.ts"
import { sendQuestionMail } from "./send-question.ts"
import { sendWebhookMail } from "./send-webhook-mail.ts"
import { type MailPorts, sendPasswordResetMail, sendVerificationMail } from "./send-link.ts"

/** The ports that a worker needs. */
export type WorkerPorts = MailPorts &
  PurgePorts &
  SweepPorts & {
    readonly blobHold: BlobHold
    /** Takes a backup of the instance. */
    readonly backUp: () => Promise<void>
  }

/**
 * Runs one job of any kind: the only entry point for workers. A job may run more than once. While a backup is being
 * taken, no blob is removed: a later sweep removes those that are left then.
 */
export const makeWork = (ports: WorkerPorts): ((job: Job) => Promise<void>) => {
  const verification = sendVerificationMail(ports)
  const passwordReset = sendPasswordResetMail(ports)
  const invitation = sendInvitationMail(ports)
  const question = sendQuestionMail(ports)
  const identityMail = sendIdentityMail(ports)
  const webhookMail = sendWebhookMail(ports)
  const blobs = removeBlobs(ports)
  const empty = emptyTree(ports)
  const expired = purgeExpired(ports)
  const readDates = rereadDates(ports)
  const readEvents = rereadEvents(ports)
  const readRecords = rereadRecords(ports)
  const sweep = sweepBlobs(ports)
  const { unlessHeld } = ports.blobHold
  return async (job) => {
    switch (job.kind) {
      case "send_verification_mail":
        return verification(job.userId)
      case "send_password_reset_mail":
        return passwordReset(job.email)
      case "send_invitation_mail":
        return invitation(job.invitationId)
      case "send_question_mail":
        return question(job.questionId)
      case "send_identity_mail":
        return identityMail(job)
      case "send_webhook_mail":
        return webhookMail(job)
      case "remove_blobs":
        return void (await unlessHeld(() => blobs(job.treeId, job.mediaIds)))
      case "purge_tree":
        return empty(job.treeId)
      case "purge_expired":
        return expired()
      case "sweep_blobs":
        return void (await unlessHeld(async () => void (await sweep())))
      case "back_up":
        return ports.backUp()
      case "reread_dates":
        return readDates(job)
      case "reread_events":
        return readEvents(job)
      case "reread_records":
        return readRecords(job)
    }
  }
}
