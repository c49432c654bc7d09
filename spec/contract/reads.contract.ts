import type { StoreUnderTest } from "../support/store.ts"
import { accountReadsContract } from "./reads/accounts.contract.ts"
import { commentReadsContract } from "./reads/comments.contract.ts"
import { associationReadsContract } from "./reads/associations.contract.ts"
import { auditReadsContract } from "./reads/audit.contract.ts"
import { chartReadsContract } from "./reads/charts.contract.ts"
import { cleanupReadsContract } from "./reads/cleanup.contract.ts"
import { eventReadsContract } from "./reads/events.contract.ts"
import { placeReadsContract } from "./reads/places.contract.ts"
import { deletedReadsContract } from "./reads/deleted.contract.ts"
import { evidenceReadsContract } from "./reads/evidence.contract.ts"
import { kinshipReadsContract } from "./reads/kinship.contract.ts"
import { largeRecordReadsContract } from "./reads/large-records.contract.ts"
import { lineageReadsContract } from "./reads/lineage.contract.ts"
import { mediaReadsContract } from "./reads/media.contract.ts"
import { overviewReadsContract } from "./reads/overview.contract.ts"
import { statisticsReadsContract } from "./reads/statistics.contract.ts"
import { personListContract } from "./reads/person-list.contract.ts"
import { personReadsContract } from "./reads/persons.contract.ts"
import { proposalReadsContract } from "./reads/proposals.contract.ts"
import { recordFiltersContract } from "./reads/record-filters.contract.ts"
import { relationshipReadsContract } from "./reads/relationships.contract.ts"
import { searchReadsContract } from "./reads/search.contract.ts"
import { treeReadsContract } from "./reads/trees.contract.ts"

/** What every store guarantees for queries. `open` returns a store that all cases share. */
export const readsContract = (name: string, open: () => Promise<StoreUnderTest>): void => {
  describe(`The reads on ${name}`, () => {
    let opened: StoreUnderTest
    before(async () => {
      opened = await open()
    })
    after(() => opened.close?.())

    const store = (): StoreUnderTest => opened
    accountReadsContract(store)
    treeReadsContract(store)
    auditReadsContract(store)
    personReadsContract(store)
    personListContract(store)
    searchReadsContract(store)
    lineageReadsContract(store)
    relationshipReadsContract(store)
    eventReadsContract(store)
    describe("places", () => placeReadsContract(store))
    deletedReadsContract(store)
    evidenceReadsContract(store)
    associationReadsContract(store)
    commentReadsContract(store)
    mediaReadsContract(store)
    proposalReadsContract(store)
    recordFiltersContract(store)
    cleanupReadsContract(store)
    chartReadsContract(store)
    largeRecordReadsContract(store)
    kinshipReadsContract(store)
    overviewReadsContract(store)
    statisticsReadsContract(store)
  })
}
