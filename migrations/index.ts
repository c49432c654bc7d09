import { WalkingHouse } from "./0001-walking-house.ts"
import { JobsMailPurge } from "./0002-jobs-mail-purge.ts"
import { Proposals } from "./0003-proposals.ts"
import { PurgedUsers } from "./0004-purged-users.ts"
import { Privacy } from "./0005-privacy.ts"
import { KeptRecordsOnce } from "./0006-kept-records-once.ts"
import { UnnamedRecords } from "./0007-unnamed-records.ts"
import { AppliesAndRestores } from "./0008-applies-and-restores.ts"
import { UnpaddedYears } from "./0009-unpadded-years.ts"
import { MediaLinks } from "./0010-media-links.ts"
import { Search } from "./0011-search.ts"
import { OriginalXrefs } from "./0012-original-xrefs.ts"
import { StoredAnswers } from "./0016-stored-answers.ts"
import { StoredBytesAndBlobStore } from "./0013-stored-bytes-and-blob-store.ts"
import { PlaceCounts } from "./0018-place-counts.ts"
import { Changes } from "./0015-changes.ts"
import { ApiTokens } from "./0019-api-tokens.ts"
import { ImportSteps } from "./0022-import-steps.ts"
import { ProposalReview } from "./0024-proposal-review.ts"
import { WithdrawnRecords } from "./0020-withdrawn-records.ts"
import { PairsOfWords } from "./0021-pairs-of-words.ts"
import { Identities } from "./0023-identities.ts"

/** All migrations of the schema, in order. The last one is the head. Released ones are never edited. */
export const migrations = [
  { name: "0001-walking-house", class: WalkingHouse },
  { name: "0002-jobs-mail-purge", class: JobsMailPurge },
  { name: "0003-proposals", class: Proposals },
  { name: "0004-purged-users", class: PurgedUsers },
  { name: "0005-privacy", class: Privacy },
  { name: "0006-kept-records-once", class: KeptRecordsOnce },
  { name: "0007-unnamed-records", class: UnnamedRecords },
  { name: "0008-applies-and-restores", class: AppliesAndRestores },
  { name: "0009-unpadded-years", class: UnpaddedYears },
  { name: "0010-media-links", class: MediaLinks },
  { name: "0011-search", class: Search },
  { name: "0012-original-xrefs", class: OriginalXrefs },
  { name: "0013-stored-bytes-and-blob-store", class: StoredBytesAndBlobStore },
  { name: "0015-changes", class: Changes },
  { name: "0016-stored-answers", class: StoredAnswers },
  { name: "0018-place-counts", class: PlaceCounts },
  { name: "0019-api-tokens", class: ApiTokens },
  { name: "0020-withdrawn-records", class: WithdrawnRecords },
  { name: "0021-pairs-of-words", class: PairsOfWords },
  { name: "0022-import-steps", class: ImportSteps },
  { name: "0023-identities", class: Identities },
  { name: "0024-proposal-review", class: ProposalReview },
]
