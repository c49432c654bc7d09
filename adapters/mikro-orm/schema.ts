import { auditEntries } from "./entities/audit-entry.ts"
import { changes, purgedImportedRows, treeRevisions } from "./entities/change.ts"
import { blobStore } from "./entities/blob-store.ts"
import { comments } from "./entities/comment.ts"
import { associations } from "./entities/association.ts"
import { citations } from "./entities/evidence/citation.ts"
import { emailTokens } from "./entities/email-token.ts"
import { identities } from "./entities/account/identity.ts"
import { invitations } from "./entities/account/invitation.ts"
import { questions } from "./entities/question.ts"
import { links } from "./entities/account/link.ts"
import { uploads } from "./entities/import/upload.ts"
import { events } from "./entities/event.ts"
import { keptRecords } from "./entities/kept-record.ts"
import { mediaLinks } from "./entities/evidence/media-link.ts"
import { media } from "./entities/evidence/media.ts"
import { memberships } from "./entities/membership.ts"
import { names } from "./entities/name.ts"
import { persons } from "./entities/person.ts"
import { places } from "./entities/place.ts"
import { proposalComments, proposals } from "./entities/proposal.ts"
import { relationships } from "./entities/relationship.ts"
import { apiTokens } from "./entities/api-token.ts"
import { sessions } from "./entities/session.ts"
import { sources } from "./entities/evidence/source.ts"
import { storedAnswers } from "./entities/stored-answer.ts"
import { storedBytes } from "./entities/stored-bytes.ts"
import { searchableTrees } from "./entities/tree.ts"
import { tries } from "./entities/tries.ts"
import { users } from "./entities/user.ts"
import { webhookDeliveries, webhookProgress, webhooks } from "./entities/webhook.ts"

/** All tables. Owners come before the tables that they own. */
export const tables = [
  users,
  sessions,
  apiTokens,
  identities,
  emailTokens,
  searchableTrees,
  memberships,
  invitations,
  links,
  questions,
  persons,
  names,
  places,
  relationships,
  events,
  sources,
  citations,
  associations,
  comments,
  media,
  mediaLinks,
  proposals,
  proposalComments,
  webhooks,
  webhookProgress,
  webhookDeliveries,
  keptRecords,
  changes,
  auditEntries,
  treeRevisions,
  purgedImportedRows,
  tries,
  storedBytes,
  storedAnswers,
  uploads,
  blobStore,
] as const
