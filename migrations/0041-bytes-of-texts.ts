import { Migration } from "@mikro-orm/migrations"

const ID_LENGTH = 36

interface Columns {
  readonly table: string
  readonly ids: readonly string[]
  readonly texts: readonly string[]
  readonly documents: readonly string[]
}

const sized: readonly Columns[] = [
  {
    table: "persons",
    ids: ["tree_id", "id"],
    texts: ["gender", "notes", "privacy", "display_name", "given_name", "surname", "search_text", "surname_key"],
    documents: ["portrait"],
  },
  {
    table: "names",
    ids: ["tree_id", "id", "person_id"],
    texts: ["name_type", "given_name", "surname", "prefix", "suffix", "surname_prefix"],
    documents: [],
  },
  {
    table: "events",
    ids: ["tree_id", "id", "person_id", "relationship_id", "place_id"],
    texts: ["type", "detail", "notes", "privacy"],
    documents: ["date"],
  },
  { table: "places", ids: ["tree_id", "id"], texts: ["name", "key"], documents: [] },
  {
    table: "relationships",
    ids: ["tree_id", "id", "from_person_id", "to_person_id", "family_record_id"],
    texts: ["type", "qualifier", "notes"],
    documents: [],
  },
  {
    table: "sources",
    ids: ["tree_id", "id"],
    texts: ["title", "author", "publication", "repository", "call_number", "url", "notes"],
    documents: [],
  },
  {
    table: "citations",
    ids: ["tree_id", "id", "source_id", "person_id", "event_id", "name_id", "relationship_id"],
    texts: ["page", "detail"],
    documents: [],
  },
  {
    table: "media",
    ids: ["tree_id", "id", "person_id", "event_id", "source_id"],
    texts: ["title", "filename", "content_type", "checksum"],
    documents: [],
  },
  {
    table: "media_links",
    ids: ["tree_id", "id", "media_id", "person_id", "event_id", "source_id"],
    texts: [],
    documents: [],
  },
  {
    table: "proposals",
    ids: ["tree_id", "id", "proposer_id", "reviewer_id", "apply_id"],
    texts: ["status", "origin", "summary", "reject_reason"],
    documents: ["apply_error", "made", "seen", "operations"],
  },
  {
    table: "proposal_comments",
    ids: ["tree_id", "id", "proposal_id", "author_id"],
    texts: ["text"],
    documents: ["via"],
  },
  { table: "audit_entries", ids: [], texts: [], documents: ["before", "after"] },
]

const bytesIn = ({ table, ids, texts, documents }: Columns): string => {
  const parts = [
    ...ids.map((id) => `case when ${id} is null then 0 else ${ID_LENGTH} end`),
    ...texts.map((text) => `coalesce(octet_length(${text}), 0)`),
    ...documents.map((document) => `coalesce(octet_length(${document}::text), 0)`),
  ]
  return `select tree_id, ${parts.join(" + ")} as bytes from ${table} where tree_id is not null`
}

/** The bytes of records, proposals and history count in the quota of an account. */
export class BytesOfTexts extends Migration {
  override up(): void {
    this.addSql("alter table tree_revisions add column bytes bigint not null default 0")
    this.addSql(`insert into tree_revisions (tree_id, revision, bytes)
      select tree_id, 0, sum(bytes) from (${sized.map(bytesIn).join(" union all ")}) counted group by tree_id
      on conflict (tree_id) do update set bytes = excluded.bytes`)
    this.addSql("alter table tree_revisions alter column bytes drop default")
  }
}
