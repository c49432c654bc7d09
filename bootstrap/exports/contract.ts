/**
 * The public interface of `stemma/contract`: what every adapter of a port guarantees, as suites for mocha and chai.
 * Each function declares the cases for one adapter.
 */
export { type BackupStore, backupReadsContract } from "../../spec/contract/backup-reads.contract.ts"
export {
  blobsContract,
  blobsOutOfReachContract,
  blobsWithoutHomeContract,
} from "../../spec/contract/blobs.contract.ts"
export { clockContract } from "../../spec/contract/clock.contract.ts"
export { type ExportStore, exportReadsContract } from "../../spec/contract/export-reads.contract.ts"
export {
  identityProviderContract,
  type PersonUnderTest,
  type ProviderUnderTest,
} from "../../spec/contract/identity-provider.contract.ts"
export { jobsContract, type QueueUnderTest } from "../../spec/contract/jobs.contract.ts"
export { mailerContract, type MailerUnderTest } from "../../spec/contract/mailer.contract.ts"
export { newIdContract } from "../../spec/contract/new-id.contract.ts"
export { passwordsContract } from "../../spec/contract/passwords.contract.ts"
export { readsContract } from "../../spec/contract/reads.contract.ts"
export { spoolContract } from "../../spec/contract/spool.contract.ts"
export { type SignallingStores, treeSignalsContract } from "../../spec/contract/tree-signals.contract.ts"
export { triesContract } from "../../spec/contract/tries.contract.ts"
export { unitOfWorkContract } from "../../spec/contract/unit-of-work.contract.ts"
export { webhookQueueContract, type WebhookStore } from "../../spec/contract/webhook-queue.contract.ts"
export type { StoreUnderTest } from "../../spec/support/store.ts"
