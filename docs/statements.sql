-- The statements of adapters/mikro-orm, by file and name, as `make statements` writes them.
-- A statement with variants has one text for each. Of texts that contain values there are examples.

-- queue/schema enqueueJob
select
  from graphile_worker.add_job($1::text, $2::json);

-- queue/waiting-jobs due
select task_identifier as "kind", count(*)::int as "count" from graphile_worker.jobs
  where locked_at is null and run_at <= now() and attempts < max_attempts group by task_identifier;

-- queue/webhook-queue record
with mine as (
  update webhook_progress set seq = $4, attempts = $5, failing_since = $6, next_attempt_at = $7, taken_until = $8
  where tree_id = $1 and webhook_id = $2 and taken_until = $3 returning tree_id, webhook_id
  ),
  noted as (
  insert into webhook_deliveries (tree_id, webhook_id, id, change_id, seq, attempt, at, status, error, next_attempt_at)
  select tree_id, webhook_id, $9::uuid, $10::uuid, $11::integer, $12::integer, $13::timestamptz, $14::integer, $15::text, $16::timestamptz
  from mine where $9::uuid is not null
  )
  select w.active as "active" from mine join webhooks w on w.tree_id = mine.tree_id and w.id = mine.webhook_id;

-- queue/webhook-queue take
with due as (
  select p.tree_id, p.webhook_id, t.owner_id,
  row_number() over (partition by t.owner_id order by p.taken_until nulls first, p.webhook_id) as turn
  from webhook_progress p
  join webhooks w on w.tree_id = p.tree_id and w.id = p.webhook_id and w.active
  join trees t on t.id = p.tree_id and t.deleted_at is null
  join tree_revisions r on r.tree_id = p.tree_id and r.revision > p.seq
  where (p.next_attempt_at is null or p.next_attempt_at <= $1) and (p.taken_until is null or p.taken_until <= $1)
  ),
  picked as (
  select x.tree_id, x.webhook_id, d.owner_id from webhook_progress x
  join due d on d.tree_id = x.tree_id and d.webhook_id = x.webhook_id
  and d.turn + (select count(*) from unnest($5::uuid[]) running (owner_id) where running.owner_id = d.owner_id) <= $4
  where x.taken_until is null or x.taken_until <= $1
  order by x.taken_until nulls first limit $3 for update of x skip locked
  )
  update webhook_progress p set taken_until = $2 from picked k
  join webhooks w on w.tree_id = k.tree_id and w.id = k.webhook_id
  where p.tree_id = k.tree_id and p.webhook_id = k.webhook_id
  returning w.tree_id as "webhook.treeId", w.id as "webhook.id", w.url as "webhook.url", w.actions as "webhook.actions", w.active as "webhook.active", w.secret as "webhook.secret", w.version as "webhook.version", w.created_at as "webhook.createdAt", w.updated_at as "webhook.updatedAt", p.tree_id as "progress.treeId", p.webhook_id as "progress.webhookId", p.seq as "progress.seq", p.attempts as "progress.attempts", p.failing_since as "progress.failingSince", p.next_attempt_at as "progress.nextAttemptAt", p.taken_until as "progress.takenUntil", k.owner_id as "ownerId";

-- reads/accounts bearerOfToken
select "k"."id" as "id", "k"."user_id" as "userId", "k"."name" as "name", "k"."scopes" as "scopes", "k"."tree_ids" as "treeIds", "k"."ai" as "ai", "k"."last_used_at" as "lastUsedAt", "u"."email" as "email", "u"."email_verified_at" as "emailVerifiedAt"
  from "api_tokens" as "k"
  inner join "users" as "u" on "u"."id" = "k"."user_id"
  and "u"."deleted_at" is null
  where "k"."token_hash" = $1
  and "k"."expires_at" > $2;

-- reads/accounts byCalendarHash
select "u"."id" as "id", "u"."email" as "email", "u"."display_name" as "displayName", "u"."language" as "language", "u"."password_hash" as "passwordHash", "u"."email_verified_at" as "emailVerifiedAt", "u"."self_person_id" as "selfPersonId", "u"."former_self_person_id" as "formerSelfPersonId", "u"."calendar_hash" as "calendarHash", "u"."created_at" as "createdAt", "u"."updated_at" as "updatedAt", "u"."deleted_at" as "deletedAt"
  from "users" as "u"
  where "u"."calendar_hash" = $1
  and "u"."deleted_at" is null;

-- reads/accounts byEmailToken
select "u"."id" as "id", "u"."email" as "email", "u"."display_name" as "displayName", "u"."language" as "language", "u"."password_hash" as "passwordHash", "u"."email_verified_at" as "emailVerifiedAt", "u"."self_person_id" as "selfPersonId", "u"."former_self_person_id" as "formerSelfPersonId", "u"."calendar_hash" as "calendarHash", "u"."created_at" as "createdAt", "u"."updated_at" as "updatedAt", "u"."deleted_at" as "deletedAt"
  from "email_tokens" as "k"
  inner join "users" as "u" on "u"."id" = "k"."user_id"
  and "u"."deleted_at" is null
  where "k"."token_hash" = $1
  and "k"."purpose" = $2
  and "k"."expires_at" > $3;

-- reads/accounts byId
select "u"."id" as "id", "u"."email" as "email", "u"."display_name" as "displayName", "u"."language" as "language", "u"."password_hash" as "passwordHash", "u"."email_verified_at" as "emailVerifiedAt", "u"."self_person_id" as "selfPersonId", "u"."former_self_person_id" as "formerSelfPersonId", "u"."calendar_hash" as "calendarHash", "u"."created_at" as "createdAt", "u"."updated_at" as "updatedAt", "u"."deleted_at" as "deletedAt"
  from "users" as "u"
  where "u"."id" = $1
  and "u"."deleted_at" is null;

-- reads/accounts byTokenHash
select "s"."id" as "id", "s"."user_id" as "userId", "s"."user_agent" as "userAgent", "s"."last_used_at" as "lastUsedAt", "u"."email" as "email", "u"."email_verified_at" as "emailVerifiedAt"
  from "sessions" as "s"
  inner join "users" as "u" on "u"."id" = "s"."user_id"
  and "u"."deleted_at" is null
  where "s"."token_hash" = $1
  and "s"."expires_at" > $2;

-- reads/accounts byTokenHashes
select s.token_hash as "tokenHash", s.expires_at as "expiresAt", s.id, s.user_id as "userId", s.user_agent as "userAgent", s.last_used_at as "lastUsedAt", u.email, u.email_verified_at as "emailVerifiedAt" from unnest($1::text[]) k (hash)
  left join lateral (select * from sessions s where s.token_hash = k.hash offset 0) s on true left join lateral (select * from users u where u.id = s.user_id and u.deleted_at is null offset 0) u on true
  where u.id is not null;

-- reads/accounts liveTreeCount
select count(*) as "count"
  from "trees" as "t"
  where "t"."deleted_at" is null;

-- reads/accounts liveTrees
select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description", "t"."visibility" as "visibility", "t"."owner_id" as "ownerId", "t"."home_person_id" as "homePersonId", "t"."former_home_person_id" as "formerHomePersonId", "t"."ai_member_provider" as "aiMemberProvider", "t"."ai_recommender_provider" as "aiRecommenderProvider", "t"."ai_sees_living" as "aiSeesLiving", "t"."person_count" as "personCount", "t"."version" as "version", "t"."created_at" as "createdAt", "t"."updated_at" as "updatedAt", "t"."deleted_at" as "deletedAt", "t"."deletion_id" as "deletionId"
  from "trees" as "t"
  where "t"."deleted_at" is null
  and "t"."id" > $1
  order by "t"."id"
  limit $2;

-- reads/accounts liveUserCount
select count(*) as "count"
  from "users" as "u"
  where "u"."deleted_at" is null;

-- reads/accounts liveUsers
select "u"."id" as "id", "u"."email" as "email", "u"."display_name" as "displayName", "u"."language" as "language", "u"."password_hash" as "passwordHash", "u"."email_verified_at" as "emailVerifiedAt", "u"."self_person_id" as "selfPersonId", "u"."former_self_person_id" as "formerSelfPersonId", "u"."calendar_hash" as "calendarHash", "u"."created_at" as "createdAt", "u"."updated_at" as "updatedAt", "u"."deleted_at" as "deletedAt"
  from "users" as "u"
  where "u"."deleted_at" is null
  and "u"."id" > $1
  order by "u"."id"
  limit $2;

-- reads/accounts ofUser
select "s"."id" as "id", "s"."user_id" as "userId", "s"."token_hash" as "tokenHash", "s"."user_agent" as "userAgent", "s"."created_at" as "createdAt", "s"."last_used_at" as "lastUsedAt", "s"."expires_at" as "expiresAt"
  from "sessions" as "s"
  where "s"."user_id" = $1
  and "s"."expires_at" > $2
  order by "s"."id";

-- reads/accounts tokensOfUser
select "k"."id" as "id", "k"."user_id" as "userId", "k"."name" as "name", "k"."scopes" as "scopes", "k"."tree_ids" as "treeIds", "k"."ai" as "ai", "k"."token_hash" as "tokenHash", "k"."created_at" as "createdAt", "k"."last_used_at" as "lastUsedAt", "k"."expires_at" as "expiresAt"
  from "api_tokens" as "k"
  where "k"."user_id" = $1
  order by "k"."id";

-- reads/answers byId
select "a"."id" as "id", "a"."request_hash" as "requestHash", "a"."user_id" as "userId", "a"."tree_id" as "treeId", "a"."status" as "status", "a"."location" as "location", "a"."tag" as "tag", "a"."body" as "body", "a"."expires_at" as "expiresAt"
  from "stored_answers" as "a"
  where "a"."id" = $1
  and "a"."expires_at" > $2;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.gender as "row.gender", x.is_living as "row.isLiving", x.notes as "row.notes", x.privacy as "row.privacy", x.identifiers as "row.identifiers", x.portrait as "row.portrait", x.merged as "row.merged", x.distinct_from as "row.distinctFrom", x.dismissed_checks as "row.dismissedChecks", x.display_name as "row.displayName", x.given_name as "row.givenName", x.surname as "row.surname", x.forms as "row.forms", x.birth_year as "row.birthYear", x.death_year as "row.deathYear", x.public_birth_year as "row.publicBirthYear", x.public_death_year as "row.publicDeathYear", x.has_death_fact as "row.hasDeathFact", x.death_fact_is_hidden as "row.deathFactIsHidden", x.dead_from as "row.deadFrom", x.public_from as "row.publicFrom", x.search_text as "row.searchText", x.surname_key as "row.surnameKey", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", x.file_changed_at as "row.fileChangedAt", later.seq as "until", later.before as "was"
  from persons x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4  order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.gender as "row.gender", x.is_living as "row.isLiving", x.notes as "row.notes", x.privacy as "row.privacy", x.identifiers as "row.identifiers", x.portrait as "row.portrait", x.merged as "row.merged", x.distinct_from as "row.distinctFrom", x.dismissed_checks as "row.dismissedChecks", x.display_name as "row.displayName", x.given_name as "row.givenName", x.surname as "row.surname", x.forms as "row.forms", x.birth_year as "row.birthYear", x.death_year as "row.deathYear", x.public_birth_year as "row.publicBirthYear", x.public_death_year as "row.publicDeathYear", x.has_death_fact as "row.hasDeathFact", x.death_fact_is_hidden as "row.deathFactIsHidden", x.dead_from as "row.deadFrom", x.public_from as "row.publicFrom", x.search_text as "row.searchText", x.surname_key as "row.surnameKey", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", x.file_changed_at as "row.fileChangedAt", later.seq as "until", later.before as "was"
  from persons x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4 and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $6) order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.media_id as "row.mediaId", x.person_id as "row.personId", x.event_id as "row.eventId", x.relationship_id as "row.relationshipId", x.source_id as "row.sourceId", x.citation_id as "row.citationId", x.place_id as "row.placeId", x.from_file as "row.fromFile", later.seq as "until", later.before as "was"
  from media_links x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4  order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.media_id as "row.mediaId", x.person_id as "row.personId", x.event_id as "row.eventId", x.relationship_id as "row.relationshipId", x.source_id as "row.sourceId", x.citation_id as "row.citationId", x.place_id as "row.placeId", x.from_file as "row.fromFile", later.seq as "until", later.before as "was"
  from media_links x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4 and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $6) order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.name as "row.name", x.key as "row.key", x.search_text as "row.searchText", x.parent_id as "row.parentId", x.kind as "row.kind", x.latitude as "row.latitude", x.longitude as "row.longitude", x.notes as "row.notes", x.listed_alone as "row.listedAlone", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", later.seq as "until", later.before as "was"
  from places x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4  order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.name as "row.name", x.key as "row.key", x.search_text as "row.searchText", x.parent_id as "row.parentId", x.kind as "row.kind", x.latitude as "row.latitude", x.longitude as "row.longitude", x.notes as "row.notes", x.listed_alone as "row.listedAlone", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", later.seq as "until", later.before as "was"
  from places x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4 and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $6) order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.person_id as "row.personId", x.event_id as "row.eventId", x.media_id as "row.mediaId", x.source_id as "row.sourceId", x.author_id as "row.authorId", x.author_name as "row.authorName", x.text as "row.text", x.mentions as "row.mentions", x.edited_at as "row.editedAt", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", later.seq as "until", later.before as "was"
  from comments x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4  order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.person_id as "row.personId", x.event_id as "row.eventId", x.media_id as "row.mediaId", x.source_id as "row.sourceId", x.author_id as "row.authorId", x.author_name as "row.authorName", x.text as "row.text", x.mentions as "row.mentions", x.edited_at as "row.editedAt", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", later.seq as "until", later.before as "was"
  from comments x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4 and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $6) order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.person_id as "row.personId", x.event_id as "row.eventId", x.relationship_id as "row.relationshipId", x.associate_id as "row.associateId", x.associate_name as "row.associateName", x.role as "row.role", x.phrase as "row.phrase", x.notes as "row.notes", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", later.seq as "until", later.before as "was"
  from associations x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4  order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.person_id as "row.personId", x.event_id as "row.eventId", x.relationship_id as "row.relationshipId", x.associate_id as "row.associateId", x.associate_name as "row.associateName", x.role as "row.role", x.phrase as "row.phrase", x.notes as "row.notes", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", later.seq as "until", later.before as "was"
  from associations x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4 and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $6) order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.person_id as "row.personId", x.is_primary as "row.isPrimary", x.name_type as "row.nameType", x.given_name as "row.givenName", x.surname as "row.surname", x.prefix as "row.prefix", x.suffix as "row.suffix", x.surname_prefix as "row.surnamePrefix", x.written as "row.written", x.language as "row.language", x.forms as "row.forms", x.identifiers as "row.identifiers", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", x.file_changed_at as "row.fileChangedAt", later.seq as "until", later.before as "was"
  from names x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4  order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.person_id as "row.personId", x.is_primary as "row.isPrimary", x.name_type as "row.nameType", x.given_name as "row.givenName", x.surname as "row.surname", x.prefix as "row.prefix", x.suffix as "row.suffix", x.surname_prefix as "row.surnamePrefix", x.written as "row.written", x.language as "row.language", x.forms as "row.forms", x.identifiers as "row.identifiers", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", x.file_changed_at as "row.fileChangedAt", later.seq as "until", later.before as "was"
  from names x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4 and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $6) order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.person_id as "row.personId", x.relationship_id as "row.relationshipId", x.type as "row.type", x.date as "row.date", x.place_id as "row.placeId", x.detail as "row.detail", x.notes as "row.notes", x.subtype as "row.subtype", x.age as "row.age", x.identifiers as "row.identifiers", x.address as "row.address", x.coordinates as "row.coordinates", x.cause as "row.cause", x.confidence as "row.confidence", x.privacy as "row.privacy", x.asserted as "row.asserted", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", x.file_changed_at as "row.fileChangedAt", later.seq as "until", later.before as "was"
  from events x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4  order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.person_id as "row.personId", x.relationship_id as "row.relationshipId", x.type as "row.type", x.date as "row.date", x.place_id as "row.placeId", x.detail as "row.detail", x.notes as "row.notes", x.subtype as "row.subtype", x.age as "row.age", x.identifiers as "row.identifiers", x.address as "row.address", x.coordinates as "row.coordinates", x.cause as "row.cause", x.confidence as "row.confidence", x.privacy as "row.privacy", x.asserted as "row.asserted", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", x.file_changed_at as "row.fileChangedAt", later.seq as "until", later.before as "was"
  from events x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4 and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $6) order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.source_id as "row.sourceId", x.person_id as "row.personId", x.event_id as "row.eventId", x.name_id as "row.nameId", x.relationship_id as "row.relationshipId", x.page as "row.page", x.detail as "row.detail", x.confidence as "row.confidence", x.date as "row.date", x.url as "row.url", x.event_type as "row.eventType", x.role as "row.role", x.notes as "row.notes", x.identifiers as "row.identifiers", x.fields as "row.fields", x.about as "row.about", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", x.file_changed_at as "row.fileChangedAt", later.seq as "until", later.before as "was"
  from citations x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4  order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.source_id as "row.sourceId", x.person_id as "row.personId", x.event_id as "row.eventId", x.name_id as "row.nameId", x.relationship_id as "row.relationshipId", x.page as "row.page", x.detail as "row.detail", x.confidence as "row.confidence", x.date as "row.date", x.url as "row.url", x.event_type as "row.eventType", x.role as "row.role", x.notes as "row.notes", x.identifiers as "row.identifiers", x.fields as "row.fields", x.about as "row.about", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", x.file_changed_at as "row.fileChangedAt", later.seq as "until", later.before as "was"
  from citations x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4 and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $6) order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.title as "row.title", x.author as "row.author", x.publication as "row.publication", x.repository as "row.repository", x.call_number as "row.callNumber", x.url as "row.url", x.notes as "row.notes", x.abbreviation as "row.abbreviation", x.text as "row.text", x.identifiers as "row.identifiers", x.fields as "row.fields", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", x.file_changed_at as "row.fileChangedAt", later.seq as "until", later.before as "was"
  from sources x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4  order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.title as "row.title", x.author as "row.author", x.publication as "row.publication", x.repository as "row.repository", x.call_number as "row.callNumber", x.url as "row.url", x.notes as "row.notes", x.abbreviation as "row.abbreviation", x.text as "row.text", x.identifiers as "row.identifiers", x.fields as "row.fields", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", x.file_changed_at as "row.fileChangedAt", later.seq as "until", later.before as "was"
  from sources x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4 and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $6) order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.title as "row.title", x.identifiers as "row.identifiers", x.filename as "row.filename", x.content_type as "row.contentType", x.size as "row.size", x.checksum as "row.checksum", x.width as "row.width", x.height as "row.height", x.person_id as "row.personId", x.event_id as "row.eventId", x.source_id as "row.sourceId", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", x.file_changed_at as "row.fileChangedAt", later.seq as "until", later.before as "was"
  from media x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4  order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.title as "row.title", x.identifiers as "row.identifiers", x.filename as "row.filename", x.content_type as "row.contentType", x.size as "row.size", x.checksum as "row.checksum", x.width as "row.width", x.height as "row.height", x.person_id as "row.personId", x.event_id as "row.eventId", x.source_id as "row.sourceId", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", x.file_changed_at as "row.fileChangedAt", later.seq as "until", later.before as "was"
  from media x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4 and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $6) order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.type as "row.type", x.from_person_id as "row.fromPersonId", x.to_person_id as "row.toPersonId", x.qualifier as "row.qualifier", x.notes as "row.notes", x.identifiers as "row.identifiers", x.position as "row.position", x.to_position as "row.toPosition", x.twin_group as "row.twinGroup", x.family_record_id as "row.familyRecordId", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", x.file_changed_at as "row.fileChangedAt", later.seq as "until", later.before as "was"
  from relationships x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4  order by x.id limit $5;

-- reads/changes/change-entries ofImport
select x.tree_id as "row.treeId", x.id as "row.id", x.type as "row.type", x.from_person_id as "row.fromPersonId", x.to_person_id as "row.toPersonId", x.qualifier as "row.qualifier", x.notes as "row.notes", x.identifiers as "row.identifiers", x.position as "row.position", x.to_position as "row.toPosition", x.twin_group as "row.twinGroup", x.family_record_id as "row.familyRecordId", x.version as "row.version", x.created_at as "row.createdAt", x.updated_at as "row.updatedAt", x.deleted_at as "row.deletedAt", x.deletion_id as "row.deletionId", x.file_changed_at as "row.fileChangedAt", later.seq as "until", later.before as "was"
  from relationships x left join lateral (
  select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
  order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4 and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $6) order by x.id limit $5;

-- reads/changes/change-entries purged
select p.id, p.kind from purged_imported_rows p
  where $1::uuid is not null and p.change_id = $2 and p.id > $3 and $5::bigint is not null 
  order by p.id limit $4;

-- reads/changes/change-entries purged
select p.id, p.kind from purged_imported_rows p
  where $1::uuid is not null and p.change_id = $2 and p.id > $3 and $5::bigint is not null and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = p.id::text and e.seq <= $5)
  order by p.id limit $4;

-- reads/changes/change-entries stepsOf
select c.import_step as "step", c.seq as "seq", c.at as "at" from changes c
  where c.tree_id = $1 and c.import_id = $2 order by c.import_step;

-- reads/changes/change-entries stored
select "a"."id" as "id", "a"."entity_type" as "entityType", "a"."entity_id" as "entityId", "a"."op" as "op", "a"."version" as "version", "a"."before" as "before", "a"."after" as "after"
  from "audit_entries" as "a"
  where "a"."tree_id" is not distinct
  from $1
  and "a"."change_id" = $2
  and "a"."id" > cast($3 as uuid)
  order by "a"."id"
  limit $4;

-- reads/changes/changes byId
select c.id as "id", c.tree_id as "treeId", c.account_id as "accountId", c.seq as "seq", c.at as "at", c.actor_type as "actorType", c.actor_id as "actorId", c.via as "via", c.request_id as "requestId", c.reason as "reason", c.proposal_id as "proposalId", c.action as "action", c.entity_type as "entityType", c.entity_id as "entityId", c.undoes as "undoes", c.undone_by as "undoneBy", c.entry_count as "entryCount", c.import_id as "importId", c.import_step as "importStep", c.imported_from as "importedFrom", c.imported_to as "importedTo", u.display_name as "actorName",
  coalesce((select json_agg(p.display_name order by about.n) from (
  select c.entity_id::uuid as id, 1 as n where c.entity_type = 'person'
  union all select x.person_id, 1 from names x where c.entity_type = 'name' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from events x where c.entity_type = 'event' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select unnest(array[r.from_person_id, r.to_person_id]), 1 from events x
  join relationships r on r.tree_id = x.tree_id and r.id = x.relationship_id
  where c.entity_type = 'event' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.from_person_id, 1 from relationships x where c.entity_type = 'relationship'
  and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.to_person_id, 2 from relationships x where c.entity_type = 'relationship' and x.tree_id = c.tree_id
  and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from citations x where c.entity_type = 'citation' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from associations x where c.entity_type = 'association' and x.tree_id = c.tree_id
  and x.id = c.entity_id::uuid
  union all select x.associate_id, 2 from associations x where c.entity_type = 'association' and x.tree_id = c.tree_id
  and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from comments x where c.entity_type = 'comment' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select e.person_id, 1 from comments x join events e on e.tree_id = x.tree_id and e.id = x.event_id
  where c.entity_type = 'comment' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select unnest(array[r.from_person_id, r.to_person_id]), 1 from comments x
  join events e on e.tree_id = x.tree_id and e.id = x.event_id
  join relationships r on r.tree_id = e.tree_id and r.id = e.relationship_id
  where c.entity_type = 'comment' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid) about
  join persons p on p.tree_id = c.tree_id and p.id = about.id), '[]'::json) as "subject.persons", case c.entity_type
  when 'event' then (select x.type from events x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'source' then (select x.title from sources x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'media' then (select coalesce(x.title, x.filename) from media x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'comment' then (select coalesce(s.title, m.title, m.filename) from comments x
  left join sources s on s.tree_id = x.tree_id and s.id = x.source_id
  left join media m on m.tree_id = x.tree_id and m.id = x.media_id where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'place' then (select x.name from places x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'tree' then (select x.name from trees x where x.id = c.tree_id)
  when 'membership' then (select x.display_name from users x where c.tree_id is not null and x.id = c.entity_id::uuid)
  when 'proposal' then (select x.summary from proposals x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid) end as "subject.title"
  from changes c left join users u on u.id = c.actor_id where c.id = $1;

-- reads/changes/changes ofAccount
select c.id as "id", c.tree_id as "treeId", c.account_id as "accountId", c.seq as "seq", c.at as "at", c.actor_type as "actorType", c.actor_id as "actorId", c.via as "via", c.request_id as "requestId", c.reason as "reason", c.proposal_id as "proposalId", c.action as "action", c.entity_type as "entityType", c.entity_id as "entityId", c.undoes as "undoes", c.undone_by as "undoneBy", c.entry_count as "entryCount", c.import_id as "importId", c.import_step as "importStep", c.imported_from as "importedFrom", c.imported_to as "importedTo", u.display_name as "actorName",
  coalesce((select json_agg(p.display_name order by about.n) from (
  select c.entity_id::uuid as id, 1 as n where c.entity_type = 'person'
  union all select x.person_id, 1 from names x where c.entity_type = 'name' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from events x where c.entity_type = 'event' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select unnest(array[r.from_person_id, r.to_person_id]), 1 from events x
  join relationships r on r.tree_id = x.tree_id and r.id = x.relationship_id
  where c.entity_type = 'event' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.from_person_id, 1 from relationships x where c.entity_type = 'relationship'
  and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.to_person_id, 2 from relationships x where c.entity_type = 'relationship' and x.tree_id = c.tree_id
  and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from citations x where c.entity_type = 'citation' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from associations x where c.entity_type = 'association' and x.tree_id = c.tree_id
  and x.id = c.entity_id::uuid
  union all select x.associate_id, 2 from associations x where c.entity_type = 'association' and x.tree_id = c.tree_id
  and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from comments x where c.entity_type = 'comment' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select e.person_id, 1 from comments x join events e on e.tree_id = x.tree_id and e.id = x.event_id
  where c.entity_type = 'comment' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select unnest(array[r.from_person_id, r.to_person_id]), 1 from comments x
  join events e on e.tree_id = x.tree_id and e.id = x.event_id
  join relationships r on r.tree_id = e.tree_id and r.id = e.relationship_id
  where c.entity_type = 'comment' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid) about
  join persons p on p.tree_id = c.tree_id and p.id = about.id), '[]'::json) as "subject.persons", case c.entity_type
  when 'event' then (select x.type from events x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'source' then (select x.title from sources x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'media' then (select coalesce(x.title, x.filename) from media x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'comment' then (select coalesce(s.title, m.title, m.filename) from comments x
  left join sources s on s.tree_id = x.tree_id and s.id = x.source_id
  left join media m on m.tree_id = x.tree_id and m.id = x.media_id where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'place' then (select x.name from places x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'tree' then (select x.name from trees x where x.id = c.tree_id)
  when 'membership' then (select x.display_name from users x where c.tree_id is not null and x.id = c.entity_id::uuid)
  when 'proposal' then (select x.summary from proposals x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid) end as "subject.title"
  from changes c left join users u on u.id = c.actor_id where c.tree_id is null and c.account_id = $1 and c.id < $2 order by c.id desc limit $3;

-- reads/changes/changes outsideTrees
select c.id as "id", c.tree_id as "treeId", c.account_id as "accountId", c.seq as "seq", c.at as "at", c.actor_type as "actorType", c.actor_id as "actorId", c.via as "via", c.request_id as "requestId", c.reason as "reason", c.proposal_id as "proposalId", c.action as "action", c.entity_type as "entityType", c.entity_id as "entityId", c.undoes as "undoes", c.undone_by as "undoneBy", c.entry_count as "entryCount", c.import_id as "importId", c.import_step as "importStep", c.imported_from as "importedFrom", c.imported_to as "importedTo", u.display_name as "actorName",
  coalesce((select json_agg(p.display_name order by about.n) from (
  select c.entity_id::uuid as id, 1 as n where c.entity_type = 'person'
  union all select x.person_id, 1 from names x where c.entity_type = 'name' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from events x where c.entity_type = 'event' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select unnest(array[r.from_person_id, r.to_person_id]), 1 from events x
  join relationships r on r.tree_id = x.tree_id and r.id = x.relationship_id
  where c.entity_type = 'event' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.from_person_id, 1 from relationships x where c.entity_type = 'relationship'
  and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.to_person_id, 2 from relationships x where c.entity_type = 'relationship' and x.tree_id = c.tree_id
  and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from citations x where c.entity_type = 'citation' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from associations x where c.entity_type = 'association' and x.tree_id = c.tree_id
  and x.id = c.entity_id::uuid
  union all select x.associate_id, 2 from associations x where c.entity_type = 'association' and x.tree_id = c.tree_id
  and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from comments x where c.entity_type = 'comment' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select e.person_id, 1 from comments x join events e on e.tree_id = x.tree_id and e.id = x.event_id
  where c.entity_type = 'comment' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select unnest(array[r.from_person_id, r.to_person_id]), 1 from comments x
  join events e on e.tree_id = x.tree_id and e.id = x.event_id
  join relationships r on r.tree_id = e.tree_id and r.id = e.relationship_id
  where c.entity_type = 'comment' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid) about
  join persons p on p.tree_id = c.tree_id and p.id = about.id), '[]'::json) as "subject.persons", case c.entity_type
  when 'event' then (select x.type from events x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'source' then (select x.title from sources x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'media' then (select coalesce(x.title, x.filename) from media x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'comment' then (select coalesce(s.title, m.title, m.filename) from comments x
  left join sources s on s.tree_id = x.tree_id and s.id = x.source_id
  left join media m on m.tree_id = x.tree_id and m.id = x.media_id where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'place' then (select x.name from places x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'tree' then (select x.name from trees x where x.id = c.tree_id)
  when 'membership' then (select x.display_name from users x where c.tree_id is not null and x.id = c.entity_id::uuid)
  when 'proposal' then (select x.summary from proposals x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid) end as "subject.title"
  from changes c left join users u on u.id = c.actor_id where c.tree_id is null and c.id < $1 order by c.id desc limit $2;

-- reads/changes/feed mayFollow
select f.n as "n" from json_to_recordset($1) as f(n integer, tree_id uuid, user_id uuid, session_id uuid, token_id uuid)
  join trees t on t.id = f.tree_id and t.deleted_at is null
  join memberships m on m.tree_id = f.tree_id and m.user_id = f.user_id
  left join sessions s on s.id = f.session_id and s.expires_at > $2
  left join api_tokens k on k.id = f.token_id and k.expires_at > $2
  join users u on u.id = coalesce(s.user_id, k.user_id) and u.deleted_at is null
  join memberships own on own.tree_id = f.tree_id and own.user_id = u.id;

-- reads/changes/feed nextChanges
with page as materialized (
  select c.id, c.seq, c.at, c.actor_id, c.action, c.entry_count, c.import_id, c.import_step, c.imported_from, c.imported_to
  from changes c where c.tree_id = $1 and c.seq > $2 order by c.seq limit $3
  ),
  weighed as (
  select page.*, sum(least(entry_count, 1000)) over (order by seq) - least(entry_count, 1000) as earlier
  from page
  )
  select w.id as "id", $1::uuid as "treeId", w.seq as "seq", w.at as "at", w.actor_id as "actorId", w.action as "action",
  w.entry_count as "entryCount", w.import_id as "importId", w.import_step as "importStep",
  w.imported_from as "importedFrom", w.imported_to as "importedTo",
  coalesce((
  select json_agg(json_build_object('entityType', e.entity_type, 'entityId', e.entity_id, 'op', e.op, 'version',
  e.version) order by e.id)
  from (
  select a.id, a.entity_type, a.entity_id, a.op, a.version from audit_entries a
  where a.change_id = w.id order by a.id limit 1000
  ) e
  ), '[]'::json) as "entries"
  from weighed w where w.earlier < 5000 order by w.seq;

-- reads/changes/feed revisions
select r.tree_id as "treeId", r.revision as "revision"
  from tree_revisions r
  where r.tree_id = any($1::uuid[]);

-- reads/changes/person-history changesOfPerson
with 
  own as materialized (
  select p.id, p.import_id from persons p where p.tree_id = $1 and p.id = $2::uuid
  union all select n.id, n.import_id from names n where n.tree_id = $1 and n.person_id = $2::uuid
  union all select e.id, e.import_id from events e where e.tree_id = $1 and e.person_id = $2::uuid
  union all select r.id, r.import_id from relationships r where r.tree_id = $1 and r.from_person_id = $2::uuid
  union all select r.id, r.import_id from relationships r where r.tree_id = $1 and r.to_person_id = $2::uuid
  union all select m.id, m.import_id from media m where m.tree_id = $1 and m.person_id = $2::uuid
  ),
  shared as materialized (
  select e.id, e.import_id from own join events e on e.tree_id = $1 and e.relationship_id = own.id
  ),
  ids as materialized (
  select * from own
  union select * from shared
  union select c.id, c.import_id from own join citations c on c.tree_id = $1 and c.person_id = own.id
  union select c.id, c.import_id from own join citations c on c.tree_id = $1 and c.name_id = own.id
  union select c.id, c.import_id from own join citations c on c.tree_id = $1 and c.relationship_id = own.id
  union select c.id, c.import_id from own join citations c on c.tree_id = $1 and c.event_id = own.id
  union select c.id, c.import_id from shared join citations c on c.tree_id = $1 and c.event_id = shared.id
  union select s.id, s.import_id from own join associations s on s.tree_id = $1 and s.person_id = own.id
  union select s.id, s.import_id from own join associations s on s.tree_id = $1 and s.associate_id = own.id
  union select s.id, s.import_id from own join associations s on s.tree_id = $1 and s.relationship_id = own.id
  union select s.id, s.import_id from own join associations s on s.tree_id = $1 and s.event_id = own.id
  union select s.id, s.import_id from shared join associations s on s.tree_id = $1 and s.event_id = shared.id
  union select m.id, m.import_id from own join media m on m.tree_id = $1 and m.event_id = own.id
  union select t.id, t.import_id from own join comments t on t.tree_id = $1 and t.person_id = own.id
  union select t.id, t.import_id from own join comments t on t.tree_id = $1 and t.event_id = own.id
  union select t.id, t.import_id from shared join comments t on t.tree_id = $1 and t.event_id = shared.id
  union select m.id, m.import_id from shared join media m on m.tree_id = $1 and m.event_id = shared.id
  ),
  found as (
  select newest.seq from ids cross join lateral (
  select a.seq from audit_entries a where a.tree_id = $1 and a.entity_id = ids.id::text and a.seq < $3 order by a.seq desc limit $4
  ) newest
  union
  select i.seq from (select distinct import_id from ids) imports join changes i on i.import_id = imports.import_id
  where i.seq < $3 and (i.import_step = 0 or exists (
  select from ids x where x.import_id = i.import_id and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= i.seq)
  ))
  ),
  page as materialized (select seq from found order by seq desc limit $4),
  listed as materialized (
  select c.id, c.seq, c.tree_id, c.at, c.actor_id, c.via, c.action, c.entity_type, c.entity_id, c.reason, c.undoes, c.undone_by, c.proposal_id, c.entry_count
  from changes c where c.tree_id = $1 and c.seq = any(array(select seq from page))
  ),
  named as materialized (
  select c.entity_type, c.entity_id, coalesce((select json_agg(p.display_name order by about.n) from (
  select c.entity_id::uuid as id, 1 as n where c.entity_type = 'person'
  union all select x.person_id, 1 from names x where c.entity_type = 'name' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from events x where c.entity_type = 'event' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select unnest(array[r.from_person_id, r.to_person_id]), 1 from events x
  join relationships r on r.tree_id = x.tree_id and r.id = x.relationship_id
  where c.entity_type = 'event' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.from_person_id, 1 from relationships x where c.entity_type = 'relationship'
  and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.to_person_id, 2 from relationships x where c.entity_type = 'relationship' and x.tree_id = c.tree_id
  and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from citations x where c.entity_type = 'citation' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from associations x where c.entity_type = 'association' and x.tree_id = c.tree_id
  and x.id = c.entity_id::uuid
  union all select x.associate_id, 2 from associations x where c.entity_type = 'association' and x.tree_id = c.tree_id
  and x.id = c.entity_id::uuid
  union all select x.person_id, 1 from comments x where c.entity_type = 'comment' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select e.person_id, 1 from comments x join events e on e.tree_id = x.tree_id and e.id = x.event_id
  where c.entity_type = 'comment' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid
  union all select unnest(array[r.from_person_id, r.to_person_id]), 1 from comments x
  join events e on e.tree_id = x.tree_id and e.id = x.event_id
  join relationships r on r.tree_id = e.tree_id and r.id = e.relationship_id
  where c.entity_type = 'comment' and x.tree_id = c.tree_id and x.id = c.entity_id::uuid) about
  join persons p on p.tree_id = c.tree_id and p.id = about.id), '[]'::json) as persons, case c.entity_type
  when 'event' then (select x.type from events x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'source' then (select x.title from sources x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'media' then (select coalesce(x.title, x.filename) from media x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'comment' then (select coalesce(s.title, m.title, m.filename) from comments x
  left join sources s on s.tree_id = x.tree_id and s.id = x.source_id
  left join media m on m.tree_id = x.tree_id and m.id = x.media_id where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'place' then (select x.name from places x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid)
  when 'tree' then (select x.name from trees x where x.id = c.tree_id)
  when 'membership' then (select x.display_name from users x where c.tree_id is not null and x.id = c.entity_id::uuid)
  when 'proposal' then (select x.summary from proposals x where x.tree_id = c.tree_id and x.id = c.entity_id::uuid) end as title
  from (select distinct tree_id, entity_type, entity_id from listed) c
  )
  select c.id as "id", c.seq as "seq", c.tree_id as "treeId", c.at as "at", c.actor_id as "actorId", c.via as "via", c.action as "action", c.entity_type as "entityType", c.entity_id as "entityId", c.reason as "reason", c.undoes as "undoes", c.undone_by as "undoneBy", c.proposal_id as "proposalId", c.entry_count as "entryCount", u.display_name as "actorName", n.persons as "subject.persons",
  n.title as "subject.title"
  from listed c join named n on n.entity_type = c.entity_type and n.entity_id = c.entity_id
  left join users u on u.id = c.actor_id order by c.seq desc;

-- reads/charts/charts ancestry
with recursive line (id) as (
  select unnest($2::uuid[])
  union
  select e.from_person_id from line
  cross join lateral (
  select e.from_person_id from relationships e
  where e.tree_id = $1 and e.to_person_id = line.id and e.type = 'parent_child' and e.deleted_at is null offset 0
  ) e
  )
  select x.id, x.type, x.from_person_id as "fromPersonId", x.to_person_id as "toPersonId", x.qualifier from line cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.to_person_id = line.id and e.type = 'parent_child' and e.deleted_at is null offset 0) x order by x.id;

-- reads/charts/charts ancestry
with recursive line (id) as (
  select unnest($2::uuid[])
  union
  select e.from_person_id from line
  cross join lateral (
  select e.from_person_id from relationships e
  where e.tree_id = $1 and e.to_person_id = line.id and e.type = 'parent_child' and e.deleted_at is null offset 0
  ) e
  )
  select x.id, x.type, x.from_person_id as "fromPersonId", x.to_person_id as "toPersonId", x.qualifier, null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from line cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.to_person_id = line.id and e.type = 'parent_child' and e.deleted_at is null offset 0) x cross join lateral (select x.id) r
  left join lateral (select * from persons a where a.tree_id = $1 and a.id = x.from_person_id offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = $1 and b.id = x.to_person_id offset 0) b on b.deleted_at is null order by x.id;

-- reads/charts/charts around
with recursive
  up as (
  select 0 as generation, array[$2::uuid] as people, array[$2::uuid] as reached
  union all
  select l.generation + 1, n.people, l.reached || n.people
  from up l cross join lateral (select array_agg(f.id) as people from (
  select e.from_person_id as id from unnest(l.people) k (id)
  cross join lateral (select e.from_person_id from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e
  except select unnest(l.reached)
  ) f offset 0) n
  where l.generation < $3::integer and cardinality(l.reached) <= $6::integer and n.people is not null
  ),
  down as (
  select 0 as generation, array[$2::uuid] as people, array[$2::uuid] as reached
  union all
  select l.generation + 1, n.people, l.reached || n.people
  from down l cross join lateral (select array_agg(f.id) as people from (
  select e.to_person_id as id from unnest(l.people) k (id)
  cross join lateral (select e.to_person_id from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e
  except select unnest(l.reached)
  ) f offset 0) n
  where l.generation < $4::integer and cardinality(l.reached) <= $6::integer and n.people is not null
  ),
  lines as materialized (
  select unnest(people) as id from up union select unnest(people) from down
  ),
  with_siblings as materialized (
  select u.id from up cross join lateral unnest(up.people) u (id)
  where $5 = 'all' and (up.generation < $3::integer or up.generation = 0) or $5 = 'root' and up.generation = 0
  ),
  parents_of_siblings as materialized (select e.from_person_id as id from with_siblings k cross join lateral (select e.from_person_id from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e),
  kin as materialized (select id from lines union select e.to_person_id as id from parents_of_siblings k cross join lateral (select e.to_person_id from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e),
  from_kin as materialized (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group from kin k cross join lateral (select * from relationships e where e.tree_id = $1 and e.from_person_id = k.id  and e.deleted_at is null offset 0) e),
  to_kin as materialized (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group from kin k cross join lateral (select * from relationships e where e.tree_id = $1 and e.to_person_id = k.id  and e.deleted_at is null offset 0) e),
  partners as materialized (
  select e.to_person_id as id from from_kin e where e.type = 'partnership'
  union select e.from_person_id from to_kin e where e.type = 'partnership'
  except select id from kin
  ),
  to_partners as materialized (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group from partners k cross join lateral (select * from relationships e where e.tree_id = $1 and e.to_person_id = k.id  and e.deleted_at is null offset 0) e),
  near as materialized (select id from kin union all select id from partners),
  parents as materialized (
  select e.from_person_id as id from to_kin e where e.type = 'parent_child'
  union select e.from_person_id from to_partners e where e.type = 'parent_child'
  except select id from near
  ),
  ties as (
  select * from from_kin
  union all
  select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group from partners k cross join lateral (select * from relationships e where e.tree_id = $1 and e.from_person_id = k.id  and e.deleted_at is null offset 0) e
  union all
  select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group from parents k cross join lateral (select * from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e
  union all
  select * from to_partners e where e.type = 'partnership' and e.from_person_id not in (select id from near)
  )
  select x.id as "record.id", x.tree_id as "record.treeId", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", case when x.type = 'partnership' then (
  select min((v.date->>'sortDay')::integer) from events v
  where v.tree_id = $1 and v.relationship_id = x.id and v.deleted_at is null 
  ) end as "record.startDay", null::integer as "record.publicStartDay",
  case when x.type = 'partnership' then (
  select v.type from events v
  where v.tree_id = $1 and v.relationship_id = x.id and v.deleted_at is null and v.asserted
  and v.type in ('marriage', 'divorce', 'annulment') 
  order by case when v.date->>'sortDay' is not null then 1 when v.type in ('divorce', 'annulment') then 2 else 0 end desc,
  (v.date->>'sortDay')::integer desc, v.id desc limit 1
  ) end as "record.lastStep", null::text as "record.publicLastStep"
  from ties x 
  order by x.id;

-- reads/charts/charts around
with recursive
  up as (
  select 0 as generation, array[$2::uuid] as people, array[$2::uuid] as reached
  union all
  select l.generation + 1, n.people, l.reached || n.people
  from up l cross join lateral (select array_agg(f.id) as people from (
  select e.from_person_id as id from unnest(l.people) k (id)
  cross join lateral (select e.from_person_id from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e
  cross join lateral (select from persons p where p.tree_id = $1 and p.id = e.from_person_id and p.deleted_at is null and p.privacy <> 'hidden' offset 0) p
  except select unnest(l.reached)
  ) f offset 0) n
  where l.generation < $3::integer and cardinality(l.reached) <= $6::integer and n.people is not null
  ),
  down as (
  select 0 as generation, array[$2::uuid] as people, array[$2::uuid] as reached
  union all
  select l.generation + 1, n.people, l.reached || n.people
  from down l cross join lateral (select array_agg(f.id) as people from (
  select e.to_person_id as id from unnest(l.people) k (id)
  cross join lateral (select e.to_person_id from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e
  cross join lateral (select from persons p where p.tree_id = $1 and p.id = e.to_person_id and p.deleted_at is null and p.privacy <> 'hidden' offset 0) p
  except select unnest(l.reached)
  ) f offset 0) n
  where l.generation < $4::integer and cardinality(l.reached) <= $6::integer and n.people is not null
  ),
  lines as materialized (
  select unnest(people) as id from up union select unnest(people) from down
  ),
  with_siblings as materialized (
  select u.id from up cross join lateral unnest(up.people) u (id)
  where $5 = 'all' and (up.generation < $3::integer or up.generation = 0) or $5 = 'root' and up.generation = 0
  ),
  parents_of_siblings as materialized (select e.from_person_id as id from with_siblings k cross join lateral (select e.from_person_id from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e),
  kin as materialized (select id from lines union select e.to_person_id as id from parents_of_siblings k cross join lateral (select e.to_person_id from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e),
  from_kin as materialized (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group from kin k cross join lateral (select * from relationships e where e.tree_id = $1 and e.from_person_id = k.id  and e.deleted_at is null offset 0) e),
  to_kin as materialized (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group from kin k cross join lateral (select * from relationships e where e.tree_id = $1 and e.to_person_id = k.id  and e.deleted_at is null offset 0) e),
  partners as materialized (
  select e.to_person_id as id from from_kin e where e.type = 'partnership'
  union select e.from_person_id from to_kin e where e.type = 'partnership'
  except select id from kin
  ),
  to_partners as materialized (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group from partners k cross join lateral (select * from relationships e where e.tree_id = $1 and e.to_person_id = k.id  and e.deleted_at is null offset 0) e),
  near as materialized (select id from kin union all select id from partners),
  parents as materialized (
  select e.from_person_id as id from to_kin e where e.type = 'parent_child'
  union select e.from_person_id from to_partners e where e.type = 'parent_child'
  except select id from near
  ),
  ties as (
  select * from from_kin
  union all
  select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group from partners k cross join lateral (select * from relationships e where e.tree_id = $1 and e.from_person_id = k.id  and e.deleted_at is null offset 0) e
  union all
  select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group from parents k cross join lateral (select * from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e
  union all
  select * from to_partners e where e.type = 'partnership' and e.from_person_id not in (select id from near)
  )
  select x.id as "record.id", x.tree_id as "record.treeId", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", null::integer as "record.startDay", case when x.type = 'partnership' then (
  select min((v.date->>'sortDay')::integer) from events v
  where v.tree_id = $1 and v.relationship_id = x.id and v.deleted_at is null and v.privacy <> 'hidden'
  ) end as "record.publicStartDay",
  null::text as "record.lastStep", case when x.type = 'partnership' then (
  select v.type from events v
  where v.tree_id = $1 and v.relationship_id = x.id and v.deleted_at is null and v.asserted
  and v.type in ('marriage', 'divorce', 'annulment') and v.privacy <> 'hidden'
  order by case when v.date->>'sortDay' is not null then 1 when v.type in ('divorce', 'annulment') then 2 else 0 end desc,
  (v.date->>'sortDay')::integer desc, v.id desc limit 1
  ) end as "record.publicLastStep", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo"
  from ties x cross join lateral (select x.id) r
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = x.from_person_id offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = x.to_person_id offset 0) b on b.deleted_at is null
  order by x.id;

-- reads/charts/charts cards
select k.id as "key", x.id as "id", x.tree_id as "treeId", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.gender as "gender", x.is_living as "isLiving", x.dead_from as "deadFrom", x.portrait as "portrait", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.privacy as "privacy", x.public_from as "publicFrom", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", coalesce((select json_agg(json_build_object('type', e.type, 'date', e.date, 'place', l.name, 'privacy', e.privacy) order by e.id)
  from (
  select distinct on (e.type, e.privacy) e.* from events e
  where e.tree_id = x.tree_id and e.person_id = x.id and e.type in ('birth', 'death', 'burial', 'cremation') and e.deleted_at is null
  order by e.type, e.privacy, e.id
  ) e left join lateral (select * from places l where l.tree_id = e.tree_id and l.id = e.place_id offset 0) l on true), '[]') as "vitals"
  from unnest($2::uuid[]) k (id)
  cross join lateral (select * from persons x where x.tree_id = $1 and x.id = k.id offset 0) x
  where x.deleted_at is null order by x.id;

-- reads/charts/charts family
with own as materialized (
  select k.id as key, e.* from unnest($2::uuid[]) k (id)
  cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null union all select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.deleted_at is null offset 0) e
  ),
  parents as materialized (
  select o.key, o.from_person_id as id from own o where o.type = 'parent_child' and o.to_person_id = o.key
  ),
  of_parents as materialized (
  select p.key, e.* from parents p
  cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = p.id and e.type = 'partnership' and e.deleted_at is null union all select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.to_person_id = p.id and e.type = 'partnership' and e.deleted_at is null offset 0) e
  ),
  homes as (
  select p.key, p.id from parents p
  union select m.key, m.from_person_id from of_parents m
  union select m.key, m.to_person_id from of_parents m
  union select o.key, o.from_person_id from own o where o.type = 'partnership' and o.from_person_id <> o.key
  union select o.key, o.to_person_id from own o where o.type = 'partnership' and o.to_person_id <> o.key
  ),
  ties as (
  select * from own
  union select * from of_parents
  union select h.key, e.* from homes h cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = h.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e
  ),
  counted as (select *, count(*) over one as size, row_number() over one as number from ties window one as (partition by key))
  select x.key as "key", x.size::integer as "size", x.id as "record.id", x.tree_id as "record.treeId", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", case when x.type = 'partnership' then (
  select min((v.date->>'sortDay')::integer) from events v
  where v.tree_id = $1 and v.relationship_id = x.id and v.deleted_at is null 
  ) end as "record.startDay", null::integer as "record.publicStartDay",
  case when x.type = 'partnership' then (
  select v.type from events v
  where v.tree_id = $1 and v.relationship_id = x.id and v.deleted_at is null and v.asserted
  and v.type in ('marriage', 'divorce', 'annulment') 
  order by case when v.date->>'sortDay' is not null then 1 when v.type in ('divorce', 'annulment') then 2 else 0 end desc,
  (v.date->>'sortDay')::integer desc, v.id desc limit 1
  ) end as "record.lastStep", null::text as "record.publicLastStep"
  from counted x 
  where x.size <= 200 or x.number = 1
  order by x.id;

-- reads/charts/charts family
with own as materialized (
  select k.id as key, e.* from unnest($2::uuid[]) k (id)
  cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null union all select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.deleted_at is null offset 0) e
  ),
  parents as materialized (
  select o.key, o.from_person_id as id from own o where o.type = 'parent_child' and o.to_person_id = o.key
  ),
  of_parents as materialized (
  select p.key, e.* from parents p
  cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = p.id and e.type = 'partnership' and e.deleted_at is null union all select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.to_person_id = p.id and e.type = 'partnership' and e.deleted_at is null offset 0) e
  ),
  homes as (
  select p.key, p.id from parents p
  union select m.key, m.from_person_id from of_parents m
  union select m.key, m.to_person_id from of_parents m
  union select o.key, o.from_person_id from own o where o.type = 'partnership' and o.from_person_id <> o.key
  union select o.key, o.to_person_id from own o where o.type = 'partnership' and o.to_person_id <> o.key
  ),
  ties as (
  select * from own
  union select * from of_parents
  union select h.key, e.* from homes h cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = h.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e
  ),
  counted as (select *, count(*) over one as size, row_number() over one as number from ties window one as (partition by key))
  select x.key as "key", x.size::integer as "size", x.id as "record.id", x.tree_id as "record.treeId", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", null::integer as "record.startDay", case when x.type = 'partnership' then (
  select min((v.date->>'sortDay')::integer) from events v
  where v.tree_id = $1 and v.relationship_id = x.id and v.deleted_at is null and v.privacy <> 'hidden'
  ) end as "record.publicStartDay",
  null::text as "record.lastStep", case when x.type = 'partnership' then (
  select v.type from events v
  where v.tree_id = $1 and v.relationship_id = x.id and v.deleted_at is null and v.asserted
  and v.type in ('marriage', 'divorce', 'annulment') and v.privacy <> 'hidden'
  order by case when v.date->>'sortDay' is not null then 1 when v.type in ('divorce', 'annulment') then 2 else 0 end desc,
  (v.date->>'sortDay')::integer desc, v.id desc limit 1
  ) end as "record.publicLastStep", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo"
  from counted x cross join lateral (select x.id) r
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = x.from_person_id offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = x.to_person_id offset 0) b on b.deleted_at is null
  where x.size <= 200 or x.number = 1
  order by x.id;

-- reads/charts/charts large
with own as materialized (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = $2::uuid and e.deleted_at is null union all select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.to_person_id = $2::uuid and e.deleted_at is null),
  all_parents as materialized (
  select distinct c.id from (select o.from_person_id as id from own o where o.type = 'parent_child' and o.to_person_id = $2::uuid) c 
  ),
  all_partners as materialized (
  select distinct c.id from (select case when o.from_person_id = $2::uuid then o.to_person_id else o.from_person_id end as id
  from own o where o.type = 'partnership') c 
  ),
  all_children as materialized (
  select distinct c.id from (select o.to_person_id as id from own o where o.type = 'parent_child' and o.from_person_id = $2::uuid) c 
  ),
  parents as materialized (select id from all_parents order by id limit $3),
  partners as materialized (select id from all_partners order by id limit $3),
  step_parents as materialized (
  select id from (select distinct c.id from (
  select e.to_person_id as id from parents k cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'partnership' and e.deleted_at is null offset 0) e
  union all
  select e.from_person_id from parents k cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.type = 'partnership' and e.deleted_at is null offset 0) e) c  except select id from all_parents) s order by id limit $3
  ),
  all_siblings as materialized (
  select distinct c.id from (select e.to_person_id as id from parents k cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e union all select e.to_person_id as id from step_parents k cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e) c  where c.id <> $2::uuid
  ),
  siblings as materialized (
  select c.id from all_siblings c
  left join (select e.to_person_id as id, min(e.position) as position from (select id from parents union select id from step_parents) k
  cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'parent_child' and e.position is not null and e.deleted_at is null offset 0) e
  where true  group by e.to_person_id) q on q.id = c.id
  left join lateral (
  select b.day from (
  select (e.date ->> 'sortDay')::integer as day from events e
  where e.tree_id = $1 and e.person_id = c.id and e.type = 'birth' and e.deleted_at is null
  order by e.id limit 1
  ) b 
  ) d on true order by q.position nulls last, d.day nulls last, c.id limit $3
  ),
  children as materialized (select c.id from all_children c
  left join (select e.to_person_id as id, min(e.position) as position from (select $2::uuid as id) k
  cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'parent_child' and e.position is not null and e.deleted_at is null offset 0) e
  where true  group by e.to_person_id) q on q.id = c.id
  left join lateral (
  select b.day from (
  select (e.date ->> 'sortDay')::integer as day from events e
  where e.tree_id = $1 and e.person_id = c.id and e.type = 'birth' and e.deleted_at is null
  order by e.id limit 1
  ) b 
  ) d on true order by q.position nulls last, d.day nulls last, c.id limit $3),
  homes as materialized (select id from parents union select id from step_parents union select id from partners),
  near as materialized (
  select id from parents union select id from partners union select id from children union select id from siblings
  union select $2::uuid
  ),
  ties as (
  select o.* from own o where o.from_person_id in (select id from near) and o.to_person_id in (select id from near)
  union
  select * from (
  select e.* from parents k cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'partnership' and e.deleted_at is null offset 0) e
  where e.to_person_id in (select id from homes)
  union
  select e.* from parents k cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.type = 'partnership' and e.deleted_at is null offset 0) e
  where e.from_person_id in (select id from homes)
  union
  select e.* from siblings k cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e
  where e.from_person_id in (select id from homes)
  union
  select e.* from children k cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e
  where e.from_person_id in (select id from homes)
  limit $3 * 8
  ) e
  ),
  totals as materialized (
  select json_build_object(
  'parents', (select count(*) from all_parents), 'siblings', (select count(*) from all_siblings),
  'partners', (select count(*) from all_partners), 'children', (select count(*) from all_children)
  ) as totals
  )
  select t.totals as "totals", x.id as "record.id", x.tree_id as "record.treeId", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", case when x.type = 'partnership' then (
  select min((v.date->>'sortDay')::integer) from events v
  where v.tree_id = $1 and v.relationship_id = x.id and v.deleted_at is null 
  ) end as "record.startDay", null::integer as "record.publicStartDay",
  case when x.type = 'partnership' then (
  select v.type from events v
  where v.tree_id = $1 and v.relationship_id = x.id and v.deleted_at is null and v.asserted
  and v.type in ('marriage', 'divorce', 'annulment') 
  order by case when v.date->>'sortDay' is not null then 1 when v.type in ('divorce', 'annulment') then 2 else 0 end desc,
  (v.date->>'sortDay')::integer desc, v.id desc limit 1
  ) end as "record.lastStep", null::text as "record.publicLastStep"
  from ties x cross join totals t 
  order by x.id;

-- reads/charts/charts large
with own as materialized (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = $2::uuid and e.deleted_at is null union all select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.to_person_id = $2::uuid and e.deleted_at is null),
  all_parents as materialized (
  select distinct c.id from (select o.from_person_id as id from own o where o.type = 'parent_child' and o.to_person_id = $2::uuid) c cross join lateral (select from persons p where p.tree_id = $1 and p.id = c.id and p.deleted_at is null and p.privacy <> 'hidden' offset 0) p
  ),
  all_partners as materialized (
  select distinct c.id from (select case when o.from_person_id = $2::uuid then o.to_person_id else o.from_person_id end as id
  from own o where o.type = 'partnership') c cross join lateral (select from persons p where p.tree_id = $1 and p.id = c.id and p.deleted_at is null and p.privacy <> 'hidden' offset 0) p
  ),
  all_children as materialized (
  select distinct c.id from (select o.to_person_id as id from own o where o.type = 'parent_child' and o.from_person_id = $2::uuid) c cross join lateral (select from persons p where p.tree_id = $1 and p.id = c.id and p.deleted_at is null and p.privacy <> 'hidden' offset 0) p
  ),
  parents as materialized (select id from all_parents order by id limit $3),
  partners as materialized (select id from all_partners order by id limit $3),
  step_parents as materialized (
  select id from (select distinct c.id from (
  select e.to_person_id as id from parents k cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'partnership' and e.deleted_at is null offset 0) e
  union all
  select e.from_person_id from parents k cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.type = 'partnership' and e.deleted_at is null offset 0) e) c cross join lateral (select from persons p where p.tree_id = $1 and p.id = c.id and p.deleted_at is null and p.privacy <> 'hidden' offset 0) p except select id from all_parents) s order by id limit $3
  ),
  all_siblings as materialized (
  select distinct c.id from (select e.to_person_id as id from parents k cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e union all select e.to_person_id as id from step_parents k cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e) c cross join lateral (select from persons p where p.tree_id = $1 and p.id = c.id and p.deleted_at is null and p.privacy <> 'hidden' offset 0) p where c.id <> $2::uuid
  ),
  siblings as materialized (
  select c.id from all_siblings c
  left join (select e.to_person_id as id, min(e.position) as position from (select id from parents union select id from step_parents) k
  cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'parent_child' and e.position is not null and e.deleted_at is null offset 0) e
  where true and exists (
  select from persons p where p.tree_id = $1 and p.id = e.from_person_id and p.deleted_at is null
  and p.privacy = 'default' and p.public_from <= $4::integer
  ) and exists (
  select from persons p where p.tree_id = $1 and p.id = e.to_person_id and p.deleted_at is null
  and p.privacy = 'default' and p.public_from <= $4::integer
  ) group by e.to_person_id) q on q.id = c.id
  left join lateral (
  select b.day from (
  select (e.date ->> 'sortDay')::integer as day from events e
  where e.tree_id = $1 and e.person_id = c.id and e.type = 'birth' and e.deleted_at is null
  and e.privacy <> 'hidden'
  order by e.id limit 1
  ) b where exists (
  select from persons p where p.tree_id = $1 and p.id = c.id and p.privacy = 'default' and p.public_from <= $4::integer
  )
  ) d on true order by q.position nulls last, d.day nulls last, c.id limit $3
  ),
  children as materialized (select c.id from all_children c
  left join (select e.to_person_id as id, min(e.position) as position from (select $2::uuid as id) k
  cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'parent_child' and e.position is not null and e.deleted_at is null offset 0) e
  where true and exists (
  select from persons p where p.tree_id = $1 and p.id = e.from_person_id and p.deleted_at is null
  and p.privacy = 'default' and p.public_from <= $4::integer
  ) and exists (
  select from persons p where p.tree_id = $1 and p.id = e.to_person_id and p.deleted_at is null
  and p.privacy = 'default' and p.public_from <= $4::integer
  ) group by e.to_person_id) q on q.id = c.id
  left join lateral (
  select b.day from (
  select (e.date ->> 'sortDay')::integer as day from events e
  where e.tree_id = $1 and e.person_id = c.id and e.type = 'birth' and e.deleted_at is null
  and e.privacy <> 'hidden'
  order by e.id limit 1
  ) b where exists (
  select from persons p where p.tree_id = $1 and p.id = c.id and p.privacy = 'default' and p.public_from <= $4::integer
  )
  ) d on true order by q.position nulls last, d.day nulls last, c.id limit $3),
  homes as materialized (select id from parents union select id from step_parents union select id from partners),
  near as materialized (
  select id from parents union select id from partners union select id from children union select id from siblings
  union select $2::uuid
  ),
  ties as (
  select o.* from own o where o.from_person_id in (select id from near) and o.to_person_id in (select id from near)
  union
  select * from (
  select e.* from parents k cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.type = 'partnership' and e.deleted_at is null offset 0) e
  where e.to_person_id in (select id from homes)
  union
  select e.* from parents k cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.type = 'partnership' and e.deleted_at is null offset 0) e
  where e.from_person_id in (select id from homes)
  union
  select e.* from siblings k cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e
  where e.from_person_id in (select id from homes)
  union
  select e.* from children k cross join lateral (select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group
  from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) e
  where e.from_person_id in (select id from homes)
  limit $3 * 8
  ) e
  ),
  totals as materialized (
  select json_build_object(
  'parents', (select count(*) from all_parents), 'siblings', (select count(*) from all_siblings),
  'partners', (select count(*) from all_partners), 'children', (select count(*) from all_children)
  ) as totals
  )
  select t.totals as "totals", x.id as "record.id", x.tree_id as "record.treeId", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", null::integer as "record.startDay", case when x.type = 'partnership' then (
  select min((v.date->>'sortDay')::integer) from events v
  where v.tree_id = $1 and v.relationship_id = x.id and v.deleted_at is null and v.privacy <> 'hidden'
  ) end as "record.publicStartDay",
  null::text as "record.lastStep", case when x.type = 'partnership' then (
  select v.type from events v
  where v.tree_id = $1 and v.relationship_id = x.id and v.deleted_at is null and v.asserted
  and v.type in ('marriage', 'divorce', 'annulment') and v.privacy <> 'hidden'
  order by case when v.date->>'sortDay' is not null then 1 when v.type in ('divorce', 'annulment') then 2 else 0 end desc,
  (v.date->>'sortDay')::integer desc, v.id desc limit 1
  ) end as "record.publicLastStep", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo"
  from ties x cross join totals t cross join lateral (select x.id) r
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = x.from_person_id offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = x.to_person_id offset 0) b on b.deleted_at is null
  order by x.id;

-- reads/charts/charts tiesAround
with recursive walk as (
  select 0 as level, $2::uuid[] as reached, t.ids, t.types, t.from_person_ids, t.to_person_ids, t.qualifiers from (select $2::uuid[] as people) l cross join lateral (
  select array_agg(x.id) as ids, array_agg(x.type) as types, array_agg(x.from_person_id) as from_person_ids, array_agg(x.to_person_id) as to_person_ids, array_agg(x.qualifier) as qualifiers from (
  select x.* from unnest(l.people) k (id) cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null offset 0) x
  union all
  select x.* from unnest(l.people) k (id) cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.deleted_at is null offset 0) x
  where x.from_person_id not in (select unnest(l.people))
  ) x offset 0
  ) t
  union all
  select w.level + 1, w.reached || l.people, t.ids, t.types, t.from_person_ids, t.to_person_ids, t.qualifiers from walk w
  cross join lateral (
  select array_agg(f.id) as people from (
  select unnest(w.from_person_ids || w.to_person_ids) as id except select unnest(w.reached)
  ) f offset 0
  ) l
  cross join lateral (
  select array_agg(x.id) as ids, array_agg(x.type) as types, array_agg(x.from_person_id) as from_person_ids, array_agg(x.to_person_id) as to_person_ids, array_agg(x.qualifier) as qualifiers from (
  select x.* from unnest(l.people) k (id) cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null offset 0) x
  union all
  select x.* from unnest(l.people) k (id) cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.deleted_at is null offset 0) x
  where x.from_person_id not in (select unnest(l.people))
  ) x offset 0
  ) t
  where cardinality(w.reached) <= $3::integer and l.people is not null
  )
  select x.id, x.type, x.from_person_id as "fromPersonId", x.to_person_id as "toPersonId", x.qualifier, x.level as "level" from (
  select distinct on (t.id) w.level, t.* from walk w cross join lateral unnest(w.ids, w.types, w.from_person_ids, w.to_person_ids, w.qualifiers) t (id, type, from_person_id, to_person_id, qualifier)
  order by t.id, w.level desc
  ) x order by x.id;

-- reads/charts/charts tiesAround
with recursive walk as (
  select 0 as level, $2::uuid[] as reached, t.ids, t.types, t.from_person_ids, t.to_person_ids, t.qualifiers from (select $2::uuid[] as people) l cross join lateral (
  select array_agg(x.id) as ids, array_agg(x.type) as types, array_agg(x.from_person_id) as from_person_ids, array_agg(x.to_person_id) as to_person_ids, array_agg(x.qualifier) as qualifiers from (
  select x.* from unnest(l.people) k (id) cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null offset 0) x
  union all
  select x.* from unnest(l.people) k (id) cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.deleted_at is null offset 0) x
  where x.from_person_id not in (select unnest(l.people))
  ) x offset 0
  ) t
  union all
  select w.level + 1, w.reached || l.people, t.ids, t.types, t.from_person_ids, t.to_person_ids, t.qualifiers from walk w
  cross join lateral (
  select array_agg(f.id) as people from (
  select unnest(w.from_person_ids || w.to_person_ids) as id except select unnest(w.reached)
  ) f offset 0
  ) l
  cross join lateral (
  select array_agg(x.id) as ids, array_agg(x.type) as types, array_agg(x.from_person_id) as from_person_ids, array_agg(x.to_person_id) as to_person_ids, array_agg(x.qualifier) as qualifiers from (
  select x.* from unnest(l.people) k (id) cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null offset 0) x
  union all
  select x.* from unnest(l.people) k (id) cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.deleted_at is null offset 0) x
  where x.from_person_id not in (select unnest(l.people))
  ) x offset 0
  ) t
  where cardinality(w.reached) <= $3::integer and l.people is not null
  )
  select x.id, x.type, x.from_person_id as "fromPersonId", x.to_person_id as "toPersonId", x.qualifier, x.level as "level", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from (
  select distinct on (t.id) w.level, t.* from walk w cross join lateral unnest(w.ids, w.types, w.from_person_ids, w.to_person_ids, w.qualifiers) t (id, type, from_person_id, to_person_id, qualifier)
  order by t.id, w.level desc
  ) x cross join lateral (select x.id) r
  left join lateral (select * from persons a where a.tree_id = $1 and a.id = x.from_person_id offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = $1 and b.id = x.to_person_id offset 0) b on b.deleted_at is null order by x.id;

-- reads/charts/charts tiesBetween
with recursive walk as (
  select false as is_near, array[$2::uuid] as near, array[$3::uuid] as far, '{}'::uuid[] as inside_near, '{}'::uuid[] as inside_far,
  0 as near_steps, 0 as far_steps, null::integer as met_at, 2 as reached, '{}'::uuid[] as people
  union all
  select s.is_near,
  case when s.is_near then n.people else w.near end, case when s.is_near then w.far else n.people end,
  case when s.is_near then w.near else w.inside_near end, case when s.is_near then w.inside_far else w.far end,
  w.near_steps + s.is_near::integer, w.far_steps + (not s.is_near)::integer,
  coalesce(w.met_at, case when exists (select unnest(n.people) intersect select unnest(s.others))
  then w.near_steps + w.far_steps + 1 end),
  w.reached + cardinality(n.people), s.people
  from walk w
  cross join lateral (
  select cardinality(w.far) = 0 or cardinality(w.near) between 1 and cardinality(w.far) as is_near offset 0
  ) c
  cross join lateral (
  select c.is_near, case when c.is_near then w.near else w.far end as people,
  case when c.is_near then w.far else w.near end as others,
  case when c.is_near then w.inside_near else w.inside_far end as inside offset 0
  ) s
  cross join lateral (
  select coalesce(array_agg(f.id), '{}') as people from (
  select o.id from unnest(s.people) k (id)
  cross join lateral (
  select e.to_person_id as id from relationships e
  where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null
  union all
  select e.from_person_id from relationships e
  where e.tree_id = $1 and e.to_person_id = k.id and e.deleted_at is null
  offset 0
  ) o 
  except select unnest(s.people || s.inside)
  ) f offset 0
  ) n
  where w.near_steps + w.far_steps < least($6::integer, coalesce($4::integer, w.met_at) + $5::integer) and w.reached <= $7::integer
  and (cardinality(w.near) > 0 and cardinality(w.far) > 0
  or coalesce($4::integer, w.met_at) is not null and cardinality(w.near || w.far) > 0)
  ),
  last as materialized (select * from walk order by near_steps + far_steps desc limit 1),
  near_side as materialized (
  select p.id, w.near_steps - 1 as steps from last l
  join walk w on w.is_near = true and w.near_steps > l.met_at - l.far_steps
  cross join lateral unnest(w.people) p (id)
  union all
  select p.id, l.near_steps from last l cross join lateral unnest(l.near) p (id) where l.met_at is not null
  ),
  far_side as materialized (
  select p.id, w.far_steps - 1 as steps from last l
  join walk w on w.is_near = false and w.far_steps > l.met_at - l.near_steps
  cross join lateral unnest(w.people) p (id)
  union all
  select p.id, l.far_steps from last l cross join lateral unnest(l.far) p (id) where l.met_at is not null
  ),
  met as materialized (
  select id, n.steps as near, f.steps as far from near_side n join far_side f using (id)
  ),
  near_way as (
  select 0 as step, array_agg(m.id) as people, '{}'::uuid[] as before, min(m.near) as nearest
  from last l join met m on m.far = l.far_steps
  union all
  select i.step + 1, n.people, i.people, i.nearest - 1 from near_way i cross join last l
  cross join lateral (
  select array_agg(f.id) as people from (
  (
  select o.id from unnest(i.people) k (id)
  cross join lateral (
  select e.to_person_id as id from relationships e
  where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null
  union all
  select e.from_person_id from relationships e
  where e.tree_id = $1 and e.to_person_id = k.id and e.deleted_at is null
  offset 0
  ) o 
  intersect select unnest(w.people) from walk w
  where w.is_near = true and w.near_steps between i.nearest and l.near_steps - i.step)
  except select unnest(i.people || i.before)
  ) f offset 0
  ) n
  where i.step < l.near_steps and cardinality(i.people) > 0 and n.people is not null
  ),
  far_way as (
  select 0 as step, array_agg(m.id) as people, '{}'::uuid[] as before, min(m.far) as nearest
  from last l join met m on m.near = l.near_steps
  union all
  select i.step + 1, n.people, i.people, i.nearest - 1 from far_way i cross join last l
  cross join lateral (
  select array_agg(f.id) as people from (
  (
  select o.id from unnest(i.people) k (id)
  cross join lateral (
  select e.to_person_id as id from relationships e
  where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null
  union all
  select e.from_person_id from relationships e
  where e.tree_id = $1 and e.to_person_id = k.id and e.deleted_at is null
  offset 0
  ) o 
  intersect select unnest(w.people) from walk w
  where w.is_near = false and w.far_steps between i.nearest and l.far_steps - i.step)
  except select unnest(i.people || i.before)
  ) f offset 0
  ) n
  where i.step < l.far_steps and cardinality(i.people) > 0 and n.people is not null
  ),
  on_way as materialized (
  select id from met union select unnest(people) from near_way union select unnest(people) from far_way
  )
  select x.id, x.type, x.from_person_id as "fromPersonId", x.to_person_id as "toPersonId", x.qualifier from (
  select x.* from on_way k cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null offset 0) x
  where (x.to_person_id in (select id from on_way)) is true
  union all
  select x.* from on_way k cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) x
  where x.from_person_id not in (select id from on_way)
  ) x order by x.id;

-- reads/charts/charts tiesBetween
with recursive walk as (
  select false as is_near, array[$2::uuid] as near, array[$3::uuid] as far, '{}'::uuid[] as inside_near, '{}'::uuid[] as inside_far,
  0 as near_steps, 0 as far_steps, null::integer as met_at, 2 as reached, '{}'::uuid[] as people
  union all
  select s.is_near,
  case when s.is_near then n.people else w.near end, case when s.is_near then w.far else n.people end,
  case when s.is_near then w.near else w.inside_near end, case when s.is_near then w.inside_far else w.far end,
  w.near_steps + s.is_near::integer, w.far_steps + (not s.is_near)::integer,
  coalesce(w.met_at, case when exists (select unnest(n.people) intersect select unnest(s.others))
  then w.near_steps + w.far_steps + 1 end),
  w.reached + cardinality(n.people), s.people
  from walk w
  cross join lateral (
  select cardinality(w.far) = 0 or cardinality(w.near) between 1 and cardinality(w.far) as is_near offset 0
  ) c
  cross join lateral (
  select c.is_near, case when c.is_near then w.near else w.far end as people,
  case when c.is_near then w.far else w.near end as others,
  case when c.is_near then w.inside_near else w.inside_far end as inside offset 0
  ) s
  cross join lateral (
  select coalesce(array_agg(f.id), '{}') as people from (
  select o.id from unnest(s.people) k (id)
  cross join lateral (
  select e.to_person_id as id from relationships e
  where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null
  union all
  select e.from_person_id from relationships e
  where e.tree_id = $1 and e.to_person_id = k.id and e.deleted_at is null
  offset 0
  ) o cross join lateral (select from persons p where p.tree_id = $1 and p.id = o.id and p.deleted_at is null and p.privacy <> 'hidden' offset 0) p
  except select unnest(s.people || s.inside)
  ) f offset 0
  ) n
  where w.near_steps + w.far_steps < least($6::integer, coalesce($4::integer, w.met_at) + $5::integer) and w.reached <= $7::integer
  and (cardinality(w.near) > 0 and cardinality(w.far) > 0
  or coalesce($4::integer, w.met_at) is not null and cardinality(w.near || w.far) > 0)
  ),
  last as materialized (select * from walk order by near_steps + far_steps desc limit 1),
  near_side as materialized (
  select p.id, w.near_steps - 1 as steps from last l
  join walk w on w.is_near = true and w.near_steps > l.met_at - l.far_steps
  cross join lateral unnest(w.people) p (id)
  union all
  select p.id, l.near_steps from last l cross join lateral unnest(l.near) p (id) where l.met_at is not null
  ),
  far_side as materialized (
  select p.id, w.far_steps - 1 as steps from last l
  join walk w on w.is_near = false and w.far_steps > l.met_at - l.near_steps
  cross join lateral unnest(w.people) p (id)
  union all
  select p.id, l.far_steps from last l cross join lateral unnest(l.far) p (id) where l.met_at is not null
  ),
  met as materialized (
  select id, n.steps as near, f.steps as far from near_side n join far_side f using (id)
  ),
  near_way as (
  select 0 as step, array_agg(m.id) as people, '{}'::uuid[] as before, min(m.near) as nearest
  from last l join met m on m.far = l.far_steps
  union all
  select i.step + 1, n.people, i.people, i.nearest - 1 from near_way i cross join last l
  cross join lateral (
  select array_agg(f.id) as people from (
  (
  select o.id from unnest(i.people) k (id)
  cross join lateral (
  select e.to_person_id as id from relationships e
  where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null
  union all
  select e.from_person_id from relationships e
  where e.tree_id = $1 and e.to_person_id = k.id and e.deleted_at is null
  offset 0
  ) o cross join lateral (select from persons p where p.tree_id = $1 and p.id = o.id and p.deleted_at is null and p.privacy <> 'hidden' offset 0) p
  intersect select unnest(w.people) from walk w
  where w.is_near = true and w.near_steps between i.nearest and l.near_steps - i.step)
  except select unnest(i.people || i.before)
  ) f offset 0
  ) n
  where i.step < l.near_steps and cardinality(i.people) > 0 and n.people is not null
  ),
  far_way as (
  select 0 as step, array_agg(m.id) as people, '{}'::uuid[] as before, min(m.far) as nearest
  from last l join met m on m.near = l.near_steps
  union all
  select i.step + 1, n.people, i.people, i.nearest - 1 from far_way i cross join last l
  cross join lateral (
  select array_agg(f.id) as people from (
  (
  select o.id from unnest(i.people) k (id)
  cross join lateral (
  select e.to_person_id as id from relationships e
  where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null
  union all
  select e.from_person_id from relationships e
  where e.tree_id = $1 and e.to_person_id = k.id and e.deleted_at is null
  offset 0
  ) o cross join lateral (select from persons p where p.tree_id = $1 and p.id = o.id and p.deleted_at is null and p.privacy <> 'hidden' offset 0) p
  intersect select unnest(w.people) from walk w
  where w.is_near = false and w.far_steps between i.nearest and l.far_steps - i.step)
  except select unnest(i.people || i.before)
  ) f offset 0
  ) n
  where i.step < l.far_steps and cardinality(i.people) > 0 and n.people is not null
  ),
  on_way as materialized (
  select id from met union select unnest(people) from near_way union select unnest(people) from far_way
  )
  select x.id, x.type, x.from_person_id as "fromPersonId", x.to_person_id as "toPersonId", x.qualifier, null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from (
  select x.* from on_way k cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null offset 0) x
  where (x.to_person_id in (select id from on_way)) is true
  union all
  select x.* from on_way k cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.type = 'parent_child' and e.deleted_at is null offset 0) x
  where x.from_person_id not in (select id from on_way)
  ) x cross join lateral (select x.id) r
  left join lateral (select * from persons a where a.tree_id = $1 and a.id = x.from_person_id offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = $1 and b.id = x.to_person_id offset 0) b on b.deleted_at is null order by x.id;

-- reads/charts/charts tiesOf
select x.id, x.type, x.from_person_id as "fromPersonId", x.to_person_id as "toPersonId", x.qualifier from (
  select x.* from unnest($2::uuid[]) k (id) cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null offset 0) x
  where x.to_person_id not in (select unnest($3::uuid[]))
  union all
  select x.* from unnest($2::uuid[]) k (id) cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.deleted_at is null offset 0) x
  where x.from_person_id not in (select unnest($2::uuid[] || $3::uuid[]))
  ) x order by x.id;

-- reads/charts/charts tiesOf
select x.id, x.type, x.from_person_id as "fromPersonId", x.to_person_id as "toPersonId", x.qualifier, null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from (
  select x.* from unnest($2::uuid[]) k (id) cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.from_person_id = k.id and e.deleted_at is null offset 0) x
  where x.to_person_id not in (select unnest($3::uuid[]))
  union all
  select x.* from unnest($2::uuid[]) k (id) cross join lateral (select e.id, e.type, e.from_person_id, e.to_person_id, e.qualifier from relationships e where e.tree_id = $1 and e.to_person_id = k.id and e.deleted_at is null offset 0) x
  where x.from_person_id not in (select unnest($2::uuid[] || $3::uuid[]))
  ) x cross join lateral (select x.id) r
  left join lateral (select * from persons a where a.tree_id = $1 and a.id = x.from_person_id offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = $1 and b.id = x.to_person_id offset 0) b on b.deleted_at is null order by x.id;

-- reads/cited-reads batchesOfIds
select w.* from (
  select q.*, sum(coalesce(octet_length(q."record.author"::text), 0) + coalesce(octet_length(q."record.publication"::text), 0) + coalesce(octet_length(q."record.notes"::text), 0) + coalesce(octet_length(q."record.text"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select s.tree_id as "record.treeId", s.id as "record.id", s.title as "record.title", s.author as "record.author", s.publication as "record.publication", s.repository as "record.repository", s.call_number as "record.callNumber", s.url as "record.url", s.notes as "record.notes", s.abbreviation as "record.abbreviation", s.text as "record.text", s.identifiers as "record.identifiers", s.fields as "record.fields", s.version as "record.version", s.created_at as "record.createdAt", s.updated_at as "record.updatedAt", s.deleted_at as "record.deletedAt", s.deletion_id as "record.deletionId", s.file_changed_at as "record.fileChangedAt" from unnest($2::uuid[]) k (id) cross join lateral (select * from sources s where s.tree_id = $1 and s.id = k.id offset 0) s where s.deleted_at is null order by s.id) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/cited-reads batchesOfIds
select w.* from (
  select q.*, sum(coalesce(octet_length(q."record.author"::text), 0) + coalesce(octet_length(q."record.publication"::text), 0) + coalesce(octet_length(q."record.notes"::text), 0) + coalesce(octet_length(q."record.text"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select s.tree_id as "record.treeId", s.id as "record.id", s.title as "record.title", s.author as "record.author", s.publication as "record.publication", s.repository as "record.repository", s.call_number as "record.callNumber", s.url as "record.url", s.notes as "record.notes", s.abbreviation as "record.abbreviation", s.text as "record.text", s.identifiers as "record.identifiers", s.fields as "record.fields", s.version as "record.version", s.created_at as "record.createdAt", s.updated_at as "record.updatedAt", s.deleted_at as "record.deletedAt", s.deletion_id as "record.deletionId", s.file_changed_at as "record.fileChangedAt", null::text as "eventPrivacy", w.privacy as "a.privacy", w.public_from as "a.publicFrom",
  w.second_privacy as "b.privacy", w.second_public_from as "b.publicFrom", coalesce(w.is_of_two, false) as "isOfTwo" from unnest($2::uuid[]) k (id) cross join lateral (select * from sources s where s.tree_id = $1 and s.id = k.id offset 0) s 
  left join lateral (
  select a.privacy, a.public_from, b.privacy as second_privacy, b.public_from as second_public_from, r.id is not null as is_of_two
  from citations x 
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  where x.tree_id = s.tree_id and x.source_id between s.id and s.id and x.deleted_at is null and e.privacy is distinct from 'hidden'
  and a.privacy = 'default' and a.public_from <= $3::integer
  and (r.id is null or (b.privacy = 'default' and b.public_from <= $3::integer))
  order by x.source_id limit 1
  ) w on true where s.deleted_at is null order by s.id) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/cited-reads citedReads
select s.is_there as "isThere", s.tree_id as "record.treeId", s.id as "record.id", s.title as "record.title", s.author as "record.author", s.publication as "record.publication", s.repository as "record.repository", s.call_number as "record.callNumber", s.url as "record.url", s.notes as "record.notes", s.abbreviation as "record.abbreviation", s.text as "record.text", s.identifiers as "record.identifiers", s.fields as "record.fields", s.version as "record.version", s.created_at as "record.createdAt", s.updated_at as "record.updatedAt", s.deleted_at as "record.deletedAt", s.deletion_id as "record.deletionId", s.file_changed_at as "record.fileChangedAt", null::text as "eventPrivacy", w.privacy as "a.privacy", w.public_from as "a.publicFrom",
  w.second_privacy as "b.privacy", w.second_public_from as "b.publicFrom", coalesce(w.is_of_two, false) as "isOfTwo", t.id as "tree.id", t.visibility as "tree.visibility", t.deleted_at as "tree.deletedAt",
  t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider",
  t.ai_sees_living as "tree.aiSeesLiving", m.role as "role"
  from (
  select * from (
  select r.*, true as is_there from sources r where r.id = $1 and r.deleted_at is null
  union all
  select r.*, false from sources r where r.id = $4::uuid
  ) r limit 1
  ) s 
  left join lateral (
  select a.privacy, a.public_from, b.privacy as second_privacy, b.public_from as second_public_from, r.id is not null as is_of_two
  from citations x 
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  where x.tree_id = s.tree_id and x.source_id between s.id and s.id and x.deleted_at is null and e.privacy is distinct from 'hidden'
  and a.privacy = 'default' and a.public_from <= $3::integer
  and (r.id is null or (b.privacy = 'default' and b.public_from <= $3::integer))
  order by x.source_id limit 1
  ) w on true join trees t on t.id = s.tree_id left join memberships m on m.tree_id = t.id and m.user_id = $2;

-- reads/cited-reads citedReads
select x.is_there as "isThere", x.tree_id as "record.treeId", x.id as "record.id", x.title as "record.title", x.identifiers as "record.identifiers", x.filename as "record.filename", x.content_type as "record.contentType", x.size as "record.size", x.checksum as "record.checksum", x.width as "record.width", x.height as "record.height", x.person_id as "record.personId", x.event_id as "record.eventId", x.source_id as "record.sourceId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", (
  select coalesce(json_agg(json_build_object('targetType', t.type, 'targetId', t.id) order by t.at), '[]'::json)
  from (
  select a.type, a.id, '00000000-0000-0000-0000-000000000000'::uuid as at from (values ('person', x.person_id), ('event', x.event_id), ('source', x.source_id)) a (type, id)
  union all
  select v.type, v.id, l.id from (select * from media_links l where l.tree_id = x.tree_id and l.media_id = x.id offset 0) l
  cross join lateral (values ('person', l.person_id), ('event', l.event_id), ('relationship', l.relationship_id), ('source', l.source_id), ('citation', l.citation_id), ('place', l.place_id)) v (type, id)
  ) t
  where t.id is not null and (x.deleted_at is not null or case t.type
  when 'person' then (select d.deleted_at is null from persons d where d.tree_id = x.tree_id and d.id = t.id) when 'event' then (select d.deleted_at is null from events d where d.tree_id = x.tree_id and d.id = t.id)
  when 'relationship' then (select d.deleted_at is null from relationships d where d.tree_id = x.tree_id and d.id = t.id) when 'source' then (select d.deleted_at is null from sources d where d.tree_id = x.tree_id and d.id = t.id)
  when 'citation' then (select d.deleted_at is null from citations d where d.tree_id = x.tree_id and d.id = t.id) else true end)
  ) as "record.links", case when o.is_hidden then 'hidden' end as "eventPrivacy", o.people as "others",
  case when o.is_grounded then 'default' end as "a.privacy", case when o.is_grounded then -10000 end as "a.publicFrom",
  null::text as "b.privacy", null::integer as "b.publicFrom", false as "isOfTwo", t.id as "tree.id", t.visibility as "tree.visibility", t.deleted_at as "tree.deletedAt",
  t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider",
  t.ai_sees_living as "tree.aiSeesLiving", m.role as "role"
  from (
  select * from (
  select r.*, true as is_there from media r where r.id = $1 and r.deleted_at is null
  union all
  select r.*, false from media r where r.id = $4::uuid
  ) r limit 1
  ) x 
  left join lateral (
  select coalesce(bool_or(e.deleted_at is null and e.privacy = 'hidden'), false) as is_hidden,
  coalesce(bool_or(case
  when k.person_id is not null then true
  when k.event_id is not null then e.deleted_at is null
  when k.relationship_id is not null then r.deleted_at is null
  else s.id is not null end), false) as is_grounded,
  json_agg(v.facts) filter (where v.counts) as people
  from (select x.person_id, x.event_id, null::uuid as relationship_id, x.source_id, null::uuid as citation_id,
  null::uuid as place_id where num_nonnulls(x.person_id, x.event_id, x.source_id) > 0 union all select l.person_id, l.event_id, l.relationship_id, l.source_id, l.citation_id, l.place_id
  from (select * from media_links l where l.tree_id = x.tree_id and l.media_id = x.id offset 0) l) k
  left join lateral (select * from citations c where c.tree_id = x.tree_id and c.id = k.citation_id offset 0) c on true
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = c.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = coalesce(k.event_id, c.event_id) offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(k.relationship_id, c.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(k.person_id, c.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  left join lateral (select * from sources s where s.tree_id = x.tree_id and s.id = k.source_id offset 0) s on s.deleted_at is null
  left join lateral (
  select a.privacy, a.public_from, b.privacy as second_privacy, b.public_from as second_public_from, r.id is not null as is_of_two
  from citations x 
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  where x.tree_id = s.tree_id and x.source_id between s.id and s.id and x.deleted_at is null and e.privacy is distinct from 'hidden'
  and a.privacy = 'default' and a.public_from <= $3::integer
  and (r.id is null or (b.privacy = 'default' and b.public_from <= $3::integer))
  order by x.source_id limit 1
  ) cited on true
  cross join lateral (values
  (case when a.id is not null then json_build_object('privacy', a.privacy, 'publicFrom', a.public_from) end, k.place_id is null and (k.source_id is null or (s.id is not null and cited.privacy is null))),
  (case when b.id is not null then json_build_object('privacy', b.privacy, 'publicFrom', b.public_from) end, r.id is not null)
  ) v (facts, counts)
  ) o on true join trees t on t.id = x.tree_id left join memberships m on m.tree_id = t.id and m.user_id = $2;

-- reads/cited-reads ofIds
select k.id as "key", x.tree_id as "record.treeId", x.id as "record.id", x.title as "record.title", x.identifiers as "record.identifiers", x.filename as "record.filename", x.content_type as "record.contentType", x.size as "record.size", x.checksum as "record.checksum", x.width as "record.width", x.height as "record.height", x.person_id as "record.personId", x.event_id as "record.eventId", x.source_id as "record.sourceId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", (
  select coalesce(json_agg(json_build_object('targetType', t.type, 'targetId', t.id) order by t.at), '[]'::json)
  from (
  select a.type, a.id, '00000000-0000-0000-0000-000000000000'::uuid as at from (values ('person', x.person_id), ('event', x.event_id), ('source', x.source_id)) a (type, id)
  union all
  select v.type, v.id, l.id from (select * from media_links l where l.tree_id = x.tree_id and l.media_id = x.id offset 0) l
  cross join lateral (values ('person', l.person_id), ('event', l.event_id), ('relationship', l.relationship_id), ('source', l.source_id), ('citation', l.citation_id), ('place', l.place_id)) v (type, id)
  ) t
  where t.id is not null and (x.deleted_at is not null or case t.type
  when 'person' then (select d.deleted_at is null from persons d where d.tree_id = x.tree_id and d.id = t.id) when 'event' then (select d.deleted_at is null from events d where d.tree_id = x.tree_id and d.id = t.id)
  when 'relationship' then (select d.deleted_at is null from relationships d where d.tree_id = x.tree_id and d.id = t.id) when 'source' then (select d.deleted_at is null from sources d where d.tree_id = x.tree_id and d.id = t.id)
  when 'citation' then (select d.deleted_at is null from citations d where d.tree_id = x.tree_id and d.id = t.id) else true end)
  ) as "record.links" from unnest($2::uuid[]) k (id) cross join lateral (select * from media x where x.tree_id = $1 and x.id = k.id offset 0) x where x.deleted_at is null order by x.id;

-- reads/cited-reads ofIds
select k.id as "key", x.tree_id as "record.treeId", x.id as "record.id", x.title as "record.title", x.identifiers as "record.identifiers", x.filename as "record.filename", x.content_type as "record.contentType", x.size as "record.size", x.checksum as "record.checksum", x.width as "record.width", x.height as "record.height", x.person_id as "record.personId", x.event_id as "record.eventId", x.source_id as "record.sourceId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", (
  select coalesce(json_agg(json_build_object('targetType', t.type, 'targetId', t.id) order by t.at), '[]'::json)
  from (
  select a.type, a.id, '00000000-0000-0000-0000-000000000000'::uuid as at from (values ('person', x.person_id), ('event', x.event_id), ('source', x.source_id)) a (type, id)
  union all
  select v.type, v.id, l.id from (select * from media_links l where l.tree_id = x.tree_id and l.media_id = x.id offset 0) l
  cross join lateral (values ('person', l.person_id), ('event', l.event_id), ('relationship', l.relationship_id), ('source', l.source_id), ('citation', l.citation_id), ('place', l.place_id)) v (type, id)
  ) t
  where t.id is not null and (x.deleted_at is not null or case t.type
  when 'person' then (select d.deleted_at is null from persons d where d.tree_id = x.tree_id and d.id = t.id) when 'event' then (select d.deleted_at is null from events d where d.tree_id = x.tree_id and d.id = t.id)
  when 'relationship' then (select d.deleted_at is null from relationships d where d.tree_id = x.tree_id and d.id = t.id) when 'source' then (select d.deleted_at is null from sources d where d.tree_id = x.tree_id and d.id = t.id)
  when 'citation' then (select d.deleted_at is null from citations d where d.tree_id = x.tree_id and d.id = t.id) else true end)
  ) as "record.links", case when o.is_hidden then 'hidden' end as "eventPrivacy", o.people as "others",
  case when o.is_grounded then 'default' end as "a.privacy", case when o.is_grounded then -10000 end as "a.publicFrom",
  null::text as "b.privacy", null::integer as "b.publicFrom", false as "isOfTwo" from unnest($2::uuid[]) k (id) cross join lateral (select * from media x where x.tree_id = $1 and x.id = k.id offset 0) x 
  left join lateral (
  select coalesce(bool_or(e.deleted_at is null and e.privacy = 'hidden'), false) as is_hidden,
  coalesce(bool_or(case
  when k.person_id is not null then true
  when k.event_id is not null then e.deleted_at is null
  when k.relationship_id is not null then r.deleted_at is null
  else s.id is not null end), false) as is_grounded,
  json_agg(v.facts) filter (where v.counts) as people
  from (select x.person_id, x.event_id, null::uuid as relationship_id, x.source_id, null::uuid as citation_id,
  null::uuid as place_id where num_nonnulls(x.person_id, x.event_id, x.source_id) > 0 union all select l.person_id, l.event_id, l.relationship_id, l.source_id, l.citation_id, l.place_id
  from (select * from media_links l where l.tree_id = x.tree_id and l.media_id = x.id offset 0) l) k
  left join lateral (select * from citations c where c.tree_id = x.tree_id and c.id = k.citation_id offset 0) c on true
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = c.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = coalesce(k.event_id, c.event_id) offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(k.relationship_id, c.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(k.person_id, c.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  left join lateral (select * from sources s where s.tree_id = x.tree_id and s.id = k.source_id offset 0) s on s.deleted_at is null
  left join lateral (
  select a.privacy, a.public_from, b.privacy as second_privacy, b.public_from as second_public_from, r.id is not null as is_of_two
  from citations x 
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  where x.tree_id = s.tree_id and x.source_id between s.id and s.id and x.deleted_at is null and e.privacy is distinct from 'hidden'
  and a.privacy = 'default' and a.public_from <= $3::integer
  and (r.id is null or (b.privacy = 'default' and b.public_from <= $3::integer))
  order by x.source_id limit 1
  ) cited on true
  cross join lateral (values
  (case when a.id is not null then json_build_object('privacy', a.privacy, 'publicFrom', a.public_from) end, k.place_id is null and (k.source_id is null or (s.id is not null and cited.privacy is null))),
  (case when b.id is not null then json_build_object('privacy', b.privacy, 'publicFrom', b.public_from) end, r.id is not null)
  ) v (facts, counts)
  ) o on true where x.deleted_at is null order by x.id;

-- reads/cited-reads ofTree
select w.* from (
  select q.*, sum(coalesce(octet_length(q."record.author"::text), 0) + coalesce(octet_length(q."record.publication"::text), 0) + coalesce(octet_length(q."record.notes"::text), 0) + coalesce(octet_length(q."record.text"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select s.tree_id as "record.treeId", s.id as "record.id", s.title as "record.title", s.author as "record.author", s.publication as "record.publication", s.repository as "record.repository", s.call_number as "record.callNumber", s.url as "record.url", s.notes as "record.notes", s.abbreviation as "record.abbreviation", s.text as "record.text", s.identifiers as "record.identifiers", s.fields as "record.fields", s.version as "record.version", s.created_at as "record.createdAt", s.updated_at as "record.updatedAt", s.deleted_at as "record.deletedAt", s.deletion_id as "record.deletionId", s.file_changed_at as "record.fileChangedAt" from sources s where s.tree_id = $1 and s.id > $2 and s.deleted_at is null  order by s.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/cited-reads ofTree
select w.* from (
  select q.*, sum(coalesce(octet_length(q."record.author"::text), 0) + coalesce(octet_length(q."record.publication"::text), 0) + coalesce(octet_length(q."record.notes"::text), 0) + coalesce(octet_length(q."record.text"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select s.tree_id as "record.treeId", s.id as "record.id", s.title as "record.title", s.author as "record.author", s.publication as "record.publication", s.repository as "record.repository", s.call_number as "record.callNumber", s.url as "record.url", s.notes as "record.notes", s.abbreviation as "record.abbreviation", s.text as "record.text", s.identifiers as "record.identifiers", s.fields as "record.fields", s.version as "record.version", s.created_at as "record.createdAt", s.updated_at as "record.updatedAt", s.deleted_at as "record.deletedAt", s.deletion_id as "record.deletionId", s.file_changed_at as "record.fileChangedAt", null::text as "eventPrivacy", w.privacy as "a.privacy", w.public_from as "a.publicFrom",
  w.second_privacy as "b.privacy", w.second_public_from as "b.publicFrom", coalesce(w.is_of_two, false) as "isOfTwo" from sources s 
  left join lateral (
  select a.privacy, a.public_from, b.privacy as second_privacy, b.public_from as second_public_from, r.id is not null as is_of_two
  from citations x 
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  where x.tree_id = s.tree_id and x.source_id between s.id and s.id and x.deleted_at is null and e.privacy is distinct from 'hidden'
  and a.privacy = 'default' and a.public_from <= $4::integer
  and (r.id is null or (b.privacy = 'default' and b.public_from <= $4::integer))
  order by x.source_id limit 1
  ) w on true where s.tree_id = $1 and s.id > $2 and s.deleted_at is null  order by s.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/cited-reads ofTree
select x.tree_id as "record.treeId", x.id as "record.id", x.title as "record.title", x.identifiers as "record.identifiers", x.filename as "record.filename", x.content_type as "record.contentType", x.size as "record.size", x.checksum as "record.checksum", x.width as "record.width", x.height as "record.height", x.person_id as "record.personId", x.event_id as "record.eventId", x.source_id as "record.sourceId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", (
  select coalesce(json_agg(json_build_object('targetType', t.type, 'targetId', t.id) order by t.at), '[]'::json)
  from (
  select a.type, a.id, '00000000-0000-0000-0000-000000000000'::uuid as at from (values ('person', x.person_id), ('event', x.event_id), ('source', x.source_id)) a (type, id)
  union all
  select v.type, v.id, l.id from (select * from media_links l where l.tree_id = x.tree_id and l.media_id = x.id offset 0) l
  cross join lateral (values ('person', l.person_id), ('event', l.event_id), ('relationship', l.relationship_id), ('source', l.source_id), ('citation', l.citation_id), ('place', l.place_id)) v (type, id)
  ) t
  where t.id is not null and (x.deleted_at is not null or case t.type
  when 'person' then (select d.deleted_at is null from persons d where d.tree_id = x.tree_id and d.id = t.id) when 'event' then (select d.deleted_at is null from events d where d.tree_id = x.tree_id and d.id = t.id)
  when 'relationship' then (select d.deleted_at is null from relationships d where d.tree_id = x.tree_id and d.id = t.id) when 'source' then (select d.deleted_at is null from sources d where d.tree_id = x.tree_id and d.id = t.id)
  when 'citation' then (select d.deleted_at is null from citations d where d.tree_id = x.tree_id and d.id = t.id) else true end)
  ) as "record.links" from media x where x.tree_id = $1 and x.id > $2 and x.deleted_at is null  order by x.id limit $3;

-- reads/cited-reads ofTree
select x.tree_id as "record.treeId", x.id as "record.id", x.title as "record.title", x.identifiers as "record.identifiers", x.filename as "record.filename", x.content_type as "record.contentType", x.size as "record.size", x.checksum as "record.checksum", x.width as "record.width", x.height as "record.height", x.person_id as "record.personId", x.event_id as "record.eventId", x.source_id as "record.sourceId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", (
  select coalesce(json_agg(json_build_object('targetType', t.type, 'targetId', t.id) order by t.at), '[]'::json)
  from (
  select a.type, a.id, '00000000-0000-0000-0000-000000000000'::uuid as at from (values ('person', x.person_id), ('event', x.event_id), ('source', x.source_id)) a (type, id)
  union all
  select v.type, v.id, l.id from (select * from media_links l where l.tree_id = x.tree_id and l.media_id = x.id offset 0) l
  cross join lateral (values ('person', l.person_id), ('event', l.event_id), ('relationship', l.relationship_id), ('source', l.source_id), ('citation', l.citation_id), ('place', l.place_id)) v (type, id)
  ) t
  where t.id is not null and (x.deleted_at is not null or case t.type
  when 'person' then (select d.deleted_at is null from persons d where d.tree_id = x.tree_id and d.id = t.id) when 'event' then (select d.deleted_at is null from events d where d.tree_id = x.tree_id and d.id = t.id)
  when 'relationship' then (select d.deleted_at is null from relationships d where d.tree_id = x.tree_id and d.id = t.id) when 'source' then (select d.deleted_at is null from sources d where d.tree_id = x.tree_id and d.id = t.id)
  when 'citation' then (select d.deleted_at is null from citations d where d.tree_id = x.tree_id and d.id = t.id) else true end)
  ) as "record.links", case when o.is_hidden then 'hidden' end as "eventPrivacy", o.people as "others",
  case when o.is_grounded then 'default' end as "a.privacy", case when o.is_grounded then -10000 end as "a.publicFrom",
  null::text as "b.privacy", null::integer as "b.publicFrom", false as "isOfTwo" from media x 
  left join lateral (
  select coalesce(bool_or(e.deleted_at is null and e.privacy = 'hidden'), false) as is_hidden,
  coalesce(bool_or(case
  when k.person_id is not null then true
  when k.event_id is not null then e.deleted_at is null
  when k.relationship_id is not null then r.deleted_at is null
  else s.id is not null end), false) as is_grounded,
  json_agg(v.facts) filter (where v.counts) as people
  from (select x.person_id, x.event_id, null::uuid as relationship_id, x.source_id, null::uuid as citation_id,
  null::uuid as place_id where num_nonnulls(x.person_id, x.event_id, x.source_id) > 0 union all select l.person_id, l.event_id, l.relationship_id, l.source_id, l.citation_id, l.place_id
  from (select * from media_links l where l.tree_id = x.tree_id and l.media_id = x.id offset 0) l) k
  left join lateral (select * from citations c where c.tree_id = x.tree_id and c.id = k.citation_id offset 0) c on true
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = c.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = coalesce(k.event_id, c.event_id) offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(k.relationship_id, c.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(k.person_id, c.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  left join lateral (select * from sources s where s.tree_id = x.tree_id and s.id = k.source_id offset 0) s on s.deleted_at is null
  left join lateral (
  select a.privacy, a.public_from, b.privacy as second_privacy, b.public_from as second_public_from, r.id is not null as is_of_two
  from citations x 
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  where x.tree_id = s.tree_id and x.source_id between s.id and s.id and x.deleted_at is null and e.privacy is distinct from 'hidden'
  and a.privacy = 'default' and a.public_from <= $4::integer
  and (r.id is null or (b.privacy = 'default' and b.public_from <= $4::integer))
  order by x.source_id limit 1
  ) cited on true
  cross join lateral (values
  (case when a.id is not null then json_build_object('privacy', a.privacy, 'publicFrom', a.public_from) end, k.place_id is null and (k.source_id is null or (s.id is not null and cited.privacy is null))),
  (case when b.id is not null then json_build_object('privacy', b.privacy, 'publicFrom', b.public_from) end, r.id is not null)
  ) v (facts, counts)
  ) o on true where x.tree_id = $1 and x.id > $2 and x.deleted_at is null  order by x.id limit $3;

-- reads/contributions/comments about
select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.event_id as "record.eventId", x.media_id as "record.mediaId", x.source_id as "record.sourceId", x.author_id as "record.authorId", x.author_name as "record.authorName", x.text as "record.text", x.mentions as "record.mentions", x.edited_at as "record.editedAt", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", u.id as "author.id", u.display_name as "author.displayName" from comments x left join users u on u.id = x.author_id and u.deleted_at is null
  where x.tree_id = $1 and x.event_id = $2 and x.id > $3 and x.deleted_at is null order by x.id limit $4;

-- reads/contributions/comments about
select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.event_id as "record.eventId", x.media_id as "record.mediaId", x.source_id as "record.sourceId", x.author_id as "record.authorId", x.author_name as "record.authorName", x.text as "record.text", x.mentions as "record.mentions", x.edited_at as "record.editedAt", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", u.id as "author.id", u.display_name as "author.displayName" from comments x left join users u on u.id = x.author_id and u.deleted_at is null
  where x.tree_id = $1 and x.media_id = $2 and x.id > $3 and x.deleted_at is null order by x.id limit $4;

-- reads/contributions/comments about
select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.event_id as "record.eventId", x.media_id as "record.mediaId", x.source_id as "record.sourceId", x.author_id as "record.authorId", x.author_name as "record.authorName", x.text as "record.text", x.mentions as "record.mentions", x.edited_at as "record.editedAt", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", u.id as "author.id", u.display_name as "author.displayName" from comments x left join users u on u.id = x.author_id and u.deleted_at is null
  where x.tree_id = $1 and x.person_id = $2 and x.id > $3 and x.deleted_at is null order by x.id limit $4;

-- reads/contributions/comments about
select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.event_id as "record.eventId", x.media_id as "record.mediaId", x.source_id as "record.sourceId", x.author_id as "record.authorId", x.author_name as "record.authorName", x.text as "record.text", x.mentions as "record.mentions", x.edited_at as "record.editedAt", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", u.id as "author.id", u.display_name as "author.displayName" from comments x left join users u on u.id = x.author_id and u.deleted_at is null
  where x.tree_id = $1 and x.source_id = $2 and x.id > $3 and x.deleted_at is null order by x.id limit $4;

-- reads/contributions/comments found
select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.event_id as "record.eventId", x.media_id as "record.mediaId", x.source_id as "record.sourceId", x.author_id as "record.authorId", x.author_name as "record.authorName", x.text as "record.text", x.mentions as "record.mentions", x.edited_at as "record.editedAt", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", u.id as "author.id", u.display_name as "author.displayName", t.id as "tree.id", t.visibility as "tree.visibility", t.deleted_at as "tree.deletedAt",
  t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider",
  t.ai_sees_living as "tree.aiSeesLiving", m.role as "role" from comments x left join users u on u.id = x.author_id and u.deleted_at is null join trees t on t.id = x.tree_id left join memberships m on m.tree_id = t.id and m.user_id = $2 where x.id = $1 and x.deleted_at is null;

-- reads/contributions/proposals changeIds
select "c"."id" as "id"
  from "changes" as "c"
  where "c"."tree_id" = $1
  and "c"."proposal_id" = $2
  and "c"."undone_by" is null
  and "c"."action" not in ('proposal.edit', 'proposal.fail', 'proposal.undo')
  order by "c"."seq";

-- reads/contributions/proposals commentsOf
select "x"."tree_id" as "record.treeId", "x"."id" as "record.id", "x"."proposal_id" as "record.proposalId", "x"."author_id" as "record.authorId", "x"."via" as "record.via", "x"."text" as "record.text", "x"."created_at" as "record.createdAt", "u"."id" as "author.id", "u"."display_name" as "author.displayName"
  from "proposal_comments" as "x"
  left join "users" as "u" on "u"."id" = "x"."author_id"
  where "x"."tree_id" = $1
  and "x"."proposal_id" = $2
  and "x"."id" > $3
  order by "x"."id"
  limit $4;

-- reads/contributions/proposals counted
select "x"."status" as "status", "x"."origin" as "origin", count(*) as "count"
  from "proposals" as "x"
  where "x"."tree_id" = $1
  group by "x"."status", "x"."origin";

-- reads/contributions/proposals found
select x.tree_id as "record.treeId", x.id as "record.id", x.status as "record.status", x.origin as "record.origin", x.summary as "record.summary", x.proposer_id as "record.proposerId", x.reviewer_id as "record.reviewerId", x.reject_reason as "record.rejectReason", x.apply_error as "record.applyError", x.made as "record.made", x.seen as "record.seen", x.undone as "record.undone", x.apply_id as "record.applyId", x.apply_ends_at as "record.applyEndsAt", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.operations as "record.operations", u.id as "proposer.id", u.display_name as "proposer.displayName",
  v.id as "reviewer.id", v.display_name as "reviewer.displayName", t.id as "tree.id", t.visibility as "tree.visibility", t.deleted_at as "tree.deletedAt",
  t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider",
  t.ai_sees_living as "tree.aiSeesLiving", m.role as "role" from proposals x left join users u on u.id = x.proposer_id left join users v on v.id = x.reviewer_id join trees t on t.id = x.tree_id left join memberships m on m.tree_id = t.id and m.user_id = $2 where x.id = $1;

-- reads/contributions/proposals live
select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.merged as "merged", x.distinct_from as "distinctFrom", x.dismissed_checks as "dismissedChecks", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.search_text as "searchText", x.surname_key as "surnameKey", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt" from (select distinct found.id from (select unnest($2::uuid[]) as id) found order by found.id) k
  cross join lateral (select * from persons x where x.tree_id = $1 and x.id = k.id offset 0) x where x.deleted_at is null order by x.id;

-- reads/contributions/proposals live
select x.tree_id as "treeId", x.id as "id", x.person_id as "personId", x.event_id as "eventId", x.relationship_id as "relationshipId", x.associate_id as "associateId", x.associate_name as "associateName", x.role as "role", x.phrase as "phrase", x.notes as "notes", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId" from (select distinct found.id from (select unnest($2::uuid[]) as id) found order by found.id) k
  cross join lateral (select * from associations x where x.tree_id = $1 and x.id = k.id offset 0) x where x.deleted_at is null order by x.id;

-- reads/contributions/proposals live
select x.tree_id as "treeId", x.id as "id", x.person_id as "personId", x.is_primary as "isPrimary", x.name_type as "nameType", x.given_name as "givenName", x.surname as "surname", x.prefix as "prefix", x.suffix as "suffix", x.surname_prefix as "surnamePrefix", x.written as "written", x.language as "language", x.forms as "forms", x.identifiers as "identifiers", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt" from (select distinct found.id from (select unnest($2::uuid[]) as id) found order by found.id) k
  cross join lateral (select * from names x where x.tree_id = $1 and x.id = k.id offset 0) x where x.deleted_at is null order by x.id;

-- reads/contributions/proposals live
select x.tree_id as "treeId", x.id as "id", x.source_id as "sourceId", x.person_id as "personId", x.event_id as "eventId", x.name_id as "nameId", x.relationship_id as "relationshipId", x.page as "page", x.detail as "detail", x.confidence as "confidence", x.date as "date", x.url as "url", x.event_type as "eventType", x.role as "role", x.notes as "notes", x.identifiers as "identifiers", x.fields as "fields", x.about as "about", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt" from (select distinct found.id from (select unnest($2::uuid[]) as id) found order by found.id) k
  cross join lateral (select * from citations x where x.tree_id = $1 and x.id = k.id offset 0) x where x.deleted_at is null order by x.id;

-- reads/contributions/proposals live
select x.tree_id as "treeId", x.id as "id", x.title as "title", x.author as "author", x.publication as "publication", x.repository as "repository", x.call_number as "callNumber", x.url as "url", x.notes as "notes", x.abbreviation as "abbreviation", x.text as "text", x.identifiers as "identifiers", x.fields as "fields", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt" from (select distinct found.id from (select unnest($2::uuid[]) as id) found order by found.id) k
  cross join lateral (select * from sources x where x.tree_id = $1 and x.id = k.id offset 0) x where x.deleted_at is null order by x.id;

-- reads/contributions/proposals live
select x.tree_id as "treeId", x.id as "id", x.type as "type", x.from_person_id as "fromPersonId", x.to_person_id as "toPersonId", x.qualifier as "qualifier", x.notes as "notes", x.identifiers as "identifiers", x.position as "position", x.to_position as "toPosition", x.twin_group as "twinGroup", x.family_record_id as "familyRecordId", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt" from (select distinct found.id from (select unnest($2::uuid[]) as id) found order by found.id) k
  cross join lateral (select * from relationships x where x.tree_id = $1 and x.id = k.id offset 0) x where x.deleted_at is null order by x.id;

-- reads/contributions/proposals liveEvents
select x.tree_id as "treeId", x.id as "id", x.person_id as "personId", x.relationship_id as "relationshipId", x.type as "type", x.date as "date", x.place_id as "placeId", x.detail as "detail", x.notes as "notes", x.subtype as "subtype", x.age as "age", x.identifiers as "identifiers", x.address as "address", x.coordinates as "coordinates", x.cause as "cause", x.confidence as "confidence", x.privacy as "privacy", x.asserted as "asserted", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt", l.name as "place" from (select distinct found.id from (select unnest($2::uuid[]) as id) found order by found.id) k
  cross join lateral (select * from events x where x.tree_id = $1 and x.id = k.id offset 0) x
  left join lateral (select * from places l where l.tree_id = x.tree_id and l.id = x.place_id offset 0) l on true where x.deleted_at is null order by x.id;

-- reads/contributions/proposals ofTree
with recursive portion as (
  (select n.id, 1 as place, n.weight::bigint from (select p.id, octet_length(p.operations::text) as weight from proposals p
  where p.tree_id = $1 and p.id > $2  order by p.id limit 1) n)
  union all
  select n.id, portion.place + 1, portion.weight + n.weight from portion cross join lateral (select p.id, octet_length(p.operations::text) as weight from proposals p
  where p.tree_id = $1 and p.id > portion.id  order by p.id limit 1) n
  where portion.place < $3 and portion.weight < $4
  )
  select x.tree_id as "record.treeId", x.id as "record.id", x.status as "record.status", x.origin as "record.origin", x.summary as "record.summary", x.proposer_id as "record.proposerId", x.reviewer_id as "record.reviewerId", x.reject_reason as "record.rejectReason", x.apply_error as "record.applyError", x.made as "record.made", x.seen as "record.seen", x.undone as "record.undone", x.apply_id as "record.applyId", x.apply_ends_at as "record.applyEndsAt", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.operations as "record.operations", u.id as "proposer.id", u.display_name as "proposer.displayName",
  v.id as "reviewer.id", v.display_name as "reviewer.displayName", not exists (select p.id, octet_length(p.operations::text) as weight from proposals p
  where p.tree_id = $1 and p.id > x.id  order by p.id limit 1) as "isLast" from portion join proposals x on x.tree_id = $1
  and x.id = portion.id left join users u on u.id = x.proposer_id left join users v on v.id = x.reviewer_id order by x.id;

-- reads/contributions/proposals ofTree
with recursive portion as (
  (select n.id, 1 as place, n.weight::bigint from (select p.id, octet_length(p.operations::text) as weight from proposals p
  where p.tree_id = $1 and p.id > $2 and p.origin = $5 order by p.id limit 1) n)
  union all
  select n.id, portion.place + 1, portion.weight + n.weight from portion cross join lateral (select p.id, octet_length(p.operations::text) as weight from proposals p
  where p.tree_id = $1 and p.id > portion.id and p.origin = $5 order by p.id limit 1) n
  where portion.place < $3 and portion.weight < $4
  )
  select x.tree_id as "record.treeId", x.id as "record.id", x.status as "record.status", x.origin as "record.origin", x.summary as "record.summary", x.proposer_id as "record.proposerId", x.reviewer_id as "record.reviewerId", x.reject_reason as "record.rejectReason", x.apply_error as "record.applyError", x.made as "record.made", x.seen as "record.seen", x.undone as "record.undone", x.apply_id as "record.applyId", x.apply_ends_at as "record.applyEndsAt", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.operations as "record.operations", u.id as "proposer.id", u.display_name as "proposer.displayName",
  v.id as "reviewer.id", v.display_name as "reviewer.displayName", not exists (select p.id, octet_length(p.operations::text) as weight from proposals p
  where p.tree_id = $1 and p.id > x.id and p.origin = $5 order by p.id limit 1) as "isLast" from portion join proposals x on x.tree_id = $1
  and x.id = portion.id left join users u on u.id = x.proposer_id left join users v on v.id = x.reviewer_id order by x.id;

-- reads/contributions/proposals ofTree
with recursive portion as (
  (select n.id, 1 as place, n.weight::bigint from (select p.id, octet_length(p.operations::text) as weight from proposals p
  where p.tree_id = $1 and p.id > $2 and p.status = $5 and p.origin = $6 order by p.id limit 1) n)
  union all
  select n.id, portion.place + 1, portion.weight + n.weight from portion cross join lateral (select p.id, octet_length(p.operations::text) as weight from proposals p
  where p.tree_id = $1 and p.id > portion.id and p.status = $5 and p.origin = $6 order by p.id limit 1) n
  where portion.place < $3 and portion.weight < $4
  )
  select x.tree_id as "record.treeId", x.id as "record.id", x.status as "record.status", x.origin as "record.origin", x.summary as "record.summary", x.proposer_id as "record.proposerId", x.reviewer_id as "record.reviewerId", x.reject_reason as "record.rejectReason", x.apply_error as "record.applyError", x.made as "record.made", x.seen as "record.seen", x.undone as "record.undone", x.apply_id as "record.applyId", x.apply_ends_at as "record.applyEndsAt", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.operations as "record.operations", u.id as "proposer.id", u.display_name as "proposer.displayName",
  v.id as "reviewer.id", v.display_name as "reviewer.displayName", not exists (select p.id, octet_length(p.operations::text) as weight from proposals p
  where p.tree_id = $1 and p.id > x.id and p.status = $5 and p.origin = $6 order by p.id limit 1) as "isLast" from portion join proposals x on x.tree_id = $1
  and x.id = portion.id left join users u on u.id = x.proposer_id left join users v on v.id = x.reviewer_id order by x.id;

-- reads/contributions/proposals ofTree
with recursive portion as (
  (select n.id, 1 as place, n.weight::bigint from (select p.id, octet_length(p.operations::text) as weight from proposals p
  where p.tree_id = $1 and p.id > $2 and p.status = $5 order by p.id limit 1) n)
  union all
  select n.id, portion.place + 1, portion.weight + n.weight from portion cross join lateral (select p.id, octet_length(p.operations::text) as weight from proposals p
  where p.tree_id = $1 and p.id > portion.id and p.status = $5 order by p.id limit 1) n
  where portion.place < $3 and portion.weight < $4
  )
  select x.tree_id as "record.treeId", x.id as "record.id", x.status as "record.status", x.origin as "record.origin", x.summary as "record.summary", x.proposer_id as "record.proposerId", x.reviewer_id as "record.reviewerId", x.reject_reason as "record.rejectReason", x.apply_error as "record.applyError", x.made as "record.made", x.seen as "record.seen", x.undone as "record.undone", x.apply_id as "record.applyId", x.apply_ends_at as "record.applyEndsAt", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.operations as "record.operations", u.id as "proposer.id", u.display_name as "proposer.displayName",
  v.id as "reviewer.id", v.display_name as "reviewer.displayName", not exists (select p.id, octet_length(p.operations::text) as weight from proposals p
  where p.tree_id = $1 and p.id > x.id and p.status = $5 order by p.id limit 1) as "isLast" from portion join proposals x on x.tree_id = $1
  and x.id = portion.id left join users u on u.id = x.proposer_id left join users v on v.id = x.reviewer_id order by x.id;

-- reads/contributions/proposals vitalEvents
select x.tree_id as "treeId", x.id as "id", x.person_id as "personId", x.relationship_id as "relationshipId", x.type as "type", x.date as "date", x.place_id as "placeId", x.detail as "detail", x.notes as "notes", x.subtype as "subtype", x.age as "age", x.identifiers as "identifiers", x.address as "address", x.coordinates as "coordinates", x.cause as "cause", x.confidence as "confidence", x.privacy as "privacy", x.asserted as "asserted", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt", l.name as "place" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from events x where x.tree_id = $1 and x.person_id = k.id offset 0) x
  left join lateral (select * from places l where l.tree_id = x.tree_id and l.id = x.place_id offset 0) l on true
  where x.type = any($3::text[]) and x.deleted_at is null order by x.id;

-- reads/contributions/questions all
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."asker_id" as "askerId", "x"."text" as "text", "x"."person_ids" as "personIds", "x"."event_id" as "eventId", "x"."media_id" as "mediaId", "x"."answers" as "answers", "x"."language" as "language", "x"."email" as "email", "x"."token_hash" as "tokenHash", "x"."mailed_token_hash" as "mailedTokenHash", "x"."proposal_id" as "proposalId", "x"."created_at" as "createdAt", "x"."expires_at" as "expiresAt", "x"."answered_at" as "answeredAt", "x"."ended_at" as "endedAt", "u"."display_name" as "askerName"
  from "questions" as "x"
  inner join "users" as "u" on "u"."id" = "x"."asker_id"
  where "x"."tree_id" = $1
  and x.id > $2::uuid
  order by "x"."id"
  limit $3;

-- reads/contributions/questions byId
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."asker_id" as "askerId", "x"."text" as "text", "x"."person_ids" as "personIds", "x"."event_id" as "eventId", "x"."media_id" as "mediaId", "x"."answers" as "answers", "x"."language" as "language", "x"."email" as "email", "x"."token_hash" as "tokenHash", "x"."mailed_token_hash" as "mailedTokenHash", "x"."proposal_id" as "proposalId", "x"."created_at" as "createdAt", "x"."expires_at" as "expiresAt", "x"."answered_at" as "answeredAt", "x"."ended_at" as "endedAt", "u"."display_name" as "askerName"
  from "questions" as "x"
  inner join "users" as "u" on "u"."id" = "x"."asker_id"
  where "x"."tree_id" = $1
  and "x"."id" = $2;

-- reads/contributions/questions byTokenHash
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."asker_id" as "askerId", "x"."text" as "text", "x"."person_ids" as "personIds", "x"."event_id" as "eventId", "x"."media_id" as "mediaId", "x"."answers" as "answers", "x"."language" as "language", "x"."email" as "email", "x"."token_hash" as "tokenHash", "x"."mailed_token_hash" as "mailedTokenHash", "x"."proposal_id" as "proposalId", "x"."created_at" as "createdAt", "x"."expires_at" as "expiresAt", "x"."answered_at" as "answeredAt", "x"."ended_at" as "endedAt", "u"."display_name" as "askerName"
  from "questions" as "x"
  inner join "users" as "u" on "u"."id" = "x"."asker_id"
  where ("x"."token_hash" = $1 or "x"."mailed_token_hash" = $2);

-- reads/contributions/questions ofAsker
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."asker_id" as "askerId", "x"."text" as "text", "x"."person_ids" as "personIds", "x"."event_id" as "eventId", "x"."media_id" as "mediaId", "x"."answers" as "answers", "x"."language" as "language", "x"."email" as "email", "x"."token_hash" as "tokenHash", "x"."mailed_token_hash" as "mailedTokenHash", "x"."proposal_id" as "proposalId", "x"."created_at" as "createdAt", "x"."expires_at" as "expiresAt", "x"."answered_at" as "answeredAt", "x"."ended_at" as "endedAt", "u"."display_name" as "askerName"
  from "questions" as "x"
  inner join "users" as "u" on "u"."id" = "x"."asker_id"
  where "x"."tree_id" = $1
  and "x"."asker_id" = $2
  and x.id > $3::uuid
  order by "x"."id"
  limit $4;

-- reads/deleted-reads deletedReads
select s.tree_id as "record.treeId", s.id as "record.id", s.title as "record.title", s.author as "record.author", s.publication as "record.publication", s.repository as "record.repository", s.call_number as "record.callNumber", s.url as "record.url", s.notes as "record.notes", s.abbreviation as "record.abbreviation", s.text as "record.text", s.identifiers as "record.identifiers", s.fields as "record.fields", s.version as "record.version", s.created_at as "record.createdAt", s.updated_at as "record.updatedAt", s.deleted_at as "record.deletedAt", s.deletion_id as "record.deletionId", s.file_changed_at as "record.fileChangedAt" from sources s where s.tree_id = $1 and s.id > $2 and s.deleted_at is not null
  order by s.id limit $3;

-- reads/deleted-reads deletedReads
select x.id as "record.id", x.person_id as "record.personId", x.relationship_id as "record.relationshipId", x.type as "record.type", x.date as "record.date", x.age as "record.age", x.privacy as "record.privacy" from events x  where x.tree_id = $1 and x.id > $2 and x.deleted_at is not null
  order by x.id limit $3;

-- reads/deleted-reads deletedReads
select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.event_id as "record.eventId", x.relationship_id as "record.relationshipId", x.associate_id as "record.associateId", x.associate_name as "record.associateName", x.role as "record.role", x.phrase as "record.phrase", x.notes as "record.notes", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId" from associations x  where x.tree_id = $1 and x.id > $2 and x.deleted_at is not null
  order by x.id limit $3;

-- reads/deleted-reads deletedReads
select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.is_primary as "record.isPrimary", x.name_type as "record.nameType", x.given_name as "record.givenName", x.surname as "record.surname", x.prefix as "record.prefix", x.suffix as "record.suffix", x.surname_prefix as "record.surnamePrefix", x.written as "record.written", x.language as "record.language", x.forms as "record.forms", x.identifiers as "record.identifiers", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt" from names x  where x.tree_id = $1 and x.id > $2 and x.deleted_at is not null
  order by x.id limit $3;

-- reads/deleted-reads deletedReads
select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.relationship_id as "record.relationshipId", x.type as "record.type", x.date as "record.date", x.place_id as "record.placeId", x.detail as "record.detail", x.notes as "record.notes", x.subtype as "record.subtype", x.age as "record.age", x.identifiers as "record.identifiers", x.address as "record.address", x.coordinates as "record.coordinates", x.cause as "record.cause", x.confidence as "record.confidence", x.privacy as "record.privacy", x.asserted as "record.asserted", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", l.name as "record.place" from events x left join lateral (select * from places l where l.tree_id = x.tree_id and l.id = x.place_id offset 0) l on true where x.tree_id = $1 and x.id > $2 and x.deleted_at is not null
  order by x.id limit $3;

-- reads/deleted-reads deletedReads
select x.tree_id as "record.treeId", x.id as "record.id", x.source_id as "record.sourceId", x.person_id as "record.personId", x.event_id as "record.eventId", x.name_id as "record.nameId", x.relationship_id as "record.relationshipId", x.page as "record.page", x.detail as "record.detail", x.confidence as "record.confidence", x.date as "record.date", x.url as "record.url", x.event_type as "record.eventType", x.role as "record.role", x.notes as "record.notes", x.identifiers as "record.identifiers", x.fields as "record.fields", x.about as "record.about", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt" from citations x  where x.tree_id = $1 and x.id > $2 and x.deleted_at is not null
  order by x.id limit $3;

-- reads/deleted-reads deletedReads
select x.tree_id as "record.treeId", x.id as "record.id", x.title as "record.title", x.identifiers as "record.identifiers", x.filename as "record.filename", x.content_type as "record.contentType", x.size as "record.size", x.checksum as "record.checksum", x.width as "record.width", x.height as "record.height", x.person_id as "record.personId", x.event_id as "record.eventId", x.source_id as "record.sourceId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", (
  select coalesce(json_agg(json_build_object('targetType', t.type, 'targetId', t.id) order by t.at), '[]'::json)
  from (
  select a.type, a.id, '00000000-0000-0000-0000-000000000000'::uuid as at from (values ('person', x.person_id), ('event', x.event_id), ('source', x.source_id)) a (type, id)
  union all
  select v.type, v.id, l.id from (select * from media_links l where l.tree_id = x.tree_id and l.media_id = x.id offset 0) l
  cross join lateral (values ('person', l.person_id), ('event', l.event_id), ('relationship', l.relationship_id), ('source', l.source_id), ('citation', l.citation_id), ('place', l.place_id)) v (type, id)
  ) t
  where t.id is not null and (x.deleted_at is not null or case t.type
  when 'person' then (select d.deleted_at is null from persons d where d.tree_id = x.tree_id and d.id = t.id) when 'event' then (select d.deleted_at is null from events d where d.tree_id = x.tree_id and d.id = t.id)
  when 'relationship' then (select d.deleted_at is null from relationships d where d.tree_id = x.tree_id and d.id = t.id) when 'source' then (select d.deleted_at is null from sources d where d.tree_id = x.tree_id and d.id = t.id)
  when 'citation' then (select d.deleted_at is null from citations d where d.tree_id = x.tree_id and d.id = t.id) else true end)
  ) as "record.links" from media x where x.tree_id = $1 and x.id > $2 and x.deleted_at is not null
  order by x.id limit $3;

-- reads/deleted-reads deletedReads
select x.tree_id as "record.treeId", x.id as "record.id", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.notes as "record.notes", x.identifiers as "record.identifiers", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", x.family_record_id as "record.familyRecordId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt" from relationships x  where x.tree_id = $1 and x.id > $2 and x.deleted_at is not null
  order by x.id limit $3;

-- reads/keyed/ordered-rows orderedRows
select k.id as "key", x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.event_id as "record.eventId", x.relationship_id as "record.relationshipId", x.associate_id as "record.associateId", x.associate_name as "record.associateName", x.role as "record.role", x.phrase as "record.phrase", x.notes as "record.notes", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId" from unnest($2::uuid[]) k (id) cross join lateral (select w.* from (
  select q.*, sum(coalesce(octet_length(q.notes::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select * from (select a.* from associations a where a.tree_id = $1 and a.person_id = k.id union select a.* from associations a where a.tree_id = $1 and a.associate_id = k.id union select a.* from (select e.id from events e where e.tree_id = $1 and e.person_id = k.id and e.deleted_at is null) t join associations a on a.tree_id = $1 and a.event_id = t.id union select a.* from (select e.id from (select r.id from relationships r where r.tree_id = $1 and r.from_person_id = k.id and r.deleted_at is null) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null) t join associations a on a.tree_id = $1 and a.event_id = t.id union select a.* from (select e.id from (select r.id from relationships r where r.tree_id = $1 and r.to_person_id = k.id and r.deleted_at is null) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null) t join associations a on a.tree_id = $1 and a.event_id = t.id union select a.* from (select r.id from relationships r where r.tree_id = $1 and r.from_person_id = k.id and r.deleted_at is null) t join associations a on a.tree_id = $1 and a.relationship_id = t.id union select a.* from (select r.id from relationships r where r.tree_id = $1 and r.to_person_id = k.id and r.deleted_at is null) t join associations a on a.tree_id = $1 and a.relationship_id = t.id) a where a.deleted_at is null and a.id > $4::uuid order by a.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608) x  order by x.id;

-- reads/keyed/ordered-rows orderedRows
select k.id as "key", x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.event_id as "record.eventId", x.relationship_id as "record.relationshipId", x.associate_id as "record.associateId", x.associate_name as "record.associateName", x.role as "record.role", x.phrase as "record.phrase", x.notes as "record.notes", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", e.privacy as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo", case when x.associate_id is not null then json_build_array(
  case when o.id is not null then json_build_object('privacy', o.privacy, 'publicFrom', o.public_from) end) end as "others" from unnest($2::uuid[]) k (id) cross join lateral (select w.* from (
  select q.*, sum(coalesce(octet_length(q.notes::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select * from (select a.* from associations a where a.tree_id = $1 and a.person_id = k.id union select a.* from associations a where a.tree_id = $1 and a.associate_id = k.id union select a.* from (select e.id from events e where e.tree_id = $1 and e.person_id = k.id and e.deleted_at is null) t join associations a on a.tree_id = $1 and a.event_id = t.id union select a.* from (select e.id from (select r.id from relationships r where r.tree_id = $1 and r.from_person_id = k.id and r.deleted_at is null) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null) t join associations a on a.tree_id = $1 and a.event_id = t.id union select a.* from (select e.id from (select r.id from relationships r where r.tree_id = $1 and r.to_person_id = k.id and r.deleted_at is null) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null) t join associations a on a.tree_id = $1 and a.event_id = t.id union select a.* from (select r.id from relationships r where r.tree_id = $1 and r.from_person_id = k.id and r.deleted_at is null) t join associations a on a.tree_id = $1 and a.relationship_id = t.id union select a.* from (select r.id from relationships r where r.tree_id = $1 and r.to_person_id = k.id and r.deleted_at is null) t join associations a on a.tree_id = $1 and a.relationship_id = t.id) a where a.deleted_at is null and a.id > $4::uuid order by a.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608) x  
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(r.from_person_id, x.person_id, e.person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  left join lateral (select * from persons o where o.tree_id = x.tree_id and o.id = x.associate_id offset 0) o on o.deleted_at is null order by x.id;

-- reads/keyed/ordered-rows orderedRows
select k.id as "key", x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.is_primary as "record.isPrimary", x.name_type as "record.nameType", x.given_name as "record.givenName", x.surname as "record.surname", x.prefix as "record.prefix", x.suffix as "record.suffix", x.surname_prefix as "record.surnamePrefix", x.written as "record.written", x.language as "record.language", x.forms as "record.forms", x.identifiers as "record.identifiers", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt" from unnest($2::uuid[]) k (id) cross join lateral (select * from names n where n.tree_id = $1 and n.person_id = k.id and n.deleted_at is null
  and ((not n.is_primary)::integer, n.id) > ($4::integer, $5::uuid) order by (not n.is_primary)::integer, n.id limit $3) x  order by (not x.is_primary)::integer, x.id;

-- reads/keyed/ordered-rows orderedRows
select k.id as "key", x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.is_primary as "record.isPrimary", x.name_type as "record.nameType", x.given_name as "record.givenName", x.surname as "record.surname", x.prefix as "record.prefix", x.suffix as "record.suffix", x.surname_prefix as "record.surnamePrefix", x.written as "record.written", x.language as "record.language", x.forms as "record.forms", x.identifiers as "record.identifiers", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from unnest($2::uuid[]) k (id) cross join lateral (select * from names n where n.tree_id = $1 and n.person_id = k.id and n.deleted_at is null
  and ((not n.is_primary)::integer, n.id) > ($4::integer, $5::uuid) order by (not n.is_primary)::integer, n.id limit $3) x  cross join lateral (select null::uuid as id) r left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = x.person_id offset 0) a on a.deleted_at is null left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.id offset 0) b on b.deleted_at is null order by (not x.is_primary)::integer, x.id;

-- reads/keyed/ordered-rows orderedRows
select k.id as "key", x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.relationship_id as "record.relationshipId", x.type as "record.type", x.date as "record.date", x.place_id as "record.placeId", x.detail as "record.detail", x.notes as "record.notes", x.subtype as "record.subtype", x.age as "record.age", x.identifiers as "record.identifiers", x.address as "record.address", x.coordinates as "record.coordinates", x.cause as "record.cause", x.confidence as "record.confidence", x.privacy as "record.privacy", x.asserted as "record.asserted", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", l.name as "record.place" from unnest($2::uuid[]) k (id) cross join lateral (select w.* from (
  select q.*, sum(coalesce(octet_length(q.detail::text), 0) + coalesce(octet_length(q.notes::text), 0) + coalesce(octet_length(q.address::text), 0) + coalesce(octet_length(q.coordinates::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select * from (
  (select * from (select e.* from events e where e.tree_id = $1 and e.person_id = k.id) e where e.deleted_at is null and (coalesce((e.date ->> 'sortDay')::integer, 2147483647), e.id) > ($4::integer, $5::uuid)
  order by coalesce((e.date ->> 'sortDay')::integer, 2147483647), e.id limit $3)
  union all (select * from (
  select e.* from relationships r cross join lateral (select * from events e where e.tree_id = $1 and e.relationship_id = r.id offset 0) e
  where r.tree_id = $1 and r.from_person_id = k.id and r.type = 'partnership' and r.deleted_at is null) e where e.deleted_at is null and (coalesce((e.date ->> 'sortDay')::integer, 2147483647), e.id) > ($4::integer, $5::uuid)
  order by coalesce((e.date ->> 'sortDay')::integer, 2147483647), e.id limit $3) union all (select * from (
  select e.* from relationships r cross join lateral (select * from events e where e.tree_id = $1 and e.relationship_id = r.id offset 0) e
  where r.tree_id = $1 and r.to_person_id = k.id and r.type = 'partnership' and r.deleted_at is null) e where e.deleted_at is null and (coalesce((e.date ->> 'sortDay')::integer, 2147483647), e.id) > ($4::integer, $5::uuid)
  order by coalesce((e.date ->> 'sortDay')::integer, 2147483647), e.id limit $3)
  ) e order by coalesce((e.date ->> 'sortDay')::integer, 2147483647), e.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608) x left join lateral (select * from places l where l.tree_id = x.tree_id and l.id = x.place_id offset 0) l on true order by coalesce((x.date ->> 'sortDay')::integer, 2147483647), x.id;

-- reads/keyed/ordered-rows orderedRows
select k.id as "key", x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.relationship_id as "record.relationshipId", x.type as "record.type", x.date as "record.date", x.place_id as "record.placeId", x.detail as "record.detail", x.notes as "record.notes", x.subtype as "record.subtype", x.age as "record.age", x.identifiers as "record.identifiers", x.address as "record.address", x.coordinates as "record.coordinates", x.cause as "record.cause", x.confidence as "record.confidence", x.privacy as "record.privacy", x.asserted as "record.asserted", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", l.name as "record.place" from unnest($2::uuid[]) k (id) cross join lateral (select w.* from (
  select q.*, sum(coalesce(octet_length(q.detail::text), 0) + coalesce(octet_length(q.notes::text), 0) + coalesce(octet_length(q.address::text), 0) + coalesce(octet_length(q.coordinates::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select e.* from events e where e.tree_id = $1 and e.relationship_id = k.id and e.deleted_at is null
  and e.id > $4::uuid order by e.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608) x left join lateral (select * from places l where l.tree_id = x.tree_id and l.id = x.place_id offset 0) l on true order by x.id;

-- reads/keyed/ordered-rows orderedRows
select k.id as "key", x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.relationship_id as "record.relationshipId", x.type as "record.type", x.date as "record.date", x.place_id as "record.placeId", x.detail as "record.detail", x.notes as "record.notes", x.subtype as "record.subtype", x.age as "record.age", x.identifiers as "record.identifiers", x.address as "record.address", x.coordinates as "record.coordinates", x.cause as "record.cause", x.confidence as "record.confidence", x.privacy as "record.privacy", x.asserted as "record.asserted", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", l.name as "record.place", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from unnest($2::uuid[]) k (id) cross join lateral (select w.* from (
  select q.*, sum(coalesce(octet_length(q.detail::text), 0) + coalesce(octet_length(q.notes::text), 0) + coalesce(octet_length(q.address::text), 0) + coalesce(octet_length(q.coordinates::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select * from (
  (select * from (select e.* from events e where e.tree_id = $1 and e.person_id = k.id) e where e.deleted_at is null and (coalesce((e.date ->> 'sortDay')::integer, 2147483647), e.id) > ($4::integer, $5::uuid)
  order by coalesce((e.date ->> 'sortDay')::integer, 2147483647), e.id limit $3)
  union all (select * from (
  select e.* from relationships r cross join lateral (select * from events e where e.tree_id = $1 and e.relationship_id = r.id offset 0) e
  where r.tree_id = $1 and r.from_person_id = k.id and r.type = 'partnership' and r.deleted_at is null) e where e.deleted_at is null and (coalesce((e.date ->> 'sortDay')::integer, 2147483647), e.id) > ($4::integer, $5::uuid)
  order by coalesce((e.date ->> 'sortDay')::integer, 2147483647), e.id limit $3) union all (select * from (
  select e.* from relationships r cross join lateral (select * from events e where e.tree_id = $1 and e.relationship_id = r.id offset 0) e
  where r.tree_id = $1 and r.to_person_id = k.id and r.type = 'partnership' and r.deleted_at is null) e where e.deleted_at is null and (coalesce((e.date ->> 'sortDay')::integer, 2147483647), e.id) > ($4::integer, $5::uuid)
  order by coalesce((e.date ->> 'sortDay')::integer, 2147483647), e.id limit $3)
  ) e order by coalesce((e.date ->> 'sortDay')::integer, 2147483647), e.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608) x left join lateral (select * from places l where l.tree_id = x.tree_id and l.id = x.place_id offset 0) l on true 
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = x.relationship_id offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null order by coalesce((x.date ->> 'sortDay')::integer, 2147483647), x.id;

-- reads/keyed/ordered-rows orderedRows
select k.id as "key", x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.relationship_id as "record.relationshipId", x.type as "record.type", x.date as "record.date", x.place_id as "record.placeId", x.detail as "record.detail", x.notes as "record.notes", x.subtype as "record.subtype", x.age as "record.age", x.identifiers as "record.identifiers", x.address as "record.address", x.coordinates as "record.coordinates", x.cause as "record.cause", x.confidence as "record.confidence", x.privacy as "record.privacy", x.asserted as "record.asserted", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", l.name as "record.place", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from unnest($2::uuid[]) k (id) cross join lateral (select w.* from (
  select q.*, sum(coalesce(octet_length(q.detail::text), 0) + coalesce(octet_length(q.notes::text), 0) + coalesce(octet_length(q.address::text), 0) + coalesce(octet_length(q.coordinates::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select e.* from events e where e.tree_id = $1 and e.relationship_id = k.id and e.deleted_at is null
  and e.id > $4::uuid order by e.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608) x left join lateral (select * from places l where l.tree_id = x.tree_id and l.id = x.place_id offset 0) l on true 
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = x.relationship_id offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null order by x.id;

-- reads/keyed/ordered-rows orderedRows
select k.id as "key", x.tree_id as "record.treeId", x.id as "record.id", x.source_id as "record.sourceId", x.person_id as "record.personId", x.event_id as "record.eventId", x.name_id as "record.nameId", x.relationship_id as "record.relationshipId", x.page as "record.page", x.detail as "record.detail", x.confidence as "record.confidence", x.date as "record.date", x.url as "record.url", x.event_type as "record.eventType", x.role as "record.role", x.notes as "record.notes", x.identifiers as "record.identifiers", x.fields as "record.fields", x.about as "record.about", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt" from unnest($2::uuid[]) k (id) cross join lateral (select w.* from (
  select q.*, sum(coalesce(octet_length(q.detail::text), 0) + coalesce(octet_length(q.notes::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select * from (select c.* from citations c where c.tree_id = $1 and c.person_id = k.id::uuid union all select c.* from (select n.id from names n where n.tree_id = $1 and n.person_id = k.id::uuid and n.deleted_at is null) t join citations c on c.tree_id = $1 and c.name_id = t.id union all select c.* from (select e.id from events e where e.tree_id = $1 and e.person_id = k.id::uuid and e.deleted_at is null) t join citations c on c.tree_id = $1 and c.event_id = t.id union all select c.* from (select e.id from (select r.id from relationships r where r.tree_id = $1 and r.from_person_id = k.id::uuid and r.deleted_at is null) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null) t join citations c on c.tree_id = $1 and c.event_id = t.id union all select c.* from (select e.id from (select r.id from relationships r where r.tree_id = $1 and r.to_person_id = k.id::uuid and r.deleted_at is null) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null) t join citations c on c.tree_id = $1 and c.event_id = t.id union all select c.* from (select r.id from relationships r where r.tree_id = $1 and r.from_person_id = k.id::uuid and r.deleted_at is null) t join citations c on c.tree_id = $1 and c.relationship_id = t.id union all select c.* from (select r.id from relationships r where r.tree_id = $1 and r.to_person_id = k.id::uuid and r.deleted_at is null) t join citations c on c.tree_id = $1 and c.relationship_id = t.id) c where c.deleted_at is null and c.id > $4::uuid order by c.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608) x  order by x.id;

-- reads/keyed/ordered-rows orderedRows
select k.id as "key", x.tree_id as "record.treeId", x.id as "record.id", x.source_id as "record.sourceId", x.person_id as "record.personId", x.event_id as "record.eventId", x.name_id as "record.nameId", x.relationship_id as "record.relationshipId", x.page as "record.page", x.detail as "record.detail", x.confidence as "record.confidence", x.date as "record.date", x.url as "record.url", x.event_type as "record.eventType", x.role as "record.role", x.notes as "record.notes", x.identifiers as "record.identifiers", x.fields as "record.fields", x.about as "record.about", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", e.privacy as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from unnest($2::uuid[]) k (id) cross join lateral (select w.* from (
  select q.*, sum(coalesce(octet_length(q.detail::text), 0) + coalesce(octet_length(q.notes::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select * from (select c.* from citations c where c.tree_id = $1 and c.person_id = k.id::uuid union all select c.* from (select n.id from names n where n.tree_id = $1 and n.person_id = k.id::uuid and n.deleted_at is null) t join citations c on c.tree_id = $1 and c.name_id = t.id union all select c.* from (select e.id from events e where e.tree_id = $1 and e.person_id = k.id::uuid and e.deleted_at is null) t join citations c on c.tree_id = $1 and c.event_id = t.id union all select c.* from (select e.id from (select r.id from relationships r where r.tree_id = $1 and r.from_person_id = k.id::uuid and r.deleted_at is null) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null) t join citations c on c.tree_id = $1 and c.event_id = t.id union all select c.* from (select e.id from (select r.id from relationships r where r.tree_id = $1 and r.to_person_id = k.id::uuid and r.deleted_at is null) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null) t join citations c on c.tree_id = $1 and c.event_id = t.id union all select c.* from (select r.id from relationships r where r.tree_id = $1 and r.from_person_id = k.id::uuid and r.deleted_at is null) t join citations c on c.tree_id = $1 and c.relationship_id = t.id union all select c.* from (select r.id from relationships r where r.tree_id = $1 and r.to_person_id = k.id::uuid and r.deleted_at is null) t join citations c on c.tree_id = $1 and c.relationship_id = t.id) c where c.deleted_at is null and c.id > $4::uuid order by c.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608) x  
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null order by x.id;

-- reads/keyed/ordered-rows orderedRows
select k.id as "key", x.tree_id as "record.treeId", x.id as "record.id", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.notes as "record.notes", x.identifiers as "record.identifiers", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", x.family_record_id as "record.familyRecordId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt" from unnest($2::uuid[]) k (id) cross join lateral (select w.* from (
  select q.*, sum(coalesce(octet_length(q.notes::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select * from (
  select * from relationships r where r.tree_id = $1 and r.from_person_id = k.id
  union all select * from relationships r where r.tree_id = $1 and r.to_person_id = k.id
  ) r where r.deleted_at is null and r.id > $4::uuid order by r.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608) x  order by x.id;

-- reads/keyed/ordered-rows orderedRows
select k.id as "key", x.tree_id as "record.treeId", x.id as "record.id", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.notes as "record.notes", x.identifiers as "record.identifiers", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", x.family_record_id as "record.familyRecordId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from unnest($2::uuid[]) k (id) cross join lateral (select w.* from (
  select q.*, sum(coalesce(octet_length(q.notes::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select * from (
  select * from relationships r where r.tree_id = $1 and r.from_person_id = k.id
  union all select * from relationships r where r.tree_id = $1 and r.to_person_id = k.id
  ) r where r.deleted_at is null and r.id > $4::uuid order by r.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608) x  
  cross join lateral (select x.id) r
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = x.from_person_id offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = x.to_person_id offset 0) b on b.deleted_at is null order by x.id;

-- reads/keyed/ordered-rows ownedRows
select x.owner as "owner", x.tree_id as "record.treeId", x.id as "record.id", x.source_id as "record.sourceId", x.person_id as "record.personId", x.event_id as "record.eventId", x.name_id as "record.nameId", x.relationship_id as "record.relationshipId", x.page as "record.page", x.detail as "record.detail", x.confidence as "record.confidence", x.date as "record.date", x.url as "record.url", x.event_type as "record.eventType", x.role as "record.role", x.notes as "record.notes", x.identifiers as "record.identifiers", x.fields as "record.fields", x.about as "record.about", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt" from (select w.* from (
  select q.*, sum(coalesce(octet_length(q.detail::text), 0) + coalesce(octet_length(q.notes::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select k.owner::integer as owner, x.* from unnest($2::uuid[]) with ordinality k (id, owner)
  cross join lateral (select * from citations c where c.tree_id = $1 and c.person_id = k.id union all select * from citations c where c.tree_id = $1 and c.name_id = k.id union all select * from citations c where c.tree_id = $1 and c.event_id = k.id union all select * from citations c where c.tree_id = $1 and c.relationship_id = k.id offset 0) x
  where k.owner >= $4::integer and (k.owner > $4::integer or x.id > $5::uuid) and x.deleted_at is null
  order by k.owner, x.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608) x  order by x.owner, x.id;

-- reads/keyed/ordered-rows ownedRows
select x.owner as "owner", x.tree_id as "record.treeId", x.id as "record.id", x.source_id as "record.sourceId", x.person_id as "record.personId", x.event_id as "record.eventId", x.name_id as "record.nameId", x.relationship_id as "record.relationshipId", x.page as "record.page", x.detail as "record.detail", x.confidence as "record.confidence", x.date as "record.date", x.url as "record.url", x.event_type as "record.eventType", x.role as "record.role", x.notes as "record.notes", x.identifiers as "record.identifiers", x.fields as "record.fields", x.about as "record.about", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", e.privacy as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from (select w.* from (
  select q.*, sum(coalesce(octet_length(q.detail::text), 0) + coalesce(octet_length(q.notes::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select k.owner::integer as owner, x.* from unnest($2::uuid[]) with ordinality k (id, owner)
  cross join lateral (select * from citations c where c.tree_id = $1 and c.person_id = k.id union all select * from citations c where c.tree_id = $1 and c.name_id = k.id union all select * from citations c where c.tree_id = $1 and c.event_id = k.id union all select * from citations c where c.tree_id = $1 and c.relationship_id = k.id offset 0) x
  where k.owner >= $4::integer and (k.owner > $4::integer or x.id > $5::uuid) and x.deleted_at is null
  order by k.owner, x.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608) x  
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null order by x.owner, x.id;

-- reads/keyed/ordered-rows ownedRows
select x.owner as "owner", x.tree_id as "record.treeId", x.id as "record.id", x.title as "record.title", x.identifiers as "record.identifiers", x.filename as "record.filename", x.content_type as "record.contentType", x.size as "record.size", x.checksum as "record.checksum", x.width as "record.width", x.height as "record.height", x.person_id as "record.personId", x.event_id as "record.eventId", x.source_id as "record.sourceId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", (
  select coalesce(json_agg(json_build_object('targetType', t.type, 'targetId', t.id) order by t.at), '[]'::json)
  from (
  select a.type, a.id, '00000000-0000-0000-0000-000000000000'::uuid as at from (values ('person', x.person_id), ('event', x.event_id), ('source', x.source_id)) a (type, id)
  union all
  select v.type, v.id, l.id from (select * from media_links l where l.tree_id = x.tree_id and l.media_id = x.id offset 0) l
  cross join lateral (values ('person', l.person_id), ('event', l.event_id), ('relationship', l.relationship_id), ('source', l.source_id), ('citation', l.citation_id), ('place', l.place_id)) v (type, id)
  ) t
  where t.id is not null and (x.deleted_at is not null or case t.type
  when 'person' then (select d.deleted_at is null from persons d where d.tree_id = x.tree_id and d.id = t.id) when 'event' then (select d.deleted_at is null from events d where d.tree_id = x.tree_id and d.id = t.id)
  when 'relationship' then (select d.deleted_at is null from relationships d where d.tree_id = x.tree_id and d.id = t.id) when 'source' then (select d.deleted_at is null from sources d where d.tree_id = x.tree_id and d.id = t.id)
  when 'citation' then (select d.deleted_at is null from citations d where d.tree_id = x.tree_id and d.id = t.id) else true end)
  ) as "record.links" from (select k.owner::integer as owner, x.* from unnest($2::uuid[]) with ordinality k (id, owner)
  cross join lateral (select m.* from media m where m.tree_id = $1 and m.person_id = k.id union all select m.* from media m where m.tree_id = $1 and m.event_id = k.id union all select m.* from media m where m.tree_id = $1 and m.source_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.person_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.event_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.source_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.relationship_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.citation_id = k.id offset 0) x
  where k.owner >= $4::integer and (k.owner > $4::integer or x.id > $5::uuid) and x.deleted_at is null
  order by k.owner, x.id limit $3) x order by x.owner, x.id;

-- reads/keyed/ordered-rows ownedRows
select x.owner as "owner", x.tree_id as "record.treeId", x.id as "record.id", x.title as "record.title", x.identifiers as "record.identifiers", x.filename as "record.filename", x.content_type as "record.contentType", x.size as "record.size", x.checksum as "record.checksum", x.width as "record.width", x.height as "record.height", x.person_id as "record.personId", x.event_id as "record.eventId", x.source_id as "record.sourceId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", (
  select coalesce(json_agg(json_build_object('targetType', t.type, 'targetId', t.id) order by t.at), '[]'::json)
  from (
  select a.type, a.id, '00000000-0000-0000-0000-000000000000'::uuid as at from (values ('person', x.person_id), ('event', x.event_id), ('source', x.source_id)) a (type, id)
  union all
  select v.type, v.id, l.id from (select * from media_links l where l.tree_id = x.tree_id and l.media_id = x.id offset 0) l
  cross join lateral (values ('person', l.person_id), ('event', l.event_id), ('relationship', l.relationship_id), ('source', l.source_id), ('citation', l.citation_id), ('place', l.place_id)) v (type, id)
  ) t
  where t.id is not null and (x.deleted_at is not null or case t.type
  when 'person' then (select d.deleted_at is null from persons d where d.tree_id = x.tree_id and d.id = t.id) when 'event' then (select d.deleted_at is null from events d where d.tree_id = x.tree_id and d.id = t.id)
  when 'relationship' then (select d.deleted_at is null from relationships d where d.tree_id = x.tree_id and d.id = t.id) when 'source' then (select d.deleted_at is null from sources d where d.tree_id = x.tree_id and d.id = t.id)
  when 'citation' then (select d.deleted_at is null from citations d where d.tree_id = x.tree_id and d.id = t.id) else true end)
  ) as "record.links", case when o.is_hidden then 'hidden' end as "eventPrivacy", o.people as "others",
  case when o.is_grounded then 'default' end as "a.privacy", case when o.is_grounded then -10000 end as "a.publicFrom",
  null::text as "b.privacy", null::integer as "b.publicFrom", false as "isOfTwo" from (select k.owner::integer as owner, x.* from unnest($2::uuid[]) with ordinality k (id, owner)
  cross join lateral (select m.* from media m where m.tree_id = $1 and m.person_id = k.id union all select m.* from media m where m.tree_id = $1 and m.event_id = k.id union all select m.* from media m where m.tree_id = $1 and m.source_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.person_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.event_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.source_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.relationship_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.citation_id = k.id offset 0) x
  where k.owner >= $4::integer and (k.owner > $4::integer or x.id > $5::uuid) and x.deleted_at is null
  order by k.owner, x.id limit $3) x 
  left join lateral (
  select coalesce(bool_or(e.deleted_at is null and e.privacy = 'hidden'), false) as is_hidden,
  coalesce(bool_or(case
  when k.person_id is not null then true
  when k.event_id is not null then e.deleted_at is null
  when k.relationship_id is not null then r.deleted_at is null
  else s.id is not null end), false) as is_grounded,
  json_agg(v.facts) filter (where v.counts) as people
  from (select x.person_id, x.event_id, null::uuid as relationship_id, x.source_id, null::uuid as citation_id,
  null::uuid as place_id where num_nonnulls(x.person_id, x.event_id, x.source_id) > 0 union all select l.person_id, l.event_id, l.relationship_id, l.source_id, l.citation_id, l.place_id
  from (select * from media_links l where l.tree_id = x.tree_id and l.media_id = x.id offset 0) l) k
  left join lateral (select * from citations c where c.tree_id = x.tree_id and c.id = k.citation_id offset 0) c on true
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = c.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = coalesce(k.event_id, c.event_id) offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(k.relationship_id, c.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(k.person_id, c.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  left join lateral (select * from sources s where s.tree_id = x.tree_id and s.id = k.source_id offset 0) s on s.deleted_at is null
  left join lateral (
  select a.privacy, a.public_from, b.privacy as second_privacy, b.public_from as second_public_from, r.id is not null as is_of_two
  from citations x 
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  where x.tree_id = s.tree_id and x.source_id between s.id and s.id and x.deleted_at is null and e.privacy is distinct from 'hidden'
  and a.privacy = 'default' and a.public_from <= $6::integer
  and (r.id is null or (b.privacy = 'default' and b.public_from <= $6::integer))
  order by x.source_id limit 1
  ) cited on true
  cross join lateral (values
  (case when a.id is not null then json_build_object('privacy', a.privacy, 'publicFrom', a.public_from) end, k.place_id is null and (k.source_id is null or (s.id is not null and cited.privacy is null))),
  (case when b.id is not null then json_build_object('privacy', b.privacy, 'publicFrom', b.public_from) end, r.id is not null)
  ) v (facts, counts)
  ) o on true order by x.owner, x.id;

-- reads/keyed/ordered-rows selecting.countText
select count(*)::integer as "record" from (select distinct on (x.id) x.* from unnest($2::uuid[]) k (id)
  cross join lateral (select a.* from associations a where a.tree_id = $1 and a.person_id = k.id union select a.* from associations a where a.tree_id = $1 and a.associate_id = k.id union select a.* from (select e.id from events e where e.tree_id = $1 and e.person_id = k.id and e.deleted_at is null) t join associations a on a.tree_id = $1 and a.event_id = t.id union select a.* from (select e.id from (select r.id from relationships r where r.tree_id = $1 and r.from_person_id = k.id and r.deleted_at is null) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null) t join associations a on a.tree_id = $1 and a.event_id = t.id union select a.* from (select e.id from (select r.id from relationships r where r.tree_id = $1 and r.to_person_id = k.id and r.deleted_at is null) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null) t join associations a on a.tree_id = $1 and a.event_id = t.id union select a.* from (select r.id from relationships r where r.tree_id = $1 and r.from_person_id = k.id and r.deleted_at is null) t join associations a on a.tree_id = $1 and a.relationship_id = t.id union select a.* from (select r.id from relationships r where r.tree_id = $1 and r.to_person_id = k.id and r.deleted_at is null) t join associations a on a.tree_id = $1 and a.relationship_id = t.id offset 0) x where x.deleted_at is null order by x.id) x;

-- reads/keyed/ordered-rows selecting.countText
select count(*)::integer as "record" from (select distinct on (x.id) x.* from unnest($2::uuid[]) k (id)
  cross join lateral (select c.* from citations c where c.tree_id = $1 and c.person_id = k.id::uuid union all select c.* from (select n.id from names n where n.tree_id = $1 and n.person_id = k.id::uuid and n.deleted_at is null) t join citations c on c.tree_id = $1 and c.name_id = t.id union all select c.* from (select e.id from events e where e.tree_id = $1 and e.person_id = k.id::uuid and e.deleted_at is null) t join citations c on c.tree_id = $1 and c.event_id = t.id union all select c.* from (select e.id from (select r.id from relationships r where r.tree_id = $1 and r.from_person_id = k.id::uuid and r.deleted_at is null) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null) t join citations c on c.tree_id = $1 and c.event_id = t.id union all select c.* from (select e.id from (select r.id from relationships r where r.tree_id = $1 and r.to_person_id = k.id::uuid and r.deleted_at is null) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null) t join citations c on c.tree_id = $1 and c.event_id = t.id union all select c.* from (select r.id from relationships r where r.tree_id = $1 and r.from_person_id = k.id::uuid and r.deleted_at is null) t join citations c on c.tree_id = $1 and c.relationship_id = t.id union all select c.* from (select r.id from relationships r where r.tree_id = $1 and r.to_person_id = k.id::uuid and r.deleted_at is null) t join citations c on c.tree_id = $1 and c.relationship_id = t.id offset 0) x where x.deleted_at is null order by x.id) x;

-- reads/keyed/ordered-rows selecting.countText
select count(*)::integer as "record" from (select distinct on (x.id) x.* from unnest($2::uuid[]) k (id)
  cross join lateral (select e.* from events e where e.tree_id = $1 and e.person_id = k.id
  union all 
  select e.* from relationships r cross join lateral (select * from events e where e.tree_id = $1 and e.relationship_id = r.id offset 0) e
  where r.tree_id = $1 and r.from_person_id = k.id and r.type = 'partnership' and r.deleted_at is null union all 
  select e.* from relationships r cross join lateral (select * from events e where e.tree_id = $1 and e.relationship_id = r.id offset 0) e
  where r.tree_id = $1 and r.to_person_id = k.id and r.type = 'partnership' and r.deleted_at is null offset 0) x where x.deleted_at is null order by x.id) x;

-- reads/keyed/ordered-rows selecting.countText
select count(*)::integer as "record" from (select distinct on (x.id) x.* from unnest($2::uuid[]) k (id)
  cross join lateral (select m.* from media m where m.tree_id = $1 and m.person_id = k.id union all select m.* from media m where m.tree_id = $1 and m.event_id = k.id union all select m.* from media m where m.tree_id = $1 and m.source_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.person_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.event_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.source_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.relationship_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.citation_id = k.id offset 0) x where x.deleted_at is null order by x.id) x;

-- reads/keyed/ordered-rows selecting.countText
select count(*)::integer as "record", q."eventPrivacy", q."a.privacy", q."a.publicFrom", q."b.privacy", q."b.publicFrom", q."isOfTwo"
  from (select e.privacy as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from (select distinct on (x.id) x.* from unnest($2::uuid[]) k (id)
  cross join lateral (select c.* from citations c where c.tree_id = $1 and c.person_id = k.id::uuid union all select c.* from (select n.id from names n where n.tree_id = $1 and n.person_id = k.id::uuid and n.deleted_at is null) t join citations c on c.tree_id = $1 and c.name_id = t.id union all select c.* from (select e.id from events e where e.tree_id = $1 and e.person_id = k.id::uuid and e.deleted_at is null) t join citations c on c.tree_id = $1 and c.event_id = t.id union all select c.* from (select e.id from (select r.id from relationships r where r.tree_id = $1 and r.from_person_id = k.id::uuid and r.deleted_at is null) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null) t join citations c on c.tree_id = $1 and c.event_id = t.id union all select c.* from (select e.id from (select r.id from relationships r where r.tree_id = $1 and r.to_person_id = k.id::uuid and r.deleted_at is null) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null) t join citations c on c.tree_id = $1 and c.event_id = t.id union all select c.* from (select r.id from relationships r where r.tree_id = $1 and r.from_person_id = k.id::uuid and r.deleted_at is null) t join citations c on c.tree_id = $1 and c.relationship_id = t.id union all select c.* from (select r.id from relationships r where r.tree_id = $1 and r.to_person_id = k.id::uuid and r.deleted_at is null) t join citations c on c.tree_id = $1 and c.relationship_id = t.id offset 0) x where x.deleted_at is null order by x.id) x 
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null) q group by q."eventPrivacy", q."a.privacy", q."a.publicFrom", q."b.privacy", q."b.publicFrom", q."isOfTwo";

-- reads/keyed/ordered-rows selecting.countText
select count(*)::integer as "record", q."eventPrivacy", q."a.privacy", q."a.publicFrom", q."b.privacy", q."b.publicFrom", q."isOfTwo"
  from (select x.privacy as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from (select distinct on (x.id) x.* from unnest($2::uuid[]) k (id)
  cross join lateral (select e.* from events e where e.tree_id = $1 and e.person_id = k.id
  union all 
  select e.* from relationships r cross join lateral (select * from events e where e.tree_id = $1 and e.relationship_id = r.id offset 0) e
  where r.tree_id = $1 and r.from_person_id = k.id and r.type = 'partnership' and r.deleted_at is null union all 
  select e.* from relationships r cross join lateral (select * from events e where e.tree_id = $1 and e.relationship_id = r.id offset 0) e
  where r.tree_id = $1 and r.to_person_id = k.id and r.type = 'partnership' and r.deleted_at is null offset 0) x where x.deleted_at is null order by x.id) x 
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = x.relationship_id offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null) q group by q."eventPrivacy", q."a.privacy", q."a.publicFrom", q."b.privacy", q."b.publicFrom", q."isOfTwo";

-- reads/keyed/ordered-rows selecting.countText
select count(*)::integer as "record", q."eventPrivacy", q."a.privacy", q."a.publicFrom", q."b.privacy", q."b.publicFrom", q."isOfTwo", q."others"::text::json as "others"
  from (select case when o.is_hidden then 'hidden' end as "eventPrivacy", o.people as "others",
  case when o.is_grounded then 'default' end as "a.privacy", case when o.is_grounded then -10000 end as "a.publicFrom",
  null::text as "b.privacy", null::integer as "b.publicFrom", false as "isOfTwo" from (select distinct on (x.id) x.* from unnest($2::uuid[]) k (id)
  cross join lateral (select m.* from media m where m.tree_id = $1 and m.person_id = k.id union all select m.* from media m where m.tree_id = $1 and m.event_id = k.id union all select m.* from media m where m.tree_id = $1 and m.source_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.person_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.event_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.source_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.relationship_id = k.id union all select m.* from media_links n cross join lateral (select * from media m where m.tree_id = $1 and m.id = n.media_id offset 0) m where n.tree_id = $1 and n.citation_id = k.id offset 0) x where x.deleted_at is null order by x.id) x 
  left join lateral (
  select coalesce(bool_or(e.deleted_at is null and e.privacy = 'hidden'), false) as is_hidden,
  coalesce(bool_or(case
  when k.person_id is not null then true
  when k.event_id is not null then e.deleted_at is null
  when k.relationship_id is not null then r.deleted_at is null
  else s.id is not null end), false) as is_grounded,
  json_agg(v.facts) filter (where v.counts) as people
  from (select x.person_id, x.event_id, null::uuid as relationship_id, x.source_id, null::uuid as citation_id,
  null::uuid as place_id where num_nonnulls(x.person_id, x.event_id, x.source_id) > 0 union all select l.person_id, l.event_id, l.relationship_id, l.source_id, l.citation_id, l.place_id
  from (select * from media_links l where l.tree_id = x.tree_id and l.media_id = x.id offset 0) l) k
  left join lateral (select * from citations c where c.tree_id = x.tree_id and c.id = k.citation_id offset 0) c on true
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = c.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = coalesce(k.event_id, c.event_id) offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(k.relationship_id, c.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(k.person_id, c.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  left join lateral (select * from sources s where s.tree_id = x.tree_id and s.id = k.source_id offset 0) s on s.deleted_at is null
  left join lateral (
  select a.privacy, a.public_from, b.privacy as second_privacy, b.public_from as second_public_from, r.id is not null as is_of_two
  from citations x 
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  where x.tree_id = s.tree_id and x.source_id between s.id and s.id and x.deleted_at is null and e.privacy is distinct from 'hidden'
  and a.privacy = 'default' and a.public_from <= $3::integer
  and (r.id is null or (b.privacy = 'default' and b.public_from <= $3::integer))
  order by x.source_id limit 1
  ) cited on true
  cross join lateral (values
  (case when a.id is not null then json_build_object('privacy', a.privacy, 'publicFrom', a.public_from) end, k.place_id is null and (k.source_id is null or (s.id is not null and cited.privacy is null))),
  (case when b.id is not null then json_build_object('privacy', b.privacy, 'publicFrom', b.public_from) end, r.id is not null)
  ) v (facts, counts)
  ) o on true) q group by q."eventPrivacy", q."a.privacy", q."a.publicFrom", q."b.privacy", q."b.publicFrom", q."isOfTwo", q."others"::text;

-- reads/keyed/ordered-rows selecting.countText
select count(*)::integer as "record", q."eventPrivacy", q."a.privacy", q."a.publicFrom", q."b.privacy", q."b.publicFrom", q."isOfTwo", q."others"::text::json as "others"
  from (select e.privacy as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo", case when x.associate_id is not null then json_build_array(
  case when o.id is not null then json_build_object('privacy', o.privacy, 'publicFrom', o.public_from) end) end as "others" from (select distinct on (x.id) x.* from unnest($2::uuid[]) k (id)
  cross join lateral (select a.* from associations a where a.tree_id = $1 and a.person_id = k.id union select a.* from associations a where a.tree_id = $1 and a.associate_id = k.id union select a.* from (select e.id from events e where e.tree_id = $1 and e.person_id = k.id and e.deleted_at is null) t join associations a on a.tree_id = $1 and a.event_id = t.id union select a.* from (select e.id from (select r.id from relationships r where r.tree_id = $1 and r.from_person_id = k.id and r.deleted_at is null) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null) t join associations a on a.tree_id = $1 and a.event_id = t.id union select a.* from (select e.id from (select r.id from relationships r where r.tree_id = $1 and r.to_person_id = k.id and r.deleted_at is null) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null) t join associations a on a.tree_id = $1 and a.event_id = t.id union select a.* from (select r.id from relationships r where r.tree_id = $1 and r.from_person_id = k.id and r.deleted_at is null) t join associations a on a.tree_id = $1 and a.relationship_id = t.id union select a.* from (select r.id from relationships r where r.tree_id = $1 and r.to_person_id = k.id and r.deleted_at is null) t join associations a on a.tree_id = $1 and a.relationship_id = t.id offset 0) x where x.deleted_at is null order by x.id) x 
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(r.from_person_id, x.person_id, e.person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  left join lateral (select * from persons o where o.tree_id = x.tree_id and o.id = x.associate_id offset 0) o on o.deleted_at is null) q group by q."eventPrivacy", q."a.privacy", q."a.publicFrom", q."b.privacy", q."b.publicFrom", q."isOfTwo", q."others"::text;

-- reads/media named
select x.id as "id" from unnest($1::uuid[], $2::uuid[]) as key (tree_id, id)
  join media x on x.tree_id = key.tree_id and x.id = key.id;

-- reads/names deleted
select "n"."tree_id" as "treeId", "n"."id" as "id", "n"."person_id" as "personId", "n"."is_primary" as "isPrimary", "n"."name_type" as "nameType", "n"."given_name" as "givenName", "n"."surname" as "surname", "n"."prefix" as "prefix", "n"."suffix" as "suffix", "n"."surname_prefix" as "surnamePrefix", "n"."written" as "written", "n"."language" as "language", "n"."forms" as "forms", "n"."identifiers" as "identifiers", "n"."version" as "version", "n"."created_at" as "createdAt", "n"."updated_at" as "updatedAt", "n"."deleted_at" as "deletedAt", "n"."deletion_id" as "deletionId", "n"."file_changed_at" as "fileChangedAt"
  from "names" as "n"
  where "n"."tree_id" = $1
  and "n"."person_id" = $2
  and "n"."deleted_at" is not null
  and "n"."id" > $3
  order by "n"."id"
  limit $4;

-- reads/overview/anniversaries anniversaries
select w.after as "after", x.id as "eventId", x.type as "type", x.day as "day",
  array_remove(array[coalesce(x.person_id, r.from_person_id), r.to_person_id], null) as "personIds"
  from (
  select c.*, (extract(month from c.happened) * 100 + extract(day from c.happened))::integer as month_day
  from (
  select x.id, x.type, x.person_id, x.relationship_id, d.day, date '2000-01-01' + (d.day - 2451545) as happened
  from events x cross join lateral (select (x.date ->> 'sortDay')::integer as day) d
  where x.tree_id = $1 and x.deleted_at is null and x.date ->> 'qualifier' = 'exact' and x.date ->> 'day' is not null
  and d.day >= 0 offset 0) c offset 0
  ) x cross join lateral unnest(array[($2::integer[])[x.month_day], ($3::integer[])[x.month_day]]) w (after)
  left join lateral (select * from relationships r where r.tree_id = $1 and r.id = x.relationship_id offset 0) r on true
  where w.after >= 0 and (w.after, x.id) > ($4::integer, $5::uuid)
  and extract(year from x.happened) + case when extract(year from x.happened) < 0 then 1 else 0 end
  < $6::integer + case when w.after >= $7::integer then 1 else 0 end
  order by w.after, x.id limit $8;

-- reads/overview/overview facts member, for example
with recursive 
  line (id, generation) as (
  (
  select x.id, 1 from persons x where x.tree_id = $1 and x.deleted_at is null and true
  except select r.to_person_id, 1 from relationships r where r.tree_id = $1 and r.deleted_at is null and r.type = 'parent_child'
  )
  union
  select next.id, line.generation + 1 from line cross join lateral (
  select r.to_person_id as id
  from relationships r where r.tree_id = $1 and r.deleted_at is null and r.type = 'parent_child' and r.from_person_id = line.id offset 0
  ) next where line.generation < 1000
  ),
  e as (select * from (select x.date, x.place_id from events x where x.tree_id = $1 and x.deleted_at is null) q)
  select people.*, happened.*,
  (select count(*)::integer from (select array_agg(r.from_person_id order by r.from_person_id) as members
  from relationships r where r.tree_id = $1 and r.deleted_at is null and r.type = 'parent_child' group by r.to_person_id
  union
  select case when r.from_person_id < r.to_person_id then array[r.from_person_id, r.to_person_id]
  else array[r.to_person_id, r.from_person_id] end
  from relationships r where r.tree_id = $1 and r.deleted_at is null and r.type = 'partnership') f) as "families",
  (select count(*)::integer from (select 1 from citations x where x.tree_id = $1 and x.deleted_at is null) q) as "citations",
  (select count(*)::integer from (select 1 from sources s where s.tree_id = $1 and s.deleted_at is null) q) as "sources",
  (select count(*)::integer from (select 1 from media x where x.tree_id = $1 and x.deleted_at is null) q) as "media",
  happened."places" as "allPlaces",
  (select coalesce(max(generation), 0) from line) as "generations"
  from (
  select count(*)::integer as "persons",
  (count(*) filter (where (case when x.is_living is null then x.dead_from is null or x.dead_from > 2026 else x.is_living end)))::integer as "possiblyLiving",
  (count(*) filter (where not (x.birth_year is null)))::integer as "birth",
  (count(*) filter (where not (case when x.is_living is null then x.dead_from is null or x.dead_from > 2026 else x.is_living end) and x.death_year is not null))::integer as "death",
  (select count(distinct r.to_person_id)::integer from relationships r
  left join lateral (select * from persons a where a.tree_id = r.tree_id and a.id = r.from_person_id offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = r.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  where r.tree_id = $1 and r.type = 'parent_child' and r.deleted_at is null and a.id is not null and b.id is not null
  and true and true) as "parents",
  (select count(distinct p.id)::integer from citations x 
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  cross join lateral (values (a.id), (b.id)) p (id)
  where x.tree_id = $1 and x.deleted_at is null and p.id is not null and true) as "cited"
  from persons x where x.tree_id = $1 and x.deleted_at is null and true
  ) people cross join (
  select count(*)::integer as "events", count(distinct e.place_id)::integer as "places",
  min((e.date ->> 'sortDay')::integer) as "firstDay", max((e.date ->> 'sortDay')::integer) as "lastDay" from e
  ) happened;

-- reads/overview/overview facts outsider, for example
with recursive 
  line (id, generation) as (
  (
  select x.id, 1 from persons x where x.tree_id = $1 and x.deleted_at is null and x.privacy = 'default' and x.public_from <= 2026
  except select r.to_person_id, 1 from relationships r left join lateral (select * from persons a where a.tree_id = r.tree_id and a.id = r.from_person_id and a.privacy = 'default' and a.public_from <= 2026 offset 0) a on true left join lateral (select * from persons b where b.tree_id = r.tree_id and b.id = r.to_person_id and b.privacy = 'default' and b.public_from <= 2026 offset 0) b on true where r.tree_id = $1 and r.deleted_at is null and r.type = 'parent_child' and a.id is not null and b.id is not null
  )
  union
  select next.id, line.generation + 1 from line cross join lateral (
  select r.to_person_id as id
  from relationships r left join lateral (select * from persons a where a.tree_id = r.tree_id and a.id = r.from_person_id and a.privacy = 'default' and a.public_from <= 2026 offset 0) a on true left join lateral (select * from persons b where b.tree_id = r.tree_id and b.id = r.to_person_id and b.privacy = 'default' and b.public_from <= 2026 offset 0) b on true where r.tree_id = $1 and r.deleted_at is null and r.type = 'parent_child' and r.from_person_id = line.id and a.id is not null and b.id is not null offset 0
  ) next where line.generation < 1000
  ),
  e as (select * from (select * from (select x.date, x.place_id, x.privacy as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from events x 
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = x.relationship_id offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null where x.tree_id = $1 and x.deleted_at is null offset 0) q
  where q."eventPrivacy" is distinct from 'hidden' and q."a.privacy" = 'default' and q."a.publicFrom" <= 2026
  and (not q."isOfTwo" or (q."b.privacy" = 'default' and q."b.publicFrom" <= 2026)) ) q)
  select people.*, happened.*,
  (select count(*)::integer from (select array_agg(r.from_person_id order by r.from_person_id) as members
  from relationships r left join lateral (select * from persons a where a.tree_id = r.tree_id and a.id = r.from_person_id and a.privacy = 'default' and a.public_from <= 2026 offset 0) a on true left join lateral (select * from persons b where b.tree_id = r.tree_id and b.id = r.to_person_id and b.privacy = 'default' and b.public_from <= 2026 offset 0) b on true where r.tree_id = $1 and r.deleted_at is null and r.type = 'parent_child' and a.id is not null and b.id is not null group by r.to_person_id
  union
  select case when r.from_person_id < r.to_person_id then array[r.from_person_id, r.to_person_id]
  else array[r.to_person_id, r.from_person_id] end
  from relationships r left join lateral (select * from persons a where a.tree_id = r.tree_id and a.id = r.from_person_id and a.privacy = 'default' and a.public_from <= 2026 offset 0) a on true left join lateral (select * from persons b where b.tree_id = r.tree_id and b.id = r.to_person_id and b.privacy = 'default' and b.public_from <= 2026 offset 0) b on true where r.tree_id = $1 and r.deleted_at is null and r.type = 'partnership' and a.id is not null and b.id is not null) f) as "families",
  (select count(*)::integer from (select * from (select 1, e.privacy as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from citations x 
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null where x.tree_id = $1 and x.deleted_at is null offset 0) q
  where q."eventPrivacy" is distinct from 'hidden' and q."a.privacy" = 'default' and q."a.publicFrom" <= 2026
  and (not q."isOfTwo" or (q."b.privacy" = 'default' and q."b.publicFrom" <= 2026)) ) q) as "citations",
  (select count(*)::integer from (select * from (select 1, null::text as "eventPrivacy", w.privacy as "a.privacy", w.public_from as "a.publicFrom",
  w.second_privacy as "b.privacy", w.second_public_from as "b.publicFrom", coalesce(w.is_of_two, false) as "isOfTwo" from sources s 
  left join lateral (
  select a.privacy, a.public_from, b.privacy as second_privacy, b.public_from as second_public_from, r.id is not null as is_of_two
  from citations x 
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  where x.tree_id = s.tree_id and x.source_id between s.id and s.id and x.deleted_at is null and e.privacy is distinct from 'hidden'
  and a.privacy = 'default' and a.public_from <= 2026
  and (r.id is null or (b.privacy = 'default' and b.public_from <= 2026))
  order by x.source_id limit 1
  ) w on true where s.tree_id = $1 and s.deleted_at is null offset 0) q
  where q."eventPrivacy" is distinct from 'hidden' and q."a.privacy" = 'default' and q."a.publicFrom" <= 2026
  and (not q."isOfTwo" or (q."b.privacy" = 'default' and q."b.publicFrom" <= 2026)) ) q) as "sources",
  (select count(*)::integer from (select * from (select 1, case when o.is_hidden then 'hidden' end as "eventPrivacy", o.people as "others",
  case when o.is_grounded then 'default' end as "a.privacy", case when o.is_grounded then -10000 end as "a.publicFrom",
  null::text as "b.privacy", null::integer as "b.publicFrom", false as "isOfTwo" from media x 
  left join lateral (
  select coalesce(bool_or(e.deleted_at is null and e.privacy = 'hidden'), false) as is_hidden,
  coalesce(bool_or(case
  when k.person_id is not null then true
  when k.event_id is not null then e.deleted_at is null
  when k.relationship_id is not null then r.deleted_at is null
  else s.id is not null end), false) as is_grounded,
  json_agg(v.facts) filter (where v.counts) as people
  from (select x.person_id, x.event_id, null::uuid as relationship_id, x.source_id, null::uuid as citation_id,
  null::uuid as place_id where num_nonnulls(x.person_id, x.event_id, x.source_id) > 0 union all select l.person_id, l.event_id, l.relationship_id, l.source_id, l.citation_id, l.place_id
  from (select * from media_links l where l.tree_id = x.tree_id and l.media_id = x.id offset 0) l) k
  left join lateral (select * from citations c where c.tree_id = x.tree_id and c.id = k.citation_id offset 0) c on true
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = c.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = coalesce(k.event_id, c.event_id) offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(k.relationship_id, c.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(k.person_id, c.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  left join lateral (select * from sources s where s.tree_id = x.tree_id and s.id = k.source_id offset 0) s on s.deleted_at is null
  left join lateral (
  select a.privacy, a.public_from, b.privacy as second_privacy, b.public_from as second_public_from, r.id is not null as is_of_two
  from citations x 
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  where x.tree_id = s.tree_id and x.source_id between s.id and s.id and x.deleted_at is null and e.privacy is distinct from 'hidden'
  and a.privacy = 'default' and a.public_from <= 2026
  and (r.id is null or (b.privacy = 'default' and b.public_from <= 2026))
  order by x.source_id limit 1
  ) cited on true
  cross join lateral (values
  (case when a.id is not null then json_build_object('privacy', a.privacy, 'publicFrom', a.public_from) end, k.place_id is null and (k.source_id is null or (s.id is not null and cited.privacy is null))),
  (case when b.id is not null then json_build_object('privacy', b.privacy, 'publicFrom', b.public_from) end, r.id is not null)
  ) v (facts, counts)
  ) o on true where x.tree_id = $1 and x.deleted_at is null offset 0) q
  where q."eventPrivacy" is distinct from 'hidden' and q."a.privacy" = 'default' and q."a.publicFrom" <= 2026
  and (not q."isOfTwo" or (q."b.privacy" = 'default' and q."b.publicFrom" <= 2026)) and not exists (select from json_array_elements(q.others) o (facts) where o.facts ->> 'privacy' is distinct from 'default'
  or (o.facts ->> 'publicFrom')::integer > 2026 or o.facts ->> 'publicFrom' is null)) q) as "media",
  happened."places" as "allPlaces",
  (select coalesce(max(generation), 0) from line) as "generations"
  from (
  select count(*)::integer as "persons",
  (count(*) filter (where (case when x.is_living is null then x.dead_from is null or x.dead_from > 2026 else x.is_living end)))::integer as "possiblyLiving",
  (count(*) filter (where not (x.public_birth_year is null)))::integer as "birth",
  (count(*) filter (where not (case when x.is_living is null then x.dead_from is null or x.dead_from > 2026 else x.is_living end) and x.public_death_year is not null))::integer as "death",
  (select count(distinct r.to_person_id)::integer from relationships r
  left join lateral (select * from persons a where a.tree_id = r.tree_id and a.id = r.from_person_id offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = r.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  where r.tree_id = $1 and r.type = 'parent_child' and r.deleted_at is null and a.id is not null and b.id is not null
  and a.privacy <> 'hidden' and b.privacy = 'default' and b.public_from <= 2026) as "parents",
  (select count(distinct p.id)::integer from citations x 
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  cross join lateral (values (a.id), (b.id)) p (id)
  where x.tree_id = $1 and x.deleted_at is null and p.id is not null and e.privacy is distinct from 'hidden' and a.privacy = 'default' and a.public_from <= 2026 and (r.id is null or (b.privacy = 'default' and b.public_from <= 2026))) as "cited"
  from persons x where x.tree_id = $1 and x.deleted_at is null and x.privacy = 'default' and x.public_from <= 2026
  ) people cross join (
  select count(*)::integer as "events", count(distinct e.place_id)::integer as "places",
  min((e.date ->> 'sortDay')::integer) as "firstDay", max((e.date ->> 'sortDay')::integer) as "lastDay" from e
  ) happened;

-- reads/overview/overview statistics member, for example
with recursive 
  up (id, generation) as (
  select h.id, 0 from trees t left join lateral (select * from persons h where h.tree_id = $1 and h.id = t.home_person_id offset 0) h on h.deleted_at is null and true where t.id = $1 and h.id is not null
  union
  select next.id, up.generation + 1 from up cross join lateral (
  select p.id from relationships r left join lateral (select * from persons p where p.tree_id = $1 and p.id = r.from_person_id offset 0) p on p.deleted_at is null and true
  where r.tree_id = $1 and r.to_person_id = up.id and r.deleted_at is null and r.type = 'parent_child'
  and r.qualifier = 'biological' and p.id is not null offset 0
  ) next where up.generation < 12
  ),
  e as (select * from (select x.type, x.person_id, x.relationship_id, x.date, x.place_id from events x where x.tree_id = $1 and x.deleted_at is null) q)
  select * from (
  select 'life_span' as kind, q.age as key, q.gender, null::text as text, count(*)::integer as count
  from (select x.gender, (x.death_year - x.birth_year - case when x.birth_year < 0 and x.death_year > 0 then 1 else 0 end) as age from persons x where x.tree_id = $1 and x.deleted_at is null and true and not (case when x.is_living is null then x.dead_from is null or x.dead_from > 2026 else x.is_living end) and (x.death_year - x.birth_year - case when x.birth_year < 0 and x.death_year > 0 then 1 else 0 end) between 0 and 120) q group by q.age, q.gender union all 
  select 'births_of_decade', (floor(x.birth_year / 10.0) * 10)::integer, null::text, null::text, count(*)::integer
  from persons x where x.tree_id = $1 and x.deleted_at is null and true and x.birth_year is not null group by 2 union all 
  select 'births_of_month', q.month, null::text, null::text, count(*)::integer
  from (
  select distinct on (e.person_id) extract(month from (date '2000-01-01' + ((e.date ->> 'sortDay')::integer - 2451545)))::integer as month from e
  where e.type = 'birth' and e.person_id is not null and (e.date ->> 'sortDay')::integer >= 0 and e.date ->> 'qualifier' = 'exact'
  and (e.date ->> 'day' is not null or (e.date ->> 'calendar' = 'gregorian' and e.date ->> 'month' is not null))
  order by e.person_id, (e.date ->> 'sortDay')::integer
  ) q group by q.month union all 
  select 'age_at_marriage' as kind, q.age as key, q.gender, null::text as text, count(*)::integer as count
  from (select min((m.year - a.birth_year - case when a.birth_year < 0 and m.year > 0 then 1 else 0 end)) as age, a.gender
  from (
  select e.relationship_id, extract(year from (date '2000-01-01' + ((e.date ->> 'sortDay')::integer - 2451545)))::integer as year from e
  where e.type = 'marriage' and e.relationship_id is not null and (e.date ->> 'sortDay')::integer >= 0
  and e.date ->> 'qualifier' in ('exact', 'about', 'calculated', 'estimated') offset 0
  ) m
  left join lateral (select * from relationships r where r.tree_id = $1 and r.id = m.relationship_id offset 0) r on true
  cross join lateral (values (r.from_person_id), (r.to_person_id)) k (id)
  left join lateral (select * from persons a where a.tree_id = $1 and a.id = k.id offset 0) a on a.deleted_at is null and true
  where (m.year - a.birth_year - case when a.birth_year < 0 and m.year > 0 then 1 else 0 end) between 0 and 120 group by a.id, a.gender) q group by q.age, q.gender union all 
  select 'age_at_first_child' as kind, q.age as key, q.gender, null::text as text, count(*)::integer as count
  from (select min((b.birth_year - a.birth_year - case when a.birth_year < 0 and b.birth_year > 0 then 1 else 0 end)) as age, a.gender from relationships r
  left join lateral (select * from persons a where a.tree_id = $1 and a.id = r.from_person_id offset 0) a on a.deleted_at is null and true left join lateral (select * from persons b where b.tree_id = $1 and b.id = r.to_person_id offset 0) b on b.deleted_at is null and true
  where r.tree_id = $1 and r.deleted_at is null and r.type = 'parent_child' and r.qualifier = 'biological'
  and (b.birth_year - a.birth_year - case when a.birth_year < 0 and b.birth_year > 0 then 1 else 0 end) between 0 and 120 group by a.id, a.gender) q group by q.age, q.gender union all 
  select 'given_name', q.decade, null::text, q.name, q.count
  from (
  select n.decade, n.name, count(*)::integer as count,
  row_number() over (partition by n.decade order by count(*) desc, n.name collate "C") as place
  from (
  select (floor(x.birth_year / 10.0) * 10)::integer as decade, split_part(x.given_name, ' ', 1) as name
  from persons x where x.tree_id = $1 and x.deleted_at is null and true and x.birth_year is not null and x.given_name is not null
  ) n where lower(translate(n.name, '.?!_-–—…[]()<>*', ''))
  not in ('', 'n', 'nn', 'unknown', 'unkn', 'unk', 'unbekannt', 'unbek', 'unnamed', 'living', 'private', 'xxx') group by n.decade, n.name
  ) q where q.place <= 5 union all 
  (select 'place', 0, null::text, o.name, sum(q.count)::integer
  from (select e.place_id, count(*) as count from e where e.place_id is not null group by e.place_id offset 0) q
  left join lateral (select * from places o where o.tree_id = $1 and o.id = q.place_id offset 0) o on true
  where o.name is not null group by o.name order by 5 desc, o.name collate "C" limit 10) union all 
  select 'generation', up.generation, null::text, null::text, count(*)::integer from up
  where up.generation > 0 group by up.generation) s order by s.kind, s.key, s.count desc, s.text collate "C";

-- reads/overview/overview statistics outsider, for example
with recursive 
  up (id, generation) as (
  select h.id, 0 from trees t left join lateral (select * from persons h where h.tree_id = $1 and h.id = t.home_person_id offset 0) h on h.deleted_at is null and h.privacy = 'default' and h.public_from <= 2026 where t.id = $1 and h.id is not null
  union
  select next.id, up.generation + 1 from up cross join lateral (
  select p.id from relationships r left join lateral (select * from persons p where p.tree_id = $1 and p.id = r.from_person_id offset 0) p on p.deleted_at is null and p.privacy = 'default' and p.public_from <= 2026
  where r.tree_id = $1 and r.to_person_id = up.id and r.deleted_at is null and r.type = 'parent_child'
  and r.qualifier = 'biological' and p.id is not null offset 0
  ) next where up.generation < 12
  ),
  e as (select * from (select * from (select x.type, x.person_id, x.relationship_id, x.date, x.place_id, x.privacy as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from events x 
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = x.relationship_id offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null where x.tree_id = $1 and x.deleted_at is null offset 0) q
  where q."eventPrivacy" is distinct from 'hidden' and q."a.privacy" = 'default' and q."a.publicFrom" <= 2026
  and (not q."isOfTwo" or (q."b.privacy" = 'default' and q."b.publicFrom" <= 2026)) ) q)
  select * from (
  select 'life_span' as kind, q.age as key, q.gender, null::text as text, count(*)::integer as count
  from (select x.gender, (x.public_death_year - x.public_birth_year - case when x.public_birth_year < 0 and x.public_death_year > 0 then 1 else 0 end) as age from persons x where x.tree_id = $1 and x.deleted_at is null and x.privacy = 'default' and x.public_from <= 2026 and not (case when x.is_living is null then x.dead_from is null or x.dead_from > 2026 else x.is_living end) and (x.public_death_year - x.public_birth_year - case when x.public_birth_year < 0 and x.public_death_year > 0 then 1 else 0 end) between 0 and 120) q group by q.age, q.gender union all 
  select 'births_of_decade', (floor(x.public_birth_year / 10.0) * 10)::integer, null::text, null::text, count(*)::integer
  from persons x where x.tree_id = $1 and x.deleted_at is null and x.privacy = 'default' and x.public_from <= 2026 and x.public_birth_year is not null group by 2 union all 
  select 'births_of_month', q.month, null::text, null::text, count(*)::integer
  from (
  select distinct on (e.person_id) extract(month from (date '2000-01-01' + ((e.date ->> 'sortDay')::integer - 2451545)))::integer as month from e
  where e.type = 'birth' and e.person_id is not null and (e.date ->> 'sortDay')::integer >= 0 and e.date ->> 'qualifier' = 'exact'
  and (e.date ->> 'day' is not null or (e.date ->> 'calendar' = 'gregorian' and e.date ->> 'month' is not null))
  order by e.person_id, (e.date ->> 'sortDay')::integer
  ) q group by q.month union all 
  select 'age_at_marriage' as kind, q.age as key, q.gender, null::text as text, count(*)::integer as count
  from (select min((m.year - a.public_birth_year - case when a.public_birth_year < 0 and m.year > 0 then 1 else 0 end)) as age, a.gender
  from (
  select e.relationship_id, extract(year from (date '2000-01-01' + ((e.date ->> 'sortDay')::integer - 2451545)))::integer as year from e
  where e.type = 'marriage' and e.relationship_id is not null and (e.date ->> 'sortDay')::integer >= 0
  and e.date ->> 'qualifier' in ('exact', 'about', 'calculated', 'estimated') offset 0
  ) m
  left join lateral (select * from relationships r where r.tree_id = $1 and r.id = m.relationship_id offset 0) r on true
  cross join lateral (values (r.from_person_id), (r.to_person_id)) k (id)
  left join lateral (select * from persons a where a.tree_id = $1 and a.id = k.id offset 0) a on a.deleted_at is null and a.privacy = 'default' and a.public_from <= 2026
  where (m.year - a.public_birth_year - case when a.public_birth_year < 0 and m.year > 0 then 1 else 0 end) between 0 and 120 group by a.id, a.gender) q group by q.age, q.gender union all 
  select 'age_at_first_child' as kind, q.age as key, q.gender, null::text as text, count(*)::integer as count
  from (select min((b.public_birth_year - a.public_birth_year - case when a.public_birth_year < 0 and b.public_birth_year > 0 then 1 else 0 end)) as age, a.gender from relationships r
  left join lateral (select * from persons a where a.tree_id = $1 and a.id = r.from_person_id offset 0) a on a.deleted_at is null and a.privacy = 'default' and a.public_from <= 2026 left join lateral (select * from persons b where b.tree_id = $1 and b.id = r.to_person_id offset 0) b on b.deleted_at is null and b.privacy = 'default' and b.public_from <= 2026
  where r.tree_id = $1 and r.deleted_at is null and r.type = 'parent_child' and r.qualifier = 'biological'
  and (b.public_birth_year - a.public_birth_year - case when a.public_birth_year < 0 and b.public_birth_year > 0 then 1 else 0 end) between 0 and 120 group by a.id, a.gender) q group by q.age, q.gender union all 
  select 'given_name', q.decade, null::text, q.name, q.count
  from (
  select n.decade, n.name, count(*)::integer as count,
  row_number() over (partition by n.decade order by count(*) desc, n.name collate "C") as place
  from (
  select (floor(x.public_birth_year / 10.0) * 10)::integer as decade, split_part(x.given_name, ' ', 1) as name
  from persons x where x.tree_id = $1 and x.deleted_at is null and x.privacy = 'default' and x.public_from <= 2026 and x.public_birth_year is not null and x.given_name is not null
  ) n where lower(translate(n.name, '.?!_-–—…[]()<>*', ''))
  not in ('', 'n', 'nn', 'unknown', 'unkn', 'unk', 'unbekannt', 'unbek', 'unnamed', 'living', 'private', 'xxx') group by n.decade, n.name
  ) q where q.place <= 5 union all 
  (select 'place', 0, null::text, o.name, sum(q.count)::integer
  from (select e.place_id, count(*) as count from e where e.place_id is not null group by e.place_id offset 0) q
  left join lateral (select * from places o where o.tree_id = $1 and o.id = q.place_id offset 0) o on true
  where o.name is not null group by o.name order by 5 desc, o.name collate "C" limit 10) union all 
  select 'generation', up.generation, null::text, null::text, count(*)::integer from up
  where up.generation > 0 group by up.generation) s order by s.kind, s.key, s.count desc, s.text collate "C";

-- reads/overview/overview surnames member, for example
select mode() within group (order by x.surname collate "C") as "surname", count(*)::integer as "count"
  from persons x where x.tree_id = $1 and x.deleted_at is null and x.surname_key is not null and true and x.surname_key > $2 group by x.surname_key order by x.surname_key limit $3;

-- reads/overview/overview surnames outsider, for example
select mode() within group (order by x.surname collate "C") as "surname", count(*)::integer as "count"
  from persons x where x.tree_id = $1 and x.deleted_at is null and x.surname_key is not null and x.privacy = 'default' and x.public_from <= 2026 and x.surname_key > $2 group by x.surname_key order by x.surname_key limit $3;

-- reads/overview/overview topSurnames member, for example
select mode() within group (order by x.surname collate "C") as "surname", count(*)::integer as "count"
  from persons x where x.tree_id = $1 and x.deleted_at is null and x.surname_key is not null and true group by x.surname_key order by count(*) desc, x.surname_key limit $2;

-- reads/overview/overview topSurnames outsider, for example
select mode() within group (order by x.surname collate "C") as "surname", count(*)::integer as "count"
  from persons x where x.tree_id = $1 and x.deleted_at is null and x.surname_key is not null and x.privacy = 'default' and x.public_from <= 2026 group by x.surname_key order by count(*) desc, x.surname_key limit $2;

-- reads/person-list/person-list countListed all member, for example
select count(*)::integer as "count" from persons x
  where x.tree_id = $1 and x.deleted_at is null and (x.surname_key = 'darwin') and (x.surname_key is not null and "left"(x.surname_key, 1) = 'd') and (x.gender = 'female') and ((case when x.is_living is null then x.dead_from is null or x.dead_from > 2026 else x.is_living end) = false) and (x.birth_year >= 1800) and (x.birth_year <= 1900) and (x.id = any (array(
  select p.id from persons p
  where identifier_keys(p.tree_id, p.identifiers) @> array[($1::uuid)::text || ' ' || md5('AB-12')]
  and p.tree_id = $1 and p.deleted_at is null and json_array_length(p.identifiers) > 0
  and exists (select from json_array_elements(p.identifiers) i where i ->> 'value' = 'AB-12')
  ))) and (x.id = any ('{018f0000-0000-7000-8000-000000000000}'::uuid[]));

-- reads/person-list/person-list countListed all outsider, for example
select count(*)::integer as "count" from persons x
  where x.tree_id = $1 and x.deleted_at is null and (x.privacy <> 'hidden') and (x.privacy = 'default' and x.public_from <= 2026) and (x.surname_key = 'darwin') and (x.surname_key is not null and "left"(x.surname_key, 1) = 'd') and (x.gender = 'female') and ((case when x.is_living is null then x.dead_from is null or x.dead_from > 2026 else x.is_living end) = false) and (x.public_birth_year >= 1800) and (x.public_birth_year <= 1900) and (x.id = any (array(
  select p.id from persons p
  where identifier_keys(p.tree_id, p.identifiers) @> array[($1::uuid)::text || ' ' || md5('AB-12')]
  and p.tree_id = $1 and p.deleted_at is null and json_array_length(p.identifiers) > 0
  and exists (select from json_array_elements(p.identifiers) i where i ->> 'value' = 'AB-12')
  ))) and (x.id = any ('{018f0000-0000-7000-8000-000000000000}'::uuid[]));

-- reads/person-list/person-list countListed missing member, for example
select count(*)::integer as "count" from persons x
  where x.tree_id = $1 and x.deleted_at is null and (x.birth_year is null);

-- reads/person-list/person-list countListed missing outsider, for example
select count(*)::integer as "count" from persons x
  where x.tree_id = $1 and x.deleted_at is null and (x.privacy <> 'hidden') and (x.privacy = 'default' and x.public_from <= 2026) and (x.public_birth_year is null);

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select u.* from ((select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is not null) and ("left"(x.given_name, 64) collate "und-x-icu" is not null) and (true)
  order by "left"(x.surname, 64) collate "und-x-icu" asc, "left"(x.given_name, 64) collate "und-x-icu" asc, x.id asc limit $2) union all (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is not null) and (x.given_name is null) and (true)
  order by "left"(x.surname, 64) collate "und-x-icu" asc, x.id asc limit $2)) u
  order by "left"(u."surname", 64) collate "und-x-icu" asc, u."givenName" is null, "left"(u."givenName", 64) collate "und-x-icu" asc, u."id" asc
  limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select u.* from ((select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is not null) and ("left"(x.given_name, 64) collate "und-x-icu" is not null) and (true)
  order by "left"(x.surname, 64) collate "und-x-icu" desc, "left"(x.given_name, 64) collate "und-x-icu" desc, x.id desc limit $2) union all (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is not null) and (x.given_name is null) and (true)
  order by "left"(x.surname, 64) collate "und-x-icu" desc, x.id desc limit $2)) u
  order by "left"(u."surname", 64) collate "und-x-icu" desc, u."givenName" is null, "left"(u."givenName", 64) collate "und-x-icu" desc, u."id" desc
  limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is null and x.given_name is null)
  order by "left"(x.surname, 64) collate "und-x-icu" asc, x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is null and x.given_name is null)
  order by "left"(x.surname, 64) collate "und-x-icu" desc, x.id desc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is null) and ("left"(x.given_name, 64) collate "und-x-icu" is not null) and (true)
  order by "left"(x.surname, 64) collate "und-x-icu" asc, "left"(x.given_name, 64) collate "und-x-icu" asc, x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is null) and ("left"(x.given_name, 64) collate "und-x-icu" is not null) and (true)
  order by "left"(x.surname, 64) collate "und-x-icu" desc, "left"(x.given_name, 64) collate "und-x-icu" desc, x.id desc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and (true)
  order by x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and (true)
  order by x.id desc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and (x.birth_year is not null)
  order by x.birth_year asc, x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and (x.birth_year is not null)
  order by x.birth_year desc, x.id desc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and (x.birth_year is null)
  order by x.birth_year asc, x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and (x.birth_year is null)
  order by x.birth_year desc, x.id desc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and (x.death_year is not null)
  order by x.death_year asc, x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and (x.death_year is not null)
  order by x.death_year desc, x.id desc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and (x.death_year is null)
  order by x.death_year asc, x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and (x.death_year is null)
  order by x.death_year desc, x.id desc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and (x.updated_at is not null)
  order by x.updated_at asc, x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and (x.updated_at is not null)
  order by x.updated_at desc, x.id desc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and (x.updated_at is null)
  order by x.updated_at asc, x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and (x.updated_at is null)
  order by x.updated_at desc, x.id desc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed all member, for example
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select u.* from ((select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is not null) and ("left"(x.given_name, 64) collate "und-x-icu" is not null) and (true) and (x.surname_key = 'darwin') and (x.surname_key is not null and "left"(x.surname_key, 1) = 'd') and (x.gender = 'female') and ((case when x.is_living is null then x.dead_from is null or x.dead_from > 2026 else x.is_living end) = false) and (x.birth_year >= 1800) and (x.birth_year <= 1900) and (x.id = any (array(
  select p.id from persons p
  where identifier_keys(p.tree_id, p.identifiers) @> array[($1::uuid)::text || ' ' || md5('AB-12')]
  and p.tree_id = $1 and p.deleted_at is null and json_array_length(p.identifiers) > 0
  and exists (select from json_array_elements(p.identifiers) i where i ->> 'value' = 'AB-12')
  ))) and (x.id = any ('{018f0000-0000-7000-8000-000000000000}'::uuid[]))
  order by "left"(x.surname, 64) collate "und-x-icu" asc, "left"(x.given_name, 64) collate "und-x-icu" asc, x.id asc limit $2) union all (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is not null) and (x.given_name is null) and (true) and (x.surname_key = 'darwin') and (x.surname_key is not null and "left"(x.surname_key, 1) = 'd') and (x.gender = 'female') and ((case when x.is_living is null then x.dead_from is null or x.dead_from > 2026 else x.is_living end) = false) and (x.birth_year >= 1800) and (x.birth_year <= 1900) and (x.id = any (array(
  select p.id from persons p
  where identifier_keys(p.tree_id, p.identifiers) @> array[($1::uuid)::text || ' ' || md5('AB-12')]
  and p.tree_id = $1 and p.deleted_at is null and json_array_length(p.identifiers) > 0
  and exists (select from json_array_elements(p.identifiers) i where i ->> 'value' = 'AB-12')
  ))) and (x.id = any ('{018f0000-0000-7000-8000-000000000000}'::uuid[]))
  order by "left"(x.surname, 64) collate "und-x-icu" asc, x.id asc limit $2)) u
  order by "left"(u."surname", 64) collate "und-x-icu" asc, u."givenName" is null, "left"(u."givenName", 64) collate "und-x-icu" asc, u."id" asc
  limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed all member, for example
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is null and x.given_name is null) and (x.surname_key = 'darwin') and (x.surname_key is not null and "left"(x.surname_key, 1) = 'd') and (x.gender = 'female') and ((case when x.is_living is null then x.dead_from is null or x.dead_from > 2026 else x.is_living end) = false) and (x.birth_year >= 1800) and (x.birth_year <= 1900) and (x.id = any (array(
  select p.id from persons p
  where identifier_keys(p.tree_id, p.identifiers) @> array[($1::uuid)::text || ' ' || md5('AB-12')]
  and p.tree_id = $1 and p.deleted_at is null and json_array_length(p.identifiers) > 0
  and exists (select from json_array_elements(p.identifiers) i where i ->> 'value' = 'AB-12')
  ))) and (x.id = any ('{018f0000-0000-7000-8000-000000000000}'::uuid[]))
  order by "left"(x.surname, 64) collate "und-x-icu" asc, x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed all member, for example
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is null) and ("left"(x.given_name, 64) collate "und-x-icu" is not null) and (true) and (x.surname_key = 'darwin') and (x.surname_key is not null and "left"(x.surname_key, 1) = 'd') and (x.gender = 'female') and ((case when x.is_living is null then x.dead_from is null or x.dead_from > 2026 else x.is_living end) = false) and (x.birth_year >= 1800) and (x.birth_year <= 1900) and (x.id = any (array(
  select p.id from persons p
  where identifier_keys(p.tree_id, p.identifiers) @> array[($1::uuid)::text || ' ' || md5('AB-12')]
  and p.tree_id = $1 and p.deleted_at is null and json_array_length(p.identifiers) > 0
  and exists (select from json_array_elements(p.identifiers) i where i ->> 'value' = 'AB-12')
  ))) and (x.id = any ('{018f0000-0000-7000-8000-000000000000}'::uuid[]))
  order by "left"(x.surname, 64) collate "und-x-icu" asc, "left"(x.given_name, 64) collate "und-x-icu" asc, x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed all outsider, for example
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select u.* from ((select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is not null) and ("left"(x.given_name, 64) collate "und-x-icu" is not null) and (x.privacy = 'default' and x.public_from <= 2026) and (x.privacy = 'default' and x.public_from <= 2026) and (x.surname_key = 'darwin') and (x.surname_key is not null and "left"(x.surname_key, 1) = 'd') and (x.gender = 'female') and ((case when x.is_living is null then x.dead_from is null or x.dead_from > 2026 else x.is_living end) = false) and (x.public_birth_year >= 1800) and (x.public_birth_year <= 1900) and (x.id = any (array(
  select p.id from persons p
  where identifier_keys(p.tree_id, p.identifiers) @> array[($1::uuid)::text || ' ' || md5('AB-12')]
  and p.tree_id = $1 and p.deleted_at is null and json_array_length(p.identifiers) > 0
  and exists (select from json_array_elements(p.identifiers) i where i ->> 'value' = 'AB-12')
  ))) and (x.id = any ('{018f0000-0000-7000-8000-000000000000}'::uuid[]))
  order by "left"(x.surname, 64) collate "und-x-icu" asc, "left"(x.given_name, 64) collate "und-x-icu" asc, x.id asc limit $2) union all (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is not null) and (x.given_name is null) and (x.privacy = 'default' and x.public_from <= 2026) and (x.privacy = 'default' and x.public_from <= 2026) and (x.surname_key = 'darwin') and (x.surname_key is not null and "left"(x.surname_key, 1) = 'd') and (x.gender = 'female') and ((case when x.is_living is null then x.dead_from is null or x.dead_from > 2026 else x.is_living end) = false) and (x.public_birth_year >= 1800) and (x.public_birth_year <= 1900) and (x.id = any (array(
  select p.id from persons p
  where identifier_keys(p.tree_id, p.identifiers) @> array[($1::uuid)::text || ' ' || md5('AB-12')]
  and p.tree_id = $1 and p.deleted_at is null and json_array_length(p.identifiers) > 0
  and exists (select from json_array_elements(p.identifiers) i where i ->> 'value' = 'AB-12')
  ))) and (x.id = any ('{018f0000-0000-7000-8000-000000000000}'::uuid[]))
  order by "left"(x.surname, 64) collate "und-x-icu" asc, x.id asc limit $2)) u
  order by "left"(u."surname", 64) collate "und-x-icu" asc, u."givenName" is null, "left"(u."givenName", 64) collate "und-x-icu" asc, u."id" asc
  limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed all outsider, for example
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is null) and ("left"(x.given_name, 64) collate "und-x-icu" is not null) and (x.privacy = 'default' and x.public_from <= 2026) and (x.privacy = 'default' and x.public_from <= 2026) and (x.surname_key = 'darwin') and (x.surname_key is not null and "left"(x.surname_key, 1) = 'd') and (x.gender = 'female') and ((case when x.is_living is null then x.dead_from is null or x.dead_from > 2026 else x.is_living end) = false) and (x.public_birth_year >= 1800) and (x.public_birth_year <= 1900) and (x.id = any (array(
  select p.id from persons p
  where identifier_keys(p.tree_id, p.identifiers) @> array[($1::uuid)::text || ' ' || md5('AB-12')]
  and p.tree_id = $1 and p.deleted_at is null and json_array_length(p.identifiers) > 0
  and exists (select from json_array_elements(p.identifiers) i where i ->> 'value' = 'AB-12')
  ))) and (x.id = any ('{018f0000-0000-7000-8000-000000000000}'::uuid[]))
  order by "left"(x.surname, 64) collate "und-x-icu" asc, "left"(x.given_name, 64) collate "und-x-icu" asc, x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed all outsider, for example
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and (x.privacy <> 'hidden') and ((("left"(x.surname, 64) collate "und-x-icu" is null and x.given_name is null) and x.privacy = 'default' and x.public_from <= 2026) or (x.privacy = 'default' and x.public_from <= 2026) is not true) and (x.privacy = 'default' and x.public_from <= 2026) and (x.surname_key = 'darwin') and (x.surname_key is not null and "left"(x.surname_key, 1) = 'd') and (x.gender = 'female') and ((case when x.is_living is null then x.dead_from is null or x.dead_from > 2026 else x.is_living end) = false) and (x.public_birth_year >= 1800) and (x.public_birth_year <= 1900) and (x.id = any (array(
  select p.id from persons p
  where identifier_keys(p.tree_id, p.identifiers) @> array[($1::uuid)::text || ' ' || md5('AB-12')]
  and p.tree_id = $1 and p.deleted_at is null and json_array_length(p.identifiers) > 0
  and exists (select from json_array_elements(p.identifiers) i where i ->> 'value' = 'AB-12')
  ))) and (x.id = any ('{018f0000-0000-7000-8000-000000000000}'::uuid[]))
  order by x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed missing member, for example
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select u.* from ((select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is not null) and ("left"(x.given_name, 64) collate "und-x-icu" is not null) and (true) and (x.birth_year is null)
  order by "left"(x.surname, 64) collate "und-x-icu" asc, "left"(x.given_name, 64) collate "und-x-icu" asc, x.id asc limit $2) union all (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is not null) and (x.given_name is null) and (true) and (x.birth_year is null)
  order by "left"(x.surname, 64) collate "und-x-icu" asc, x.id asc limit $2)) u
  order by "left"(u."surname", 64) collate "und-x-icu" asc, u."givenName" is null, "left"(u."givenName", 64) collate "und-x-icu" asc, u."id" asc
  limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed missing member, for example
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is null and x.given_name is null) and (x.birth_year is null)
  order by "left"(x.surname, 64) collate "und-x-icu" asc, x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed missing member, for example
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is null) and ("left"(x.given_name, 64) collate "und-x-icu" is not null) and (true) and (x.birth_year is null)
  order by "left"(x.surname, 64) collate "und-x-icu" asc, "left"(x.given_name, 64) collate "und-x-icu" asc, x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed missing outsider, for example
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select u.* from ((select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is not null) and ("left"(x.given_name, 64) collate "und-x-icu" is not null) and (x.privacy = 'default' and x.public_from <= 2026) and (x.privacy = 'default' and x.public_from <= 2026) and (x.public_birth_year is null)
  order by "left"(x.surname, 64) collate "und-x-icu" asc, "left"(x.given_name, 64) collate "und-x-icu" asc, x.id asc limit $2) union all (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is not null) and (x.given_name is null) and (x.privacy = 'default' and x.public_from <= 2026) and (x.privacy = 'default' and x.public_from <= 2026) and (x.public_birth_year is null)
  order by "left"(x.surname, 64) collate "und-x-icu" asc, x.id asc limit $2)) u
  order by "left"(u."surname", 64) collate "und-x-icu" asc, u."givenName" is null, "left"(u."givenName", 64) collate "und-x-icu" asc, u."id" asc
  limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed missing outsider, for example
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and ("left"(x.surname, 64) collate "und-x-icu" is null) and ("left"(x.given_name, 64) collate "und-x-icu" is not null) and (x.privacy = 'default' and x.public_from <= 2026) and (x.privacy = 'default' and x.public_from <= 2026) and (x.public_birth_year is null)
  order by "left"(x.surname, 64) collate "und-x-icu" asc, "left"(x.given_name, 64) collate "und-x-icu" asc, x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/person-list/person-list listed missing outsider, for example
select w.* from (
  select q.*, sum(coalesce(octet_length(q."notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from persons x where x.tree_id = $1 and x.deleted_at is null
  and (x.privacy <> 'hidden') and ((("left"(x.surname, 64) collate "und-x-icu" is null and x.given_name is null) and x.privacy = 'default' and x.public_from <= 2026) or (x.privacy = 'default' and x.public_from <= 2026) is not true) and (x.privacy = 'default' and x.public_from <= 2026) and (x.public_birth_year is null)
  order by x.id asc limit $2) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/persons becomingPublic
select "x"."id" as "personId", "x"."public_from" as "year"
  from "persons" as "x"
  where "x"."tree_id" = $1
  and "x"."deleted_at" is null
  and "x"."public_from" >= $2
  and "x"."public_from" <= $3
  order by "x"."public_from", "x"."id"
  limit $4;

-- reads/persons chosen
select x.tree_id as "person.treeId", x.id as "person.id", x.gender as "person.gender", x.is_living as "person.isLiving", x.notes as "person.notes", x.privacy as "person.privacy", x.identifiers as "person.identifiers", x.portrait as "person.portrait", x.display_name as "person.displayName", x.given_name as "person.givenName", x.surname as "person.surname", x.forms as "person.forms", x.birth_year as "person.birthYear", x.death_year as "person.deathYear", x.public_birth_year as "person.publicBirthYear", x.public_death_year as "person.publicDeathYear", x.has_death_fact as "person.hasDeathFact", x.death_fact_is_hidden as "person.deathFactIsHidden", x.dead_from as "person.deadFrom", x.public_from as "person.publicFrom", x.version as "person.version", x.created_at as "person.createdAt", x.updated_at as "person.updatedAt", x.deleted_at as "person.deletedAt", x.file_changed_at as "person.fileChangedAt", n.tree_id as "name.treeId", n.id as "name.id", n.person_id as "name.personId", n.is_primary as "name.isPrimary", n.name_type as "name.nameType", n.given_name as "name.givenName", n.surname as "name.surname", n.prefix as "name.prefix", n.suffix as "name.suffix", n.surname_prefix as "name.surnamePrefix", n.written as "name.written", n.language as "name.language", n.forms as "name.forms", n.identifiers as "name.identifiers", n.version as "name.version", n.created_at as "name.createdAt", n.updated_at as "name.updatedAt", n.deleted_at as "name.deletedAt", n.deletion_id as "name.deletionId", n.file_changed_at as "name.fileChangedAt" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from persons x where x.tree_id = $1 and x.id = k.id offset 0) x left join lateral (select * from names n where n.tree_id = x.tree_id and n.person_id = x.id and n.deleted_at is null
  order by (not n.is_primary)::integer, n.id limit 501) n on true
  where x.deleted_at is null order by x.id, (not n.is_primary)::integer, n.id;

-- reads/persons chosen
select x.tree_id as "person.treeId", x.id as "person.id", x.gender as "person.gender", x.is_living as "person.isLiving", x.notes as "person.notes", x.privacy as "person.privacy", x.identifiers as "person.identifiers", x.portrait as "person.portrait", x.display_name as "person.displayName", x.given_name as "person.givenName", x.surname as "person.surname", x.forms as "person.forms", x.birth_year as "person.birthYear", x.death_year as "person.deathYear", x.public_birth_year as "person.publicBirthYear", x.public_death_year as "person.publicDeathYear", x.has_death_fact as "person.hasDeathFact", x.death_fact_is_hidden as "person.deathFactIsHidden", x.dead_from as "person.deadFrom", x.public_from as "person.publicFrom", x.version as "person.version", x.created_at as "person.createdAt", x.updated_at as "person.updatedAt", x.deleted_at as "person.deletedAt", x.file_changed_at as "person.fileChangedAt", n.tree_id as "name.treeId", n.id as "name.id", n.person_id as "name.personId", n.is_primary as "name.isPrimary", n.name_type as "name.nameType", n.given_name as "name.givenName", n.surname as "name.surname", n.prefix as "name.prefix", n.suffix as "name.suffix", n.surname_prefix as "name.surnamePrefix", n.written as "name.written", n.language as "name.language", n.forms as "name.forms", n.identifiers as "name.identifiers", n.version as "name.version", n.created_at as "name.createdAt", n.updated_at as "name.updatedAt", n.deleted_at as "name.deletedAt", n.deletion_id as "name.deletionId", n.file_changed_at as "name.fileChangedAt" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from persons x where x.tree_id = $1 and x.id = k.id offset 0) x left join lateral (select * from names n where n.tree_id = x.tree_id and n.person_id = x.id and n.deletion_id = x.deletion_id
  order by (not n.is_primary)::integer, n.id limit 501) n on true
  where x.deleted_at is not null and x.merged is null order by x.id, (not n.is_primary)::integer, n.id;

-- reads/persons chosen
select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from persons x where x.tree_id = $1 and x.id = k.id offset 0) x 
  where x.deleted_at is not null and x.merged is null order by x.id;

-- reads/persons chosen
select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.file_changed_at as "fileChangedAt" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from persons x where x.tree_id = $1 and x.id = k.id offset 0) x 
  where x.deleted_at is null order by x.id;

-- reads/persons countByExposure
select "x"."privacy" as "privacy", "x"."is_living" as "isLiving", "x"."has_death_fact" as "hasDeathFact", "x"."birth_year" as "birthYear", "x"."dead_from" as "deadFrom", count(*) as "count"
  from "persons" as "x"
  where "x"."tree_id" = $1
  and "x"."deleted_at" is null
  group by "x"."privacy", "x"."is_living", "x"."has_death_fact", "x"."birth_year", "x"."dead_from";

-- reads/persons firstNames
select "n"."tree_id" as "treeId", "n"."id" as "id", "n"."person_id" as "personId", "n"."is_primary" as "isPrimary", "n"."name_type" as "nameType", "n"."given_name" as "givenName", "n"."surname" as "surname", "n"."prefix" as "prefix", "n"."suffix" as "suffix", "n"."surname_prefix" as "surnamePrefix", "n"."written" as "written", "n"."language" as "language", "n"."forms" as "forms", "n"."identifiers" as "identifiers", "n"."version" as "version", "n"."created_at" as "createdAt", "n"."updated_at" as "updatedAt", "n"."deleted_at" as "deletedAt", "n"."deletion_id" as "deletionId", "n"."file_changed_at" as "fileChangedAt"
  from "names" as "n"
  where "n"."tree_id" = $1
  and "n"."person_id" = $2
  and "n"."deleted_at" is null
  order by (not n.is_primary)::integer, "n"."id"
  limit 501;

-- reads/persons foundWith
select k.user_id as "userId", x.tree_id as "person.treeId", x.id as "person.id", x.gender as "person.gender", x.is_living as "person.isLiving", x.notes as "person.notes", x.privacy as "person.privacy", x.identifiers as "person.identifiers", x.portrait as "person.portrait", x.display_name as "person.displayName", x.given_name as "person.givenName", x.surname as "person.surname", x.forms as "person.forms", x.birth_year as "person.birthYear", x.death_year as "person.deathYear", x.public_birth_year as "person.publicBirthYear", x.public_death_year as "person.publicDeathYear", x.has_death_fact as "person.hasDeathFact", x.death_fact_is_hidden as "person.deathFactIsHidden", x.dead_from as "person.deadFrom", x.public_from as "person.publicFrom", x.version as "person.version", x.created_at as "person.createdAt", x.updated_at as "person.updatedAt", x.deleted_at as "person.deletedAt", x.file_changed_at as "person.fileChangedAt", n.tree_id as "name.treeId", n.id as "name.id", n.person_id as "name.personId", n.is_primary as "name.isPrimary", n.name_type as "name.nameType", n.given_name as "name.givenName", n.surname as "name.surname", n.prefix as "name.prefix", n.suffix as "name.suffix", n.surname_prefix as "name.surnamePrefix", n.written as "name.written", n.language as "name.language", n.forms as "name.forms", n.identifiers as "name.identifiers", n.version as "name.version", n.created_at as "name.createdAt", n.updated_at as "name.updatedAt", n.deleted_at as "name.deletedAt", n.deletion_id as "name.deletionId", n.file_changed_at as "name.fileChangedAt", t.id as "tree.id", t.visibility as "tree.visibility", t.deleted_at as "tree.deletedAt",
  t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider",
  t.ai_sees_living as "tree.aiSeesLiving", m.role as "role"
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral (
  select * from (
  select r.*, true as is_there from persons r where r.id = k.id and r.deleted_at is null
  union all
  select r.*, false from persons r where r.id = $3::uuid
  ) r limit 1
  ) x
  cross join lateral (select * from trees t where t.id = x.tree_id offset 0) t
  left join lateral (select * from memberships m where m.tree_id = t.id and m.user_id = k.user_id offset 0) m on true
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.person_id = x.id and n.deleted_at is null and case when m.role is not null or x.privacy <> 'hidden' or t.visibility = 'private' then x.is_there else false end
  order by (not n.is_primary)::integer, n.id limit 501) n on true
  where case when m.role is not null or x.privacy <> 'hidden' or t.visibility = 'private' then x.is_there else false end
  order by (not n.is_primary)::integer, n.id;

-- reads/persons foundWith
select k.user_id as "userId", x.tree_id as "person.treeId", x.id as "person.id", x.gender as "person.gender", x.is_living as "person.isLiving", x.notes as "person.notes", x.privacy as "person.privacy", x.identifiers as "person.identifiers", x.portrait as "person.portrait", x.display_name as "person.displayName", x.given_name as "person.givenName", x.surname as "person.surname", x.forms as "person.forms", x.birth_year as "person.birthYear", x.death_year as "person.deathYear", x.public_birth_year as "person.publicBirthYear", x.public_death_year as "person.publicDeathYear", x.has_death_fact as "person.hasDeathFact", x.death_fact_is_hidden as "person.deathFactIsHidden", x.dead_from as "person.deadFrom", x.public_from as "person.publicFrom", x.version as "person.version", x.created_at as "person.createdAt", x.updated_at as "person.updatedAt", x.deleted_at as "person.deletedAt", x.file_changed_at as "person.fileChangedAt", n.tree_id as "name.treeId", n.id as "name.id", n.person_id as "name.personId", n.is_primary as "name.isPrimary", n.name_type as "name.nameType", n.given_name as "name.givenName", n.surname as "name.surname", n.prefix as "name.prefix", n.suffix as "name.suffix", n.surname_prefix as "name.surnamePrefix", n.written as "name.written", n.language as "name.language", n.forms as "name.forms", n.identifiers as "name.identifiers", n.version as "name.version", n.created_at as "name.createdAt", n.updated_at as "name.updatedAt", n.deleted_at as "name.deletedAt", n.deletion_id as "name.deletionId", n.file_changed_at as "name.fileChangedAt", t.id as "tree.id", t.visibility as "tree.visibility", t.deleted_at as "tree.deletedAt",
  t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider",
  t.ai_sees_living as "tree.aiSeesLiving", m.role as "role"
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral (
  select * from (
  select r.*, true as is_there from persons r where r.id = k.id and r.deleted_at is null
  union all
  select r.*, false from persons r where r.id = $3::uuid
  ) r limit 1
  ) x
  cross join lateral (select * from trees t where t.id = x.tree_id offset 0) t
  left join lateral (select * from memberships m where m.tree_id = t.id and m.user_id = k.user_id offset 0) m on true
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.person_id = x.id and n.deleted_at is null and case when m.role is not null or x.privacy <> 'hidden' or t.visibility = 'private' then x.is_there else false end
  order by (not n.is_primary)::integer, n.id limit 65) n on true
  where case when m.role is not null or x.privacy <> 'hidden' or t.visibility = 'private' then x.is_there else false end
  order by (not n.is_primary)::integer, n.id;

-- reads/persons keptFor
with recursive passed as (
  select x.tree_id, x.id, (x.merged ->> 'intoId')::uuid as into_id from persons x where x.id = $1 and x.merged is not null
  union
  select k.tree_id, k.id, (k.merged ->> 'intoId')::uuid from passed
  join persons k on k.tree_id = passed.tree_id and k.id = passed.into_id
  )
  select id from passed where into_id is null;

-- reads/persons listedDeleted
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."gender" as "gender", "x"."is_living" as "isLiving", "x"."notes" as "notes", "x"."privacy" as "privacy", "x"."identifiers" as "identifiers", "x"."portrait" as "portrait", "x"."display_name" as "displayName", "x"."given_name" as "givenName", "x"."surname" as "surname", "x"."forms" as "forms", "x"."birth_year" as "birthYear", "x"."death_year" as "deathYear", "x"."public_birth_year" as "publicBirthYear", "x"."public_death_year" as "publicDeathYear", "x"."has_death_fact" as "hasDeathFact", "x"."death_fact_is_hidden" as "deathFactIsHidden", "x"."dead_from" as "deadFrom", "x"."public_from" as "publicFrom", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."file_changed_at" as "fileChangedAt"
  from "persons" as "x"
  where "x"."tree_id" = $1
  and "x"."id" > $2
  and "x"."deleted_at" is not null
  and "x"."merged" is null
  order by "x"."id"
  limit $3;

-- reads/persons listedLive
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."gender" as "gender", "x"."is_living" as "isLiving", "x"."notes" as "notes", "x"."privacy" as "privacy", "x"."identifiers" as "identifiers", "x"."portrait" as "portrait", "x"."display_name" as "displayName", "x"."given_name" as "givenName", "x"."surname" as "surname", "x"."forms" as "forms", "x"."birth_year" as "birthYear", "x"."death_year" as "deathYear", "x"."public_birth_year" as "publicBirthYear", "x"."public_death_year" as "publicDeathYear", "x"."has_death_fact" as "hasDeathFact", "x"."death_fact_is_hidden" as "deathFactIsHidden", "x"."dead_from" as "deadFrom", "x"."public_from" as "publicFrom", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."file_changed_at" as "fileChangedAt"
  from "persons" as "x"
  where "x"."tree_id" = $1
  and "x"."id" > $2
  and "x"."deleted_at" is null
  order by "x"."id"
  limit $3;

-- reads/persons nameCounts
select x.id as "id", count(*)::integer as "count"
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from persons x where x.tree_id = $1 and x.id = k.id offset 0) x
  cross join lateral (select * from names n where n.tree_id = x.tree_id and n.person_id = x.id and n.deleted_at is null offset 0) n
  group by x.id;

-- reads/persons nameCounts
select x.id as "id", count(*)::integer as "count"
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from persons x where x.tree_id = $1 and x.id = k.id offset 0) x
  cross join lateral (select * from names n where n.tree_id = x.tree_id and n.person_id = x.id and n.deletion_id = x.deletion_id offset 0) n
  group by x.id;

-- reads/persons openIn
select t.id as "treeId", count(x.id)::int as "count", coalesce(bool_or(x.id = t.home_person_id), false) as "hasHome"
  from trees t left join persons x on x.tree_id = t.id and x.deleted_at is null and x.privacy <> 'hidden'
  where t.id = any ($1) group by t.id;

-- reads/places byEvents
select w.* from (
  select q.*, sum(coalesce(octet_length(q."record.notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "record.treeId", x.id as "record.id", x.name as "record.name", x.key as "record.key", x.search_text as "record.searchText", x.parent_id as "record.parentId", x.kind as "record.kind", x.latitude as "record.latitude", x.longitude as "record.longitude", x.notes as "record.notes", x.listed_alone as "record.listedAlone", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", n.count as "record.eventCount" from places x left join (
  select e.place_id, count(*)::integer as count from events e
  where e.tree_id = $1 and e.place_id is not null and e.deleted_at is null group by e.place_id
  ) a on a.place_id = x.id cross join lateral (select coalesce(a.count, 0) as count) n
  where x.tree_id = $1 and x.search_text like all ($2::text[]) and ($3::uuid is null or x.parent_id = $3) and (a.count is not null or x.listed_alone or exists (select from places c where c.tree_id = x.tree_id and c.parent_id = x.id)) and (-n.count, x.id) > ($5::integer, $6::uuid)
  order by n.count desc, x.id limit $4) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/places byId
select w.* from (
  select q.*, sum(coalesce(octet_length(q."record.notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "record.treeId", x.id as "record.id", x.name as "record.name", x.key as "record.key", x.search_text as "record.searchText", x.parent_id as "record.parentId", x.kind as "record.kind", x.latitude as "record.latitude", x.longitude as "record.longitude", x.notes as "record.notes", x.listed_alone as "record.listedAlone", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", n.count as "record.eventCount" from (
  select x.* from places x where x.tree_id = $1 and x.search_text like all ($2::text[]) and ($3::uuid is null or x.parent_id = $3) and (x.listed_alone or exists (select from events e where e.tree_id = x.tree_id and e.place_id = x.id and e.deleted_at is null) or exists (select from places c where c.tree_id = x.tree_id and c.parent_id = x.id)) and (x.id) > ($5::uuid) order by x.id limit $4
  ) x cross join lateral (select count(*)::integer as count from events e where e.tree_id = x.tree_id and e.place_id = x.id and e.deleted_at is null) n order by x.id) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/places byName
select w.* from (
  select q.*, sum(coalesce(octet_length(q."record.notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "record.treeId", x.id as "record.id", x.name as "record.name", x.key as "record.key", x.search_text as "record.searchText", x.parent_id as "record.parentId", x.kind as "record.kind", x.latitude as "record.latitude", x.longitude as "record.longitude", x.notes as "record.notes", x.listed_alone as "record.listedAlone", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", n.count as "record.eventCount" from (
  select x.* from places x where x.tree_id = $1 and x.search_text like all ($2::text[]) and ($3::uuid is null or x.parent_id = $3) and (x.listed_alone or exists (select from events e where e.tree_id = x.tree_id and e.place_id = x.id and e.deleted_at is null) or exists (select from places c where c.tree_id = x.tree_id and c.parent_id = x.id)) and (left(x.search_text, 200) collate "C", x.id) > ($5::text, $6::uuid) order by left(x.search_text, 200) collate "C", x.id limit $4
  ) x cross join lateral (select count(*)::integer as count from events e where e.tree_id = x.tree_id and e.place_id = x.id and e.deleted_at is null) n order by left(x.search_text, 200) collate "C", x.id) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/places found
select x.tree_id as "record.treeId", x.id as "record.id", x.name as "record.name", x.key as "record.key", x.search_text as "record.searchText", x.parent_id as "record.parentId", x.kind as "record.kind", x.latitude as "record.latitude", x.longitude as "record.longitude", x.notes as "record.notes", x.listed_alone as "record.listedAlone", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", n.count as "record.eventCount", t.id as "tree.id", t.visibility as "tree.visibility", t.deleted_at as "tree.deletedAt",
  t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider",
  t.ai_sees_living as "tree.aiSeesLiving", m.role as "role"
  from places x cross join lateral (select count(*)::integer as count from events e where e.tree_id = x.tree_id and e.place_id = x.id and e.deleted_at is null) n join trees t on t.id = x.tree_id left join memberships m on m.tree_id = t.id and m.user_id = $2 where x.id = $1 and (x.listed_alone or exists (select from events e where e.tree_id = x.tree_id and e.place_id = x.id and e.deleted_at is null) or exists (select from places c where c.tree_id = x.tree_id and c.parent_id = x.id));

-- reads/search/candidates allExact
select v.version as "version", h.* from (
  select coalesce((
  select case when $2::integer is null then l.version else l.public_version end from search_word_lists l where l.tree_id = $1
  ), 0) as version
  ) v left join lateral (
  select x.id as "id", x.tree_id as "person.treeId", x.id as "person.id", x.gender as "person.gender", x.is_living as "person.isLiving", x.notes as "person.notes", x.privacy as "person.privacy", x.identifiers as "person.identifiers", x.portrait as "person.portrait", x.merged as "person.merged", x.distinct_from as "person.distinctFrom", x.dismissed_checks as "person.dismissedChecks", x.display_name as "person.displayName", x.given_name as "person.givenName", x.surname as "person.surname", x.forms as "person.forms", x.birth_year as "person.birthYear", x.death_year as "person.deathYear", x.public_birth_year as "person.publicBirthYear", x.public_death_year as "person.publicDeathYear", x.has_death_fact as "person.hasDeathFact", x.death_fact_is_hidden as "person.deathFactIsHidden", x.dead_from as "person.deadFrom", x.public_from as "person.publicFrom", x.search_text as "person.searchText", x.surname_key as "person.surnameKey", x.version as "person.version", x.created_at as "person.createdAt", x.updated_at as "person.updatedAt", x.deleted_at as "person.deletedAt", x.deletion_id as "person.deletionId", x.file_changed_at as "person.fileChangedAt", (
  select json_build_array((select l.name from places l where l.tree_id = $1 and l.id = e.place_id), e.privacy) from events e
  where e.tree_id = $1 and e.person_id = x.id and e.type = 'birth' and e.deleted_at is null
  and ($2::integer is null or e.privacy = 'default')
  order by e.id limit 1
  ) as "birthPlace", (
  select json_agg(json_build_array(r.is_parent, r.id, r.display_name, r.privacy, r.public_from) order by r.edge)
  from ((
  select r.edge, r.is_parent, p.* from (
  select r.id as edge, r.from_person_id as id, true as is_parent from relationships r
  where r.tree_id = $1 and r.to_person_id = x.id and r.type = 'parent_child' and r.deleted_at is null) r
  cross join lateral (
  select p.id, p.display_name, p.privacy, p.public_from from persons p
  where p.tree_id = $1 and p.id = r.id and p.deleted_at is null
  and ($2::integer is null or (p.privacy = 'default' and p.public_from <= $2::integer)) offset 0
  ) p
  order by r.edge limit 20
  ) union all (
  select r.edge, r.is_parent, p.* from (
  select r.id as edge, r.from_person_id as id, false as is_parent from relationships r
  where r.tree_id = $1 and r.to_person_id = x.id and r.type = 'partnership' and r.deleted_at is null
  union all
  select r.id, r.to_person_id, false from relationships r
  where r.tree_id = $1 and r.from_person_id = x.id and r.type = 'partnership' and r.deleted_at is null) r
  cross join lateral (
  select p.id, p.display_name, p.privacy, p.public_from from persons p
  where p.tree_id = $1 and p.id = r.id and p.deleted_at is null
  and ($2::integer is null or (p.privacy = 'default' and p.public_from <= $2::integer)) offset 0
  ) p
  order by r.edge limit 20
  )) r
  ) as "relatives" from (
  select p.person_id from search_postings p
  where p.tree_id = $1 and p.word = $4 and p.rank = 0 and ($2::integer is null or p.public_year <= greatest($2::integer, 2026)) and p.person_id > $6::uuid
  and (string_to_array(split_part(p.person_words, ' | ', 1), ' ') @> $5::text[]) is not false
  order by p.person_id offset 0
  ) p 
  cross join lateral (
  select * from persons x where x.tree_id = $1 and x.id = p.person_id and (x.deleted_at is not null) = $3::boolean
  and ($2::integer is null or (x.privacy = 'default' and x.public_from <= $2)) offset 0
  ) x
  order by x.id limit $7
  ) h on true
  order by h.id;

-- reads/search/candidates byWord
with entries as materialized (
  select g.score, p.id
  from unnest($6::float8[], $10::integer[], $11::integer[]) with ordinality g (score, first, last, number)
  cross join lateral (
  select p.id from unnest(($4::text[])[g.first:g.last], ($5::smallint[])[g.first:g.last]) c (key, rank)
  cross join lateral (select x.id from search_postings p 
  cross join lateral (
  select * from persons x where x.tree_id = $1 and x.id = p.person_id and (x.deleted_at is not null) = $3::boolean
  and ($2::integer is null or (x.privacy = 'default' and x.public_from <= $2)) offset 0
  ) x
  where p.tree_id = $1 and p.word = c.key and p.rank = c.rank and ($2::integer is null or p.public_year <= greatest($2::integer, 2026)) and (g.score < $7::float8 or p.person_id > $8::uuid)
  order by p.person_id limit $9) p
  order by p.id limit $9
  ) p
  order by g.number, p.id limit $9
  )
  select v.version as "version", e.*, h.* from (
  select coalesce((
  select case when $2::integer is null then l.version else l.public_version end from search_word_lists l where l.tree_id = $1
  ), 0) as version
  ) v
  cross join (
  select (select count(*) from entries)::integer as "entries", (
  select json_build_object('score', n.score, 'id', n.id) from entries n order by n.score, n.id desc limit 1
  ) as "last"
  ) e
  left join lateral (
  select n.score as "score", x.id as "id", x.tree_id as "person.treeId", x.id as "person.id", x.gender as "person.gender", x.is_living as "person.isLiving", x.notes as "person.notes", x.privacy as "person.privacy", x.identifiers as "person.identifiers", x.portrait as "person.portrait", x.merged as "person.merged", x.distinct_from as "person.distinctFrom", x.dismissed_checks as "person.dismissedChecks", x.display_name as "person.displayName", x.given_name as "person.givenName", x.surname as "person.surname", x.forms as "person.forms", x.birth_year as "person.birthYear", x.death_year as "person.deathYear", x.public_birth_year as "person.publicBirthYear", x.public_death_year as "person.publicDeathYear", x.has_death_fact as "person.hasDeathFact", x.death_fact_is_hidden as "person.deathFactIsHidden", x.dead_from as "person.deadFrom", x.public_from as "person.publicFrom", x.search_text as "person.searchText", x.surname_key as "person.surnameKey", x.version as "person.version", x.created_at as "person.createdAt", x.updated_at as "person.updatedAt", x.deleted_at as "person.deletedAt", x.deletion_id as "person.deletionId", x.file_changed_at as "person.fileChangedAt", (
  select json_build_array((select l.name from places l where l.tree_id = $1 and l.id = e.place_id), e.privacy) from events e
  where e.tree_id = $1 and e.person_id = x.id and e.type = 'birth' and e.deleted_at is null
  and ($2::integer is null or e.privacy = 'default')
  order by e.id limit 1
  ) as "birthPlace", (
  select json_agg(json_build_array(r.is_parent, r.id, r.display_name, r.privacy, r.public_from) order by r.edge)
  from ((
  select r.edge, r.is_parent, p.* from (
  select r.id as edge, r.from_person_id as id, true as is_parent from relationships r
  where r.tree_id = $1 and r.to_person_id = x.id and r.type = 'parent_child' and r.deleted_at is null) r
  cross join lateral (
  select p.id, p.display_name, p.privacy, p.public_from from persons p
  where p.tree_id = $1 and p.id = r.id and p.deleted_at is null
  and ($2::integer is null or (p.privacy = 'default' and p.public_from <= $2::integer)) offset 0
  ) p
  order by r.edge limit 20
  ) union all (
  select r.edge, r.is_parent, p.* from (
  select r.id as edge, r.from_person_id as id, false as is_parent from relationships r
  where r.tree_id = $1 and r.to_person_id = x.id and r.type = 'partnership' and r.deleted_at is null
  union all
  select r.id, r.to_person_id, false from relationships r
  where r.tree_id = $1 and r.from_person_id = x.id and r.type = 'partnership' and r.deleted_at is null) r
  cross join lateral (
  select p.id, p.display_name, p.privacy, p.public_from from persons p
  where p.tree_id = $1 and p.id = r.id and p.deleted_at is null
  and ($2::integer is null or (p.privacy = 'default' and p.public_from <= $2::integer)) offset 0
  ) p
  order by r.edge limit 20
  )) r
  ) as "relatives"
  from (select n.id, max(n.score) as score from entries n group by n.id) n
  cross join lateral (
  select * from persons x where x.tree_id = $1 and x.id = n.id and n.id <> all ($12::uuid[]) offset 0
  ) x
  ) h on true
  order by h.score desc, h.id;

-- reads/search/candidates byYear
with entries as materialized (
  select g.score, p.id
  from unnest($6::float8[], $10::integer[], $11::integer[]) with ordinality g (score, first, last, number)
  cross join lateral (
  select p.id from unnest(($4::integer[])[g.first:g.last], ($5::smallint[])[g.first:g.last]) c (key, rank)
  cross join lateral (select distinct x.id from ((
  select x.id from persons x
  where x.tree_id = $1 and x.birth_year = c.key and (g.score < $7::float8 or x.id > $8::uuid) and (x.deleted_at is not null) = $3::boolean
  and ($2::integer is null or (x.privacy = 'default' and x.public_from <= $2)) order by x.id limit $9
  ) union all (
  select x.id from persons x
  where x.tree_id = $1 and x.death_year = c.key and (g.score < $7::float8 or x.id > $8::uuid) and (x.deleted_at is not null) = $3::boolean
  and ($2::integer is null or (x.privacy = 'default' and x.public_from <= $2)) order by x.id limit $9
  )) x order by x.id limit $9) p
  order by p.id limit $9
  ) p
  order by g.number, p.id limit $9
  )
  select v.version as "version", e.*, h.* from (
  select coalesce((
  select case when $2::integer is null then l.version else l.public_version end from search_word_lists l where l.tree_id = $1
  ), 0) as version
  ) v
  cross join (
  select (select count(*) from entries)::integer as "entries", (
  select json_build_object('score', n.score, 'id', n.id) from entries n order by n.score, n.id desc limit 1
  ) as "last"
  ) e
  left join lateral (
  select n.score as "score", x.id as "id", x.tree_id as "person.treeId", x.id as "person.id", x.gender as "person.gender", x.is_living as "person.isLiving", x.notes as "person.notes", x.privacy as "person.privacy", x.identifiers as "person.identifiers", x.portrait as "person.portrait", x.merged as "person.merged", x.distinct_from as "person.distinctFrom", x.dismissed_checks as "person.dismissedChecks", x.display_name as "person.displayName", x.given_name as "person.givenName", x.surname as "person.surname", x.forms as "person.forms", x.birth_year as "person.birthYear", x.death_year as "person.deathYear", x.public_birth_year as "person.publicBirthYear", x.public_death_year as "person.publicDeathYear", x.has_death_fact as "person.hasDeathFact", x.death_fact_is_hidden as "person.deathFactIsHidden", x.dead_from as "person.deadFrom", x.public_from as "person.publicFrom", x.search_text as "person.searchText", x.surname_key as "person.surnameKey", x.version as "person.version", x.created_at as "person.createdAt", x.updated_at as "person.updatedAt", x.deleted_at as "person.deletedAt", x.deletion_id as "person.deletionId", x.file_changed_at as "person.fileChangedAt", (
  select json_build_array((select l.name from places l where l.tree_id = $1 and l.id = e.place_id), e.privacy) from events e
  where e.tree_id = $1 and e.person_id = x.id and e.type = 'birth' and e.deleted_at is null
  and ($2::integer is null or e.privacy = 'default')
  order by e.id limit 1
  ) as "birthPlace", (
  select json_agg(json_build_array(r.is_parent, r.id, r.display_name, r.privacy, r.public_from) order by r.edge)
  from ((
  select r.edge, r.is_parent, p.* from (
  select r.id as edge, r.from_person_id as id, true as is_parent from relationships r
  where r.tree_id = $1 and r.to_person_id = x.id and r.type = 'parent_child' and r.deleted_at is null) r
  cross join lateral (
  select p.id, p.display_name, p.privacy, p.public_from from persons p
  where p.tree_id = $1 and p.id = r.id and p.deleted_at is null
  and ($2::integer is null or (p.privacy = 'default' and p.public_from <= $2::integer)) offset 0
  ) p
  order by r.edge limit 20
  ) union all (
  select r.edge, r.is_parent, p.* from (
  select r.id as edge, r.from_person_id as id, false as is_parent from relationships r
  where r.tree_id = $1 and r.to_person_id = x.id and r.type = 'partnership' and r.deleted_at is null
  union all
  select r.id, r.to_person_id, false from relationships r
  where r.tree_id = $1 and r.from_person_id = x.id and r.type = 'partnership' and r.deleted_at is null) r
  cross join lateral (
  select p.id, p.display_name, p.privacy, p.public_from from persons p
  where p.tree_id = $1 and p.id = r.id and p.deleted_at is null
  and ($2::integer is null or (p.privacy = 'default' and p.public_from <= $2::integer)) offset 0
  ) p
  order by r.edge limit 20
  )) r
  ) as "relatives"
  from (select n.id, max(n.score) as score from entries n group by n.id) n
  cross join lateral (
  select * from persons x where x.tree_id = $1 and x.id = n.id and n.id <> all ($12::uuid[]) offset 0
  ) x
  ) h on true
  order by h.score desc, h.id;

-- reads/search/candidates byYear
with entries as materialized (
  select g.score, p.id
  from unnest($6::float8[], $10::integer[], $11::integer[]) with ordinality g (score, first, last, number)
  cross join lateral (
  select p.id from unnest(($4::integer[])[g.first:g.last], ($5::smallint[])[g.first:g.last]) c (key, rank)
  cross join lateral (select distinct x.id from ((
  select x.id from persons x
  where x.tree_id = $1 and x.public_birth_year = c.key and (g.score < $7::float8 or x.id > $8::uuid) and (x.deleted_at is not null) = $3::boolean
  and ($2::integer is null or (x.privacy = 'default' and x.public_from <= $2)) order by x.id limit $9
  ) union all (
  select x.id from persons x
  where x.tree_id = $1 and x.public_death_year = c.key and (g.score < $7::float8 or x.id > $8::uuid) and (x.deleted_at is not null) = $3::boolean
  and ($2::integer is null or (x.privacy = 'default' and x.public_from <= $2)) order by x.id limit $9
  )) x order by x.id limit $9) p
  order by p.id limit $9
  ) p
  order by g.number, p.id limit $9
  )
  select v.version as "version", e.*, h.* from (
  select coalesce((
  select case when $2::integer is null then l.version else l.public_version end from search_word_lists l where l.tree_id = $1
  ), 0) as version
  ) v
  cross join (
  select (select count(*) from entries)::integer as "entries", (
  select json_build_object('score', n.score, 'id', n.id) from entries n order by n.score, n.id desc limit 1
  ) as "last"
  ) e
  left join lateral (
  select n.score as "score", x.id as "id", x.tree_id as "person.treeId", x.id as "person.id", x.gender as "person.gender", x.is_living as "person.isLiving", x.notes as "person.notes", x.privacy as "person.privacy", x.identifiers as "person.identifiers", x.portrait as "person.portrait", x.merged as "person.merged", x.distinct_from as "person.distinctFrom", x.dismissed_checks as "person.dismissedChecks", x.display_name as "person.displayName", x.given_name as "person.givenName", x.surname as "person.surname", x.forms as "person.forms", x.birth_year as "person.birthYear", x.death_year as "person.deathYear", x.public_birth_year as "person.publicBirthYear", x.public_death_year as "person.publicDeathYear", x.has_death_fact as "person.hasDeathFact", x.death_fact_is_hidden as "person.deathFactIsHidden", x.dead_from as "person.deadFrom", x.public_from as "person.publicFrom", x.search_text as "person.searchText", x.surname_key as "person.surnameKey", x.version as "person.version", x.created_at as "person.createdAt", x.updated_at as "person.updatedAt", x.deleted_at as "person.deletedAt", x.deletion_id as "person.deletionId", x.file_changed_at as "person.fileChangedAt", (
  select json_build_array((select l.name from places l where l.tree_id = $1 and l.id = e.place_id), e.privacy) from events e
  where e.tree_id = $1 and e.person_id = x.id and e.type = 'birth' and e.deleted_at is null
  and ($2::integer is null or e.privacy = 'default')
  order by e.id limit 1
  ) as "birthPlace", (
  select json_agg(json_build_array(r.is_parent, r.id, r.display_name, r.privacy, r.public_from) order by r.edge)
  from ((
  select r.edge, r.is_parent, p.* from (
  select r.id as edge, r.from_person_id as id, true as is_parent from relationships r
  where r.tree_id = $1 and r.to_person_id = x.id and r.type = 'parent_child' and r.deleted_at is null) r
  cross join lateral (
  select p.id, p.display_name, p.privacy, p.public_from from persons p
  where p.tree_id = $1 and p.id = r.id and p.deleted_at is null
  and ($2::integer is null or (p.privacy = 'default' and p.public_from <= $2::integer)) offset 0
  ) p
  order by r.edge limit 20
  ) union all (
  select r.edge, r.is_parent, p.* from (
  select r.id as edge, r.from_person_id as id, false as is_parent from relationships r
  where r.tree_id = $1 and r.to_person_id = x.id and r.type = 'partnership' and r.deleted_at is null
  union all
  select r.id, r.to_person_id, false from relationships r
  where r.tree_id = $1 and r.from_person_id = x.id and r.type = 'partnership' and r.deleted_at is null) r
  cross join lateral (
  select p.id, p.display_name, p.privacy, p.public_from from persons p
  where p.tree_id = $1 and p.id = r.id and p.deleted_at is null
  and ($2::integer is null or (p.privacy = 'default' and p.public_from <= $2::integer)) offset 0
  ) p
  order by r.edge limit 20
  )) r
  ) as "relatives"
  from (select n.id, max(n.score) as score from entries n group by n.id) n
  cross join lateral (
  select * from persons x where x.tree_id = $1 and x.id = n.id and n.id <> all ($12::uuid[]) offset 0
  ) x
  ) h on true
  order by h.score desc, h.id;

-- reads/search/hit-rows namesOf
select n.person_id as "personId", n.name_type as "nameType", n.is_primary as "isPrimary", n.given_name as "givenName",
  n.surname as "surname", n.prefix as "prefix", n.suffix as "suffix", n.surname_prefix as "surnamePrefix",
  n.written as "written", n.language as "language", n.forms as "forms"
  from unnest($2::uuid[]) wanted (id)
  cross join lateral (select * from persons x where x.tree_id = $1 and x.id = wanted.id offset 0) x
  cross join lateral (
  select * from names n where n.tree_id = $1 and n.person_id = x.id and n.deletion_id is not distinct from x.deletion_id
  order by n.is_primary desc, n.id limit 100
  ) n
  order by n.id;

-- reads/search/hit-rows rowsOf
select x.id as "id", x.tree_id as "person.treeId", x.id as "person.id", x.gender as "person.gender", x.is_living as "person.isLiving", x.notes as "person.notes", x.privacy as "person.privacy", x.identifiers as "person.identifiers", x.portrait as "person.portrait", x.merged as "person.merged", x.distinct_from as "person.distinctFrom", x.dismissed_checks as "person.dismissedChecks", x.display_name as "person.displayName", x.given_name as "person.givenName", x.surname as "person.surname", x.forms as "person.forms", x.birth_year as "person.birthYear", x.death_year as "person.deathYear", x.public_birth_year as "person.publicBirthYear", x.public_death_year as "person.publicDeathYear", x.has_death_fact as "person.hasDeathFact", x.death_fact_is_hidden as "person.deathFactIsHidden", x.dead_from as "person.deadFrom", x.public_from as "person.publicFrom", x.search_text as "person.searchText", x.surname_key as "person.surnameKey", x.version as "person.version", x.created_at as "person.createdAt", x.updated_at as "person.updatedAt", x.deleted_at as "person.deletedAt", x.deletion_id as "person.deletionId", x.file_changed_at as "person.fileChangedAt", (
  select json_build_array((select l.name from places l where l.tree_id = $1 and l.id = e.place_id), e.privacy) from events e
  where e.tree_id = $1 and e.person_id = x.id and e.type = 'birth' and e.deleted_at is null
  and ($3::integer is null or e.privacy = 'default')
  order by e.id limit 1
  ) as "birthPlace", (
  select json_agg(json_build_array(r.is_parent, r.id, r.display_name, r.privacy, r.public_from) order by r.edge)
  from ((
  select r.edge, r.is_parent, p.* from (
  select r.id as edge, r.from_person_id as id, true as is_parent from relationships r
  where r.tree_id = $1 and r.to_person_id = x.id and r.type = 'parent_child' and r.deleted_at is null) r
  cross join lateral (
  select p.id, p.display_name, p.privacy, p.public_from from persons p
  where p.tree_id = $1 and p.id = r.id and p.deleted_at is null
  and ($3::integer is null or (p.privacy = 'default' and p.public_from <= $3::integer)) offset 0
  ) p
  order by r.edge limit 20
  ) union all (
  select r.edge, r.is_parent, p.* from (
  select r.id as edge, r.from_person_id as id, false as is_parent from relationships r
  where r.tree_id = $1 and r.to_person_id = x.id and r.type = 'partnership' and r.deleted_at is null
  union all
  select r.id, r.to_person_id, false from relationships r
  where r.tree_id = $1 and r.from_person_id = x.id and r.type = 'partnership' and r.deleted_at is null) r
  cross join lateral (
  select p.id, p.display_name, p.privacy, p.public_from from persons p
  where p.tree_id = $1 and p.id = r.id and p.deleted_at is null
  and ($3::integer is null or (p.privacy = 'default' and p.public_from <= $3::integer)) offset 0
  ) p
  order by r.edge limit 20
  )) r
  ) as "relatives" from unnest($2::uuid[]) wanted (id)
  cross join lateral (select * from persons x where x.tree_id = $1 and x.id = wanted.id offset 0) x;

-- reads/search/relatives rows
select x.id as "id", (
  select json_agg(json_build_array(r.is_parent, r.id, r.display_name, r.privacy, r.public_from) order by r.edge)
  from ((
  select r.edge, r.is_parent, p.* from (
  select r.id as edge, r.from_person_id as id, true as is_parent from relationships r
  where r.tree_id = $1 and r.to_person_id = x.id and r.type = 'parent_child' and r.deleted_at is null) r
  cross join lateral (
  select p.id, p.display_name, p.privacy, p.public_from from persons p
  where p.tree_id = $1 and p.id = r.id and p.deleted_at is null
  and ($3::integer is null or (p.privacy = 'default' and p.public_from <= $3::integer)) offset 0
  ) p
  order by r.edge limit 20
  ) union all (
  select r.edge, r.is_parent, p.* from (
  select r.id as edge, r.from_person_id as id, false as is_parent from relationships r
  where r.tree_id = $1 and r.to_person_id = x.id and r.type = 'partnership' and r.deleted_at is null
  union all
  select r.id, r.to_person_id, false from relationships r
  where r.tree_id = $1 and r.from_person_id = x.id and r.type = 'partnership' and r.deleted_at is null) r
  cross join lateral (
  select p.id, p.display_name, p.privacy, p.public_from from persons p
  where p.tree_id = $1 and p.id = r.id and p.deleted_at is null
  and ($3::integer is null or (p.privacy = 'default' and p.public_from <= $3::integer)) offset 0
  ) p
  order by r.edge limit 20
  )) r
  ) as "relatives" from unnest($2::uuid[]) wanted (id)
  cross join lateral (select * from persons x where x.tree_id = $1 and x.id = wanted.id offset 0) x
  where x.deleted_at is null order by x.id;

-- reads/search/word-lists counts
select c.word as "word", (
  select count(*) from (
  select from search_postings p
  where p.tree_id = $1 and p.word = c.word and p.rank in (0, 1) and ($3::integer is null or p.public_year <= $3)
  limit 1000
  ) p
  ) as "people"
  from unnest($2::text[]) c (word);

-- reads/search/word-lists newer
select w.word, l.version
  from (select coalesce((select l.public_version from search_word_lists l where l.tree_id = $1), 0) as version) l
  left join search_words w on w.tree_id = $1 and w.version > $2 and w.public_year <= $3
  order by w.version;

-- reads/search/word-lists newer
select w.word, l.version
  from (select coalesce((select l.version from search_word_lists l where l.tree_id = $1), 0) as version) l
  left join search_words w on w.tree_id = $1 and w.version > $2 and w.public_year is null
  order by w.version;

-- reads/subject-reads ofIds
select k.id as "key", x.tree_id as "record.treeId", x.id as "record.id", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.notes as "record.notes", x.identifiers as "record.identifiers", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", x.family_record_id as "record.familyRecordId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt"
  from unnest($2::uuid[]) k (id) cross join lateral (select *
  from relationships r
  where r.tree_id = $1
  and r.id = k.id offset 0) x 
  where x.deleted_at is null
  order by x.id;

-- reads/subject-reads ofIds
select k.id as "key", x.tree_id as "record.treeId", x.id as "record.id", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.notes as "record.notes", x.identifiers as "record.identifiers", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", x.family_record_id as "record.familyRecordId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from unnest($2::uuid[]) k (id) cross join lateral (select * from relationships r where r.tree_id = $1 and r.id = k.id offset 0) x  
  cross join lateral (select x.id) r
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = x.from_person_id offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = x.to_person_id offset 0) b on b.deleted_at is null where x.deleted_at is null order by x.id;

-- reads/subject-reads ofTree
select w.* from (
  select q.*, sum(coalesce(octet_length(q."record.detail"::text), 0) + coalesce(octet_length(q."record.notes"::text), 0) + coalesce(octet_length(q."record.address"::text), 0) + coalesce(octet_length(q."record.coordinates"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.relationship_id as "record.relationshipId", x.type as "record.type", x.date as "record.date", x.place_id as "record.placeId", x.detail as "record.detail", x.notes as "record.notes", x.subtype as "record.subtype", x.age as "record.age", x.identifiers as "record.identifiers", x.address as "record.address", x.coordinates as "record.coordinates", x.cause as "record.cause", x.confidence as "record.confidence", x.privacy as "record.privacy", x.asserted as "record.asserted", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", l.name as "record.place" from events x left join lateral (select * from places l where l.tree_id = x.tree_id and l.id = x.place_id offset 0) l on true where x.deleted_at is null and x.tree_id = $1 and x.id > $2  order by x.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/subject-reads ofTree
select w.* from (
  select q.*, sum(coalesce(octet_length(q."record.detail"::text), 0) + coalesce(octet_length(q."record.notes"::text), 0) + coalesce(octet_length(q."record.address"::text), 0) + coalesce(octet_length(q."record.coordinates"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.relationship_id as "record.relationshipId", x.type as "record.type", x.date as "record.date", x.place_id as "record.placeId", x.detail as "record.detail", x.notes as "record.notes", x.subtype as "record.subtype", x.age as "record.age", x.identifiers as "record.identifiers", x.address as "record.address", x.coordinates as "record.coordinates", x.cause as "record.cause", x.confidence as "record.confidence", x.privacy as "record.privacy", x.asserted as "record.asserted", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", l.name as "record.place", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from events x left join lateral (select * from places l where l.tree_id = x.tree_id and l.id = x.place_id offset 0) l on true 
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = x.relationship_id offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null where x.deleted_at is null and x.tree_id = $1 and x.id > $2  order by x.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/subject-reads ofTree
select w.* from (
  select q.*, sum(coalesce(octet_length(q."record.detail"::text), 0) + coalesce(octet_length(q."record.notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "record.treeId", x.id as "record.id", x.source_id as "record.sourceId", x.person_id as "record.personId", x.event_id as "record.eventId", x.name_id as "record.nameId", x.relationship_id as "record.relationshipId", x.page as "record.page", x.detail as "record.detail", x.confidence as "record.confidence", x.date as "record.date", x.url as "record.url", x.event_type as "record.eventType", x.role as "record.role", x.notes as "record.notes", x.identifiers as "record.identifiers", x.fields as "record.fields", x.about as "record.about", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt" from citations x  where x.deleted_at is null and x.tree_id = $1 and x.id > $2  order by x.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/subject-reads ofTree
select w.* from (
  select q.*, sum(coalesce(octet_length(q."record.detail"::text), 0) + coalesce(octet_length(q."record.notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "record.treeId", x.id as "record.id", x.source_id as "record.sourceId", x.person_id as "record.personId", x.event_id as "record.eventId", x.name_id as "record.nameId", x.relationship_id as "record.relationshipId", x.page as "record.page", x.detail as "record.detail", x.confidence as "record.confidence", x.date as "record.date", x.url as "record.url", x.event_type as "record.eventType", x.role as "record.role", x.notes as "record.notes", x.identifiers as "record.identifiers", x.fields as "record.fields", x.about as "record.about", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", e.privacy as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from citations x  
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null where x.deleted_at is null and x.tree_id = $1 and x.id > $2  order by x.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/subject-reads ofTree
select w.* from (
  select q.*, sum(coalesce(octet_length(q."record.notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.event_id as "record.eventId", x.relationship_id as "record.relationshipId", x.associate_id as "record.associateId", x.associate_name as "record.associateName", x.role as "record.role", x.phrase as "record.phrase", x.notes as "record.notes", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId" from associations x  where x.deleted_at is null and x.tree_id = $1 and x.id > $2  order by x.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/subject-reads ofTree
select w.* from (
  select q.*, sum(coalesce(octet_length(q."record.notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.event_id as "record.eventId", x.relationship_id as "record.relationshipId", x.associate_id as "record.associateId", x.associate_name as "record.associateName", x.role as "record.role", x.phrase as "record.phrase", x.notes as "record.notes", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", e.privacy as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo", case when x.associate_id is not null then json_build_array(
  case when o.id is not null then json_build_object('privacy', o.privacy, 'publicFrom', o.public_from) end) end as "others" from associations x  
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(r.from_person_id, x.person_id, e.person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  left join lateral (select * from persons o where o.tree_id = x.tree_id and o.id = x.associate_id offset 0) o on o.deleted_at is null where x.deleted_at is null and x.tree_id = $1 and x.id > $2  order by x.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/subject-reads ofTree
select w.* from (
  select q.*, sum(coalesce(octet_length(q."record.notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "record.treeId", x.id as "record.id", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.notes as "record.notes", x.identifiers as "record.identifiers", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", x.family_record_id as "record.familyRecordId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt" from relationships x  where x.deleted_at is null and x.tree_id = $1 and x.id > $2  order by x.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/subject-reads ofTree
select w.* from (
  select q.*, sum(coalesce(octet_length(q."record.notes"::text), 0)) over (rows between unbounded preceding and 1 preceding) as "bytesBefore" from (select x.tree_id as "record.treeId", x.id as "record.id", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.notes as "record.notes", x.identifiers as "record.identifiers", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", x.family_record_id as "record.familyRecordId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from relationships x  
  cross join lateral (select x.id) r
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = x.from_person_id offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = x.to_person_id offset 0) b on b.deleted_at is null where x.deleted_at is null and x.tree_id = $1 and x.id > $2  order by x.id limit $3) q
  ) w where coalesce(w."bytesBefore", 0) <= 8388608;

-- reads/subject-reads rowsOf
select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.is_primary as "record.isPrimary", x.name_type as "record.nameType", x.given_name as "record.givenName", x.surname as "record.surname", x.prefix as "record.prefix", x.suffix as "record.suffix", x.surname_prefix as "record.surnamePrefix", x.written as "record.written", x.language as "record.language", x.forms as "record.forms", x.identifiers as "record.identifiers", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt"
  from names x 
  where x.deleted_at is null
  and x.tree_id = $1
  and x.id = $2
  and x.person_id = $3
  order by x.id;

-- reads/subject-reads rowsOf
select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.is_primary as "record.isPrimary", x.name_type as "record.nameType", x.given_name as "record.givenName", x.surname as "record.surname", x.prefix as "record.prefix", x.suffix as "record.suffix", x.surname_prefix as "record.surnamePrefix", x.written as "record.written", x.language as "record.language", x.forms as "record.forms", x.identifiers as "record.identifiers", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from names x  cross join lateral (select null::uuid as id) r left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = x.person_id offset 0) a on a.deleted_at is null left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.id offset 0) b on b.deleted_at is null where x.deleted_at is null and x.tree_id = $1 and x.id = $2 and x.person_id = $3 order by x.id;

-- reads/subject-reads rowsOf
select x.tree_id as "record.treeId", x.id as "record.id", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.notes as "record.notes", x.identifiers as "record.identifiers", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", x.family_record_id as "record.familyRecordId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt" from relationships x  where x.deleted_at is null and x.tree_id = $1 and x.type = 'parent_child' and x.from_person_id in (
  with recursive line as (
  select $2::uuid as id, 0 as generation
  union
  select e.to_person_id, line.generation + 1 from line
  join relationships e on e.tree_id = $1 and e.from_person_id = line.id and e.type = 'parent_child' and e.deleted_at is null
  where line.generation + 1 < $3::integer
  )
  select id from line
  ) order by x.id;

-- reads/subject-reads rowsOf
select x.tree_id as "record.treeId", x.id as "record.id", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.notes as "record.notes", x.identifiers as "record.identifiers", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", x.family_record_id as "record.familyRecordId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt" from relationships x  where x.deleted_at is null and x.tree_id = $1 and x.type = 'parent_child' and x.to_person_id in (
  with recursive line as (
  select $2::uuid as id, 0 as generation
  union
  select e.from_person_id, line.generation + 1 from line
  join relationships e on e.tree_id = $1 and e.to_person_id = line.id and e.type = 'parent_child' and e.deleted_at is null
  where line.generation + 1 < $3::integer
  )
  select id from line
  ) order by x.id;

-- reads/subject-reads rowsOf
select x.tree_id as "record.treeId", x.id as "record.id", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.notes as "record.notes", x.identifiers as "record.identifiers", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", x.family_record_id as "record.familyRecordId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from relationships x  
  cross join lateral (select x.id) r
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = x.from_person_id offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = x.to_person_id offset 0) b on b.deleted_at is null where x.deleted_at is null and x.tree_id = $1 and x.type = 'parent_child' and x.from_person_id in (
  with recursive line as (
  select $2::uuid as id, 0 as generation
  union
  select e.to_person_id, line.generation + 1 from line
  join relationships e on e.tree_id = $1 and e.from_person_id = line.id and e.type = 'parent_child' and e.deleted_at is null
  where line.generation + 1 < $3::integer
  )
  select id from line
  ) order by x.id;

-- reads/subject-reads rowsOf
select x.tree_id as "record.treeId", x.id as "record.id", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.notes as "record.notes", x.identifiers as "record.identifiers", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", x.family_record_id as "record.familyRecordId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo" from relationships x  
  cross join lateral (select x.id) r
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = x.from_person_id offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = x.to_person_id offset 0) b on b.deleted_at is null where x.deleted_at is null and x.tree_id = $1 and x.type = 'parent_child' and x.to_person_id in (
  with recursive line as (
  select $2::uuid as id, 0 as generation
  union
  select e.from_person_id, line.generation + 1 from line
  join relationships e on e.tree_id = $1 and e.to_person_id = line.id and e.type = 'parent_child' and e.deleted_at is null
  where line.generation + 1 < $3::integer
  )
  select id from line
  ) order by x.id;

-- reads/subject-reads subjectReads
select x.id as "record.id", x.person_id as "record.personId", x.relationship_id as "record.relationshipId", x.type as "record.type", x.date as "record.date", x.age as "record.age", x.privacy as "record.privacy", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo", t.id as "tree.id", t.visibility as "tree.visibility", t.deleted_at as "tree.deletedAt",
  t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider",
  t.ai_sees_living as "tree.aiSeesLiving", m.role as "role" from events x  
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = x.relationship_id offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null join trees t on t.id = x.tree_id left join memberships m on m.tree_id = t.id and m.user_id = $2 where x.id = $1 and x.deleted_at is null;

-- reads/subject-reads subjectReads
select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.event_id as "record.eventId", x.relationship_id as "record.relationshipId", x.associate_id as "record.associateId", x.associate_name as "record.associateName", x.role as "record.role", x.phrase as "record.phrase", x.notes as "record.notes", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", e.privacy as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo", case when x.associate_id is not null then json_build_array(
  case when o.id is not null then json_build_object('privacy', o.privacy, 'publicFrom', o.public_from) end) end as "others", t.id as "tree.id", t.visibility as "tree.visibility", t.deleted_at as "tree.deletedAt",
  t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider",
  t.ai_sees_living as "tree.aiSeesLiving", m.role as "role" from associations x  
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(r.from_person_id, x.person_id, e.person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null
  left join lateral (select * from persons o where o.tree_id = x.tree_id and o.id = x.associate_id offset 0) o on o.deleted_at is null join trees t on t.id = x.tree_id left join memberships m on m.tree_id = t.id and m.user_id = $2 where x.id = $1 and x.deleted_at is null;

-- reads/subject-reads subjectReads
select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.is_primary as "record.isPrimary", x.name_type as "record.nameType", x.given_name as "record.givenName", x.surname as "record.surname", x.prefix as "record.prefix", x.suffix as "record.suffix", x.surname_prefix as "record.surnamePrefix", x.written as "record.written", x.language as "record.language", x.forms as "record.forms", x.identifiers as "record.identifiers", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo", t.id as "tree.id", t.visibility as "tree.visibility", t.deleted_at as "tree.deletedAt",
  t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider",
  t.ai_sees_living as "tree.aiSeesLiving", m.role as "role" from names x  cross join lateral (select null::uuid as id) r left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = x.person_id offset 0) a on a.deleted_at is null left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.id offset 0) b on b.deleted_at is null join trees t on t.id = x.tree_id left join memberships m on m.tree_id = t.id and m.user_id = $2 where x.id = $1 and x.deleted_at is null;

-- reads/subject-reads subjectReads
select x.tree_id as "record.treeId", x.id as "record.id", x.person_id as "record.personId", x.relationship_id as "record.relationshipId", x.type as "record.type", x.date as "record.date", x.place_id as "record.placeId", x.detail as "record.detail", x.notes as "record.notes", x.subtype as "record.subtype", x.age as "record.age", x.identifiers as "record.identifiers", x.address as "record.address", x.coordinates as "record.coordinates", x.cause as "record.cause", x.confidence as "record.confidence", x.privacy as "record.privacy", x.asserted as "record.asserted", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", l.name as "record.place", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo", t.id as "tree.id", t.visibility as "tree.visibility", t.deleted_at as "tree.deletedAt",
  t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider",
  t.ai_sees_living as "tree.aiSeesLiving", m.role as "role" from events x left join lateral (select * from places l where l.tree_id = x.tree_id and l.id = x.place_id offset 0) l on true 
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = x.relationship_id offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null join trees t on t.id = x.tree_id left join memberships m on m.tree_id = t.id and m.user_id = $2 where x.id = $1 and x.deleted_at is null;

-- reads/subject-reads subjectReads
select x.tree_id as "record.treeId", x.id as "record.id", x.source_id as "record.sourceId", x.person_id as "record.personId", x.event_id as "record.eventId", x.name_id as "record.nameId", x.relationship_id as "record.relationshipId", x.page as "record.page", x.detail as "record.detail", x.confidence as "record.confidence", x.date as "record.date", x.url as "record.url", x.event_type as "record.eventType", x.role as "record.role", x.notes as "record.notes", x.identifiers as "record.identifiers", x.fields as "record.fields", x.about as "record.about", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", e.privacy as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo", t.id as "tree.id", t.visibility as "tree.visibility", t.deleted_at as "tree.deletedAt",
  t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider",
  t.ai_sees_living as "tree.aiSeesLiving", m.role as "role" from citations x  
  left join lateral (select * from names n where n.tree_id = x.tree_id and n.id = x.name_id offset 0) n on true
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = coalesce(x.relationship_id, e.relationship_id) offset 0) r on true
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id) offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = r.to_person_id offset 0) b on b.deleted_at is null join trees t on t.id = x.tree_id left join memberships m on m.tree_id = t.id and m.user_id = $2 where x.id = $1 and x.deleted_at is null;

-- reads/subject-reads subjectReads
select x.tree_id as "record.treeId", x.id as "record.id", x.type as "record.type", x.from_person_id as "record.fromPersonId", x.to_person_id as "record.toPersonId", x.qualifier as "record.qualifier", x.notes as "record.notes", x.identifiers as "record.identifiers", x.position as "record.position", x.to_position as "record.toPosition", x.twin_group as "record.twinGroup", x.family_record_id as "record.familyRecordId", x.version as "record.version", x.created_at as "record.createdAt", x.updated_at as "record.updatedAt", x.deleted_at as "record.deletedAt", x.deletion_id as "record.deletionId", x.file_changed_at as "record.fileChangedAt", null::text as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo", t.id as "tree.id", t.visibility as "tree.visibility", t.deleted_at as "tree.deletedAt",
  t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider",
  t.ai_sees_living as "tree.aiSeesLiving", m.role as "role" from relationships x  
  cross join lateral (select x.id) r
  left join lateral (select * from persons a where a.tree_id = x.tree_id and a.id = x.from_person_id offset 0) a on a.deleted_at is null
  left join lateral (select * from persons b where b.tree_id = x.tree_id and b.id = x.to_person_id offset 0) b on b.deleted_at is null join trees t on t.id = x.tree_id left join memberships m on m.tree_id = t.id and m.user_id = $2 where x.id = $1 and x.deleted_at is null;

-- reads/trees accountsOf
with recursive actors as (
  (select c.actor_id as id from changes c where c.tree_id = $1 and c.actor_id is not null order by c.actor_id limit 1)
  union all
  select (select c.actor_id from changes c where c.tree_id = $1 and c.actor_id > a.id order by c.actor_id limit 1)
  from actors a where a.id is not null
  )
  select coalesce(encode(sha256(convert_to(string_agg(concat_ws(' ', u.id, u.email, u.display_name), e'
  '
  order by u.id), 'UTF8')), 'hex'), '') as "accounts"
  from users u where u.id in (select id from actors union select m.user_id from memberships m where m.tree_id = $1);

-- reads/trees audit
select a.id as "id", a.change_id as "changeId", c.at as "at", a.actor_id as "actor.id", u.display_name as "actor.displayName",
  c.actor_type as "actorType", c.via as "via", a.action as "action",
  a.entity_type as "entityType", a.entity_id as "entityId", a.before as "before", a.after as "after",
  c.proposal_id as "proposalId", c.request_id as "requestId"
  from audit_entries a join changes c on c.id = a.change_id left join users u on u.id = a.actor_id
  where a.tree_id = $1 and a.id < $2  order by a.id desc limit $3;

-- reads/trees audit
select a.id as "id", a.change_id as "changeId", c.at as "at", a.actor_id as "actor.id", u.display_name as "actor.displayName",
  c.actor_type as "actorType", c.via as "via", a.action as "action",
  a.entity_type as "entityType", a.entity_id as "entityId", a.before as "before", a.after as "after",
  c.proposal_id as "proposalId", c.request_id as "requestId"
  from audit_entries a join changes c on c.id = a.change_id left join users u on u.id = a.actor_id
  where a.tree_id = $1 and a.id < $2 and a.actor_id = $4 order by a.id desc limit $3;

-- reads/trees audit
select a.id as "id", a.change_id as "changeId", c.at as "at", a.actor_id as "actor.id", u.display_name as "actor.displayName",
  c.actor_type as "actorType", c.via as "via", a.action as "action",
  a.entity_type as "entityType", a.entity_id as "entityId", a.before as "before", a.after as "after",
  c.proposal_id as "proposalId", c.request_id as "requestId"
  from audit_entries a join changes c on c.id = a.change_id left join users u on u.id = a.actor_id
  where a.tree_id = $1 and a.id < $2 and a.entity_id = $4 and a.actor_id = $5 order by a.id desc limit $3;

-- reads/trees audit
select a.id as "id", a.change_id as "changeId", c.at as "at", a.actor_id as "actor.id", u.display_name as "actor.displayName",
  c.actor_type as "actorType", c.via as "via", a.action as "action",
  a.entity_type as "entityType", a.entity_id as "entityId", a.before as "before", a.after as "after",
  c.proposal_id as "proposalId", c.request_id as "requestId"
  from audit_entries a join changes c on c.id = a.change_id left join users u on u.id = a.actor_id
  where a.tree_id = $1 and a.id < $2 and a.entity_id = $4 order by a.id desc limit $3;

-- reads/trees audit
select a.id as "id", a.change_id as "changeId", c.at as "at", a.actor_id as "actor.id", u.display_name as "actor.displayName",
  c.actor_type as "actorType", c.via as "via", a.action as "action",
  a.entity_type as "entityType", a.entity_id as "entityId", a.before as "before", a.after as "after",
  c.proposal_id as "proposalId", c.request_id as "requestId"
  from audit_entries a join changes c on c.id = a.change_id left join users u on u.id = a.actor_id
  where a.tree_id = $1 and a.id < $2 and a.id in (
  select e.id from audit_entries e where e.tree_id = $1 and e.entity_id = $4
  union all select e.id from audit_entries e where e.tree_id = $1
  and (e.change_id, e.entity_id) in (select i.id, i.entity_id from changes i where i.tree_id = $1 and i.imported_from <= $4::uuid and i.imported_to >= $4::uuid
  and (i.import_step = 0 or not exists (select from audit_entries e where e.tree_id = $1
  and e.entity_id = $4 and e.seq <= i.seq))
  and i.import_id = (select import_id from persons where tree_id = $1 and id = $4::uuid union all select import_id from names where tree_id = $1 and id = $4::uuid union all select import_id from relationships where tree_id = $1 and id = $4::uuid union all select import_id from events where tree_id = $1 and id = $4::uuid union all select import_id from places where tree_id = $1 and id = $4::uuid union all select import_id from sources where tree_id = $1 and id = $4::uuid union all select import_id from citations where tree_id = $1 and id = $4::uuid union all select import_id from associations where tree_id = $1 and id = $4::uuid union all select import_id from comments where tree_id = $1 and id = $4::uuid union all select import_id from media where tree_id = $1 and id = $4::uuid limit 1))) and a.actor_id = $5 order by a.id desc limit $3;

-- reads/trees audit
select a.id as "id", a.change_id as "changeId", c.at as "at", a.actor_id as "actor.id", u.display_name as "actor.displayName",
  c.actor_type as "actorType", c.via as "via", a.action as "action",
  a.entity_type as "entityType", a.entity_id as "entityId", a.before as "before", a.after as "after",
  c.proposal_id as "proposalId", c.request_id as "requestId"
  from audit_entries a join changes c on c.id = a.change_id left join users u on u.id = a.actor_id
  where a.tree_id = $1 and a.id < $2 and a.id in (
  select e.id from audit_entries e where e.tree_id = $1 and e.entity_id = $4
  union all select e.id from audit_entries e where e.tree_id = $1
  and (e.change_id, e.entity_id) in (select i.id, i.entity_id from changes i where i.tree_id = $1 and i.imported_from <= $4::uuid and i.imported_to >= $4::uuid
  and (i.import_step = 0 or not exists (select from audit_entries e where e.tree_id = $1
  and e.entity_id = $4 and e.seq <= i.seq))
  and i.import_id = (select import_id from persons where tree_id = $1 and id = $4::uuid union all select import_id from names where tree_id = $1 and id = $4::uuid union all select import_id from relationships where tree_id = $1 and id = $4::uuid union all select import_id from events where tree_id = $1 and id = $4::uuid union all select import_id from places where tree_id = $1 and id = $4::uuid union all select import_id from sources where tree_id = $1 and id = $4::uuid union all select import_id from citations where tree_id = $1 and id = $4::uuid union all select import_id from associations where tree_id = $1 and id = $4::uuid union all select import_id from comments where tree_id = $1 and id = $4::uuid union all select import_id from media where tree_id = $1 and id = $4::uuid limit 1))) order by a.id desc limit $3;

-- reads/trees byId
select t.id as "tree.id", t.name as "tree.name", t.description as "tree.description", t.visibility as "tree.visibility", t.owner_id as "tree.ownerId", t.home_person_id as "tree.homePersonId", t.former_home_person_id as "tree.formerHomePersonId", t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider", t.ai_sees_living as "tree.aiSeesLiving", t.person_count as "tree.personCount", t.version as "tree.version", t.created_at as "tree.createdAt", t.updated_at as "tree.updatedAt", t.deleted_at as "tree.deletedAt", t.deletion_id as "tree.deletionId", coalesce((select r.revision from tree_revisions r where r.tree_id = t.id), 0) as "revision", m.role as "role", h.privacy as "home.privacy",
  h.public_from as "home.publicFrom"
  from trees t
  left join memberships m on m.tree_id = t.id and m.user_id = $1
  left join persons h on h.tree_id = t.id and h.id = t.home_person_id and h.deleted_at is null where t.id = $2;

-- reads/trees deletedOfUser
select "t"."id" as "tree.id", "t"."name" as "tree.name", "t"."description" as "tree.description", "t"."visibility" as "tree.visibility", "t"."owner_id" as "tree.ownerId", "t"."home_person_id" as "tree.homePersonId", "t"."former_home_person_id" as "tree.formerHomePersonId", "t"."ai_member_provider" as "tree.aiMemberProvider", "t"."ai_recommender_provider" as "tree.aiRecommenderProvider", "t"."ai_sees_living" as "tree.aiSeesLiving", "t"."person_count" as "tree.personCount", "t"."version" as "tree.version", "t"."created_at" as "tree.createdAt", "t"."updated_at" as "tree.updatedAt", "t"."deleted_at" as "tree.deletedAt", "t"."deletion_id" as "tree.deletionId", "m"."role" as "role", coalesce((select "r"."revision"
  from "tree_revisions" as "r"
  where "r"."tree_id" = "t"."id"), 0) as "revision"
  from "memberships" as "m"
  inner join "trees" as "t" on "t"."id" = "m"."tree_id"
  where "m"."user_id" = $1
  and "t"."id" > $2
  and "t"."deleted_at" is not null
  and "m"."role" = 'owner'
  order by "t"."id"
  limit $3;

-- reads/trees directory 0 words, for example
select t.id as "tree.id", t.name as "tree.name", t.description as "tree.description", t.visibility as "tree.visibility", t.owner_id as "tree.ownerId", t.home_person_id as "tree.homePersonId", t.former_home_person_id as "tree.formerHomePersonId", t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider", t.ai_sees_living as "tree.aiSeesLiving", t.person_count as "tree.personCount", t.version as "tree.version", t.created_at as "tree.createdAt", t.updated_at as "tree.updatedAt", t.deleted_at as "tree.deletedAt", t.deletion_id as "tree.deletionId", coalesce((select r.revision from tree_revisions r where r.tree_id = t.id), 0) as "revision", m.role as "role", h.privacy as "home.privacy",
  h.public_from as "home.publicFrom"
  from trees t
  left join memberships m on m.tree_id = t.id and m.user_id = $1
  left join persons h on h.tree_id = t.id and h.id = t.home_person_id and h.deleted_at is null
  where t.visibility in ('site_members', 'public') and t.deleted_at is null and (t.visibility = 'public' or $1::uuid is not null)
  and t.id > $2 
  order by t.id limit 10;

-- reads/trees directory 1 words, for example
select t.id as "tree.id", t.name as "tree.name", t.description as "tree.description", t.visibility as "tree.visibility", t.owner_id as "tree.ownerId", t.home_person_id as "tree.homePersonId", t.former_home_person_id as "tree.formerHomePersonId", t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider", t.ai_sees_living as "tree.aiSeesLiving", t.person_count as "tree.personCount", t.version as "tree.version", t.created_at as "tree.createdAt", t.updated_at as "tree.updatedAt", t.deleted_at as "tree.deletedAt", t.deletion_id as "tree.deletionId", coalesce((select r.revision from tree_revisions r where r.tree_id = t.id), 0) as "revision", m.role as "role", h.privacy as "home.privacy",
  h.public_from as "home.publicFrom"
  from trees t
  left join memberships m on m.tree_id = t.id and m.user_id = $1
  left join persons h on h.tree_id = t.id and h.id = t.home_person_id and h.deleted_at is null
  where t.visibility in ('site_members', 'public') and t.deleted_at is null and (t.visibility = 'public' or $1::uuid is not null)
  and t.id > $2 and t.search_text like '%darwin%'
  order by t.id limit 10;

-- reads/trees liveOfUser
select "t"."id" as "tree.id", "t"."name" as "tree.name", "t"."description" as "tree.description", "t"."visibility" as "tree.visibility", "t"."owner_id" as "tree.ownerId", "t"."home_person_id" as "tree.homePersonId", "t"."former_home_person_id" as "tree.formerHomePersonId", "t"."ai_member_provider" as "tree.aiMemberProvider", "t"."ai_recommender_provider" as "tree.aiRecommenderProvider", "t"."ai_sees_living" as "tree.aiSeesLiving", "t"."person_count" as "tree.personCount", "t"."version" as "tree.version", "t"."created_at" as "tree.createdAt", "t"."updated_at" as "tree.updatedAt", "t"."deleted_at" as "tree.deletedAt", "t"."deletion_id" as "tree.deletionId", "m"."role" as "role", coalesce((select "r"."revision"
  from "tree_revisions" as "r"
  where "r"."tree_id" = "t"."id"), 0) as "revision"
  from "memberships" as "m"
  inner join "trees" as "t" on "t"."id" = "m"."tree_id"
  where "m"."user_id" = $1
  and "t"."id" > $2
  and "t"."deleted_at" is null
  order by "t"."id"
  limit $3;

-- reads/trees member
select "m"."user_id" as "userId", "u"."email" as "email", "u"."display_name" as "displayName", "m"."role" as "role", "m"."created_at" as "createdAt"
  from "memberships" as "m"
  inner join "users" as "u" on "u"."id" = "m"."user_id"
  where "m"."tree_id" = $1
  and "m"."user_id" = $2;

-- reads/trees members
select "m"."user_id" as "userId", "u"."email" as "email", "u"."display_name" as "displayName", "m"."role" as "role", "m"."created_at" as "createdAt"
  from "memberships" as "m"
  inner join "users" as "u" on "u"."id" = "m"."user_id"
  where "m"."tree_id" = $1
  order by "m"."created_at", "m"."user_id";

-- reads/trees stateOf
select x.is_there as "isThere", k.id as "recordId", k.user_id as "userId", t.id as "tree.id", t.name as "tree.name", t.description as "tree.description", t.visibility as "tree.visibility", t.owner_id as "tree.ownerId", t.home_person_id as "tree.homePersonId", t.former_home_person_id as "tree.formerHomePersonId", t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider", t.ai_sees_living as "tree.aiSeesLiving", t.person_count as "tree.personCount", t.version as "tree.version", t.created_at as "tree.createdAt", t.updated_at as "tree.updatedAt", t.deleted_at as "tree.deletedAt", t.deletion_id as "tree.deletionId", m.role as "role",
  coalesce(r.revision, 0) as "revision", c.id as "lastChangeId", h.privacy as "home.privacy", h.public_from as "home.publicFrom"
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral (
  select * from (
  select r.id as tree_id, true as is_there from trees r where r.id = k.id
  union all
  select r.id, false from trees r where r.id = $3::uuid
  ) r limit 1
  ) x
  cross join lateral (select * from trees t where t.id = x.tree_id offset 0) t
  left join lateral (select * from memberships m where m.tree_id = t.id and m.user_id = k.user_id offset 0) m on true
  left join lateral (select * from tree_revisions r where r.tree_id = t.id offset 0) r on true
  left join lateral (select * from changes c where c.tree_id = t.id and c.seq = r.revision offset 0) c on true
  left join lateral (select * from persons h where h.tree_id = t.id and h.id = t.home_person_id offset 0) h on h.deleted_at is null;

-- reads/trees stateOf
select x.is_there as "isThere", k.id as "recordId", k.user_id as "userId", t.id as "tree.id", t.name as "tree.name", t.description as "tree.description", t.visibility as "tree.visibility", t.owner_id as "tree.ownerId", t.home_person_id as "tree.homePersonId", t.former_home_person_id as "tree.formerHomePersonId", t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider", t.ai_sees_living as "tree.aiSeesLiving", t.person_count as "tree.personCount", t.version as "tree.version", t.created_at as "tree.createdAt", t.updated_at as "tree.updatedAt", t.deleted_at as "tree.deletedAt", t.deletion_id as "tree.deletionId", m.role as "role",
  coalesce(r.revision, 0) as "revision", c.id as "lastChangeId", h.privacy as "home.privacy", h.public_from as "home.publicFrom"
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral (
  select * from (
  select r.tree_id as tree_id, true as is_there from associations r where r.id = k.id
  union all
  select r.tree_id, false from associations r where r.id = $3::uuid
  ) r limit 1
  ) x
  cross join lateral (select * from trees t where t.id = x.tree_id offset 0) t
  left join lateral (select * from memberships m where m.tree_id = t.id and m.user_id = k.user_id offset 0) m on true
  left join lateral (select * from tree_revisions r where r.tree_id = t.id offset 0) r on true
  left join lateral (select * from changes c where c.tree_id = t.id and c.seq = r.revision offset 0) c on true
  left join lateral (select * from persons h where h.tree_id = t.id and h.id = t.home_person_id offset 0) h on h.deleted_at is null;

-- reads/trees stateOf
select x.is_there as "isThere", k.id as "recordId", k.user_id as "userId", t.id as "tree.id", t.name as "tree.name", t.description as "tree.description", t.visibility as "tree.visibility", t.owner_id as "tree.ownerId", t.home_person_id as "tree.homePersonId", t.former_home_person_id as "tree.formerHomePersonId", t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider", t.ai_sees_living as "tree.aiSeesLiving", t.person_count as "tree.personCount", t.version as "tree.version", t.created_at as "tree.createdAt", t.updated_at as "tree.updatedAt", t.deleted_at as "tree.deletedAt", t.deletion_id as "tree.deletionId", m.role as "role",
  coalesce(r.revision, 0) as "revision", c.id as "lastChangeId", h.privacy as "home.privacy", h.public_from as "home.publicFrom"
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral (
  select * from (
  select r.tree_id as tree_id, true as is_there from changes r where r.id = k.id
  union all
  select r.tree_id, false from changes r where r.id = $3::uuid
  ) r limit 1
  ) x
  cross join lateral (select * from trees t where t.id = x.tree_id offset 0) t
  left join lateral (select * from memberships m where m.tree_id = t.id and m.user_id = k.user_id offset 0) m on true
  left join lateral (select * from tree_revisions r where r.tree_id = t.id offset 0) r on true
  left join lateral (select * from changes c where c.tree_id = t.id and c.seq = r.revision offset 0) c on true
  left join lateral (select * from persons h where h.tree_id = t.id and h.id = t.home_person_id offset 0) h on h.deleted_at is null;

-- reads/trees stateOf
select x.is_there as "isThere", k.id as "recordId", k.user_id as "userId", t.id as "tree.id", t.name as "tree.name", t.description as "tree.description", t.visibility as "tree.visibility", t.owner_id as "tree.ownerId", t.home_person_id as "tree.homePersonId", t.former_home_person_id as "tree.formerHomePersonId", t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider", t.ai_sees_living as "tree.aiSeesLiving", t.person_count as "tree.personCount", t.version as "tree.version", t.created_at as "tree.createdAt", t.updated_at as "tree.updatedAt", t.deleted_at as "tree.deletedAt", t.deletion_id as "tree.deletionId", m.role as "role",
  coalesce(r.revision, 0) as "revision", c.id as "lastChangeId", h.privacy as "home.privacy", h.public_from as "home.publicFrom"
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral (
  select * from (
  select r.tree_id as tree_id, true as is_there from citations r where r.id = k.id
  union all
  select r.tree_id, false from citations r where r.id = $3::uuid
  ) r limit 1
  ) x
  cross join lateral (select * from trees t where t.id = x.tree_id offset 0) t
  left join lateral (select * from memberships m where m.tree_id = t.id and m.user_id = k.user_id offset 0) m on true
  left join lateral (select * from tree_revisions r where r.tree_id = t.id offset 0) r on true
  left join lateral (select * from changes c where c.tree_id = t.id and c.seq = r.revision offset 0) c on true
  left join lateral (select * from persons h where h.tree_id = t.id and h.id = t.home_person_id offset 0) h on h.deleted_at is null;

-- reads/trees stateOf
select x.is_there as "isThere", k.id as "recordId", k.user_id as "userId", t.id as "tree.id", t.name as "tree.name", t.description as "tree.description", t.visibility as "tree.visibility", t.owner_id as "tree.ownerId", t.home_person_id as "tree.homePersonId", t.former_home_person_id as "tree.formerHomePersonId", t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider", t.ai_sees_living as "tree.aiSeesLiving", t.person_count as "tree.personCount", t.version as "tree.version", t.created_at as "tree.createdAt", t.updated_at as "tree.updatedAt", t.deleted_at as "tree.deletedAt", t.deletion_id as "tree.deletionId", m.role as "role",
  coalesce(r.revision, 0) as "revision", c.id as "lastChangeId", h.privacy as "home.privacy", h.public_from as "home.publicFrom"
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral (
  select * from (
  select r.tree_id as tree_id, true as is_there from comments r where r.id = k.id
  union all
  select r.tree_id, false from comments r where r.id = $3::uuid
  ) r limit 1
  ) x
  cross join lateral (select * from trees t where t.id = x.tree_id offset 0) t
  left join lateral (select * from memberships m where m.tree_id = t.id and m.user_id = k.user_id offset 0) m on true
  left join lateral (select * from tree_revisions r where r.tree_id = t.id offset 0) r on true
  left join lateral (select * from changes c where c.tree_id = t.id and c.seq = r.revision offset 0) c on true
  left join lateral (select * from persons h where h.tree_id = t.id and h.id = t.home_person_id offset 0) h on h.deleted_at is null;

-- reads/trees stateOf
select x.is_there as "isThere", k.id as "recordId", k.user_id as "userId", t.id as "tree.id", t.name as "tree.name", t.description as "tree.description", t.visibility as "tree.visibility", t.owner_id as "tree.ownerId", t.home_person_id as "tree.homePersonId", t.former_home_person_id as "tree.formerHomePersonId", t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider", t.ai_sees_living as "tree.aiSeesLiving", t.person_count as "tree.personCount", t.version as "tree.version", t.created_at as "tree.createdAt", t.updated_at as "tree.updatedAt", t.deleted_at as "tree.deletedAt", t.deletion_id as "tree.deletionId", m.role as "role",
  coalesce(r.revision, 0) as "revision", c.id as "lastChangeId", h.privacy as "home.privacy", h.public_from as "home.publicFrom"
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral (
  select * from (
  select r.tree_id as tree_id, true as is_there from events r where r.id = k.id
  union all
  select r.tree_id, false from events r where r.id = $3::uuid
  ) r limit 1
  ) x
  cross join lateral (select * from trees t where t.id = x.tree_id offset 0) t
  left join lateral (select * from memberships m where m.tree_id = t.id and m.user_id = k.user_id offset 0) m on true
  left join lateral (select * from tree_revisions r where r.tree_id = t.id offset 0) r on true
  left join lateral (select * from changes c where c.tree_id = t.id and c.seq = r.revision offset 0) c on true
  left join lateral (select * from persons h where h.tree_id = t.id and h.id = t.home_person_id offset 0) h on h.deleted_at is null;

-- reads/trees stateOf
select x.is_there as "isThere", k.id as "recordId", k.user_id as "userId", t.id as "tree.id", t.name as "tree.name", t.description as "tree.description", t.visibility as "tree.visibility", t.owner_id as "tree.ownerId", t.home_person_id as "tree.homePersonId", t.former_home_person_id as "tree.formerHomePersonId", t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider", t.ai_sees_living as "tree.aiSeesLiving", t.person_count as "tree.personCount", t.version as "tree.version", t.created_at as "tree.createdAt", t.updated_at as "tree.updatedAt", t.deleted_at as "tree.deletedAt", t.deletion_id as "tree.deletionId", m.role as "role",
  coalesce(r.revision, 0) as "revision", c.id as "lastChangeId", h.privacy as "home.privacy", h.public_from as "home.publicFrom"
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral (
  select * from (
  select r.tree_id as tree_id, true as is_there from media r where r.id = k.id
  union all
  select r.tree_id, false from media r where r.id = $3::uuid
  ) r limit 1
  ) x
  cross join lateral (select * from trees t where t.id = x.tree_id offset 0) t
  left join lateral (select * from memberships m where m.tree_id = t.id and m.user_id = k.user_id offset 0) m on true
  left join lateral (select * from tree_revisions r where r.tree_id = t.id offset 0) r on true
  left join lateral (select * from changes c where c.tree_id = t.id and c.seq = r.revision offset 0) c on true
  left join lateral (select * from persons h where h.tree_id = t.id and h.id = t.home_person_id offset 0) h on h.deleted_at is null;

-- reads/trees stateOf
select x.is_there as "isThere", k.id as "recordId", k.user_id as "userId", t.id as "tree.id", t.name as "tree.name", t.description as "tree.description", t.visibility as "tree.visibility", t.owner_id as "tree.ownerId", t.home_person_id as "tree.homePersonId", t.former_home_person_id as "tree.formerHomePersonId", t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider", t.ai_sees_living as "tree.aiSeesLiving", t.person_count as "tree.personCount", t.version as "tree.version", t.created_at as "tree.createdAt", t.updated_at as "tree.updatedAt", t.deleted_at as "tree.deletedAt", t.deletion_id as "tree.deletionId", m.role as "role",
  coalesce(r.revision, 0) as "revision", c.id as "lastChangeId", h.privacy as "home.privacy", h.public_from as "home.publicFrom"
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral (
  select * from (
  select r.tree_id as tree_id, true as is_there from persons r where r.id = k.id
  union all
  select r.tree_id, false from persons r where r.id = $3::uuid
  ) r limit 1
  ) x
  cross join lateral (select * from trees t where t.id = x.tree_id offset 0) t
  left join lateral (select * from memberships m where m.tree_id = t.id and m.user_id = k.user_id offset 0) m on true
  left join lateral (select * from tree_revisions r where r.tree_id = t.id offset 0) r on true
  left join lateral (select * from changes c where c.tree_id = t.id and c.seq = r.revision offset 0) c on true
  left join lateral (select * from persons h where h.tree_id = t.id and h.id = t.home_person_id offset 0) h on h.deleted_at is null;

-- reads/trees stateOf
select x.is_there as "isThere", k.id as "recordId", k.user_id as "userId", t.id as "tree.id", t.name as "tree.name", t.description as "tree.description", t.visibility as "tree.visibility", t.owner_id as "tree.ownerId", t.home_person_id as "tree.homePersonId", t.former_home_person_id as "tree.formerHomePersonId", t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider", t.ai_sees_living as "tree.aiSeesLiving", t.person_count as "tree.personCount", t.version as "tree.version", t.created_at as "tree.createdAt", t.updated_at as "tree.updatedAt", t.deleted_at as "tree.deletedAt", t.deletion_id as "tree.deletionId", m.role as "role",
  coalesce(r.revision, 0) as "revision", c.id as "lastChangeId", h.privacy as "home.privacy", h.public_from as "home.publicFrom"
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral (
  select * from (
  select r.tree_id as tree_id, true as is_there from places r where r.id = k.id
  union all
  select r.tree_id, false from places r where r.id = $3::uuid
  ) r limit 1
  ) x
  cross join lateral (select * from trees t where t.id = x.tree_id offset 0) t
  left join lateral (select * from memberships m where m.tree_id = t.id and m.user_id = k.user_id offset 0) m on true
  left join lateral (select * from tree_revisions r where r.tree_id = t.id offset 0) r on true
  left join lateral (select * from changes c where c.tree_id = t.id and c.seq = r.revision offset 0) c on true
  left join lateral (select * from persons h where h.tree_id = t.id and h.id = t.home_person_id offset 0) h on h.deleted_at is null;

-- reads/trees stateOf
select x.is_there as "isThere", k.id as "recordId", k.user_id as "userId", t.id as "tree.id", t.name as "tree.name", t.description as "tree.description", t.visibility as "tree.visibility", t.owner_id as "tree.ownerId", t.home_person_id as "tree.homePersonId", t.former_home_person_id as "tree.formerHomePersonId", t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider", t.ai_sees_living as "tree.aiSeesLiving", t.person_count as "tree.personCount", t.version as "tree.version", t.created_at as "tree.createdAt", t.updated_at as "tree.updatedAt", t.deleted_at as "tree.deletedAt", t.deletion_id as "tree.deletionId", m.role as "role",
  coalesce(r.revision, 0) as "revision", c.id as "lastChangeId", h.privacy as "home.privacy", h.public_from as "home.publicFrom"
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral (
  select * from (
  select r.tree_id as tree_id, true as is_there from proposals r where r.id = k.id
  union all
  select r.tree_id, false from proposals r where r.id = $3::uuid
  ) r limit 1
  ) x
  cross join lateral (select * from trees t where t.id = x.tree_id offset 0) t
  left join lateral (select * from memberships m where m.tree_id = t.id and m.user_id = k.user_id offset 0) m on true
  left join lateral (select * from tree_revisions r where r.tree_id = t.id offset 0) r on true
  left join lateral (select * from changes c where c.tree_id = t.id and c.seq = r.revision offset 0) c on true
  left join lateral (select * from persons h where h.tree_id = t.id and h.id = t.home_person_id offset 0) h on h.deleted_at is null;

-- reads/trees stateOf
select x.is_there as "isThere", k.id as "recordId", k.user_id as "userId", t.id as "tree.id", t.name as "tree.name", t.description as "tree.description", t.visibility as "tree.visibility", t.owner_id as "tree.ownerId", t.home_person_id as "tree.homePersonId", t.former_home_person_id as "tree.formerHomePersonId", t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider", t.ai_sees_living as "tree.aiSeesLiving", t.person_count as "tree.personCount", t.version as "tree.version", t.created_at as "tree.createdAt", t.updated_at as "tree.updatedAt", t.deleted_at as "tree.deletedAt", t.deletion_id as "tree.deletionId", m.role as "role",
  coalesce(r.revision, 0) as "revision", c.id as "lastChangeId", h.privacy as "home.privacy", h.public_from as "home.publicFrom"
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral (
  select * from (
  select r.tree_id as tree_id, true as is_there from relationships r where r.id = k.id
  union all
  select r.tree_id, false from relationships r where r.id = $3::uuid
  ) r limit 1
  ) x
  cross join lateral (select * from trees t where t.id = x.tree_id offset 0) t
  left join lateral (select * from memberships m where m.tree_id = t.id and m.user_id = k.user_id offset 0) m on true
  left join lateral (select * from tree_revisions r where r.tree_id = t.id offset 0) r on true
  left join lateral (select * from changes c where c.tree_id = t.id and c.seq = r.revision offset 0) c on true
  left join lateral (select * from persons h where h.tree_id = t.id and h.id = t.home_person_id offset 0) h on h.deleted_at is null;

-- reads/trees stateOf
select x.is_there as "isThere", k.id as "recordId", k.user_id as "userId", t.id as "tree.id", t.name as "tree.name", t.description as "tree.description", t.visibility as "tree.visibility", t.owner_id as "tree.ownerId", t.home_person_id as "tree.homePersonId", t.former_home_person_id as "tree.formerHomePersonId", t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider", t.ai_sees_living as "tree.aiSeesLiving", t.person_count as "tree.personCount", t.version as "tree.version", t.created_at as "tree.createdAt", t.updated_at as "tree.updatedAt", t.deleted_at as "tree.deletedAt", t.deletion_id as "tree.deletionId", m.role as "role",
  coalesce(r.revision, 0) as "revision", c.id as "lastChangeId", h.privacy as "home.privacy", h.public_from as "home.publicFrom"
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral (
  select * from (
  select r.tree_id as tree_id, true as is_there from sources r where r.id = k.id
  union all
  select r.tree_id, false from sources r where r.id = $3::uuid
  ) r limit 1
  ) x
  cross join lateral (select * from trees t where t.id = x.tree_id offset 0) t
  left join lateral (select * from memberships m where m.tree_id = t.id and m.user_id = k.user_id offset 0) m on true
  left join lateral (select * from tree_revisions r where r.tree_id = t.id offset 0) r on true
  left join lateral (select * from changes c where c.tree_id = t.id and c.seq = r.revision offset 0) c on true
  left join lateral (select * from persons h where h.tree_id = t.id and h.id = t.home_person_id offset 0) h on h.deleted_at is null;

-- reads/trees stateOf
select x.is_there as "isThere", k.id as "recordId", k.user_id as "userId", t.id as "tree.id", t.name as "tree.name", t.description as "tree.description", t.visibility as "tree.visibility", t.owner_id as "tree.ownerId", t.home_person_id as "tree.homePersonId", t.former_home_person_id as "tree.formerHomePersonId", t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider", t.ai_sees_living as "tree.aiSeesLiving", t.person_count as "tree.personCount", t.version as "tree.version", t.created_at as "tree.createdAt", t.updated_at as "tree.updatedAt", t.deleted_at as "tree.deletedAt", t.deletion_id as "tree.deletionId", m.role as "role",
  coalesce(r.revision, 0) as "revision", c.id as "lastChangeId", h.privacy as "home.privacy", h.public_from as "home.publicFrom"
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral (
  select * from (
  select r.tree_id as tree_id, true as is_there from webhooks r where r.id = k.id
  union all
  select r.tree_id, false from webhooks r where r.id = $3::uuid
  ) r limit 1
  ) x
  cross join lateral (select * from trees t where t.id = x.tree_id offset 0) t
  left join lateral (select * from memberships m where m.tree_id = t.id and m.user_id = k.user_id offset 0) m on true
  left join lateral (select * from tree_revisions r where r.tree_id = t.id offset 0) r on true
  left join lateral (select * from changes c where c.tree_id = t.id and c.seq = r.revision offset 0) c on true
  left join lateral (select * from persons h where h.tree_id = t.id and h.id = t.home_person_id offset 0) h on h.deleted_at is null;

-- reads/trees treeOf
select t.id as "treeId"
  from trees t
  where t.id = $1;

-- reads/trees treeOf
select x.tree_id as "treeId"
  from associations x
  where x.id = $1;

-- reads/trees treeOf
select x.tree_id as "treeId"
  from changes x
  where x.id = $1;

-- reads/trees treeOf
select x.tree_id as "treeId"
  from citations x
  where x.id = $1;

-- reads/trees treeOf
select x.tree_id as "treeId"
  from comments x
  where x.id = $1;

-- reads/trees treeOf
select x.tree_id as "treeId"
  from events x
  where x.id = $1;

-- reads/trees treeOf
select x.tree_id as "treeId"
  from media x
  where x.id = $1;

-- reads/trees treeOf
select x.tree_id as "treeId"
  from persons x
  where x.id = $1;

-- reads/trees treeOf
select x.tree_id as "treeId"
  from places x
  where x.id = $1;

-- reads/trees treeOf
select x.tree_id as "treeId"
  from proposals x
  where x.id = $1;

-- reads/trees treeOf
select x.tree_id as "treeId"
  from relationships x
  where x.id = $1;

-- reads/trees treeOf
select x.tree_id as "treeId"
  from sources x
  where x.id = $1;

-- reads/trees treeOf
select x.tree_id as "treeId"
  from webhooks x
  where x.id = $1;

-- reads/webhooks byId
select "x"."tree_id" as "found.treeId", "x"."id" as "found.id", "x"."url" as "found.url", "x"."actions" as "found.actions", "x"."active" as "found.active", "x"."secret" as "found.secret", "x"."version" as "found.version", "x"."created_at" as "found.createdAt", "x"."updated_at" as "found.updatedAt", "t"."id" as "tree.id", "t"."visibility" as "tree.visibility", "t"."deleted_at" as "tree.deletedAt", "t"."ai_member_provider" as "tree.aiMemberProvider", "t"."ai_recommender_provider" as "tree.aiRecommenderProvider", "t"."ai_sees_living" as "tree.aiSeesLiving", "m"."role" as "role"
  from "webhooks" as "x"
  inner join "trees" as "t" on "t"."id" = "x"."tree_id"
  left join "memberships" as "m" on "m"."tree_id" = "t"."id"
  and "m"."user_id" = $1
  where "x"."id" = $2;

-- reads/webhooks deliveries
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."webhook_id" as "webhookId", "x"."change_id" as "changeId", "x"."seq" as "seq", "x"."attempt" as "attempt", "x"."at" as "at", "x"."status" as "status", "x"."error" as "error", "x"."next_attempt_at" as "nextAttemptAt"
  from "webhook_deliveries" as "x"
  where "x"."tree_id" = $1
  and "x"."webhook_id" = $2
  and "x"."id" < $3
  order by "x"."id" desc
  limit $4;

-- reads/webhooks ofTree
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."url" as "url", "x"."actions" as "actions", "x"."active" as "active", "x"."secret" as "secret", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt"
  from "webhooks" as "x"
  where "x"."tree_id" = $1
  order by "x"."id";

-- reads/whole-tree/backup citationsOf
select x.tree_id as "treeId", x.id as "id", x.source_id as "sourceId", x.person_id as "personId", x.event_id as "eventId", x.name_id as "nameId", x.relationship_id as "relationshipId", x.page as "page", x.detail as "detail", x.confidence as "confidence", x.date as "date", x.url as "url", x.event_type as "eventType", x.role as "role", x.notes as "notes", x.identifiers as "identifiers", x.fields as "fields", x.about as "about", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt"
  from (select x.*
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from citations x
  where x.tree_id = $1
  and x.person_id = k.id offset 0) x
  union all select x.*
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from citations x
  where x.tree_id = $1
  and x.name_id = k.id offset 0) x
  union all select x.*
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from citations x
  where x.tree_id = $1
  and x.event_id = k.id offset 0) x
  union all select x.*
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from citations x
  where x.tree_id = $1
  and x.relationship_id = k.id offset 0) x) x
  where x.deleted_at is null
  order by x.id;

-- reads/whole-tree/backup edgesFrom
select x.tree_id as "treeId", x.id as "id", x.type as "type", x.from_person_id as "fromPersonId", x.to_person_id as "toPersonId", x.qualifier as "qualifier", x.notes as "notes", x.identifiers as "identifiers", x.position as "position", x.to_position as "toPosition", x.twin_group as "twinGroup", x.family_record_id as "familyRecordId", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt"
  from (select x.*
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from relationships x
  where x.tree_id = $1
  and x.from_person_id = k.id offset 0) x) x
  where x.deleted_at is null
  order by x.id;

-- reads/whole-tree/backup eventsOf
select x.tree_id as "treeId", x.id as "id", x.person_id as "personId", x.relationship_id as "relationshipId", x.type as "type", x.date as "date", x.place_id as "placeId", x.detail as "detail", x.notes as "notes", x.subtype as "subtype", x.age as "age", x.identifiers as "identifiers", x.address as "address", x.coordinates as "coordinates", x.cause as "cause", x.confidence as "confidence", x.privacy as "privacy", x.asserted as "asserted", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt", l.name as "place" from (select x.* from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from events x where x.tree_id = $1 and x.person_id = k.id offset 0) x union all select x.* from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from events x where x.tree_id = $1 and x.relationship_id = k.id offset 0) x) x
  left join lateral (select * from places l where l.tree_id = x.tree_id and l.id = x.place_id offset 0) l on true where x.deleted_at is null order by x.id;

-- reads/whole-tree/backup everyAssociation
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."person_id" as "personId", "x"."event_id" as "eventId", "x"."relationship_id" as "relationshipId", "x"."associate_id" as "associateId", "x"."associate_name" as "associateName", "x"."role" as "role", "x"."phrase" as "phrase", "x"."notes" as "notes", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."deletion_id" as "deletionId"
  from "associations" as "x"
  where "x"."tree_id" = $1
  and "x"."id" > $2
  and "x"."deleted_at" is null
  order by "x"."id"
  limit $3;

-- reads/whole-tree/backup everyComment
select x.tree_id as "treeId", x.id as "id", x.person_id as "personId", x.event_id as "eventId", x.media_id as "mediaId", x.source_id as "sourceId", x.author_id as "authorId", x.text as "text", x.mentions as "mentions", x.edited_at as "editedAt", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId",
  coalesce(u.display_name, x.author_name) as "authorName"
  from comments x left join users u on u.id = x.author_id and u.deleted_at is null
  where x.tree_id = $1 and x.id > $2 and x.deleted_at is null order by x.id limit $3;

-- reads/whole-tree/backup everyMedia
select x.tree_id as "treeId", x.id as "id", x.title as "title", x.identifiers as "identifiers", x.filename as "filename", x.content_type as "contentType", x.size as "size", x.checksum as "checksum", x.width as "width", x.height as "height", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt",
  p.id as "personId", e.id as "eventId", s.id as "sourceId"
  from (select * from media where tree_id = $1 and id > $2 and deleted_at is null order by id limit $3) x
  left join lateral (select * from persons p where p.tree_id = x.tree_id and p.id = x.person_id offset 0) p on p.deleted_at is null
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on e.deleted_at is null
  left join lateral (select * from sources s where s.tree_id = x.tree_id and s.id = x.source_id offset 0) s on s.deleted_at is null order by x.id;

-- reads/whole-tree/backup everyPerson
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."gender" as "gender", "x"."is_living" as "isLiving", "x"."notes" as "notes", "x"."privacy" as "privacy", "x"."identifiers" as "identifiers", "x"."portrait" as "portrait", "x"."merged" as "merged", "x"."distinct_from" as "distinctFrom", "x"."dismissed_checks" as "dismissedChecks", "x"."display_name" as "displayName", "x"."given_name" as "givenName", "x"."surname" as "surname", "x"."forms" as "forms", "x"."birth_year" as "birthYear", "x"."death_year" as "deathYear", "x"."public_birth_year" as "publicBirthYear", "x"."public_death_year" as "publicDeathYear", "x"."has_death_fact" as "hasDeathFact", "x"."death_fact_is_hidden" as "deathFactIsHidden", "x"."dead_from" as "deadFrom", "x"."public_from" as "publicFrom", "x"."search_text" as "searchText", "x"."surname_key" as "surnameKey", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."deletion_id" as "deletionId", "x"."file_changed_at" as "fileChangedAt"
  from "persons" as "x"
  where "x"."tree_id" = $1
  and "x"."id" > $2
  and "x"."deleted_at" is null
  order by "x"."id"
  limit $3;

-- reads/whole-tree/backup everySource
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."title" as "title", "x"."author" as "author", "x"."publication" as "publication", "x"."repository" as "repository", "x"."call_number" as "callNumber", "x"."url" as "url", "x"."notes" as "notes", "x"."abbreviation" as "abbreviation", "x"."text" as "text", "x"."identifiers" as "identifiers", "x"."fields" as "fields", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."deletion_id" as "deletionId", "x"."file_changed_at" as "fileChangedAt"
  from "sources" as "x"
  where "x"."tree_id" = $1
  and "x"."id" > $2
  and "x"."deleted_at" is null
  order by "x"."id"
  limit $3;

-- reads/whole-tree/backup kept
select k.tree_id as "treeId", k.id as "id", k.position as "position", k.tag as "tag", k.xref as "xref", k.original_xref as "originalXref", k.original_fingerprint as "originalFingerprint", k.person_id as "personId", k.source_id as "sourceId", k.lines as "lines", k.links as "links", k.reader_version as "readerVersion" from kept_records k
  left join lateral (select * from persons p where p.tree_id = k.tree_id and p.id = k.person_id offset 0) p on true
  left join lateral (select * from sources s where s.tree_id = k.tree_id and s.id = k.source_id offset 0) s on true
  where k.tree_id = $1 and k.position >= $2 and not k.withdrawn
  and p.deleted_at is null and s.deleted_at is null
  order by k.position limit $3;

-- reads/whole-tree/backup linksOf
select x.id, x.tree_id as "treeId", x.media_id as "mediaId", p.id as "personId", x.event_id as "eventId",
  x.relationship_id as "relationshipId", x.source_id as "sourceId", x.citation_id as "citationId", x.place_id as "placeId",
  x.from_file as "fromFile"
  from (select x.* from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from media_links x where x.tree_id = $1 and x.media_id = k.id offset 0) x) x
  left join lateral (select * from persons p where p.tree_id = x.tree_id and p.id = x.person_id offset 0) p on p.deleted_at is null
  left join lateral (select * from events e where e.tree_id = x.tree_id and e.id = x.event_id offset 0) e on true
  left join lateral (select * from sources s where s.tree_id = x.tree_id and s.id = x.source_id offset 0) s on true
  left join lateral (select * from relationships r where r.tree_id = x.tree_id and r.id = x.relationship_id offset 0) r on true
  left join lateral (select * from citations c where c.tree_id = x.tree_id and c.id = x.citation_id offset 0) c on true
  where e.deleted_at is null and s.deleted_at is null and r.deleted_at is null and c.deleted_at is null
  union all
  select x.id, x.tree_id, x.id, null, null, null, null, null, null, true
  from (select x.* from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from media x where x.tree_id = $1 and x.id = k.id offset 0) x) x
  left join lateral (select * from persons p where p.tree_id = x.tree_id and p.id = x.person_id offset 0) p on true
  where p.deleted_at is not null order by 1;

-- reads/whole-tree/backup ownTrees
select "t"."id" as "id", "t"."name" as "name", "t"."description" as "description", "t"."visibility" as "visibility", "t"."owner_id" as "ownerId", "t"."home_person_id" as "homePersonId", "t"."former_home_person_id" as "formerHomePersonId", "t"."ai_member_provider" as "aiMemberProvider", "t"."ai_recommender_provider" as "aiRecommenderProvider", "t"."ai_sees_living" as "aiSeesLiving", "t"."person_count" as "personCount", "t"."version" as "version", "t"."created_at" as "createdAt", "t"."updated_at" as "updatedAt", "t"."deleted_at" as "deletedAt", "t"."deletion_id" as "deletionId"
  from "memberships" as "m"
  inner join "trees" as "t" on "t"."id" = "m"."tree_id"
  where "m"."user_id" = $1
  and "m"."role" = 'owner'
  and "t"."deleted_at" is null
  order by "t"."id";

-- reads/whole-tree/backup partsOf
select x.tree_id as "treeId", x.id as "id", x.name as "name", x.key as "key", x.search_text as "searchText", x.parent_id as "parentId", x.kind as "kind", x.latitude as "latitude", x.longitude as "longitude", x.notes as "notes", x.listed_alone as "listedAlone", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt" from (select distinct unnest($4::uuid[]) as id) k cross join lateral (select * from places x where x.tree_id = $1 and x.parent_id = k.id offset 0) x
  where (x.listed_alone or exists (select from places c where c.tree_id = x.tree_id and c.parent_id = x.id)
  or exists (select from media_links l where l.tree_id = x.tree_id and l.place_id = x.id)) and x.id > $2 order by x.id limit $3;

-- reads/whole-tree/backup topPlaces
select x.tree_id as "treeId", x.id as "id", x.name as "name", x.key as "key", x.search_text as "searchText", x.parent_id as "parentId", x.kind as "kind", x.latitude as "latitude", x.longitude as "longitude", x.notes as "notes", x.listed_alone as "listedAlone", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt" from places x where x.tree_id = $1 and x.parent_id is null and (x.listed_alone or exists (select from places c where c.tree_id = x.tree_id and c.parent_id = x.id)
  or exists (select from media_links l where l.tree_id = x.tree_id and l.place_id = x.id)) and x.id > $2 order by x.id limit $3;

-- reads/whole-tree/cleanup bearers
select "x"."id" as "id", "x"."gender" as "gender", "x"."search_text" as "searchText"
  from "persons" as "x"
  where "x"."tree_id" = $1
  and "x"."id" > $2
  and "x"."deleted_at" is null
  order by "x"."id"
  limit $3;

-- reads/whole-tree/cleanup bornBy
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."gender" as "gender", "x"."is_living" as "isLiving", "x"."notes" as "notes", "x"."privacy" as "privacy", "x"."identifiers" as "identifiers", "x"."portrait" as "portrait", "x"."merged" as "merged", "x"."distinct_from" as "distinctFrom", "x"."dismissed_checks" as "dismissedChecks", "x"."display_name" as "displayName", "x"."given_name" as "givenName", "x"."surname" as "surname", "x"."forms" as "forms", "x"."birth_year" as "birthYear", "x"."death_year" as "deathYear", "x"."public_birth_year" as "publicBirthYear", "x"."public_death_year" as "publicDeathYear", "x"."has_death_fact" as "hasDeathFact", "x"."death_fact_is_hidden" as "deathFactIsHidden", "x"."dead_from" as "deadFrom", "x"."public_from" as "publicFrom", "x"."search_text" as "searchText", "x"."surname_key" as "surnameKey", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."deletion_id" as "deletionId", "x"."file_changed_at" as "fileChangedAt"
  from "persons" as "x"
  where "x"."tree_id" = $1
  and "x"."id" > $2
  and "x"."deleted_at" is null
  and "x"."is_living" is distinct
  from false
  and "x"."has_death_fact" = false
  and "x"."birth_year" <= $3
  order by "x"."id"
  limit $4;

-- reads/whole-tree/cleanup lastOfWindow
select "w"."id" as "id"
  from (select "x"."id"
  from "persons" as "x"
  where "x"."tree_id" = $1
  and "x"."id" > $2
  order by "x"."id"
  limit $3) as "w"
  order by "w"."id" desc
  limit 1;

-- reads/whole-tree/cleanup names
select "x"."id" as "id", "x"."person_id" as "personId", "x"."given_name" as "givenName", "x"."surname" as "surname", "x"."prefix" as "prefix", "x"."suffix" as "suffix", "x"."surname_prefix" as "surnamePrefix", "x"."is_primary" as "isPrimary"
  from "names" as "x"
  where "x"."tree_id" = $1
  and "x"."id" > $2
  and "x"."deleted_at" is null
  order by "x"."id"
  limit $3;

-- reads/whole-tree/cleanup parentsWithin
with parents as (
  select r.from_person_id as id, min(c.birth_year) as year from relationships r
  cross join lateral (select * from persons c where c.tree_id = $1 and c.id = r.to_person_id offset 0) c
  where r.tree_id = $1 and r.from_person_id > $2 and r.from_person_id <= $3 and r.type = 'parent_child' and r.deleted_at is null
  and c.birth_year <= $4 and c.deleted_at is null
  group by r.from_person_id
  )
  select x.tree_id as "person.treeId", x.id as "person.id", x.gender as "person.gender", x.is_living as "person.isLiving", x.notes as "person.notes", x.privacy as "person.privacy", x.identifiers as "person.identifiers", x.portrait as "person.portrait", x.merged as "person.merged", x.distinct_from as "person.distinctFrom", x.dismissed_checks as "person.dismissedChecks", x.display_name as "person.displayName", x.given_name as "person.givenName", x.surname as "person.surname", x.forms as "person.forms", x.birth_year as "person.birthYear", x.death_year as "person.deathYear", x.public_birth_year as "person.publicBirthYear", x.public_death_year as "person.publicDeathYear", x.has_death_fact as "person.hasDeathFact", x.death_fact_is_hidden as "person.deathFactIsHidden", x.dead_from as "person.deadFrom", x.public_from as "person.publicFrom", x.search_text as "person.searchText", x.surname_key as "person.surnameKey", x.version as "person.version", x.created_at as "person.createdAt", x.updated_at as "person.updatedAt", x.deleted_at as "person.deletedAt", x.deletion_id as "person.deletionId", x.file_changed_at as "person.fileChangedAt", parents.year as "childBirthYear" from parents
  cross join lateral (select * from persons x where x.tree_id = $1 and x.id = parents.id offset 0) x
  where x.deleted_at is null and x.is_living is distinct from false and not x.has_death_fact order by x.id;

-- reads/whole-tree/cleanup partneredAmong
select x.tree_id as "person.treeId", x.id as "person.id", x.gender as "person.gender", x.is_living as "person.isLiving", x.notes as "person.notes", x.privacy as "person.privacy", x.identifiers as "person.identifiers", x.portrait as "person.portrait", x.merged as "person.merged", x.distinct_from as "person.distinctFrom", x.dismissed_checks as "person.dismissedChecks", x.display_name as "person.displayName", x.given_name as "person.givenName", x.surname as "person.surname", x.forms as "person.forms", x.birth_year as "person.birthYear", x.death_year as "person.deathYear", x.public_birth_year as "person.publicBirthYear", x.public_death_year as "person.publicDeathYear", x.has_death_fact as "person.hasDeathFact", x.death_fact_is_hidden as "person.deathFactIsHidden", x.dead_from as "person.deadFrom", x.public_from as "person.publicFrom", x.search_text as "person.searchText", x.surname_key as "person.surnameKey", x.version as "person.version", x.created_at as "person.createdAt", x.updated_at as "person.updatedAt", x.deleted_at as "person.deletedAt", x.deletion_id as "person.deletionId", x.file_changed_at as "person.fileChangedAt", e.partners as "partners" from (
  select e.id, json_agg(json_build_object('gender', p.gender, 'displayName', p.display_name) order by p.id) as partners
  from (select r.from_person_id as id, r.to_person_id as partner_id
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from relationships r where r.tree_id = $1 and r.from_person_id = k.id and r.type = 'partnership' offset 0) r
  where r.deleted_at is null union all select r.to_person_id as id, r.from_person_id as partner_id
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from relationships r where r.tree_id = $1 and r.to_person_id = k.id and r.type = 'partnership' offset 0) r
  where r.deleted_at is null) e
  cross join lateral (select * from persons p where p.tree_id = $1 and p.id = e.partner_id offset 0) p
  where p.deleted_at is null and p.gender is not null group by e.id
  ) e
  cross join lateral (select * from persons x where x.tree_id = $1 and x.id = e.id offset 0) x
  order by x.id;

-- reads/whole-tree/cleanup unsexed
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."gender" as "gender", "x"."is_living" as "isLiving", "x"."notes" as "notes", "x"."privacy" as "privacy", "x"."identifiers" as "identifiers", "x"."portrait" as "portrait", "x"."merged" as "merged", "x"."distinct_from" as "distinctFrom", "x"."dismissed_checks" as "dismissedChecks", "x"."display_name" as "displayName", "x"."given_name" as "givenName", "x"."surname" as "surname", "x"."forms" as "forms", "x"."birth_year" as "birthYear", "x"."death_year" as "deathYear", "x"."public_birth_year" as "publicBirthYear", "x"."public_death_year" as "publicDeathYear", "x"."has_death_fact" as "hasDeathFact", "x"."death_fact_is_hidden" as "deathFactIsHidden", "x"."dead_from" as "deadFrom", "x"."public_from" as "publicFrom", "x"."search_text" as "searchText", "x"."surname_key" as "surnameKey", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."deletion_id" as "deletionId", "x"."file_changed_at" as "fileChangedAt"
  from "persons" as "x"
  where "x"."tree_id" = $1
  and "x"."id" > $2
  and "x"."deleted_at" is null
  and "x"."gender" is null
  order by "x"."id"
  limit $3;

-- reads/whole-tree/cleanup unsexedIds
select "x"."id" as "id"
  from "persons" as "x"
  where "x"."tree_id" = $1
  and "x"."id" > $2
  and "x"."deleted_at" is null
  and "x"."gender" is null
  order by "x"."id"
  limit $3;

-- reads/whole-tree/export allMedia
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."title" as "title", "x"."identifiers" as "identifiers", "x"."filename" as "filename", "x"."content_type" as "contentType", "x"."size" as "size", "x"."checksum" as "checksum", "x"."width" as "width", "x"."height" as "height", "x"."person_id" as "personId", "x"."event_id" as "eventId", "x"."source_id" as "sourceId", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."deletion_id" as "deletionId", "x"."file_changed_at" as "fileChangedAt"
  from "media" as "x"
  where "x"."tree_id" = $1
  and "x"."id" > $2
  and "x"."deleted_at" is null
  order by "x"."id"
  limit $3;

-- reads/whole-tree/export allSources
select distinct on (x.id) x.tree_id as "treeId", x.id as "id", x.title as "title", x.author as "author", x.publication as "publication", x.repository as "repository", x.call_number as "callNumber", x.url as "url", x.notes as "notes", x.abbreviation as "abbreviation", x.text as "text", x.identifiers as "identifiers", x.fields as "fields", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt", k.xref, k.id is not null as "hasRecord" from sources x
  left join lateral (select * from kept_records k where k.tree_id = x.tree_id and k.source_id = x.id and not k.withdrawn offset 0) k on true
  where x.tree_id = $1 and x.id > $2 and x.deleted_at is null order by x.id, k.position limit $3;

-- reads/whole-tree/export associated
select x.tree_id as "treeId", x.id as "id", x.person_id as "personId", x.event_id as "eventId", x.relationship_id as "relationshipId", x.associate_id as "associateId", x.associate_name as "associateName", x.role as "role", x.phrase as "phrase", x.notes as "notes", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from (select distinct on (h.id) h.*
  from (select x.* from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from associations x where x.tree_id = $1 and x.person_id = k.id offset 0) x union all select x.* from (select distinct unnest($3::uuid[]) as id) k cross join lateral (select * from associations x where x.tree_id = $1 and x.event_id = k.id offset 0) x union all select x.* from (select distinct unnest($4::uuid[]) as id) k cross join lateral (select * from associations x where x.tree_id = $1 and x.relationship_id = k.id offset 0) x) h order by h.id) x where x.deleted_at is null order by x.id;

-- reads/whole-tree/export cited
select x.tree_id as "treeId", x.id as "id", x.source_id as "sourceId", x.person_id as "personId", x.event_id as "eventId", x.name_id as "nameId", x.relationship_id as "relationshipId", x.page as "page", x.detail as "detail", x.confidence as "confidence", x.date as "date", x.url as "url", x.event_type as "eventType", x.role as "role", x.notes as "notes", x.identifiers as "identifiers", x.fields as "fields", x.about as "about", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt", k.xref as "sourceXref",
  case when k.id is null and s.author is null and s.publication is null and s.repository is null and s.call_number is null and s.url is null and s.notes is null and s.abbreviation is null and s.text is null and coalesce(json_array_length(s.identifiers), 0) = 0 and coalesce(json_array_length(s.fields), 0) = 0 then s.title end as "bareTitle"
  from (select x.* from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from citations x where x.tree_id = $1 and x.person_id = k.id offset 0) x union all select x.* from (select distinct unnest($3::uuid[]) as id) k cross join lateral (select * from citations x where x.tree_id = $1 and x.name_id = k.id offset 0) x union all select x.* from (select distinct unnest($4::uuid[]) as id) k cross join lateral (select * from citations x where x.tree_id = $1 and x.event_id = k.id offset 0) x union all select x.* from (select distinct unnest($5::uuid[]) as id) k cross join lateral (select * from citations x where x.tree_id = $1 and x.relationship_id = k.id offset 0) x) x
  left join lateral (select * from sources s where s.tree_id = x.tree_id and s.id = x.source_id offset 0) s on true
  left join lateral (select * from kept_records k where k.tree_id = x.tree_id and k.source_id = x.source_id and not k.withdrawn offset 0) k on true
  where x.deleted_at is null order by x.id;

-- reads/whole-tree/export dismissedChecks
select x.id, x.dismissed_checks as "dismissedChecks" from (select x.* from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from persons x where x.tree_id = $1 and x.id = k.id offset 0) x) x
  where x.dismissed_checks is not null order by x.id;

-- reads/whole-tree/export distinctPersons
select x.id, x.distinct_from as "distinctFrom" from persons x
  where x.tree_id = $1 and x.distinct_from is not null order by x.id;

-- reads/whole-tree/export edges
select distinct on (x.id) x.tree_id as "treeId", x.id as "id", x.type as "type", x.from_person_id as "fromPersonId", x.to_person_id as "toPersonId", x.qualifier as "qualifier", x.notes as "notes", x.identifiers as "identifiers", x.position as "position", x.to_position as "toPosition", x.twin_group as "twinGroup", x.family_record_id as "familyRecordId", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt"
  from (select x.* from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from relationships x where x.tree_id = $1 and x.from_person_id = k.id offset 0) x union all select x.* from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from relationships x where x.tree_id = $1 and x.to_person_id = k.id offset 0) x) x where x.deleted_at is null order by x.id;

-- reads/whole-tree/export headers
select k.tree_id as "treeId", k.id as "id", k.position as "position", k.tag as "tag", k.xref as "xref", k.original_xref as "originalXref", k.original_fingerprint as "originalFingerprint", k.person_id as "personId", k.source_id as "sourceId", k.lines as "lines", k.links as "links", k.reader_version as "readerVersion", (k.withdrawn or p.deleted_at is not null or s.deleted_at is not null) as "isDeleted"
  from kept_records k
  left join lateral (select * from persons p where p.tree_id = k.tree_id and p.id = k.person_id offset 0) p on true
  left join lateral (select * from sources s where s.tree_id = k.tree_id and s.id = k.source_id offset 0) s on true where k.tree_id = $1 and (k.tag = 'HEAD' or k.position = (
  select min(position) from kept_records where tree_id = $1 and tag = 'SUBM' and not withdrawn)) order by k.position;

-- reads/whole-tree/export identifiers
select x.id, x.id as "personId", x.identifiers from persons x
  where x.tree_id = $1 and x.id > $2 and (x.deleted_at is null or x.merged is not null)
  and json_array_length(x.identifiers) > 0
  order by x.id limit $3;

-- reads/whole-tree/export keptBy
select k.tree_id as "treeId", k.id as "id", k.position as "position", k.tag as "tag", k.xref as "xref", k.original_xref as "originalXref", k.original_fingerprint as "originalFingerprint", k.person_id as "personId", k.source_id as "sourceId", k.lines as "lines", k.links as "links", k.reader_version as "readerVersion", (k.withdrawn or p.deleted_at is not null or s.deleted_at is not null) as "isDeleted"
  from (
  select k.* from (
  select unnest($2::uuid[]) as id
  union 
  select k.id from unnest($3::text[]) wanted (key)
  cross join lateral (select k.id from kept_records k where k.tree_id = $1 and md5(k.xref) = md5(wanted.key) offset 0) k
  union 
  select k.id from unnest($4::text[]) wanted (key)
  cross join lateral (select k.id from kept_records k where k.tree_id = $1 and k.tag = 'FAM' and k.links #>> '{0,1}' = wanted.key offset 0) k
  union 
  select k.id from unnest($5::text[]) wanted (key)
  cross join lateral (select k.id from kept_records k where k.tree_id = $1 and md5(k.original_xref) = md5(wanted.key) offset 0) k
  ) wanted
  cross join lateral (select * from kept_records k where k.tree_id = $1 and k.id = wanted.id offset 0) k
  ) k
  left join lateral (select * from persons p where p.tree_id = k.tree_id and p.id = k.person_id offset 0) p on true
  left join lateral (select * from sources s where s.tree_id = k.tree_id and s.id = k.source_id offset 0) s on true order by k.position;

-- reads/whole-tree/export keptFrom
select k.tree_id as "treeId", k.id as "id", k.position as "position", k.tag as "tag", k.xref as "xref", k.original_xref as "originalXref", k.original_fingerprint as "originalFingerprint", k.person_id as "personId", k.source_id as "sourceId", k.lines as "lines", k.links as "links", k.reader_version as "readerVersion", (k.withdrawn or p.deleted_at is not null or s.deleted_at is not null) as "isDeleted"
  from (select * from kept_records where tree_id = $1 and position >= $2 order by position limit $3) k
  left join lateral (select * from persons p where p.tree_id = k.tree_id and p.id = k.person_id offset 0) p on true
  left join lateral (select * from sources s where s.tree_id = k.tree_id and s.id = k.source_id offset 0) s on true order by k.position;

-- reads/whole-tree/export keptOf
select k.tree_id as "treeId", k.id as "id", k.position as "position", k.tag as "tag", k.xref as "xref", k.original_xref as "originalXref", k.original_fingerprint as "originalFingerprint", k.person_id as "personId", k.source_id as "sourceId", k.lines as "lines", k.links as "links", k.reader_version as "readerVersion", (k.withdrawn or p.deleted_at is not null or s.deleted_at is not null) as "isDeleted"
  from (select r.* from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from kept_records r where r.tree_id = $1 and r.person_id = k.id and not r.withdrawn offset 0) r) k
  left join lateral (select * from persons p where p.tree_id = k.tree_id and p.id = k.person_id offset 0) p on true
  left join lateral (select * from sources s where s.tree_id = k.tree_id and s.id = k.source_id offset 0) s on true order by k.position;

-- reads/whole-tree/export keptOfSources
select k.tree_id as "treeId", k.id as "id", k.position as "position", k.tag as "tag", k.xref as "xref", k.original_xref as "originalXref", k.original_fingerprint as "originalFingerprint", k.person_id as "personId", k.source_id as "sourceId", k.lines as "lines", k.links as "links", k.reader_version as "readerVersion", (k.withdrawn or p.deleted_at is not null or s.deleted_at is not null) as "isDeleted"
  from (select r.* from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from kept_records r where r.tree_id = $1 and r.source_id = k.id and not r.withdrawn offset 0) r) k
  left join lateral (select * from persons p where p.tree_id = k.tree_id and p.id = k.person_id offset 0) p on true
  left join lateral (select * from sources s where s.tree_id = k.tree_id and s.id = k.source_id offset 0) s on true order by k.position;

-- reads/whole-tree/export linksOf
select x.tree_id as "treeId", x.id as "id", x.media_id as "mediaId", x.person_id as "personId", x.event_id as "eventId", x.relationship_id as "relationshipId", x.source_id as "sourceId", x.citation_id as "citationId", x.place_id as "placeId", x.from_file as "fromFile"
  from (select x.*
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from media_links x
  where x.tree_id = $1
  and x.media_id = k.id offset 0) x) x;

-- reads/whole-tree/export liveAmong
select x.id
  from (select x.*
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from persons x
  where x.tree_id = $1
  and x.id = k.id offset 0) x) x
  where x.deleted_at is null
  union all select x.id
  from (select x.*
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from names x
  where x.tree_id = $1
  and x.id = k.id offset 0) x) x
  where x.deleted_at is null
  union all select x.id
  from (select x.*
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from events x
  where x.tree_id = $1
  and x.id = k.id offset 0) x) x
  where x.deleted_at is null
  union all select x.id
  from (select x.*
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from relationships x
  where x.tree_id = $1
  and x.id = k.id offset 0) x) x
  where x.deleted_at is null
  union all select x.id
  from (select x.*
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from citations x
  where x.tree_id = $1
  and x.id = k.id offset 0) x) x
  where x.deleted_at is null
  union all select x.id
  from (select x.*
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from associations x
  where x.tree_id = $1
  and x.id = k.id offset 0) x) x
  where x.deleted_at is null
  union all select x.id
  from (select x.*
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from media x
  where x.tree_id = $1
  and x.id = k.id offset 0) x) x
  where x.deleted_at is null;

-- reads/whole-tree/export mergedPersons
select x.id, x.merged
  from persons x
  where x.tree_id = $1
  and x.merged is not null
  order by x.id;

-- reads/whole-tree/export namesOf
select x.tree_id as "treeId", x.id as "id", x.person_id as "personId", x.is_primary as "isPrimary", x.name_type as "nameType", x.given_name as "givenName", x.surname as "surname", x.prefix as "prefix", x.suffix as "suffix", x.surname_prefix as "surnamePrefix", x.written as "written", x.language as "language", x.forms as "forms", x.identifiers as "identifiers", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt"
  from (select x.*
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from names x
  where x.tree_id = $1
  and x.person_id = k.id offset 0) x) x
  where x.deleted_at is null
  order by x.id;

-- reads/whole-tree/export newPersons
select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.merged as "merged", x.distinct_from as "distinctFrom", x.dismissed_checks as "dismissedChecks", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.search_text as "searchText", x.surname_key as "surnameKey", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt" from persons x
  left join lateral (select * from kept_records k where k.tree_id = x.tree_id and k.person_id = x.id and not k.withdrawn offset 0) k on true
  where x.tree_id = $1 and x.id > $2 and x.deleted_at is null and k.id is null order by x.id limit $3;

-- reads/whole-tree/export newSources
select x.tree_id as "treeId", x.id as "id", x.title as "title", x.author as "author", x.publication as "publication", x.repository as "repository", x.call_number as "callNumber", x.url as "url", x.notes as "notes", x.abbreviation as "abbreviation", x.text as "text", x.identifiers as "identifiers", x.fields as "fields", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt" from sources x
  left join lateral (select * from kept_records k where k.tree_id = x.tree_id and k.source_id = x.id and not k.withdrawn offset 0) k on true
  where x.tree_id = $1 and x.id > $2 and x.deleted_at is null and k.id is null order by x.id limit $3;

-- reads/whole-tree/export objects
select k.xref, k.links
  from kept_records k
  where k.tree_id = $1
  and k.tag = 'OBJE'
  and not k.withdrawn
  and json_array_length(k.links) > 0
  order by k.position;

-- reads/whole-tree/export personIds
select "x"."id" as "id"
  from "persons" as "x"
  where "x"."tree_id" = $1
  and "x"."id" > $2
  and "x"."deleted_at" is null
  order by "x"."id"
  limit $3;

-- reads/whole-tree/export personsOf
select x.tree_id as "treeId", x.id as "id", x.gender as "gender", x.is_living as "isLiving", x.notes as "notes", x.privacy as "privacy", x.identifiers as "identifiers", x.portrait as "portrait", x.merged as "merged", x.distinct_from as "distinctFrom", x.dismissed_checks as "dismissedChecks", x.display_name as "displayName", x.given_name as "givenName", x.surname as "surname", x.forms as "forms", x.birth_year as "birthYear", x.death_year as "deathYear", x.public_birth_year as "publicBirthYear", x.public_death_year as "publicDeathYear", x.has_death_fact as "hasDeathFact", x.death_fact_is_hidden as "deathFactIsHidden", x.dead_from as "deadFrom", x.public_from as "publicFrom", x.search_text as "searchText", x.surname_key as "surnameKey", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt"
  from (select x.*
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from persons x
  where x.tree_id = $1
  and x.id = k.id offset 0) x) x
  where x.deleted_at is null
  order by x.id;

-- reads/whole-tree/export placedEvents
select distinct on (x.id) x.tree_id as "treeId", x.id as "id", x.person_id as "personId", x.relationship_id as "relationshipId", x.type as "type", x.date as "date", x.place_id as "placeId", x.detail as "detail", x.notes as "notes", x.subtype as "subtype", x.age as "age", x.identifiers as "identifiers", x.address as "address", x.coordinates as "coordinates", x.cause as "cause", x.confidence as "confidence", x.privacy as "privacy", x.asserted as "asserted", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt", l.name as "place"
  from (select x.* from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from events x where x.tree_id = $1 and x.id = k.id offset 0) x union all select x.* from (select distinct unnest($3::uuid[]) as id) k cross join lateral (select * from events x where x.tree_id = $1 and x.person_id = k.id offset 0) x union all select x.* from (select distinct unnest($4::uuid[]) as id) k cross join lateral (select * from events x where x.tree_id = $1 and x.relationship_id = k.id offset 0) x) x
  left join lateral (select * from places l where l.tree_id = x.tree_id and l.id = x.place_id offset 0) l on true where x.deleted_at is null order by x.id;

-- reads/whole-tree/export pointers
select distinct on (x.id) x.id, x.gender, r.xref, r.id is not null as "hasRecord" from (select x.* from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from persons x where x.tree_id = $1 and x.id = k.id offset 0) x) x
  left join lateral (select * from kept_records r where r.tree_id = x.tree_id and r.person_id = x.id and not r.withdrawn offset 0) r on true
  where x.deleted_at is null order by x.id, r.position;

-- reads/whole-tree/export sourcesOf
select x.tree_id as "treeId", x.id as "id", x.title as "title", x.author as "author", x.publication as "publication", x.repository as "repository", x.call_number as "callNumber", x.url as "url", x.notes as "notes", x.abbreviation as "abbreviation", x.text as "text", x.identifiers as "identifiers", x.fields as "fields", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt"
  from (select x.*
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from sources x
  where x.tree_id = $1
  and x.id = k.id offset 0) x) x
  where x.deleted_at is null
  order by x.id;

-- reads/whole-tree/export unnamedRecords
select k.tree_id as "treeId", k.id as "id", k.position as "position", k.tag as "tag", k.xref as "xref", k.original_xref as "originalXref", k.original_fingerprint as "originalFingerprint", k.person_id as "personId", k.source_id as "sourceId", k.lines as "lines", k.links as "links", k.reader_version as "readerVersion", (k.withdrawn or p.deleted_at is not null or s.deleted_at is not null) as "isDeleted"
  from (select * from kept_records where tree_id = $1 and xref is null and position >= $2
  order by position limit $3) k
  left join lateral (select * from persons p where p.tree_id = k.tree_id and p.id = k.person_id offset 0) p on true
  left join lateral (select * from sources s where s.tree_id = k.tree_id and s.id = k.source_id offset 0) s on true order by k.position;

-- statistics outgrown
select c.relname as name from unnest($1::text[], $2::integer[]) as copied (name, rows)
  join pg_class c on c.oid = copied.name::regclass where copied.rows > 0.1 * greatest(c.reltuples, 0) order by c.relname;

-- statistics planned
select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.oid = any ($1::text[]::regclass[]) and (a.attlen > 0 or exists (
  select from pg_index i where i.indrelid = c.oid and a.attnum = any ((i.indkey::smallint[])[0:i.indnkeyatts - 1])))
  group by c.relname order by c.relname;

-- stores/accounts end
delete
  from "sessions" as "x"
  where "x"."id" = $1
  returning "x"."id" as "id", "x"."user_id" as "userId", "x"."token_hash" as "tokenHash", "x"."user_agent" as "userAgent", "x"."created_at" as "createdAt", "x"."last_used_at" as "lastUsedAt", "x"."expires_at" as "expiresAt";

-- stores/accounts endOfUser
delete
  from "sessions" as "x"
  where "x"."user_id" = $1
  and "x"."id" is distinct
  from $2
  returning "x"."id" as "id", "x"."user_id" as "userId", "x"."token_hash" as "tokenHash", "x"."user_agent" as "userAgent", "x"."created_at" as "createdAt", "x"."last_used_at" as "lastUsedAt", "x"."expires_at" as "expiresAt";

-- stores/accounts findUser
select "x"."id" as "id", "x"."email" as "email", "x"."display_name" as "displayName", "x"."language" as "language", "x"."password_hash" as "passwordHash", "x"."email_verified_at" as "emailVerifiedAt", "x"."self_person_id" as "selfPersonId", "x"."former_self_person_id" as "formerSelfPersonId", "x"."calendar_hash" as "calendarHash", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt"
  from "users" as "x"
  where "x"."id" = $1 for no key update;

-- stores/accounts forgetFormerPersons
update users set former_self_person_id = null
  where former_self_person_id = any($1::uuid[]);

-- stores/accounts forgetPersons
update users set self_person_id = null
  where self_person_id = any($1::uuid[]);

-- stores/accounts forgetSelf
with was as materialized (
  select x.id, x.email, x.display_name, x.language, x.password_hash, x.email_verified_at, x.self_person_id, x.former_self_person_id, x.calendar_hash, x.created_at, x.updated_at, x.deleted_at from users x where x.self_person_id = any($1::uuid[]) for no key update of x
  )
  update users x set former_self_person_id = x.self_person_id, self_person_id = null from was where x.id = was.id returning was.id as "before.id", was.email as "before.email", was.display_name as "before.displayName", was.language as "before.language", was.password_hash as "before.passwordHash", was.email_verified_at as "before.emailVerifiedAt", was.self_person_id as "before.selfPersonId", was.former_self_person_id as "before.formerSelfPersonId", was.calendar_hash as "before.calendarHash", was.created_at as "before.createdAt", was.updated_at as "before.updatedAt", was.deleted_at as "before.deletedAt", x.id as "after.id", x.email as "after.email", x.display_name as "after.displayName", x.language as "after.language", x.password_hash as "after.passwordHash", x.email_verified_at as "after.emailVerifiedAt", x.self_person_id as "after.selfPersonId", x.former_self_person_id as "after.formerSelfPersonId", x.calendar_hash as "after.calendarHash", x.created_at as "after.createdAt", x.updated_at as "after.updatedAt", x.deleted_at as "after.deletedAt";

-- stores/accounts forgetSelfIn
with was as materialized (
  select x.id, x.email, x.display_name, x.language, x.password_hash, x.email_verified_at, x.self_person_id, x.former_self_person_id, x.calendar_hash, x.created_at, x.updated_at, x.deleted_at from users x where x.self_person_id is not null and exists (select from persons p where p.tree_id = $1 and p.id = x.self_person_id) for no key update of x
  )
  update users x set former_self_person_id = x.self_person_id, self_person_id = null from was where x.id = was.id returning was.id as "before.id", was.email as "before.email", was.display_name as "before.displayName", was.language as "before.language", was.password_hash as "before.passwordHash", was.email_verified_at as "before.emailVerifiedAt", was.self_person_id as "before.selfPersonId", was.former_self_person_id as "before.formerSelfPersonId", was.calendar_hash as "before.calendarHash", was.created_at as "before.createdAt", was.updated_at as "before.updatedAt", was.deleted_at as "before.deletedAt", x.id as "after.id", x.email as "after.email", x.display_name as "after.displayName", x.language as "after.language", x.password_hash as "after.passwordHash", x.email_verified_at as "after.emailVerifiedAt", x.self_person_id as "after.selfPersonId", x.former_self_person_id as "after.formerSelfPersonId", x.calendar_hash as "after.calendarHash", x.created_at as "after.createdAt", x.updated_at as "after.updatedAt", x.deleted_at as "after.deletedAt";

-- stores/accounts lockedByEmail
select "u"."id" as "id", "u"."email" as "email", "u"."display_name" as "displayName", "u"."language" as "language", "u"."password_hash" as "passwordHash", "u"."email_verified_at" as "emailVerifiedAt", "u"."self_person_id" as "selfPersonId", "u"."former_self_person_id" as "formerSelfPersonId", "u"."calendar_hash" as "calendarHash", "u"."created_at" as "createdAt", "u"."updated_at" as "updatedAt", "u"."deleted_at" as "deletedAt"
  from "users" as "u"
  where "u"."email" = $1
  and "u"."deleted_at" is null for no key update;

-- stores/accounts moveSelf
with was as materialized (
  select x.id, x.email, x.display_name, x.language, x.password_hash, x.email_verified_at, x.self_person_id, x.former_self_person_id, x.calendar_hash, x.created_at, x.updated_at, x.deleted_at from users x where x.self_person_id = $1 for no key update of x
  )
  update users x set former_self_person_id = x.self_person_id, self_person_id = $2 from was where x.id = was.id returning was.id as "before.id", was.email as "before.email", was.display_name as "before.displayName", was.language as "before.language", was.password_hash as "before.passwordHash", was.email_verified_at as "before.emailVerifiedAt", was.self_person_id as "before.selfPersonId", was.former_self_person_id as "before.formerSelfPersonId", was.calendar_hash as "before.calendarHash", was.created_at as "before.createdAt", was.updated_at as "before.updatedAt", was.deleted_at as "before.deletedAt", x.id as "after.id", x.email as "after.email", x.display_name as "after.displayName", x.language as "after.language", x.password_hash as "after.passwordHash", x.email_verified_at as "after.emailVerifiedAt", x.self_person_id as "after.selfPersonId", x.former_self_person_id as "after.formerSelfPersonId", x.calendar_hash as "after.calendarHash", x.created_at as "after.createdAt", x.updated_at as "after.updatedAt", x.deleted_at as "after.deletedAt";

-- stores/accounts recallSelf
with was as materialized (
  select x.id, x.email, x.display_name, x.language, x.password_hash, x.email_verified_at, x.self_person_id, x.former_self_person_id, x.calendar_hash, x.created_at, x.updated_at, x.deleted_at from users x where x.former_self_person_id = any($1::uuid[]) and x.self_person_id is null and x.deleted_at is null for no key update of x
  )
  update users x set self_person_id = x.former_self_person_id, former_self_person_id = null from was where x.id = was.id returning was.id as "before.id", was.email as "before.email", was.display_name as "before.displayName", was.language as "before.language", was.password_hash as "before.passwordHash", was.email_verified_at as "before.emailVerifiedAt", was.self_person_id as "before.selfPersonId", was.former_self_person_id as "before.formerSelfPersonId", was.calendar_hash as "before.calendarHash", was.created_at as "before.createdAt", was.updated_at as "before.updatedAt", was.deleted_at as "before.deletedAt", x.id as "after.id", x.email as "after.email", x.display_name as "after.displayName", x.language as "after.language", x.password_hash as "after.passwordHash", x.email_verified_at as "after.emailVerifiedAt", x.self_person_id as "after.selfPersonId", x.former_self_person_id as "after.formerSelfPersonId", x.calendar_hash as "after.calendarHash", x.created_at as "after.createdAt", x.updated_at as "after.updatedAt", x.deleted_at as "after.deletedAt";

-- stores/accounts returnSelf
with was as materialized (
  select x.id, x.email, x.display_name, x.language, x.password_hash, x.email_verified_at, x.self_person_id, x.former_self_person_id, x.calendar_hash, x.created_at, x.updated_at, x.deleted_at from users x where x.former_self_person_id = $1 and x.self_person_id = $2 and x.deleted_at is null for no key update of x
  )
  update users x set self_person_id = x.former_self_person_id, former_self_person_id = null from was where x.id = was.id returning was.id as "before.id", was.email as "before.email", was.display_name as "before.displayName", was.language as "before.language", was.password_hash as "before.passwordHash", was.email_verified_at as "before.emailVerifiedAt", was.self_person_id as "before.selfPersonId", was.former_self_person_id as "before.formerSelfPersonId", was.calendar_hash as "before.calendarHash", was.created_at as "before.createdAt", was.updated_at as "before.updatedAt", was.deleted_at as "before.deletedAt", x.id as "after.id", x.email as "after.email", x.display_name as "after.displayName", x.language as "after.language", x.password_hash as "after.passwordHash", x.email_verified_at as "after.emailVerifiedAt", x.self_person_id as "after.selfPersonId", x.former_self_person_id as "after.formerSelfPersonId", x.calendar_hash as "after.calendarHash", x.created_at as "after.createdAt", x.updated_at as "after.updatedAt", x.deleted_at as "after.deletedAt";

-- stores/accounts sessionById
select "s"."id" as "id", "s"."user_id" as "userId", "s"."token_hash" as "tokenHash", "s"."user_agent" as "userAgent", "s"."created_at" as "createdAt", "s"."last_used_at" as "lastUsedAt", "s"."expires_at" as "expiresAt"
  from "sessions" as "s"
  where "s"."id" = $1;

-- stores/accounts takeToken
delete
  from "email_tokens" as "k"
  where "k"."token_hash" = $1
  and "k"."purpose" = $2
  and "k"."expires_at" > $3
  returning "k"."user_id" as "userId";

-- stores/accounts touch
update "sessions" set "last_used_at" = $1, "expires_at" = $2
  where "id" = $3;

-- stores/accounts userByEmail
select "u"."id" as "id", "u"."email" as "email", "u"."display_name" as "displayName", "u"."language" as "language", "u"."password_hash" as "passwordHash", "u"."email_verified_at" as "emailVerifiedAt", "u"."self_person_id" as "selfPersonId", "u"."former_self_person_id" as "formerSelfPersonId", "u"."calendar_hash" as "calendarHash", "u"."created_at" as "createdAt", "u"."updated_at" as "updatedAt", "u"."deleted_at" as "deletedAt"
  from "users" as "u"
  where "u"."email" = $1
  and "u"."deleted_at" is null;

-- stores/answers lock
select pg_try_advisory_xact_lock(hashtextextended('stemma.stored_answers ' || $1, 0)) as "isFree";

-- stores/answers removeExpired
delete
  from "stored_answers"
  where "id" = $1;

-- stores/answers unexpired
select "a"."id" as "id"
  from "stored_answers" as "a"
  where "a"."id" = $1
  and "a"."expires_at" > $2;

-- stores/api-tokens revoke
delete
  from "api_tokens" as "x"
  where "x"."id" = $1
  returning "x"."id" as "id", "x"."user_id" as "userId", "x"."name" as "name", "x"."scopes" as "scopes", "x"."tree_ids" as "treeIds", "x"."ai" as "ai", "x"."token_hash" as "tokenHash", "x"."created_at" as "createdAt", "x"."last_used_at" as "lastUsedAt", "x"."expires_at" as "expiresAt";

-- stores/api-tokens revokeOfUser
delete
  from "api_tokens" as "x"
  where "x"."user_id" = $1
  returning "x"."id" as "id", "x"."user_id" as "userId", "x"."name" as "name", "x"."scopes" as "scopes", "x"."tree_ids" as "treeIds", "x"."ai" as "ai", "x"."token_hash" as "tokenHash", "x"."created_at" as "createdAt", "x"."last_used_at" as "lastUsedAt", "x"."expires_at" as "expiresAt";

-- stores/api-tokens tokenById
select "k"."id" as "id", "k"."user_id" as "userId", "k"."name" as "name", "k"."scopes" as "scopes", "k"."tree_ids" as "treeIds", "k"."ai" as "ai", "k"."token_hash" as "tokenHash", "k"."created_at" as "createdAt", "k"."last_used_at" as "lastUsedAt", "k"."expires_at" as "expiresAt"
  from "api_tokens" as "k"
  where "k"."id" = $1;

-- stores/api-tokens touch
update "api_tokens" set "last_used_at" = $1
  where "id" = $2;

-- stores/blob-store find
select "b"."is_only" as "isOnly", "b"."id" as "id", "b"."is_confirmed" as "isConfirmed", "b"."swept_tree_id" as "sweptTreeId", "b"."swept_media_id" as "sweptMediaId"
  from "blob_store" as "b" for no key update;

-- stores/changes markOfProposal
with recursive undos as (
  select c.id, c.tree_id, c.undoes from changes c where c.id = any($1::uuid[])
  union all
  select c.id, c.tree_id, c.undoes from undos u join changes c on c.id = u.undoes and c.tree_id = u.tree_id
  )
  update changes c set undone_by = case when w.undone_by is null then w.id end
  from undos u join changes w on w.tree_id = u.tree_id and w.id = u.id and w.action = 'proposal.undo'
  where c.tree_id = w.tree_id and c.proposal_id = w.proposal_id and c.seq < w.seq and c.id <> $2::uuid
  and c.undone_by is not distinct from case when w.undone_by is not null then w.id end
  and c.action not in ('proposal.edit', 'proposal.fail', 'proposal.undo');

-- stores/changes markUndone
with recursive undos as (
  select c.id, c.tree_id, c.undoes, $2::uuid as by, false as holds from changes c where c.id = any($1::uuid[])
  union all
  select c.id, c.tree_id, c.undoes, case when u.holds then u.id end, not u.holds
  from undos u join changes c on c.id = u.undoes and c.tree_id = u.tree_id
  )
  update changes c set undone_by = u.by from undos u
  where c.tree_id = u.tree_id and c.id = u.id and c.undone_by is distinct from u.by;

-- stores/changes store
with made as materialized (select * from json_populate_recordset(null::changes, $1)),
  counted as (
  insert into tree_revisions as r (tree_id, revision, bytes)
  select made.tree_id, 1, coalesce(grown.bytes, 0) from made
  left join unnest($3::uuid[], $4::bigint[]) grown (tree_id, bytes) on grown.tree_id = made.tree_id
  where made.tree_id is not null order by made.tree_id
  on conflict (tree_id) do update set revision = r.revision + 1, bytes = r.bytes + excluded.bytes
  returning r.tree_id, r.revision
  ),
  stored as (
  insert into changes (id, tree_id, account_id, seq, at, actor_type, actor_id, via, request_id, reason, proposal_id, action, entity_type, entity_id, undoes, undone_by, entry_count, import_id, import_step, imported_from, imported_to)
  select made.id, made.tree_id, made.account_id, counted.revision, made.at, made.actor_type, made.actor_id, made.via, made.request_id, made.reason, made.proposal_id, made.action, made.entity_type, made.entity_id, made.undoes, made.undone_by, made.entry_count, made.import_id, made.import_step, made.imported_from, made.imported_to from made left join counted on counted.tree_id = made.tree_id
  ),
  entered as (
  insert into audit_entries (id, change_id, tree_id, seq, actor_id, action, entity_type, entity_id, op, version, before, after)
  select entry.id, entry.change_id, entry.tree_id, counted.revision, entry.actor_id, entry.action, entry.entity_type, entry.entity_id, entry.op, entry.version, entry.before, entry.after from json_populate_recordset(null::audit_entries, $2) entry
  left join counted on counted.tree_id = entry.tree_id
  )
  select counted.tree_id as "treeId", counted.revision as "seq" from counted;

-- stores/changes storeFew
with counted as materialized (
  insert into tree_revisions as r (tree_id, revision, bytes) values ($2, 1, $20::bigint)
  on conflict (tree_id) do update set revision = r.revision + 1, bytes = r.bytes + excluded.bytes
  returning r.revision
  )
  insert into changes (id, tree_id, account_id, at, actor_type, actor_id, via, request_id, reason, proposal_id, action, entity_type, entity_id, undoes, entry_count, import_id, import_step, imported_from, imported_to, seq)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, counted.revision from counted;

-- stores/changes storeFew
with counted as materialized (
  insert into tree_revisions as r (tree_id, revision, bytes) values ($2, 1, $20::bigint)
  on conflict (tree_id) do update set revision = r.revision + 1, bytes = r.bytes + excluded.bytes
  returning r.revision
  ), stored as (
  insert into changes (id, tree_id, account_id, at, actor_type, actor_id, via, request_id, reason, proposal_id, action, entity_type, entity_id, undoes, entry_count, import_id, import_step, imported_from, imported_to, seq)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, counted.revision from counted)
  insert into audit_entries (change_id, tree_id, seq, actor_id, id, action, entity_type, entity_id, op, version, before, after)
  select $1, $2, counted.revision, $6, entry.*
  from counted, (values ($21::uuid, $22::text, $23::text, $24::text, $25::text, $26::integer, $27::json, $28::json)) entry;

-- stores/changes storeFew
with counted as materialized (
  insert into tree_revisions as r (tree_id, revision, bytes) values ($2, 1, $20::bigint)
  on conflict (tree_id) do update set revision = r.revision + 1, bytes = r.bytes + excluded.bytes
  returning r.revision
  ), stored as (
  insert into changes (id, tree_id, account_id, at, actor_type, actor_id, via, request_id, reason, proposal_id, action, entity_type, entity_id, undoes, entry_count, import_id, import_step, imported_from, imported_to, seq)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, counted.revision from counted)
  insert into audit_entries (change_id, tree_id, seq, actor_id, id, action, entity_type, entity_id, op, version, before, after)
  select $1, $2, counted.revision, $6, entry.*
  from counted, (values ($21::uuid, $22::text, $23::text, $24::text, $25::text, $26::integer, $27::json, $28::json), ($29::uuid, $30::text, $31::text, $32::text, $33::text, $34::integer, $35::json, $36::json)) entry;

-- stores/changes storeFew
with counted as materialized (
  insert into tree_revisions as r (tree_id, revision, bytes) values ($2, 1, $20::bigint)
  on conflict (tree_id) do update set revision = r.revision + 1, bytes = r.bytes + excluded.bytes
  returning r.revision
  ), stored as (
  insert into changes (id, tree_id, account_id, at, actor_type, actor_id, via, request_id, reason, proposal_id, action, entity_type, entity_id, undoes, entry_count, import_id, import_step, imported_from, imported_to, seq)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, counted.revision from counted)
  insert into audit_entries (change_id, tree_id, seq, actor_id, id, action, entity_type, entity_id, op, version, before, after)
  select $1, $2, counted.revision, $6, entry.*
  from counted, (values ($21::uuid, $22::text, $23::text, $24::text, $25::text, $26::integer, $27::json, $28::json), ($29::uuid, $30::text, $31::text, $32::text, $33::text, $34::integer, $35::json, $36::json), ($37::uuid, $38::text, $39::text, $40::text, $41::text, $42::integer, $43::json, $44::json)) entry;

-- stores/changes storeFew
with counted as materialized (
  insert into tree_revisions as r (tree_id, revision, bytes) values ($2, 1, $20::bigint)
  on conflict (tree_id) do update set revision = r.revision + 1, bytes = r.bytes + excluded.bytes
  returning r.revision
  ), stored as (
  insert into changes (id, tree_id, account_id, at, actor_type, actor_id, via, request_id, reason, proposal_id, action, entity_type, entity_id, undoes, entry_count, import_id, import_step, imported_from, imported_to, seq)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, counted.revision from counted)
  insert into audit_entries (change_id, tree_id, seq, actor_id, id, action, entity_type, entity_id, op, version, before, after)
  select $1, $2, counted.revision, $6, entry.*
  from counted, (values ($21::uuid, $22::text, $23::text, $24::text, $25::text, $26::integer, $27::json, $28::json), ($29::uuid, $30::text, $31::text, $32::text, $33::text, $34::integer, $35::json, $36::json), ($37::uuid, $38::text, $39::text, $40::text, $41::text, $42::integer, $43::json, $44::json), ($45::uuid, $46::text, $47::text, $48::text, $49::text, $50::integer, $51::json, $52::json)) entry;

-- stores/changes storeFew
with counted as materialized (
  insert into tree_revisions as r (tree_id, revision, bytes) values ($2, 1, $20::bigint)
  on conflict (tree_id) do update set revision = r.revision + 1, bytes = r.bytes + excluded.bytes
  returning r.revision
  ), stored as (
  insert into changes (id, tree_id, account_id, at, actor_type, actor_id, via, request_id, reason, proposal_id, action, entity_type, entity_id, undoes, entry_count, import_id, import_step, imported_from, imported_to, seq)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, counted.revision from counted)
  insert into audit_entries (change_id, tree_id, seq, actor_id, id, action, entity_type, entity_id, op, version, before, after)
  select $1, $2, counted.revision, $6, entry.*
  from counted, (values ($21::uuid, $22::text, $23::text, $24::text, $25::text, $26::integer, $27::json, $28::json), ($29::uuid, $30::text, $31::text, $32::text, $33::text, $34::integer, $35::json, $36::json), ($37::uuid, $38::text, $39::text, $40::text, $41::text, $42::integer, $43::json, $44::json), ($45::uuid, $46::text, $47::text, $48::text, $49::text, $50::integer, $51::json, $52::json), ($53::uuid, $54::text, $55::text, $56::text, $57::text, $58::integer, $59::json, $60::json)) entry;

-- stores/changes storeFew
with counted as materialized (
  insert into tree_revisions as r (tree_id, revision, bytes) values ($2, 1, $20::bigint)
  on conflict (tree_id) do update set revision = r.revision + 1, bytes = r.bytes + excluded.bytes
  returning r.revision
  ), stored as (
  insert into changes (id, tree_id, account_id, at, actor_type, actor_id, via, request_id, reason, proposal_id, action, entity_type, entity_id, undoes, entry_count, import_id, import_step, imported_from, imported_to, seq)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, counted.revision from counted)
  insert into audit_entries (change_id, tree_id, seq, actor_id, id, action, entity_type, entity_id, op, version, before, after)
  select $1, $2, counted.revision, $6, entry.*
  from counted, (values ($21::uuid, $22::text, $23::text, $24::text, $25::text, $26::integer, $27::json, $28::json), ($29::uuid, $30::text, $31::text, $32::text, $33::text, $34::integer, $35::json, $36::json), ($37::uuid, $38::text, $39::text, $40::text, $41::text, $42::integer, $43::json, $44::json), ($45::uuid, $46::text, $47::text, $48::text, $49::text, $50::integer, $51::json, $52::json), ($53::uuid, $54::text, $55::text, $56::text, $57::text, $58::integer, $59::json, $60::json), ($61::uuid, $62::text, $63::text, $64::text, $65::text, $66::integer, $67::json, $68::json)) entry;

-- stores/changes storeFew
with counted as materialized (
  insert into tree_revisions as r (tree_id, revision, bytes) values ($2, 1, $20::bigint)
  on conflict (tree_id) do update set revision = r.revision + 1, bytes = r.bytes + excluded.bytes
  returning r.revision
  ), stored as (
  insert into changes (id, tree_id, account_id, at, actor_type, actor_id, via, request_id, reason, proposal_id, action, entity_type, entity_id, undoes, entry_count, import_id, import_step, imported_from, imported_to, seq)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, counted.revision from counted)
  insert into audit_entries (change_id, tree_id, seq, actor_id, id, action, entity_type, entity_id, op, version, before, after)
  select $1, $2, counted.revision, $6, entry.*
  from counted, (values ($21::uuid, $22::text, $23::text, $24::text, $25::text, $26::integer, $27::json, $28::json), ($29::uuid, $30::text, $31::text, $32::text, $33::text, $34::integer, $35::json, $36::json), ($37::uuid, $38::text, $39::text, $40::text, $41::text, $42::integer, $43::json, $44::json), ($45::uuid, $46::text, $47::text, $48::text, $49::text, $50::integer, $51::json, $52::json), ($53::uuid, $54::text, $55::text, $56::text, $57::text, $58::integer, $59::json, $60::json), ($61::uuid, $62::text, $63::text, $64::text, $65::text, $66::integer, $67::json, $68::json), ($69::uuid, $70::text, $71::text, $72::text, $73::text, $74::integer, $75::json, $76::json)) entry;

-- stores/changes storeFew
with counted as materialized (
  insert into tree_revisions as r (tree_id, revision, bytes) values ($2, 1, $20::bigint)
  on conflict (tree_id) do update set revision = r.revision + 1, bytes = r.bytes + excluded.bytes
  returning r.revision
  ), stored as (
  insert into changes (id, tree_id, account_id, at, actor_type, actor_id, via, request_id, reason, proposal_id, action, entity_type, entity_id, undoes, entry_count, import_id, import_step, imported_from, imported_to, seq)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, counted.revision from counted)
  insert into audit_entries (change_id, tree_id, seq, actor_id, id, action, entity_type, entity_id, op, version, before, after)
  select $1, $2, counted.revision, $6, entry.*
  from counted, (values ($21::uuid, $22::text, $23::text, $24::text, $25::text, $26::integer, $27::json, $28::json), ($29::uuid, $30::text, $31::text, $32::text, $33::text, $34::integer, $35::json, $36::json), ($37::uuid, $38::text, $39::text, $40::text, $41::text, $42::integer, $43::json, $44::json), ($45::uuid, $46::text, $47::text, $48::text, $49::text, $50::integer, $51::json, $52::json), ($53::uuid, $54::text, $55::text, $56::text, $57::text, $58::integer, $59::json, $60::json), ($61::uuid, $62::text, $63::text, $64::text, $65::text, $66::integer, $67::json, $68::json), ($69::uuid, $70::text, $71::text, $72::text, $73::text, $74::integer, $75::json, $76::json), ($77::uuid, $78::text, $79::text, $80::text, $81::text, $82::integer, $83::json, $84::json)) entry;

-- stores/changes unmarkUndone
update changes set undone_by = null
  where undone_by = any($1::uuid[])
  and id <> $2::uuid;

-- stores/deletions dependentsOf
select 'citation' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from citations x where x.tree_id = $1 and x.event_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3) union all select 'association' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from associations x where x.tree_id = $1 and x.event_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3) union all select 'media' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from media x where x.tree_id = $1 and x.event_id = k.id offset 0) x
  where x.deleted_at is null and not exists (select from media_links l where l.tree_id = x.tree_id and l.media_id = x.id and (
  l.place_id is not null or exists (select from persons t where t.tree_id = l.tree_id and t.id = l.person_id and t.deleted_at is null) or exists (select from events t where t.tree_id = l.tree_id and t.id = l.event_id and t.deleted_at is null)
  or exists (select from relationships t where t.tree_id = l.tree_id and t.id = l.relationship_id and t.deleted_at is null) or exists (select from sources t where t.tree_id = l.tree_id and t.id = l.source_id and t.deleted_at is null)
  or exists (select from citations t where t.tree_id = l.tree_id and t.id = l.citation_id and t.deleted_at is null))) and ($3::uuid is null or x.import_id is distinct from $3) union all select 'comment' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from comments x where x.tree_id = $1 and x.event_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3);

-- stores/deletions dependentsOf
select 'citation' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from citations x where x.tree_id = $1 and x.name_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3);

-- stores/deletions dependentsOf
select 'citation' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from citations x where x.tree_id = $1 and x.source_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3) union all select 'media' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from media x where x.tree_id = $1 and x.source_id = k.id offset 0) x
  where x.deleted_at is null and not exists (select from media_links l where l.tree_id = x.tree_id and l.media_id = x.id and (
  l.place_id is not null or exists (select from persons t where t.tree_id = l.tree_id and t.id = l.person_id and t.deleted_at is null) or exists (select from events t where t.tree_id = l.tree_id and t.id = l.event_id and t.deleted_at is null)
  or exists (select from relationships t where t.tree_id = l.tree_id and t.id = l.relationship_id and t.deleted_at is null) or exists (select from sources t where t.tree_id = l.tree_id and t.id = l.source_id and t.deleted_at is null)
  or exists (select from citations t where t.tree_id = l.tree_id and t.id = l.citation_id and t.deleted_at is null))) and ($3::uuid is null or x.import_id is distinct from $3) union all select 'comment' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from comments x where x.tree_id = $1 and x.source_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3);

-- stores/deletions dependentsOf
select 'comment' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from comments x where x.tree_id = $1 and x.media_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3);

-- stores/deletions dependentsOf
select 'event' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from events x where x.tree_id = $1 and x.relationship_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3) union all select 'citation' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from citations x where x.tree_id = $1 and x.relationship_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3) union all select 'association' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from associations x where x.tree_id = $1 and x.relationship_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3);

-- stores/deletions dependentsOf
select 'name' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from names x where x.tree_id = $1 and x.person_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3) union all select 'event' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from events x where x.tree_id = $1 and x.person_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3) union all select 'relationship' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from relationships x where x.tree_id = $1 and x.from_person_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3) union all select 'relationship' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from relationships x where x.tree_id = $1 and x.to_person_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3) union all select 'citation' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from citations x where x.tree_id = $1 and x.person_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3) union all select 'association' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from associations x where x.tree_id = $1 and x.person_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3) union all select 'association' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from associations x where x.tree_id = $1 and x.associate_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3) union all select 'media' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from media x where x.tree_id = $1 and x.person_id = k.id offset 0) x
  where x.deleted_at is null and not exists (select from media_links l where l.tree_id = x.tree_id and l.media_id = x.id and (
  l.place_id is not null or exists (select from persons t where t.tree_id = l.tree_id and t.id = l.person_id and t.deleted_at is null) or exists (select from events t where t.tree_id = l.tree_id and t.id = l.event_id and t.deleted_at is null)
  or exists (select from relationships t where t.tree_id = l.tree_id and t.id = l.relationship_id and t.deleted_at is null) or exists (select from sources t where t.tree_id = l.tree_id and t.id = l.source_id and t.deleted_at is null)
  or exists (select from citations t where t.tree_id = l.tree_id and t.id = l.citation_id and t.deleted_at is null))) and ($3::uuid is null or x.import_id is distinct from $3) union all select 'comment' as "kind", x.id as "id", k.id as "ownerId" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from comments x where x.tree_id = $1 and x.person_id = k.id offset 0) x
  where x.deleted_at is null and true and ($3::uuid is null or x.import_id is distinct from $3);

-- stores/deletions heldBack
select 'name' as "kind", x.id as "id"
  from (select * from names x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from persons o where o.tree_id = $1 and o.id = x.person_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'event' as "kind", x.id as "id"
  from (select * from events x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from persons o where o.tree_id = $1 and o.id = x.person_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'event' as "kind", x.id as "id"
  from (select * from events x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from relationships o where o.tree_id = $1 and o.id = x.relationship_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'relationship' as "kind", x.id as "id"
  from (select * from relationships x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from persons o where o.tree_id = $1 and o.id = x.from_person_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'relationship' as "kind", x.id as "id"
  from (select * from relationships x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from persons o where o.tree_id = $1 and o.id = x.to_person_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'citation' as "kind", x.id as "id"
  from (select * from citations x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from persons o where o.tree_id = $1 and o.id = x.person_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'citation' as "kind", x.id as "id"
  from (select * from citations x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from names o where o.tree_id = $1 and o.id = x.name_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'citation' as "kind", x.id as "id"
  from (select * from citations x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from events o where o.tree_id = $1 and o.id = x.event_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'citation' as "kind", x.id as "id"
  from (select * from citations x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from relationships o where o.tree_id = $1 and o.id = x.relationship_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'citation' as "kind", x.id as "id"
  from (select * from citations x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from sources o where o.tree_id = $1 and o.id = x.source_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'association' as "kind", x.id as "id"
  from (select * from associations x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from persons o where o.tree_id = $1 and o.id = x.person_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'association' as "kind", x.id as "id"
  from (select * from associations x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from persons o where o.tree_id = $1 and o.id = x.associate_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'association' as "kind", x.id as "id"
  from (select * from associations x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from events o where o.tree_id = $1 and o.id = x.event_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'association' as "kind", x.id as "id"
  from (select * from associations x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from relationships o where o.tree_id = $1 and o.id = x.relationship_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'media' as "kind", x.id as "id"
  from (select * from media x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from persons o where o.tree_id = $1 and o.id = x.person_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'media' as "kind", x.id as "id"
  from (select * from media x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from events o where o.tree_id = $1 and o.id = x.event_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'media' as "kind", x.id as "id"
  from (select * from media x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from sources o where o.tree_id = $1 and o.id = x.source_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'comment' as "kind", x.id as "id"
  from (select * from comments x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from persons o where o.tree_id = $1 and o.id = x.person_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'comment' as "kind", x.id as "id"
  from (select * from comments x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from events o where o.tree_id = $1 and o.id = x.event_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'comment' as "kind", x.id as "id"
  from (select * from comments x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from sources o where o.tree_id = $1 and o.id = x.source_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2 union select 'comment' as "kind", x.id as "id"
  from (select * from comments x where x.tree_id = $1 and x.deletion_id = $2 offset 0) x
  cross join lateral (select * from media o where o.tree_id = $1 and o.id = x.media_id offset 0) o
  where o.deleted_at is not null and o.deletion_id <> $2;

-- stores/deletions isLive
select x.deleted_at as "deletedAt"
  from associations x
  where x.tree_id = $1
  and x.id = $2 for no key update;

-- stores/deletions isLive
select x.deleted_at as "deletedAt"
  from citations x
  where x.tree_id = $1
  and x.id = $2 for no key update;

-- stores/deletions isLive
select x.deleted_at as "deletedAt"
  from comments x
  where x.tree_id = $1
  and x.id = $2 for no key update;

-- stores/deletions isLive
select x.deleted_at as "deletedAt"
  from events x
  where x.tree_id = $1
  and x.id = $2 for no key update;

-- stores/deletions isLive
select x.deleted_at as "deletedAt"
  from media x
  where x.tree_id = $1
  and x.id = $2 for no key update;

-- stores/deletions isLive
select x.deleted_at as "deletedAt"
  from names x
  where x.tree_id = $1
  and x.id = $2 for no key update;

-- stores/deletions isLive
select x.deleted_at as "deletedAt"
  from persons x
  where x.tree_id = $1
  and x.id = $2 for no key update;

-- stores/deletions isLive
select x.deleted_at as "deletedAt"
  from relationships x
  where x.tree_id = $1
  and x.id = $2 for no key update;

-- stores/deletions isLive
select x.deleted_at as "deletedAt"
  from sources x
  where x.tree_id = $1
  and x.id = $2 for no key update;

-- stores/deletions personsBeside
select p.id as "id", bool_or(beside.is_name) as "hasName" from (
  select n.person_id as id, true as is_name from names n where n.tree_id = $1 and n.deletion_id = $2
  union select e.person_id, false from events e where e.tree_id = $1 and e.deletion_id = $2 and e.person_id is not null
  union select unnest(array[r.from_person_id, r.to_person_id]), false from relationships r
  where r.tree_id = $1 and r.deletion_id = $2 and r.type = 'partnership'
  union select unnest(array[r.from_person_id, r.to_person_id]), false
  from (select * from events e where e.tree_id = $1 and e.deletion_id = $2 offset 0) e
  cross join lateral (select * from relationships r where r.tree_id = $1 and r.id = e.relationship_id offset 0) r
  where r.type = 'partnership'
  ) beside cross join lateral (select * from persons p where p.tree_id = $1 and p.id = beside.id offset 0) p
  where p.deleted_at is null group by p.id order by p.id;

-- stores/deletions personsOf
select "x"."id" as "id"
  from "persons" as "x"
  where "x"."tree_id" = $1
  and "x"."deletion_id" = $2
  and "x"."deleted_at" is not null
  order by "x"."id";

-- stores/deletions removingImported
update associations x set deleted_at = $5, deletion_id = $6, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deleted_at is null and not exists (select from unnest($7::uuid[]) e (id) where e.id = x.id);

-- stores/deletions removingImported
update citations x set deleted_at = $5, deletion_id = $6, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deleted_at is null and not exists (select from unnest($7::uuid[]) e (id) where e.id = x.id);

-- stores/deletions removingImported
update comments x set deleted_at = $5, deletion_id = $6, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deleted_at is null and not exists (select from unnest($7::uuid[]) e (id) where e.id = x.id);

-- stores/deletions removingImported
update events x set deleted_at = $5, deletion_id = $6, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deleted_at is null and not exists (select from unnest($7::uuid[]) e (id) where e.id = x.id);

-- stores/deletions removingImported
update media x set deleted_at = $5, deletion_id = $6, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deleted_at is null and not exists (select from unnest($7::uuid[]) e (id) where e.id = x.id);

-- stores/deletions removingImported
update names x set deleted_at = $5, deletion_id = $6, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deleted_at is null and not exists (select from unnest($7::uuid[]) e (id) where e.id = x.id);

-- stores/deletions removingImported
update persons x set deleted_at = $5, deletion_id = $6, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deleted_at is null and not exists (select from unnest($7::uuid[]) e (id) where e.id = x.id);

-- stores/deletions removingImported
update relationships x set deleted_at = $5, deletion_id = $6, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deleted_at is null and not exists (select from unnest($7::uuid[]) e (id) where e.id = x.id);

-- stores/deletions removingImported
update sources x set deleted_at = $5, deletion_id = $6, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deleted_at is null and not exists (select from unnest($7::uuid[]) e (id) where e.id = x.id);

-- stores/deletions restoringImported
update associations x set deleted_at = null, deletion_id = null, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deletion_id = $6;

-- stores/deletions restoringImported
update citations x set deleted_at = null, deletion_id = null, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deletion_id = $6;

-- stores/deletions restoringImported
update comments x set deleted_at = null, deletion_id = null, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deletion_id = $6;

-- stores/deletions restoringImported
update events x set deleted_at = null, deletion_id = null, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deletion_id = $6;

-- stores/deletions restoringImported
update media x set deleted_at = null, deletion_id = null, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deletion_id = $6;

-- stores/deletions restoringImported
update names x set deleted_at = null, deletion_id = null, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deletion_id = $6;

-- stores/deletions restoringImported
update persons x set deleted_at = null, deletion_id = null, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deletion_id = $6;

-- stores/deletions restoringImported
update relationships x set deleted_at = null, deletion_id = null, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deletion_id = $6;

-- stores/deletions restoringImported
update sources x set deleted_at = null, deletion_id = null, updated_at = $5, version = x.version + 1
  where x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4 and x.deletion_id = $6;

-- stores/deletions treeOf
select x.tree_id as "treeId"
  from names x
  where x.id = $1;

-- stores/facts eventsOfPerson
select "e"."tree_id" as "treeId", "e"."id" as "id", "e"."person_id" as "personId", "e"."relationship_id" as "relationshipId", "e"."type" as "type", "e"."date" as "date", "e"."place_id" as "placeId", "e"."detail" as "detail", "e"."notes" as "notes", "e"."subtype" as "subtype", "e"."age" as "age", "e"."identifiers" as "identifiers", "e"."address" as "address", "e"."coordinates" as "coordinates", "e"."cause" as "cause", "e"."confidence" as "confidence", "e"."privacy" as "privacy", "e"."asserted" as "asserted", "e"."version" as "version", "e"."created_at" as "createdAt", "e"."updated_at" as "updatedAt", "e"."deleted_at" as "deletedAt", "e"."deletion_id" as "deletionId", "e"."file_changed_at" as "fileChangedAt"
  from "events" as "e"
  where "e"."tree_id" = $1
  and "e"."person_id" = $2
  and "e"."deleted_at" is null
  order by "e"."id";

-- stores/facts findAssociation
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."person_id" as "personId", "x"."event_id" as "eventId", "x"."relationship_id" as "relationshipId", "x"."associate_id" as "associateId", "x"."associate_name" as "associateName", "x"."role" as "role", "x"."phrase" as "phrase", "x"."notes" as "notes", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."deletion_id" as "deletionId"
  from "associations" as "x"
  where "x"."id" = $1 for no key update;

-- stores/facts findCitation
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."source_id" as "sourceId", "x"."person_id" as "personId", "x"."event_id" as "eventId", "x"."name_id" as "nameId", "x"."relationship_id" as "relationshipId", "x"."page" as "page", "x"."detail" as "detail", "x"."confidence" as "confidence", "x"."date" as "date", "x"."url" as "url", "x"."event_type" as "eventType", "x"."role" as "role", "x"."notes" as "notes", "x"."identifiers" as "identifiers", "x"."fields" as "fields", "x"."about" as "about", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."deletion_id" as "deletionId", "x"."file_changed_at" as "fileChangedAt"
  from "citations" as "x"
  where "x"."id" = $1 for no key update;

-- stores/facts findComment
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."person_id" as "personId", "x"."event_id" as "eventId", "x"."media_id" as "mediaId", "x"."source_id" as "sourceId", "x"."author_id" as "authorId", "x"."author_name" as "authorName", "x"."text" as "text", "x"."mentions" as "mentions", "x"."edited_at" as "editedAt", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."deletion_id" as "deletionId"
  from "comments" as "x"
  where "x"."id" = $1 for no key update;

-- stores/facts findEvent
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."person_id" as "personId", "x"."relationship_id" as "relationshipId", "x"."type" as "type", "x"."date" as "date", "x"."place_id" as "placeId", "x"."detail" as "detail", "x"."notes" as "notes", "x"."subtype" as "subtype", "x"."age" as "age", "x"."identifiers" as "identifiers", "x"."address" as "address", "x"."coordinates" as "coordinates", "x"."cause" as "cause", "x"."confidence" as "confidence", "x"."privacy" as "privacy", "x"."asserted" as "asserted", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."deletion_id" as "deletionId", "x"."file_changed_at" as "fileChangedAt"
  from "events" as "x"
  where "x"."id" = $1 for no key update;

-- stores/facts findMedium
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."title" as "title", "x"."identifiers" as "identifiers", "x"."filename" as "filename", "x"."content_type" as "contentType", "x"."size" as "size", "x"."checksum" as "checksum", "x"."width" as "width", "x"."height" as "height", "x"."person_id" as "personId", "x"."event_id" as "eventId", "x"."source_id" as "sourceId", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."deletion_id" as "deletionId", "x"."file_changed_at" as "fileChangedAt"
  from "media" as "x"
  where "x"."id" = $1 for no key update;

-- stores/facts findSource
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."title" as "title", "x"."author" as "author", "x"."publication" as "publication", "x"."repository" as "repository", "x"."call_number" as "callNumber", "x"."url" as "url", "x"."notes" as "notes", "x"."abbreviation" as "abbreviation", "x"."text" as "text", "x"."identifiers" as "identifiers", "x"."fields" as "fields", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."deletion_id" as "deletionId", "x"."file_changed_at" as "fileChangedAt"
  from "sources" as "x"
  where "x"."id" = $1 for no key update;

-- stores/facts linksOfIds
select x.tree_id as "treeId", x.id as "id", x.media_id as "mediaId", x.person_id as "personId", x.event_id as "eventId", x.relationship_id as "relationshipId", x.source_id as "sourceId", x.citation_id as "citationId", x.place_id as "placeId", x.from_file as "fromFile" from (select distinct found.id from (select unnest($2::uuid[]) as id) found order by found.id) k
  cross join lateral (select * from media_links x where x.tree_id = $1 and x.id = k.id offset 0) x order by x.id for no key update of x;

-- stores/facts linksOfMedia
select x.tree_id as "treeId", x.id as "id", x.media_id as "mediaId", x.person_id as "personId", x.event_id as "eventId", x.relationship_id as "relationshipId", x.source_id as "sourceId", x.citation_id as "citationId", x.place_id as "placeId", x.from_file as "fromFile" from (select distinct found.id from (select x.id from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from media_links x where x.tree_id = $1 and x.media_id = k.id offset 0) x) found order by found.id) k
  cross join lateral (select * from media_links x where x.tree_id = $1 and x.id = k.id offset 0) x
  order by x.id for no key update of x;

-- stores/facts linksToTargets
select x.tree_id as "treeId", x.id as "id", x.media_id as "mediaId", x.person_id as "personId", x.event_id as "eventId", x.relationship_id as "relationshipId", x.source_id as "sourceId", x.citation_id as "citationId", x.place_id as "placeId", x.from_file as "fromFile" from (select distinct found.id from (select x.id from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from media_links x where x.tree_id = $1 and x.person_id = k.id offset 0) x union all select x.id from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from media_links x where x.tree_id = $1 and x.event_id = k.id offset 0) x union all select x.id from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from media_links x where x.tree_id = $1 and x.relationship_id = k.id offset 0) x union all select x.id from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from media_links x where x.tree_id = $1 and x.source_id = k.id offset 0) x union all select x.id from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from media_links x where x.tree_id = $1 and x.citation_id = k.id offset 0) x union all select x.id from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from media_links x where x.tree_id = $1 and x.place_id = k.id offset 0) x) found order by found.id) k
  cross join lateral (select * from media_links x where x.tree_id = $1 and x.id = k.id offset 0) x
  order by x.id for no key update of x;

-- stores/facts moveLinks
with was as materialized (
  select x.tree_id, x.id, x.media_id, x.person_id, x.event_id, x.relationship_id, x.source_id, x.citation_id, x.place_id, x.from_file, x.import_id from media_links x where x.tree_id = $1 and x.person_id = $2 for no key update of x
  )
  update media_links x set person_id = $3 from was where x.tree_id = was.tree_id and x.id = was.id returning was.tree_id as "before.treeId", was.id as "before.id", was.media_id as "before.mediaId", was.person_id as "before.personId", was.event_id as "before.eventId", was.relationship_id as "before.relationshipId", was.source_id as "before.sourceId", was.citation_id as "before.citationId", was.place_id as "before.placeId", was.from_file as "before.fromFile", was.import_id as "importId", x.tree_id as "after.treeId", x.id as "after.id", x.media_id as "after.mediaId", x.person_id as "after.personId", x.event_id as "after.eventId", x.relationship_id as "after.relationshipId", x.source_id as "after.sourceId", x.citation_id as "after.citationId", x.place_id as "after.placeId", x.from_file as "after.fromFile";

-- stores/facts movePlace
with was as materialized (
  select x.tree_id, x.id, x.person_id, x.relationship_id, x.type, x.date, x.place_id, x.detail, x.notes, x.subtype, x.age, x.identifiers, x.address, x.coordinates, x.cause, x.confidence, x.privacy, x.asserted, x.version, x.created_at, x.updated_at, x.deleted_at, x.deletion_id, x.file_changed_at, x.import_id from events x where x.tree_id = $1 and x.place_id = $2 order by x.id for no key update of x
  )
  update events x set place_id = $3, version = x.version + 1, updated_at = $4 from was where x.tree_id = was.tree_id and x.id = was.id returning was.tree_id as "before.treeId", was.id as "before.id", was.person_id as "before.personId", was.relationship_id as "before.relationshipId", was.type as "before.type", was.date as "before.date", was.place_id as "before.placeId", was.detail as "before.detail", was.notes as "before.notes", was.subtype as "before.subtype", was.age as "before.age", was.identifiers as "before.identifiers", was.address as "before.address", was.coordinates as "before.coordinates", was.cause as "before.cause", was.confidence as "before.confidence", was.privacy as "before.privacy", was.asserted as "before.asserted", was.version as "before.version", was.created_at as "before.createdAt", was.updated_at as "before.updatedAt", was.deleted_at as "before.deletedAt", was.deletion_id as "before.deletionId", was.file_changed_at as "before.fileChangedAt", was.import_id as "importId", x.tree_id as "after.treeId", x.id as "after.id", x.person_id as "after.personId", x.relationship_id as "after.relationshipId", x.type as "after.type", x.date as "after.date", x.place_id as "after.placeId", x.detail as "after.detail", x.notes as "after.notes", x.subtype as "after.subtype", x.age as "after.age", x.identifiers as "after.identifiers", x.address as "after.address", x.coordinates as "after.coordinates", x.cause as "after.cause", x.confidence as "after.confidence", x.privacy as "after.privacy", x.asserted as "after.asserted", x.version as "after.version", x.created_at as "after.createdAt", x.updated_at as "after.updatedAt", x.deleted_at as "after.deletedAt", x.deletion_id as "after.deletionId", x.file_changed_at as "after.fileChangedAt";

-- stores/facts ofLives
select e.person_id as "personId", true as "isOwn", e.id as "id", e.type as "type", e.date as "date", e.detail as "detail", e.asserted as "asserted",
  e.privacy as "privacy",
  case when e.type in ('death', 'burial', 'cremation') then e.subtype end as "subtype", case when e.type in ('death', 'burial', 'cremation') then e.cause end as "cause",
  case when e.type in ('death', 'burial', 'cremation') then (select l.name from places l where l.tree_id = e.tree_id and l.id = e.place_id) end as "place",
  case when e.type in ('death', 'burial', 'cremation') and length(e.notes) <= 200 then e.notes end as "notes"
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from events e where e.tree_id = $1 and e.person_id = k.id offset 0) e where e.deleted_at is null
  union all 
  select r.from_person_id as "personId", false as "isOwn", e.id as "id", e.type as "type", e.date as "date", e.detail as "detail", e.asserted as "asserted",
  e.privacy as "privacy",
  case when e.type in ('death', 'burial', 'cremation') then e.subtype end as "subtype", case when e.type in ('death', 'burial', 'cremation') then e.cause end as "cause",
  case when e.type in ('death', 'burial', 'cremation') then (select l.name from places l where l.tree_id = e.tree_id and l.id = e.place_id) end as "place",
  case when e.type in ('death', 'burial', 'cremation') and length(e.notes) <= 200 then e.notes end as "notes"
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from relationships r where r.tree_id = $1 and r.from_person_id = k.id offset 0) r
  cross join lateral (select * from events e where e.tree_id = $1 and e.relationship_id = r.id offset 0) e
  where r.type = 'partnership' and r.deleted_at is null and e.deleted_at is null
  union all 
  select r.to_person_id as "personId", false as "isOwn", e.id as "id", e.type as "type", e.date as "date", e.detail as "detail", e.asserted as "asserted",
  e.privacy as "privacy",
  case when e.type in ('death', 'burial', 'cremation') then e.subtype end as "subtype", case when e.type in ('death', 'burial', 'cremation') then e.cause end as "cause",
  case when e.type in ('death', 'burial', 'cremation') then (select l.name from places l where l.tree_id = e.tree_id and l.id = e.place_id) end as "place",
  case when e.type in ('death', 'burial', 'cremation') and length(e.notes) <= 200 then e.notes end as "notes"
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from relationships r where r.tree_id = $1 and r.to_person_id = k.id offset 0) r
  cross join lateral (select * from events e where e.tree_id = $1 and e.relationship_id = r.id offset 0) e
  where r.type = 'partnership' and r.deleted_at is null and e.deleted_at is null
  order by "id";

-- stores/facts removeLinks
delete
  from "media_links" as "x"
  where "x"."tree_id" = $1
  and x.id = any($2::uuid[])
  returning "x"."tree_id" as "treeId", "x"."id" as "id", "x"."media_id" as "mediaId", "x"."person_id" as "personId", "x"."event_id" as "eventId", "x"."relationship_id" as "relationshipId", "x"."source_id" as "sourceId", "x"."citation_id" as "citationId", "x"."place_id" as "placeId", "x"."from_file" as "fromFile";

-- stores/facts targetsOf
select (
  select coalesce(json_agg(json_build_object('targetType', t.type, 'targetId', t.id) order by t.at), '[]'::json)
  from (
  select a.type, a.id, '00000000-0000-0000-0000-000000000000'::uuid as at from (values ('person', x.person_id), ('event', x.event_id), ('source', x.source_id)) a (type, id)
  union all
  select v.type, v.id, l.id from (select * from media_links l where l.tree_id = x.tree_id and l.media_id = x.id offset 0) l
  cross join lateral (values ('person', l.person_id), ('event', l.event_id), ('relationship', l.relationship_id), ('source', l.source_id), ('citation', l.citation_id), ('place', l.place_id)) v (type, id)
  ) t
  where t.id is not null and (x.deleted_at is not null or case t.type
  when 'person' then (select d.deleted_at is null from persons d where d.tree_id = x.tree_id and d.id = t.id) when 'event' then (select d.deleted_at is null from events d where d.tree_id = x.tree_id and d.id = t.id)
  when 'relationship' then (select d.deleted_at is null from relationships d where d.tree_id = x.tree_id and d.id = t.id) when 'source' then (select d.deleted_at is null from sources d where d.tree_id = x.tree_id and d.id = t.id)
  when 'citation' then (select d.deleted_at is null from citations d where d.tree_id = x.tree_id and d.id = t.id) else true end)
  ) as "targets" from media x where x.tree_id = $1 and x.id = $2;

-- stores/facts touchAt
with was as materialized (
  select x.tree_id, x.id, x.person_id, x.relationship_id, x.type, x.date, x.place_id, x.detail, x.notes, x.subtype, x.age, x.identifiers, x.address, x.coordinates, x.cause, x.confidence, x.privacy, x.asserted, x.version, x.created_at, x.updated_at, x.deleted_at, x.deletion_id, x.file_changed_at, x.import_id from events x where x.tree_id = $1 and x.place_id = $2 and x.deleted_at is null order by x.id for no key update of x
  )
  update events x set version = x.version + 1, updated_at = $3 from was where x.tree_id = was.tree_id and x.id = was.id returning was.tree_id as "before.treeId", was.id as "before.id", was.person_id as "before.personId", was.relationship_id as "before.relationshipId", was.type as "before.type", was.date as "before.date", was.place_id as "before.placeId", was.detail as "before.detail", was.notes as "before.notes", was.subtype as "before.subtype", was.age as "before.age", was.identifiers as "before.identifiers", was.address as "before.address", was.coordinates as "before.coordinates", was.cause as "before.cause", was.confidence as "before.confidence", was.privacy as "before.privacy", was.asserted as "before.asserted", was.version as "before.version", was.created_at as "before.createdAt", was.updated_at as "before.updatedAt", was.deleted_at as "before.deletedAt", was.deletion_id as "before.deletionId", was.file_changed_at as "before.fileChangedAt", was.import_id as "importId", x.tree_id as "after.treeId", x.id as "after.id", x.person_id as "after.personId", x.relationship_id as "after.relationshipId", x.type as "after.type", x.date as "after.date", x.place_id as "after.placeId", x.detail as "after.detail", x.notes as "after.notes", x.subtype as "after.subtype", x.age as "after.age", x.identifiers as "after.identifiers", x.address as "after.address", x.coordinates as "after.coordinates", x.cause as "after.cause", x.confidence as "after.confidence", x.privacy as "after.privacy", x.asserted as "after.asserted", x.version as "after.version", x.created_at as "after.createdAt", x.updated_at as "after.updatedAt", x.deleted_at as "after.deletedAt", x.deletion_id as "after.deletionId", x.file_changed_at as "after.fileChangedAt";

-- stores/history entries
select "a"."id" as "id", "a"."change_id" as "changeId", "a"."tree_id" as "treeId", "a"."seq" as "seq", "a"."actor_id" as "actorId", "a"."action" as "action", "a"."entity_type" as "entityType", "a"."entity_id" as "entityId", "a"."op" as "op", "a"."version" as "version", "a"."before" as "before", "a"."after" as "after"
  from "audit_entries" as "a"
  where "a"."change_id" = $1
  and "a"."id" > $2
  order by "a"."id"
  limit $3;

-- stores/history find
select "c"."id" as "id", "c"."tree_id" as "treeId", "c"."account_id" as "accountId", "c"."seq" as "seq", "c"."at" as "at", "c"."actor_type" as "actorType", "c"."actor_id" as "actorId", "c"."via" as "via", "c"."request_id" as "requestId", "c"."reason" as "reason", "c"."proposal_id" as "proposalId", "c"."action" as "action", "c"."entity_type" as "entityType", "c"."entity_id" as "entityId", "c"."undoes" as "undoes", "c"."undone_by" as "undoneBy", "c"."entry_count" as "entryCount", "c"."import_id" as "importId", "c"."import_step" as "importStep", "c"."imported_from" as "importedFrom", "c"."imported_to" as "importedTo"
  from "changes" as "c"
  where "c"."id" = $1;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from associations x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from associations x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from associations x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from citations x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from citations x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from citations x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from comments x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from comments x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from comments x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from events x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from events x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from events x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from media x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from media x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from media x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from names x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from names x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from names x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from persons x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from persons x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from persons x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from relationships x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from relationships x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from relationships x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from sources x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from sources x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  order by x.id limit $7;

-- stores/history importedRows
select x.id as "id", (
  select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from sources x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
  and x.deleted_at is null
  and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = x.id::text and e.seq <= $3)
  order by x.id limit $7;

-- stores/history lacksImportedRows
select from purged_imported_rows p where p.change_id = $2 and p.kind = any($4::text[]) and not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = p.id::text and e.seq <= $3) limit 1;

-- stores/history lastStep
select max("c"."import_step") as "step"
  from "changes" as "c"
  where "c"."import_id" = $1;

-- stores/history ofProposal
select "c"."id" as "id", "c"."tree_id" as "treeId", "c"."account_id" as "accountId", "c"."seq" as "seq", "c"."at" as "at", "c"."actor_type" as "actorType", "c"."actor_id" as "actorId", "c"."via" as "via", "c"."request_id" as "requestId", "c"."reason" as "reason", "c"."proposal_id" as "proposalId", "c"."action" as "action", "c"."entity_type" as "entityType", "c"."entity_id" as "entityId", "c"."undoes" as "undoes", "c"."undone_by" as "undoneBy", "c"."entry_count" as "entryCount", "c"."import_id" as "importId", "c"."import_step" as "importStep", "c"."imported_from" as "importedFrom", "c"."imported_to" as "importedTo"
  from "changes" as "c"
  where "c"."tree_id" = $1
  and "c"."proposal_id" = $2
  and "c"."undone_by" is null
  and "c"."action" not in ('proposal.edit', 'proposal.fail', 'proposal.undo')
  order by "c"."seq" desc;

-- stores/identities byKey
select "i"."id" as "id", "i"."user_id" as "userId", "i"."provider" as "provider", "i"."issuer" as "issuer", "i"."subject" as "subject", "i"."created_at" as "createdAt"
  from "identities" as "i"
  where "i"."provider" = $1
  and "i"."issuer" is not distinct
  from $2
  and "i"."subject" = $3 for no key update;

-- stores/identities identitiesOfUser
select "i"."id" as "id", "i"."user_id" as "userId", "i"."provider" as "provider", "i"."issuer" as "issuer", "i"."subject" as "subject", "i"."created_at" as "createdAt"
  from "identities" as "i"
  where "i"."user_id" = $1
  order by "i"."created_at", "i"."id";

-- stores/identities lockedOfUser
select "i"."id" as "id", "i"."user_id" as "userId", "i"."provider" as "provider", "i"."issuer" as "issuer", "i"."subject" as "subject", "i"."created_at" as "createdAt"
  from "identities" as "i"
  where "i"."user_id" = $1
  order by "i"."created_at", "i"."id" for no key update;

-- stores/identities remove
delete
  from "identities" as "x"
  where "x"."id" = $1
  returning "x"."id" as "id", "x"."user_id" as "userId", "x"."provider" as "provider", "x"."issuer" as "issuer", "x"."subject" as "subject", "x"."created_at" as "createdAt";

-- stores/persons descendants
with recursive descendants as (
  select $2::uuid as id
  union
  select r.to_person_id from descendants d
  join relationships r on r.tree_id = $1 and r.from_person_id = d.id and r.type = 'parent_child' and r.deleted_at is null
  )
  select id as "id" from descendants where id <> $2;

-- stores/persons findName
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."person_id" as "personId", "x"."is_primary" as "isPrimary", "x"."name_type" as "nameType", "x"."given_name" as "givenName", "x"."surname" as "surname", "x"."prefix" as "prefix", "x"."suffix" as "suffix", "x"."surname_prefix" as "surnamePrefix", "x"."written" as "written", "x"."language" as "language", "x"."forms" as "forms", "x"."identifiers" as "identifiers", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."deletion_id" as "deletionId", "x"."file_changed_at" as "fileChangedAt"
  from "names" as "x"
  where "x"."id" = $1 for no key update;

-- stores/persons findPerson
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."gender" as "gender", "x"."is_living" as "isLiving", "x"."notes" as "notes", "x"."privacy" as "privacy", "x"."identifiers" as "identifiers", "x"."portrait" as "portrait", "x"."merged" as "merged", "x"."distinct_from" as "distinctFrom", "x"."dismissed_checks" as "dismissedChecks", "x"."display_name" as "displayName", "x"."given_name" as "givenName", "x"."surname" as "surname", "x"."forms" as "forms", "x"."birth_year" as "birthYear", "x"."death_year" as "deathYear", "x"."public_birth_year" as "publicBirthYear", "x"."public_death_year" as "publicDeathYear", "x"."has_death_fact" as "hasDeathFact", "x"."death_fact_is_hidden" as "deathFactIsHidden", "x"."dead_from" as "deadFrom", "x"."public_from" as "publicFrom", "x"."search_text" as "searchText", "x"."surname_key" as "surnameKey", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."deletion_id" as "deletionId", "x"."file_changed_at" as "fileChangedAt"
  from "persons" as "x"
  where "x"."id" = $1 for no key update;

-- stores/persons live
select p.tree_id as "treeId", p.id as "id", p.gender as "gender", p.is_living as "isLiving", p.notes as "notes", p.privacy as "privacy", p.identifiers as "identifiers", p.portrait as "portrait", p.merged as "merged", p.distinct_from as "distinctFrom", p.dismissed_checks as "dismissedChecks", p.display_name as "displayName", p.given_name as "givenName", p.surname as "surname", p.forms as "forms", p.birth_year as "birthYear", p.death_year as "deathYear", p.public_birth_year as "publicBirthYear", p.public_death_year as "publicDeathYear", p.has_death_fact as "hasDeathFact", p.death_fact_is_hidden as "deathFactIsHidden", p.dead_from as "deadFrom", p.public_from as "publicFrom", p.search_text as "searchText", p.surname_key as "surnameKey", p.version as "version", p.created_at as "createdAt", p.updated_at as "updatedAt", p.deleted_at as "deletedAt", p.deletion_id as "deletionId", p.file_changed_at as "fileChangedAt" from (select distinct found.id from (select unnest($2::uuid[]) as id) found order by found.id) k
  cross join lateral (select * from persons p where p.tree_id = $1 and p.id = k.id offset 0) p
  where p.deleted_at is null order by p.id for no key update of p;

-- stores/persons namesOfIds
select n.tree_id as "treeId", n.id as "id", n.person_id as "personId", n.is_primary as "isPrimary", n.name_type as "nameType", n.given_name as "givenName", n.surname as "surname", n.prefix as "prefix", n.suffix as "suffix", n.surname_prefix as "surnamePrefix", n.written as "written", n.language as "language", n.forms as "forms", n.identifiers as "identifiers", n.version as "version", n.created_at as "createdAt", n.updated_at as "updatedAt", n.deleted_at as "deletedAt", n.deletion_id as "deletionId", n.file_changed_at as "fileChangedAt" from (select distinct found.id from (select unnest($2::uuid[]) as id) found order by found.id) k
  cross join lateral (select * from names n where n.tree_id = $1 and n.id = k.id offset 0) n where n.deleted_at is null order by n.id;

-- stores/persons namesOfPerson
select n.tree_id as "treeId", n.id as "id", n.person_id as "personId", n.is_primary as "isPrimary", n.name_type as "nameType", n.given_name as "givenName", n.surname as "surname", n.prefix as "prefix", n.suffix as "suffix", n.surname_prefix as "surnamePrefix", n.written as "written", n.language as "language", n.forms as "forms", n.identifiers as "identifiers", n.version as "version", n.created_at as "createdAt", n.updated_at as "updatedAt", n.deleted_at as "deletedAt", n.deletion_id as "deletionId", n.file_changed_at as "fileChangedAt"
  from (select *
  from names n
  where n.tree_id = $1
  and n.person_id = $2 offset 0) n
  where n.deleted_at is null
  order by n.id;

-- stores/persons namesOfPersons
select n.tree_id as "treeId", n.id as "id", n.person_id as "personId", n.is_primary as "isPrimary", n.name_type as "nameType", n.given_name as "givenName", n.surname as "surname", n.prefix as "prefix", n.suffix as "suffix", n.surname_prefix as "surnamePrefix", n.written as "written", n.language as "language", n.forms as "forms", n.identifiers as "identifiers", n.version as "version", n.created_at as "createdAt", n.updated_at as "updatedAt", n.deleted_at as "deletedAt", n.deletion_id as "deletionId", n.file_changed_at as "fileChangedAt"
  from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select *
  from names n
  where n.tree_id = $1
  and n.person_id = k.id offset 0) n
  where n.deleted_at is null
  order by n.id;

-- stores/persons treeOf
select "x"."tree_id" as "treeId"
  from "persons" as "x"
  where "x"."id" = $1;

-- stores/places addNewKeys
insert into places (tree_id, id, name, key, search_text, parent_id, kind, latitude, longitude, notes, listed_alone, version, created_at, updated_at, import_id)
  select fresh.*, $15::uuid from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::uuid[], $7::text[], $8::double precision[], $9::double precision[], $10::text[], $11::boolean[], $12::integer[], $13::timestamptz[], $14::timestamptz[]) as fresh (tree_id, id, name, key, search_text, parent_id, kind, latitude, longitude, notes, listed_alone, version, created_at, updated_at)
  where not exists (select from places l where l.tree_id = fresh.tree_id and md5(l.key) = md5(fresh.key) and l.key = fresh.key) order by tree_id, key
  on conflict do nothing returning id;

-- stores/places addPlaces
insert into places (tree_id, id, name, key, search_text, parent_id, kind, latitude, longitude, notes, listed_alone, version, created_at, updated_at, import_id)
  select fresh.*, $15::uuid from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::uuid[], $7::text[], $8::double precision[], $9::double precision[], $10::text[], $11::boolean[], $12::integer[], $13::timestamptz[], $14::timestamptz[]) as fresh (tree_id, id, name, key, search_text, parent_id, kind, latitude, longitude, notes, listed_alone, version, created_at, updated_at)
  order by tree_id, key
  on conflict do nothing returning id;

-- stores/places byKeys
select l.tree_id as "treeId", l.id as "id", l.name as "name", l.key as "key", l.search_text as "searchText", l.parent_id as "parentId", l.kind as "kind", l.latitude as "latitude", l.longitude as "longitude", l.notes as "notes", l.listed_alone as "listedAlone", l.version as "version", l.created_at as "createdAt", l.updated_at as "updatedAt" from (select distinct unnest($2::text[]) as key) wanted cross join lateral (
  select * from places l where l.tree_id = $1 and md5(l.key) = md5(wanted.key) and l.key = wanted.key
  order by not l.listed_alone, l.parent_id is not null, l.id limit 1
  ) l;

-- stores/places contains
with recursive above as (
  select l.id, l.parent_id from places l where l.tree_id = $1 and l.id = $3
  union
  select l.id, l.parent_id from above a cross join lateral (
  select * from places p where p.tree_id = $1 and p.id = a.parent_id offset 0
  ) l
  )
  select exists (select from above a where a.id = $2) as "isSo";

-- stores/places findPlace
select "l"."tree_id" as "treeId", "l"."id" as "id", "l"."name" as "name", "l"."key" as "key", "l"."search_text" as "searchText", "l"."parent_id" as "parentId", "l"."kind" as "kind", "l"."latitude" as "latitude", "l"."longitude" as "longitude", "l"."notes" as "notes", "l"."listed_alone" as "listedAlone", "l"."version" as "version", "l"."created_at" as "createdAt", "l"."updated_at" as "updatedAt"
  from "places" as "l"
  where "l"."id" = $1;

-- stores/places moveParts
with was as materialized (
  select x.tree_id, x.id, x.name, x.key, x.search_text, x.parent_id, x.kind, x.latitude, x.longitude, x.notes, x.listed_alone, x.version, x.created_at, x.updated_at, x.import_id from places x where x.tree_id = $1 and x.parent_id = $2 order by x.id for no key update of x
  )
  update places x set parent_id = $3, version = x.version + 1, updated_at = $4 from was where x.tree_id = was.tree_id and x.id = was.id returning was.tree_id as "before.treeId", was.id as "before.id", was.name as "before.name", was.key as "before.key", was.search_text as "before.searchText", was.parent_id as "before.parentId", was.kind as "before.kind", was.latitude as "before.latitude", was.longitude as "before.longitude", was.notes as "before.notes", was.listed_alone as "before.listedAlone", was.version as "before.version", was.created_at as "before.createdAt", was.updated_at as "before.updatedAt", was.import_id as "importId", x.tree_id as "after.treeId", x.id as "after.id", x.name as "after.name", x.key as "after.key", x.search_text as "after.searchText", x.parent_id as "after.parentId", x.kind as "after.kind", x.latitude as "after.latitude", x.longitude as "after.longitude", x.notes as "after.notes", x.listed_alone as "after.listedAlone", x.version as "after.version", x.created_at as "after.createdAt", x.updated_at as "after.updatedAt";

-- stores/places ofIds
select l.tree_id as "treeId", l.id as "id", l.name as "name", l.key as "key", l.search_text as "searchText", l.parent_id as "parentId", l.kind as "kind", l.latitude as "latitude", l.longitude as "longitude", l.notes as "notes", l.listed_alone as "listedAlone", l.version as "version", l.created_at as "createdAt", l.updated_at as "updatedAt" from (select distinct found.id from (select unnest($2::uuid[]) as id) found order by found.id) k
  cross join lateral (select * from places l where l.tree_id = $1 and l.id = k.id offset 0) l order by l.id;

-- stores/places removePlace
delete
  from "places" as "x"
  where "x"."tree_id" = $1
  and "x"."id" = $2
  returning "x"."tree_id" as "treeId", "x"."id" as "id", "x"."name" as "name", "x"."key" as "key", "x"."search_text" as "searchText", "x"."parent_id" as "parentId", "x"."kind" as "kind", "x"."latitude" as "latitude", "x"."longitude" as "longitude", "x"."notes" as "notes", "x"."listed_alone" as "listedAlone", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt";

-- stores/places shareParts
select exists (
  select from places l join places m on m.tree_id = $1 and m.parent_id = $3 and md5(m.key) = md5(l.key) and m.key = l.key
  where l.tree_id = $1 and l.parent_id = $2
  ) as "isSo";

-- stores/places use
select e.live as "events", c.is_parent as "isParent", e.all_of_them = 0 and not c.is_parent as "isFree"
  from (
  select count(*)::integer as all_of_them, (count(*) filter (where e.deleted_at is null))::integer as live
  from events e where e.tree_id = $1 and e.place_id = $2
  ) e, (select exists (select from places c where c.tree_id = $1 and c.parent_id = $2) as is_parent) c;

-- stores/places within
select l.tree_id as "treeId", l.id as "id", l.name as "name", l.key as "key", l.search_text as "searchText", l.parent_id as "parentId", l.kind as "kind", l.latitude as "latitude", l.longitude as "longitude", l.notes as "notes", l.listed_alone as "listedAlone", l.version as "version", l.created_at as "createdAt", l.updated_at as "updatedAt" from places l
  where l.tree_id = $1 and l.parent_id is not distinct from $2::uuid and md5(l.key) = md5($3::text) and l.key = $3::text;

-- stores/proposals countPending
select count(*) as "count"
  from "proposals" as "x"
  where "x"."tree_id" = $1
  and "x"."proposer_id" = $2
  and "x"."status" = 'pending';

-- stores/proposals findProposal
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."status" as "status", "x"."origin" as "origin", "x"."summary" as "summary", "x"."proposer_id" as "proposerId", "x"."reviewer_id" as "reviewerId", "x"."reject_reason" as "rejectReason", "x"."apply_error" as "applyError", "x"."made" as "made", "x"."seen" as "seen", "x"."undone" as "undone", "x"."apply_id" as "applyId", "x"."apply_ends_at" as "applyEndsAt", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."operations" as "operations"
  from "proposals" as "x"
  where "x"."id" = $1 for no key update;

-- stores/proposals hold
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."status" as "status", "x"."origin" as "origin", "x"."summary" as "summary", "x"."proposer_id" as "proposerId", "x"."reviewer_id" as "reviewerId", "x"."reject_reason" as "rejectReason", "x"."apply_error" as "applyError", "x"."made" as "made", "x"."seen" as "seen", "x"."undone" as "undone", "x"."apply_id" as "applyId", "x"."apply_ends_at" as "applyEndsAt", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt"
  from "proposals" as "x"
  where "x"."id" = $1 for no key update;

-- stores/proposals lockPending
select pg_advisory_xact_lock(hashtextextended('stemma.pending_proposals ' || $1 || ' ' || $2, 0));

-- stores/proposals remove
delete
  from "proposals" as "x"
  where "x"."tree_id" = $1
  and "x"."id" = $2
  returning "x"."tree_id" as "treeId", "x"."id" as "id", "x"."status" as "status", "x"."origin" as "origin", "x"."summary" as "summary", "x"."proposer_id" as "proposerId", "x"."reviewer_id" as "reviewerId", "x"."reject_reason" as "rejectReason", "x"."apply_error" as "applyError", "x"."made" as "made", "x"."seen" as "seen", "x"."undone" as "undone", "x"."apply_id" as "applyId", "x"."apply_ends_at" as "applyEndsAt", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."operations" as "operations";

-- stores/proposals removeComments
delete
  from "proposal_comments" as "x"
  where "x"."tree_id" = $1
  and "x"."proposal_id" = $2
  returning "x"."tree_id" as "treeId", "x"."id" as "id", "x"."proposal_id" as "proposalId", "x"."author_id" as "authorId", "x"."via" as "via", "x"."text" as "text", "x"."created_at" as "createdAt";

-- stores/purges blankAccounts
with was as materialized (
  select a.id, a.tree_id, coalesce(octet_length(a.before::text), 0) + coalesce(octet_length(a.after::text), 0) as bytes
  from audit_entries a where (a.before is not null or a.after is not null) and a.tree_id is null and a.entity_id = any($1::text[]) order by a.id for update
  ), blanked as (
  update audit_entries a set before = null, after = null from was where a.id = was.id
  )
  select was.tree_id as "treeId", sum(was.bytes)::bigint as "bytes" from was where was.tree_id is not null group by was.tree_id;

-- stores/purges blankActors
with was as materialized (
  select a.id, a.tree_id, coalesce(octet_length(a.before::text), 0) + coalesce(octet_length(a.after::text), 0) as bytes
  from audit_entries a where (a.before is not null or a.after is not null) and a.tree_id is null and a.actor_id = any($1::uuid[]) order by a.id for update
  ), blanked as (
  update audit_entries a set before = null, after = null from was where a.id = was.id
  )
  select was.tree_id as "treeId", sum(was.bytes)::bigint as "bytes" from was where was.tree_id is not null group by was.tree_id;

-- stores/purges blankComments
with was as materialized (
  select c.tree_id, c.id, octet_length(c.via::text) as bytes,
  concat('{"kind":', to_json(c.via ->> 'kind'), ',"id":null,"name":null}') as via
  from proposal_comments c where c.author_id = any($1::uuid[]) order by c.id for update
  ), blanked as (
  update proposal_comments c set via = was.via::json from was where c.tree_id = was.tree_id and c.id = was.id
  )
  select was.tree_id as "treeId", sum(was.bytes - octet_length(was.via))::bigint as "bytes" from was group by was.tree_id;

-- stores/purges blankMemberships
with was as materialized (
  select a.id, a.tree_id, coalesce(octet_length(a.before::text), 0) + coalesce(octet_length(a.after::text), 0) as bytes
  from audit_entries a where (a.before is not null or a.after is not null) and a.entity_type = 'membership' and a.entity_id = any($1::text[]) order by a.id for update
  ), blanked as (
  update audit_entries a set before = null, after = null from was where a.id = was.id
  )
  select was.tree_id as "treeId", sum(was.bytes)::bigint as "bytes" from was where was.tree_id is not null group by was.tree_id;

-- stores/purges blankProposals
with was as materialized (
  select a.id, a.tree_id, coalesce(octet_length(a.before::text), 0) + coalesce(octet_length(a.after::text), 0) as bytes
  from audit_entries a where (a.before is not null or a.after is not null) and a.tree_id = $1 and a.entity_type = 'proposal'
  and exists (select from regexp_matches(concat(a.before, a.after), '([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') found where found[1] = any($2::text[])) order by a.id for update
  ), blanked as (
  update audit_entries a set before = null, after = null from was where a.id = was.id
  )
  select was.tree_id as "treeId", sum(was.bytes)::bigint as "bytes" from was where was.tree_id is not null group by was.tree_id;

-- stores/purges blankRecords
with was as materialized (
  select a.id, a.tree_id, coalesce(octet_length(a.before::text), 0) + coalesce(octet_length(a.after::text), 0) as bytes
  from audit_entries a where (a.before is not null or a.after is not null) and a.tree_id = $1 and a.entity_id = any($2::text[]) order by a.id for update
  ), blanked as (
  update audit_entries a set before = null, after = null from was where a.id = was.id
  )
  select was.tree_id as "treeId", sum(was.bytes)::bigint as "bytes" from was where was.tree_id is not null group by was.tree_id;

-- stores/purges clearPersons
with was as materialized (
  select x.tree_id, x.id, x.media_id, x.person_id, x.event_id, x.relationship_id, x.source_id, x.citation_id, x.place_id, x.from_file, x.import_id from (select tree_id, id from persons where tree_id = $1 and deleted_at < $2 and merged is null order by id limit $3) e cross join lateral (select * from media_links x where x.tree_id = $1 and x.person_id = e.id offset 0) x where true for no key update of x
  )
  update media_links x set person_id = null from was where x.tree_id = was.tree_id and x.id = was.id returning was.tree_id as "before.treeId", was.id as "before.id", was.media_id as "before.mediaId", was.person_id as "before.personId", was.event_id as "before.eventId", was.relationship_id as "before.relationshipId", was.source_id as "before.sourceId", was.citation_id as "before.citationId", was.place_id as "before.placeId", was.from_file as "before.fromFile", was.import_id as "importId", x.tree_id as "after.treeId", x.id as "after.id", x.media_id as "after.mediaId", x.person_id as "after.personId", x.event_id as "after.eventId", x.relationship_id as "after.relationshipId", x.source_id as "after.sourceId", x.citation_id as "after.citationId", x.place_id as "after.placeId", x.from_file as "after.fromFile";

-- stores/purges detaching
with was as materialized (
  select x.tree_id, x.id, x.title, x.identifiers, x.filename, x.content_type, x.size, x.checksum, x.width, x.height, x.person_id, x.event_id, x.source_id, x.version, x.created_at, x.updated_at, x.deleted_at, x.deletion_id, x.file_changed_at, x.import_id from (select tree_id, id from events where tree_id = $1 and deleted_at < $2 order by id limit $3) e cross join lateral (select * from media x where x.tree_id = $1 and x.event_id = e.id offset 0) x where x.deleted_at is null for no key update of x
  )
  update media x set event_id = null from was where x.tree_id = was.tree_id and x.id = was.id returning was.tree_id as "before.treeId", was.id as "before.id", was.title as "before.title", was.identifiers as "before.identifiers", was.filename as "before.filename", was.content_type as "before.contentType", was.size as "before.size", was.checksum as "before.checksum", was.width as "before.width", was.height as "before.height", was.person_id as "before.personId", was.event_id as "before.eventId", was.source_id as "before.sourceId", was.version as "before.version", was.created_at as "before.createdAt", was.updated_at as "before.updatedAt", was.deleted_at as "before.deletedAt", was.deletion_id as "before.deletionId", was.file_changed_at as "before.fileChangedAt", was.import_id as "importId", x.tree_id as "after.treeId", x.id as "after.id", x.title as "after.title", x.identifiers as "after.identifiers", x.filename as "after.filename", x.content_type as "after.contentType", x.size as "after.size", x.checksum as "after.checksum", x.width as "after.width", x.height as "after.height", x.person_id as "after.personId", x.event_id as "after.eventId", x.source_id as "after.sourceId", x.version as "after.version", x.created_at as "after.createdAt", x.updated_at as "after.updatedAt", x.deleted_at as "after.deletedAt", x.deletion_id as "after.deletionId", x.file_changed_at as "after.fileChangedAt";

-- stores/purges detaching
with was as materialized (
  select x.tree_id, x.id, x.title, x.identifiers, x.filename, x.content_type, x.size, x.checksum, x.width, x.height, x.person_id, x.event_id, x.source_id, x.version, x.created_at, x.updated_at, x.deleted_at, x.deletion_id, x.file_changed_at, x.import_id from (select tree_id, id from persons where tree_id = $1 and deleted_at < $2 and merged is null order by id limit $3) e cross join lateral (select * from media x where x.tree_id = $1 and x.person_id = e.id offset 0) x where x.deleted_at is null for no key update of x
  )
  update media x set person_id = null from was where x.tree_id = was.tree_id and x.id = was.id returning was.tree_id as "before.treeId", was.id as "before.id", was.title as "before.title", was.identifiers as "before.identifiers", was.filename as "before.filename", was.content_type as "before.contentType", was.size as "before.size", was.checksum as "before.checksum", was.width as "before.width", was.height as "before.height", was.person_id as "before.personId", was.event_id as "before.eventId", was.source_id as "before.sourceId", was.version as "before.version", was.created_at as "before.createdAt", was.updated_at as "before.updatedAt", was.deleted_at as "before.deletedAt", was.deletion_id as "before.deletionId", was.file_changed_at as "before.fileChangedAt", was.import_id as "importId", x.tree_id as "after.treeId", x.id as "after.id", x.title as "after.title", x.identifiers as "after.identifiers", x.filename as "after.filename", x.content_type as "after.contentType", x.size as "after.size", x.checksum as "after.checksum", x.width as "after.width", x.height as "after.height", x.person_id as "after.personId", x.event_id as "after.eventId", x.source_id as "after.sourceId", x.version as "after.version", x.created_at as "after.createdAt", x.updated_at as "after.updatedAt", x.deleted_at as "after.deletedAt", x.deletion_id as "after.deletionId", x.file_changed_at as "after.fileChangedAt";

-- stores/purges detaching
with was as materialized (
  select x.tree_id, x.id, x.title, x.identifiers, x.filename, x.content_type, x.size, x.checksum, x.width, x.height, x.person_id, x.event_id, x.source_id, x.version, x.created_at, x.updated_at, x.deleted_at, x.deletion_id, x.file_changed_at, x.import_id from (select tree_id, id from sources where tree_id = $1 and deleted_at < $2 order by id limit $3) e cross join lateral (select * from media x where x.tree_id = $1 and x.source_id = e.id offset 0) x where x.deleted_at is null for no key update of x
  )
  update media x set source_id = null from was where x.tree_id = was.tree_id and x.id = was.id returning was.tree_id as "before.treeId", was.id as "before.id", was.title as "before.title", was.identifiers as "before.identifiers", was.filename as "before.filename", was.content_type as "before.contentType", was.size as "before.size", was.checksum as "before.checksum", was.width as "before.width", was.height as "before.height", was.person_id as "before.personId", was.event_id as "before.eventId", was.source_id as "before.sourceId", was.version as "before.version", was.created_at as "before.createdAt", was.updated_at as "before.updatedAt", was.deleted_at as "before.deletedAt", was.deletion_id as "before.deletionId", was.file_changed_at as "before.fileChangedAt", was.import_id as "importId", x.tree_id as "after.treeId", x.id as "after.id", x.title as "after.title", x.identifiers as "after.identifiers", x.filename as "after.filename", x.content_type as "after.contentType", x.size as "after.size", x.checksum as "after.checksum", x.width as "after.width", x.height as "after.height", x.person_id as "after.personId", x.event_id as "after.eventId", x.source_id as "after.sourceId", x.version as "after.version", x.created_at as "after.createdAt", x.updated_at as "after.updatedAt", x.deleted_at as "after.deletedAt", x.deletion_id as "after.deletionId", x.file_changed_at as "after.fileChangedAt";

-- stores/purges expiredTree
select "t"."id" as "id"
  from "trees" as "t"
  where "t"."deleted_at" < $1
  and "t"."id" > $2
  order by "t"."id"
  limit 1;

-- stores/purges letGoChanges
update changes set tree_id = null
  where id in (select id
  from changes
  where tree_id = $1
  order by seq
  limit $2);

-- stores/purges letGoEntries
update audit_entries set tree_id = null, before = null, after = null
  where id in (select id from audit_entries where tree_id = $1 order by id limit $2);

-- stores/purges linksWithIds
select x.id
  from media_links x
  where x.tree_id = $1
  and x.id = any($2::uuid[]);

-- stores/purges ofExpiredCitations
delete from "media_links" as "x" using (select r.tree_id, r.id from "citations" r where r.tree_id = $1
  and r.deleted_at < $2 order by r.id limit $3) as e where "x"."tree_id" = "e"."tree_id" and "x"."citation_id" = e.id returning "x"."tree_id" as "treeId", "x"."id" as "id", "x"."media_id" as "mediaId", "x"."person_id" as "personId", "x"."event_id" as "eventId", "x"."relationship_id" as "relationshipId", "x"."source_id" as "sourceId", "x"."citation_id" as "citationId", "x"."place_id" as "placeId", "x"."from_file" as "fromFile";

-- stores/purges ofExpiredEvents
delete from "media_links" as "x" using (select r.tree_id, r.id from "events" r where r.tree_id = $1
  and r.deleted_at < $2 order by r.id limit $3) as e where "x"."tree_id" = "e"."tree_id" and "x"."event_id" = e.id returning "x"."tree_id" as "treeId", "x"."id" as "id", "x"."media_id" as "mediaId", "x"."person_id" as "personId", "x"."event_id" as "eventId", "x"."relationship_id" as "relationshipId", "x"."source_id" as "sourceId", "x"."citation_id" as "citationId", "x"."place_id" as "placeId", "x"."from_file" as "fromFile";

-- stores/purges ofExpiredMedia
delete
  from "media_links" as "x" using (select "e"."tree_id", "e"."id"
  from "media" as "e"
  where "e"."tree_id" = $1
  and "e"."deleted_at" < $2
  order by "e"."id"
  limit $3) as "e"
  where "x"."tree_id" = "e"."tree_id"
  and "x"."media_id" = "e"."id"
  returning "x"."tree_id" as "treeId", "x"."id" as "id", "x"."media_id" as "mediaId", "x"."person_id" as "personId", "x"."event_id" as "eventId", "x"."relationship_id" as "relationshipId", "x"."source_id" as "sourceId", "x"."citation_id" as "citationId", "x"."place_id" as "placeId", "x"."from_file" as "fromFile";

-- stores/purges ofExpiredRelationships
delete from "media_links" as "x" using (select r.tree_id, r.id from "relationships" r where r.tree_id = $1
  and r.deleted_at < $2 order by r.id limit $3) as e where "x"."tree_id" = "e"."tree_id" and "x"."relationship_id" = e.id returning "x"."tree_id" as "treeId", "x"."id" as "id", "x"."media_id" as "mediaId", "x"."person_id" as "personId", "x"."event_id" as "eventId", "x"."relationship_id" as "relationshipId", "x"."source_id" as "sourceId", "x"."citation_id" as "citationId", "x"."place_id" as "placeId", "x"."from_file" as "fromFile";

-- stores/purges ofExpiredSources
delete from "media_links" as "x" using (select r.tree_id, r.id from "sources" r where r.tree_id = $1
  and r.deleted_at < $2 order by r.id limit $3) as e where "x"."tree_id" = "e"."tree_id" and "x"."source_id" = e.id returning "x"."tree_id" as "treeId", "x"."id" as "id", "x"."media_id" as "mediaId", "x"."person_id" as "personId", "x"."event_id" as "eventId", "x"."relationship_id" as "relationshipId", "x"."source_id" as "sourceId", "x"."citation_id" as "citationId", "x"."place_id" as "placeId", "x"."from_file" as "fromFile";

-- stores/purges releaseMerged
with was as materialized (
  select x.tree_id, x.id, x.gender, x.is_living, x.notes, x.privacy, x.identifiers, x.portrait, x.merged, x.distinct_from, x.dismissed_checks, x.display_name, x.given_name, x.surname, x.forms, x.birth_year, x.death_year, x.public_birth_year, x.public_death_year, x.has_death_fact, x.death_fact_is_hidden, x.dead_from, x.public_from, x.search_text, x.surname_key, x.version, x.created_at, x.updated_at, x.deleted_at, x.deletion_id, x.file_changed_at, x.import_id from persons x where x.tree_id = $1 and x.merged is not null and not exists (
  select from persons k where k.tree_id = $1 and k.id = (x.merged ->> 'intoId')::uuid
  and (k.deleted_at is null or k.deleted_at >= $2 or k.merged is not null)) for no key update of x
  )
  update persons x set merged = null from was where x.tree_id = was.tree_id and x.id = was.id returning was.tree_id as "before.treeId", was.id as "before.id", was.gender as "before.gender", was.is_living as "before.isLiving", was.notes as "before.notes", was.privacy as "before.privacy", was.identifiers as "before.identifiers", was.portrait as "before.portrait", was.merged as "before.merged", was.distinct_from as "before.distinctFrom", was.dismissed_checks as "before.dismissedChecks", was.display_name as "before.displayName", was.given_name as "before.givenName", was.surname as "before.surname", was.forms as "before.forms", was.birth_year as "before.birthYear", was.death_year as "before.deathYear", was.public_birth_year as "before.publicBirthYear", was.public_death_year as "before.publicDeathYear", was.has_death_fact as "before.hasDeathFact", was.death_fact_is_hidden as "before.deathFactIsHidden", was.dead_from as "before.deadFrom", was.public_from as "before.publicFrom", was.search_text as "before.searchText", was.surname_key as "before.surnameKey", was.version as "before.version", was.created_at as "before.createdAt", was.updated_at as "before.updatedAt", was.deleted_at as "before.deletedAt", was.deletion_id as "before.deletionId", was.file_changed_at as "before.fileChangedAt", was.import_id as "importId", x.tree_id as "after.treeId", x.id as "after.id", x.gender as "after.gender", x.is_living as "after.isLiving", x.notes as "after.notes", x.privacy as "after.privacy", x.identifiers as "after.identifiers", x.portrait as "after.portrait", x.merged as "after.merged", x.distinct_from as "after.distinctFrom", x.dismissed_checks as "after.dismissedChecks", x.display_name as "after.displayName", x.given_name as "after.givenName", x.surname as "after.surname", x.forms as "after.forms", x.birth_year as "after.birthYear", x.death_year as "after.deathYear", x.public_birth_year as "after.publicBirthYear", x.public_death_year as "after.publicDeathYear", x.has_death_fact as "after.hasDeathFact", x.death_fact_is_hidden as "after.deathFactIsHidden", x.dead_from as "after.deadFrom", x.public_from as "after.publicFrom", x.search_text as "after.searchText", x.surname_key as "after.surnameKey", x.version as "after.version", x.created_at as "after.createdAt", x.updated_at as "after.updatedAt", x.deleted_at as "after.deletedAt", x.deletion_id as "after.deletionId", x.file_changed_at as "after.fileChangedAt";

-- stores/purges removeSearchLeftovers
select remove_search_leftovers();

-- stores/purges removeUsers
delete from users where id in (
  select u.id from users u
  where u.deleted_at < $1 and not exists (select from trees t where t.owner_id = u.id) and not exists (select
  from memberships m where m.user_id = u.id)
  order by u.id limit $2
  ) returning id;

-- stores/purges treeWithExpired
select tree_id as "treeId" from (
  (select tree_id from comments where deleted_at < $1 limit 1) union all (select tree_id from associations where deleted_at < $1 limit 1) union all (select tree_id from citations where deleted_at < $1 limit 1) union all (select tree_id from media where deleted_at < $1 limit 1) union all (select tree_id from events where deleted_at < $1 limit 1) union all (select tree_id from names where deleted_at < $1 limit 1) union all (select tree_id from relationships where deleted_at < $1 limit 1) union all (select tree_id from sources where deleted_at < $1 limit 1) union all (select tree_id from persons where deleted_at < $1 and merged is null limit 1)
  ) x limit 1;

-- stores/relationships ancestry
with recursive line as (
  select unnest($2::uuid[]) as id
  union
  select r.from_person_id from line
  join relationships r on r.tree_id = $1 and r.to_person_id = line.id and r.type = 'parent_child' and r.deleted_at is null
  )
  select r.from_person_id as "fromPersonId", r.to_person_id as "toPersonId" from line
  join relationships r on r.tree_id = $1 and r.to_person_id = line.id and r.type = 'parent_child' and r.deleted_at is null;

-- stores/relationships between
select "r"."tree_id" as "treeId", "r"."id" as "id", "r"."type" as "type", "r"."from_person_id" as "fromPersonId", "r"."to_person_id" as "toPersonId", "r"."qualifier" as "qualifier", "r"."notes" as "notes", "r"."identifiers" as "identifiers", "r"."position" as "position", "r"."to_position" as "toPosition", "r"."twin_group" as "twinGroup", "r"."family_record_id" as "familyRecordId", "r"."version" as "version", "r"."created_at" as "createdAt", "r"."updated_at" as "updatedAt", "r"."deleted_at" as "deletedAt", "r"."deletion_id" as "deletionId", "r"."file_changed_at" as "fileChangedAt"
  from "relationships" as "r"
  where "r"."tree_id" = $1
  and "r"."type" = $2
  and "r"."deleted_at" is null
  and (("r"."from_person_id" = $3
  and "r"."to_person_id" = $4) or ("r"."type" = 'partnership'
  and "r"."from_person_id" = $5
  and "r"."to_person_id" = $6));

-- stores/relationships find
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."type" as "type", "x"."from_person_id" as "fromPersonId", "x"."to_person_id" as "toPersonId", "x"."qualifier" as "qualifier", "x"."notes" as "notes", "x"."identifiers" as "identifiers", "x"."position" as "position", "x"."to_position" as "toPosition", "x"."twin_group" as "twinGroup", "x"."family_record_id" as "familyRecordId", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."deletion_id" as "deletionId", "x"."file_changed_at" as "fileChangedAt"
  from "relationships" as "x"
  where "x"."id" = $1 for no key update;

-- stores/relationships isAncestor
with recursive ancestors as (
  select r.from_person_id as id from relationships r
  where r.tree_id = $1 and r.to_person_id = $3 and r.type = 'parent_child' and r.deleted_at is null
  union
  select r.from_person_id from ancestors a
  join relationships r on r.tree_id = $1 and r.to_person_id = a.id and r.type = 'parent_child' and r.deleted_at is null
  )
  select from ancestors where id = $2;

-- stores/relationships partners
select r.to_person_id as "id" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from relationships r where r.tree_id = $1 and r.from_person_id = k.id offset 0) r
  where r.type = 'partnership' and r.deleted_at is null
  union 
  select r.from_person_id as "id" from (select distinct unnest($2::uuid[]) as id) k cross join lateral (select * from relationships r where r.tree_id = $1 and r.to_person_id = k.id offset 0) r
  where r.type = 'partnership' and r.deleted_at is null order by 1;

-- stores/relationships twins
select from (select distinct found.id from (select unnest($2::uuid[]) as id) found order by found.id) k
  cross join lateral (select * from relationships x where x.tree_id = $1 and x.id = k.id offset 0) x
  cross join lateral (select * from relationships twin where twin.tree_id = $1 and twin.from_person_id = x.from_person_id offset 0) twin
  where twin.to_person_id = x.to_person_id and twin.type = x.type and twin.id <> x.id and twin.deleted_at is null 
  union all 
  select from (select distinct found.id from (select unnest($2::uuid[]) as id) found order by found.id) k
  cross join lateral (select * from relationships x where x.tree_id = $1 and x.id = k.id offset 0) x
  cross join lateral (select * from relationships twin where twin.tree_id = $1 and twin.from_person_id = x.to_person_id offset 0) twin
  where twin.to_person_id = x.from_person_id and twin.type = x.type and twin.id <> x.id and twin.deleted_at is null and x.type = 'partnership' limit 1;

-- stores/relationships withLivePersons
select x.tree_id as "treeId", x.id as "id", x.type as "type", x.from_person_id as "fromPersonId", x.to_person_id as "toPersonId", x.qualifier as "qualifier", x.notes as "notes", x.identifiers as "identifiers", x.position as "position", x.to_position as "toPosition", x.twin_group as "twinGroup", x.family_record_id as "familyRecordId", x.version as "version", x.created_at as "createdAt", x.updated_at as "updatedAt", x.deleted_at as "deletedAt", x.deletion_id as "deletionId", x.file_changed_at as "fileChangedAt" from (select distinct found.id from (select unnest($2::uuid[]) as id) found order by found.id) k
  cross join lateral (select * from relationships x where x.tree_id = $1 and x.id = k.id offset 0) x
  where (select p.deleted_at is null from persons p where p.tree_id = $1 and p.id = x.from_person_id) or (select p.deleted_at is null from persons p where p.tree_id = $1 and p.id = x.to_person_id) order by x.id;

-- stores/sharing/invitations byEitherHash
select "k"."id" as "id", "k"."tree_id" as "treeId", "k"."role" as "role", "k"."inviter_id" as "inviterId", "k"."email" as "email", "k"."token_hash" as "tokenHash", "k"."mailed_token_hash" as "mailedTokenHash", "k"."mailed_at" as "mailedAt", "k"."created_at" as "createdAt", "k"."expires_at" as "expiresAt"
  from "invitations" as "k"
  where "k"."token_hash" = $1
  and "k"."expires_at" > $2
  union select "k"."id" as "id", "k"."tree_id" as "treeId", "k"."role" as "role", "k"."inviter_id" as "inviterId", "k"."email" as "email", "k"."token_hash" as "tokenHash", "k"."mailed_token_hash" as "mailedTokenHash", "k"."mailed_at" as "mailedAt", "k"."created_at" as "createdAt", "k"."expires_at" as "expiresAt"
  from "invitations" as "k"
  where "k"."mailed_token_hash" = $3
  and "k"."expires_at" > $4;

-- stores/sharing/invitations byId
select "k"."id" as "id", "k"."tree_id" as "treeId", "k"."role" as "role", "k"."inviter_id" as "inviterId", "k"."email" as "email", "k"."token_hash" as "tokenHash", "k"."mailed_token_hash" as "mailedTokenHash", "k"."mailed_at" as "mailedAt", "k"."created_at" as "createdAt", "k"."expires_at" as "expiresAt"
  from "invitations" as "k"
  where "k"."id" = $1;

-- stores/sharing/invitations noteMailed
update "invitations" set "mailed_at" = $1
  where "id" = $2;

-- stores/sharing/invitations ofTree
select "k"."id" as "id", "k"."tree_id" as "treeId", "k"."role" as "role", "k"."inviter_id" as "inviterId", "k"."email" as "email", "k"."token_hash" as "tokenHash", "k"."mailed_token_hash" as "mailedTokenHash", "k"."mailed_at" as "mailedAt", "k"."created_at" as "createdAt", "k"."expires_at" as "expiresAt", "u"."display_name" as "invitedBy"
  from "invitations" as "k"
  inner join "users" as "u" on "u"."id" = "k"."inviter_id"
  where "k"."tree_id" = $1
  and "k"."expires_at" > $2
  order by "k"."id";

-- stores/sharing/invitations openedByEither
select "t"."name" as "treeName", "u"."display_name" as "invitedBy", "k"."role" as "role", "k"."email" as "email", "k"."expires_at" as "expiresAt"
  from "invitations" as "k"
  inner join "trees" as "t" on "t"."id" = "k"."tree_id"
  and "t"."deleted_at" is null
  inner join "memberships" as "m" on "m"."tree_id" = "k"."tree_id"
  and "m"."user_id" = "k"."inviter_id"
  and "m"."role" = 'owner'
  inner join "users" as "u" on "u"."id" = "k"."inviter_id"
  where "k"."token_hash" = $1
  and "k"."expires_at" > $2
  union select "t"."name" as "treeName", "u"."display_name" as "invitedBy", "k"."role" as "role", "k"."email" as "email", "k"."expires_at" as "expiresAt"
  from "invitations" as "k"
  inner join "trees" as "t" on "t"."id" = "k"."tree_id"
  and "t"."deleted_at" is null
  inner join "memberships" as "m" on "m"."tree_id" = "k"."tree_id"
  and "m"."user_id" = "k"."inviter_id"
  and "m"."role" = 'owner'
  inner join "users" as "u" on "u"."id" = "k"."inviter_id"
  where "k"."mailed_token_hash" = $3
  and "k"."expires_at" > $4;

-- stores/sharing/invitations remove
delete
  from "invitations" as "x"
  where "x"."id" = $1
  returning "x"."id" as "id", "x"."tree_id" as "treeId", "x"."role" as "role", "x"."inviter_id" as "inviterId", "x"."email" as "email", "x"."token_hash" as "tokenHash", "x"."mailed_token_hash" as "mailedTokenHash", "x"."mailed_at" as "mailedAt", "x"."created_at" as "createdAt", "x"."expires_at" as "expiresAt";

-- stores/sharing/invitations removeOfOthers
delete
  from "invitations" as "x"
  where "x"."tree_id" = $1
  and not (x.inviter_id = any($2::uuid[]))
  returning "x"."id" as "id", "x"."tree_id" as "treeId", "x"."role" as "role", "x"."inviter_id" as "inviterId", "x"."email" as "email", "x"."token_hash" as "tokenHash", "x"."mailed_token_hash" as "mailedTokenHash", "x"."mailed_at" as "mailedAt", "x"."created_at" as "createdAt", "x"."expires_at" as "expiresAt";

-- stores/sharing/invitations setMailed
with was as materialized (
  select x.id, x.tree_id, x.role, x.inviter_id, x.email, x.token_hash, x.mailed_token_hash, x.mailed_at, x.created_at, x.expires_at from invitations x where x.id = $1 for no key update of x
  )
  update invitations x set mailed_token_hash = $2 from was where x.id = was.id returning was.id as "before.id", was.tree_id as "before.treeId", was.role as "before.role", was.inviter_id as "before.inviterId", was.email as "before.email", was.token_hash as "before.tokenHash", was.mailed_token_hash as "before.mailedTokenHash", was.mailed_at as "before.mailedAt", was.created_at as "before.createdAt", was.expires_at as "before.expiresAt", x.id as "after.id", x.tree_id as "after.treeId", x.role as "after.role", x.inviter_id as "after.inviterId", x.email as "after.email", x.token_hash as "after.tokenHash", x.mailed_token_hash as "after.mailedTokenHash", x.mailed_at as "after.mailedAt", x.created_at as "after.createdAt", x.expires_at as "after.expiresAt";

-- stores/sharing/links byHolderHash
select "k"."id" as "id", "k"."tree_id" as "treeId", "k"."shows" as "shows"
  from "links" as "k"
  inner join "trees" as "t" on "t"."id" = "k"."tree_id"
  and "t"."deleted_at" is null
  inner join "memberships" as "m" on "m"."tree_id" = "k"."tree_id"
  and "m"."user_id" = "k"."maker_id"
  and ("m"."role" = 'owner' or ("m"."role" = 'editor'
  and "k"."shows" = 'public'))
  where "k"."holder_hash" = $1
  and "k"."expires_at" > $2;

-- stores/sharing/links byId
select "k"."tree_id" as "treeId", "k"."id" as "id", "k"."name" as "name", "k"."shows" as "shows", "k"."person_id" as "personId", "k"."maker_id" as "makerId", "k"."token_hash" as "tokenHash", "k"."holder_hash" as "holderHash", "k"."holder_key" as "holderKey", "k"."passcode_hash" as "passcodeHash", "k"."opened" as "opened", "k"."last_opened_at" as "lastOpenedAt", "k"."created_at" as "createdAt", "k"."expires_at" as "expiresAt", "u"."display_name" as "makerName"
  from "links" as "k"
  inner join "users" as "u" on "u"."id" = "k"."maker_id"
  where "k"."id" = $1
  and "k"."expires_at" > $2;

-- stores/sharing/links byTokenHash
select "k"."tree_id" as "treeId", "k"."id" as "id", "k"."name" as "name", "k"."shows" as "shows", "k"."person_id" as "personId", "k"."maker_id" as "makerId", "k"."token_hash" as "tokenHash", "k"."holder_hash" as "holderHash", "k"."holder_key" as "holderKey", "k"."passcode_hash" as "passcodeHash", "k"."opened" as "opened", "k"."last_opened_at" as "lastOpenedAt", "k"."created_at" as "createdAt", "k"."expires_at" as "expiresAt"
  from "links" as "k"
  inner join "trees" as "t" on "t"."id" = "k"."tree_id"
  and "t"."deleted_at" is null
  inner join "memberships" as "m" on "m"."tree_id" = "k"."tree_id"
  and "m"."user_id" = "k"."maker_id"
  and ("m"."role" = 'owner' or ("m"."role" = 'editor'
  and "k"."shows" = 'public'))
  where "k"."token_hash" = $1
  and "k"."expires_at" > $2;

-- stores/sharing/links find
select "k"."tree_id" as "treeId", "k"."id" as "id", "k"."name" as "name", "k"."shows" as "shows", "k"."person_id" as "personId", "k"."maker_id" as "makerId", "k"."token_hash" as "tokenHash", "k"."holder_hash" as "holderHash", "k"."holder_key" as "holderKey", "k"."passcode_hash" as "passcodeHash", "k"."opened" as "opened", "k"."last_opened_at" as "lastOpenedAt", "k"."created_at" as "createdAt", "k"."expires_at" as "expiresAt"
  from "links" as "k"
  where "k"."id" = $1;

-- stores/sharing/links noteOpened
update "links" set "opened" = opened + 1, "last_opened_at" = $1
  where "tree_id" = $2
  and "id" = $3;

-- stores/sharing/links ofTree
select "k"."tree_id" as "treeId", "k"."id" as "id", "k"."name" as "name", "k"."shows" as "shows", "k"."person_id" as "personId", "k"."maker_id" as "makerId", "k"."token_hash" as "tokenHash", "k"."holder_hash" as "holderHash", "k"."holder_key" as "holderKey", "k"."passcode_hash" as "passcodeHash", "k"."opened" as "opened", "k"."last_opened_at" as "lastOpenedAt", "k"."created_at" as "createdAt", "k"."expires_at" as "expiresAt", "u"."display_name" as "makerName"
  from "links" as "k"
  inner join "users" as "u" on "u"."id" = "k"."maker_id"
  where "k"."tree_id" = $1
  and "k"."expires_at" > $2
  order by "k"."id";

-- stores/sharing/links remove
delete
  from "links" as "x"
  where "x"."tree_id" = $1
  and "x"."id" = $2
  returning "x"."tree_id" as "treeId", "x"."id" as "id", "x"."name" as "name", "x"."shows" as "shows", "x"."person_id" as "personId", "x"."maker_id" as "makerId", "x"."token_hash" as "tokenHash", "x"."holder_hash" as "holderHash", "x"."holder_key" as "holderKey", "x"."passcode_hash" as "passcodeHash", "x"."opened" as "opened", "x"."last_opened_at" as "lastOpenedAt", "x"."created_at" as "createdAt", "x"."expires_at" as "expiresAt";

-- stores/sharing/links removeOfOthers
delete
  from "links" as "x"
  where "x"."tree_id" = $1
  and not (x.maker_id = any($2::uuid[]))
  and not (x.shows = 'public'
  and x.maker_id = any($3::uuid[]))
  returning "x"."tree_id" as "treeId", "x"."id" as "id", "x"."name" as "name", "x"."shows" as "shows", "x"."person_id" as "personId", "x"."maker_id" as "makerId", "x"."token_hash" as "tokenHash", "x"."holder_hash" as "holderHash", "x"."holder_key" as "holderKey", "x"."passcode_hash" as "passcodeHash", "x"."opened" as "opened", "x"."last_opened_at" as "lastOpenedAt", "x"."created_at" as "createdAt", "x"."expires_at" as "expiresAt";

-- stores/sharing/questions endOfOthers
with was as materialized (
  select x.tree_id, x.id, x.asker_id, x.text, x.person_ids, x.event_id, x.media_id, x.answers, x.language, x.email, x.token_hash, x.mailed_token_hash, x.proposal_id, x.created_at, x.expires_at, x.answered_at, x.ended_at from questions x where x.tree_id = $1 and not (x.asker_id = any($2::uuid[])) and x.answered_at is null and x.ended_at is null for no key update of x
  )
  update questions x set ended_at = $3 from was where x.tree_id = was.tree_id and x.id = was.id returning was.tree_id as "before.treeId", was.id as "before.id", was.asker_id as "before.askerId", was.text as "before.text", was.person_ids as "before.personIds", was.event_id as "before.eventId", was.media_id as "before.mediaId", was.answers as "before.answers", was.language as "before.language", was.email as "before.email", was.token_hash as "before.tokenHash", was.mailed_token_hash as "before.mailedTokenHash", was.proposal_id as "before.proposalId", was.created_at as "before.createdAt", was.expires_at as "before.expiresAt", was.answered_at as "before.answeredAt", was.ended_at as "before.endedAt", x.tree_id as "after.treeId", x.id as "after.id", x.asker_id as "after.askerId", x.text as "after.text", x.person_ids as "after.personIds", x.event_id as "after.eventId", x.media_id as "after.mediaId", x.answers as "after.answers", x.language as "after.language", x.email as "after.email", x.token_hash as "after.tokenHash", x.mailed_token_hash as "after.mailedTokenHash", x.proposal_id as "after.proposalId", x.created_at as "after.createdAt", x.expires_at as "after.expiresAt", x.answered_at as "after.answeredAt", x.ended_at as "after.endedAt";

-- stores/sharing/questions find
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."asker_id" as "askerId", "x"."text" as "text", "x"."person_ids" as "personIds", "x"."event_id" as "eventId", "x"."media_id" as "mediaId", "x"."answers" as "answers", "x"."language" as "language", "x"."email" as "email", "x"."token_hash" as "tokenHash", "x"."mailed_token_hash" as "mailedTokenHash", "x"."proposal_id" as "proposalId", "x"."created_at" as "createdAt", "x"."expires_at" as "expiresAt", "x"."answered_at" as "answeredAt", "x"."ended_at" as "endedAt"
  from "questions" as "x"
  where "x"."id" = $1 for no key update;

-- stores/sharing/questions findByTokenHash
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."asker_id" as "askerId", "x"."text" as "text", "x"."person_ids" as "personIds", "x"."event_id" as "eventId", "x"."media_id" as "mediaId", "x"."answers" as "answers", "x"."language" as "language", "x"."email" as "email", "x"."token_hash" as "tokenHash", "x"."mailed_token_hash" as "mailedTokenHash", "x"."proposal_id" as "proposalId", "x"."created_at" as "createdAt", "x"."expires_at" as "expiresAt", "x"."answered_at" as "answeredAt", "x"."ended_at" as "endedAt"
  from "questions" as "x"
  where ("x"."token_hash" = $1 or "x"."mailed_token_hash" = $2) for no key update;

-- stores/stored-bytes addBytes
insert into stored_bytes as s (tree_id, bytes)
  select t.id, added.bytes from unnest($1::uuid[], $2::bigint[]) added (tree_id, bytes) join trees t on t.id = added.tree_id order by t.id
  on conflict (tree_id) do update set bytes = s.bytes + excluded.bytes;

-- stores/stored-bytes lockAccount
select pg_advisory_xact_lock(hashtextextended('stemma.stored_bytes ' || $1, 0));

-- stores/stored-bytes storedBytesOf
select coalesce(sum(b.bytes), 0)::bigint as "bytes"
  from trees t, lateral (
  select s.bytes from stored_bytes s where s.tree_id = t.id
  union all select r.bytes from tree_revisions r where r.tree_id = t.id
  union all select u.size from gedcom_uploads u where u.tree_id = t.id
  ) b where t.owner_id = $1;

-- stores/trees access
select "t"."id" as "tree.id", "t"."name" as "tree.name", "t"."description" as "tree.description", "t"."visibility" as "tree.visibility", "t"."owner_id" as "tree.ownerId", "t"."home_person_id" as "tree.homePersonId", "t"."former_home_person_id" as "tree.formerHomePersonId", "t"."ai_member_provider" as "tree.aiMemberProvider", "t"."ai_recommender_provider" as "tree.aiRecommenderProvider", "t"."ai_sees_living" as "tree.aiSeesLiving", "t"."person_count" as "tree.personCount", "t"."version" as "tree.version", "t"."created_at" as "tree.createdAt", "t"."updated_at" as "tree.updatedAt", "t"."deleted_at" as "tree.deletedAt", "t"."deletion_id" as "tree.deletionId", "m"."role" as "role"
  from "trees" as "t"
  left join "memberships" as "m" on "m"."tree_id" = "t"."id"
  and "m"."user_id" = $1
  where "t"."id" = $2;

-- stores/trees countPersons
update "trees" set "person_count" = "person_count" + $1
  where "id" = $2;

-- stores/trees find
select "x"."id" as "id", "x"."name" as "name", "x"."description" as "description", "x"."visibility" as "visibility", "x"."owner_id" as "ownerId", "x"."home_person_id" as "homePersonId", "x"."former_home_person_id" as "formerHomePersonId", "x"."ai_member_provider" as "aiMemberProvider", "x"."ai_recommender_provider" as "aiRecommenderProvider", "x"."ai_sees_living" as "aiSeesLiving", "x"."person_count" as "personCount", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt", "x"."deleted_at" as "deletedAt", "x"."deletion_id" as "deletionId"
  from "trees" as "x"
  where "x"."id" = $1 for no key update;

-- stores/trees holdKept
select pg_advisory_xact_lock(hashtextextended('stemma.kept_records ' || $1, 0));

-- stores/trees keptBytes
select coalesce(sum(octet_length(r.lines)), 0)::bigint as bytes from (select distinct found.id from (select unnest($2::uuid[]) as id) found order by found.id) k
  cross join lateral (select * from kept_records r where r.tree_id = $1 and r.id = k.id offset 0) r;

-- stores/trees lock
select "x"."id" as "id"
  from "trees" as "x"
  where "x"."id" = $1 for no key update;

-- stores/trees membersOfTree
select "m"."tree_id" as "treeId", "m"."user_id" as "userId", "m"."role" as "role", "m"."created_at" as "createdAt"
  from "memberships" as "m"
  where "m"."tree_id" = $1
  order by "m"."created_at", "m"."user_id";

-- stores/trees membershipOf
select "m"."tree_id" as "treeId", "m"."user_id" as "userId", "m"."role" as "role", "m"."created_at" as "createdAt"
  from "memberships" as "m"
  where "m"."tree_id" = $1
  and "m"."user_id" = $2;

-- stores/trees membershipsOfUser
select "m"."tree_id" as "treeId", "m"."user_id" as "userId", "m"."role" as "role", "m"."created_at" as "createdAt"
  from "memberships" as "m"
  where "m"."user_id" = $1
  order by "m"."tree_id";

-- stores/trees nextPosition
select max("k"."position") + 1 as "next"
  from "kept_records" as "k"
  where "k"."tree_id" = $1;

-- stores/trees nextTree
select k.tree_id as "treeId"
  from kept_records k
  where k.tree_id > $1
  order by k.tree_id
  limit 1;

-- stores/trees removeMember
delete
  from "memberships" as "x"
  where "x"."tree_id" = $1
  and "x"."user_id" = $2
  returning "x"."tree_id" as "treeId", "x"."user_id" as "userId", "x"."role" as "role", "x"."created_at" as "createdAt";

-- stores/trees revision
select "r"."revision" as "revision"
  from "tree_revisions" as "r"
  where "r"."tree_id" = $1 for update;

-- stores/trees takenXrefs
select distinct k.xref from unnest($2::text[]) wanted (xref)
  join kept_records k on k.tree_id = $1 and md5(k.xref) = md5(wanted.xref) and k.xref = wanted.xref;

-- stores/trees withdraw
update "kept_records" set "withdrawn" = $1
  where "tree_id" = $2
  and "import_id" = $3;

-- stores/uploads byId
select "u"."id" as "id", "u"."tree_id" as "treeId", "u"."user_id" as "userId", "u"."blob_id" as "blobId", "u"."size" as "size", "u"."expires_at" as "expiresAt"
  from "gedcom_uploads" as "u"
  where "u"."id" = $1;

-- stores/uploads bytesOf
select cast(sum("u"."size") as bigint) as "bytes"
  from "gedcom_uploads" as "u"
  where "u"."user_id" = $1
  and "u"."tree_id" = $2;

-- stores/uploads remove
delete
  from "gedcom_uploads"
  where "id" = $1;

-- stores/webhooks byId
select "x"."tree_id" as "treeId", "x"."id" as "id", "x"."url" as "url", "x"."actions" as "actions", "x"."active" as "active", "x"."secret" as "secret", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt"
  from "webhooks" as "x"
  where "x"."id" = $1 for no key update;

-- stores/webhooks forgetFailures
update "webhook_progress" set "attempts" = 0, "failing_since" = null, "next_attempt_at" = null
  where "tree_id" = $1
  and "webhook_id" = $2;

-- stores/webhooks lockOwner
select pg_advisory_xact_lock(hashtextextended('stemma.webhooks ' || $1, 0));

-- stores/webhooks remove
delete
  from "webhooks" as "x"
  where "x"."id" = $1
  returning "x"."tree_id" as "treeId", "x"."id" as "id", "x"."url" as "url", "x"."actions" as "actions", "x"."active" as "active", "x"."secret" as "secret", "x"."version" as "version", "x"."created_at" as "createdAt", "x"."updated_at" as "updatedAt";

-- stores/webhooks urlsOfOwner
select "w"."url" as "url"
  from "trees" as "t"
  inner join "webhooks" as "w" on "w"."tree_id" = "t"."id"
  where "t"."owner_id" = $1
  and "w"."id" is distinct
  from $2;

-- tries count
insert into tries (key, count, ends_at) values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), 1, $2::timestamptz + $3 * interval '1 millisecond')
  on conflict (key) do update set
  count = case when tries.ends_at <= $2 then 1 else tries.count + 1 end,
  ends_at = case when tries.ends_at <= $2 then excluded.ends_at else tries.ends_at end
  returning count as "count", ends_at as "endsAt";

-- tries takeBack
update tries set count = count - 1
  where key = encode(sha256(convert_to($1, 'UTF8')), 'hex')
  and ends_at > $2
  and count > 0;
