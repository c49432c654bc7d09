import type { RecordedKind } from "../../../core/domain/change/touched-rows.ts"

/** The tables whose rows have entries, and the columns that may change without one. */
export const recorded: { readonly [K in RecordedKind]: readonly [table: string, ignored: readonly string[]] } = {
  tree: ["trees", ["person_count", "former_home_person_id", "search_text"]],
  membership: ["memberships", []],
  invitation: ["invitations", ["mailed_at"]],
  link: ["links", ["opened", "last_opened_at"]],
  person: ["persons", []],
  name: ["names", []],
  relationship: ["relationships", []],
  event: ["events", []],
  place: ["places", ["event_count"]],
  source: ["sources", []],
  citation: ["citations", []],
  association: ["associations", []],
  media: ["media", []],
  comment: ["comments", []],
  media_link: ["media_links", []],
  proposal: ["proposals", ["apply_id", "apply_ends_at", "seen"]],
  proposal_comment: ["proposal_comments", ["via"]],
  webhook: ["webhooks", []],
  user: ["users", ["former_self_person_id"]],
  session: ["sessions", ["last_used_at", "expires_at"]],
  token: ["api_tokens", ["last_used_at"]],
  identity: ["identities", []],
}

/** The tables whose rows have no entries, and why. A new table is in this list or in the other one. */
export const notRecorded: { readonly [table: string]: string } = {
  changes: "it holds the changes themselves",
  audit_entries: "it holds the entries themselves",
  tree_revisions: "it counts the changes",
  kept_records: "it holds lines of an imported file, which belong to the change of the import",
  email_tokens: "it holds what was mailed, which has an entry of the account",
  gedcom_uploads: "it holds files of imports for an hour",
  stored_answers: "it holds answers for repeated requests",
  migrations: "it holds the state of the schema",
  purged_imported_rows: "it derives entries of imports",
  search_leftovers: "it derives from names",
  search_postings: "it derives from names",
  search_word_lists: "it derives from names",
  search_words: "it derives from names",
  stored_bytes: "it derives from the rows of the tree",
  tries: "it counts requests",
  webhook_progress: "it holds how far workers have come",
  webhook_deliveries: "it holds the attempts of workers",
  blob_store: "it holds the state of the service",
}
