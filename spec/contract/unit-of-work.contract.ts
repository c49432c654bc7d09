import type { StoreUnderTest } from "../support/store.ts"
import { answersContract } from "./unit-of-work/answers.contract.ts"
import { apiTokensContract } from "./unit-of-work/api-tokens.contract.ts"
import { commentsContract } from "./unit-of-work/comments.contract.ts"
import { associationsContract } from "./unit-of-work/associations.contract.ts"
import { invitationsContract } from "./unit-of-work/invitations.contract.ts"
import { linksContract } from "./unit-of-work/links.contract.ts"
import { questionsContract } from "./unit-of-work/questions.contract.ts"
import { bulkContract } from "./unit-of-work/bulk.contract.ts"
import { concurrencyContract } from "./unit-of-work/concurrency.contract.ts"
import { countersContract } from "./unit-of-work/counters.contract.ts"
import { deletionsContract } from "./unit-of-work/deletions.contract.ts"
import { importedRowsContract } from "./unit-of-work/imported-rows.contract.ts"
import { emailTokensContract } from "./unit-of-work/email-tokens.contract.ts"
import { identitiesContract } from "./unit-of-work/identities.contract.ts"
import { invariantsContract } from "./unit-of-work/invariants.contract.ts"
import { keptRecordsContract } from "./unit-of-work/kept-records.contract.ts"
import { lineageContract } from "./unit-of-work/lineage.contract.ts"
import { placesContract } from "./unit-of-work/places.contract.ts"
import { purgesContract } from "./unit-of-work/purges.contract.ts"
import { proposalsContract } from "./unit-of-work/proposals.contract.ts"
import { recordsContract } from "./unit-of-work/records.contract.ts"
import { restoreContract } from "./unit-of-work/restore.contract.ts"
import { storedBytesContract } from "./unit-of-work/stored-bytes.contract.ts"
import { transactionsContract } from "./unit-of-work/transactions.contract.ts"
import { treesContract } from "./unit-of-work/trees.contract.ts"
import { uploadsContract } from "./unit-of-work/uploads.contract.ts"
import { usersContract } from "./unit-of-work/users.contract.ts"

/** What every store guarantees for commands. `open` returns a store that all cases share. */
export const unitOfWorkContract = (name: string, open: () => Promise<StoreUnderTest>): void => {
  describe(`The unit of work on ${name}`, () => {
    let opened: StoreUnderTest
    before(async () => {
      opened = await open()
    })
    after(() => opened.close?.())

    const store = (): StoreUnderTest => opened
    transactionsContract(store)
    concurrencyContract(store)
    recordsContract(store)
    bulkContract(store)
    invariantsContract(store)
    usersContract(store)
    emailTokensContract(store)
    apiTokensContract(store)
    invitationsContract(store)
    linksContract(store)
    questionsContract(store)
    uploadsContract(store)
    identitiesContract(store)
    answersContract(store)
    treesContract(store)
    placesContract(store)
    keptRecordsContract(store)
    lineageContract(store)
    deletionsContract(store)
    countersContract(store)
    importedRowsContract(store)
    restoreContract(store)
    associationsContract(store)
    commentsContract(store)
    proposalsContract(store)
    purgesContract(store)
    storedBytesContract(store)
  })
}
