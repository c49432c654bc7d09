import type { CampaignDatabase } from "../database.ts"

/** Trees that a job is emptying. */
const DISCARDED =
  "(select t.id from trees t where t.deleted_at is not null and not exists (select from memberships m where m.tree_id = t.id))"

/** Live rows of `table` with a deleted owner in `column`. */
const dangling = (table: string, owner: string, column: string): readonly [string, string] => [
  `live rows of ${table} that hang on deleted ${owner}`,
  `select x.id from ${table} x join ${owner} o on o.tree_id = x.tree_id and o.id = x.${column} where x.deleted_at ` +
    "is null and o.deleted_at is not null",
]

/** Rows that must not exist: what they are, and the query that finds them. */
const invariants: readonly (readonly [what: string, query: string])[] = [
  [
    "trees that miscount their persons",
    `select t.id, t.person_count, c.live from trees t
      cross join lateral (select count(*) as live from persons p where p.tree_id = t.id and p.deleted_at is null) c
      where t.person_count <> c.live and t.id not in ${DISCARDED}`,
  ],
  [
    "live persons without exactly one primary name",
    `select p.id from persons p where p.deleted_at is null and p.tree_id not in ${DISCARDED}
      and 1 <> (select count(*) from names n where n.tree_id = p.tree_id and n.person_id = p.id and n.is_primary and n.deleted_at is null)`,
  ],
  [
    "persons with other names on their row than on their primary name",
    `select p.id from persons p join names n on n.tree_id = p.tree_id and n.person_id = p.id and n.is_primary and n.deleted_at is null
      where p.deleted_at is null and (p.given_name is distinct from n.given_name or p.surname is distinct from n.surname)`,
  ],
  [
    "persons with another birth year than their first live birth",
    `select p.id, p.birth_year, b.year from persons p
      cross join lateral (select (e.date ->> 'year')::integer as year from events e
        where e.tree_id = p.tree_id and e.person_id = p.id and e.type = 'birth' and e.deleted_at is null order by e.id limit 1) b
      where p.deleted_at is null and p.birth_year is distinct from b.year and p.tree_id not in ${DISCARDED}`,
  ],
  dangling("names", "persons", "person_id"),
  dangling("events", "persons", "person_id"),
  dangling("events", "relationships", "relationship_id"),
  dangling("relationships", "persons", "from_person_id"),
  dangling("relationships", "persons", "to_person_id"),
  dangling("citations", "persons", "person_id"),
  dangling("citations", "events", "event_id"),
  dangling("citations", "names", "name_id"),
  dangling("citations", "relationships", "relationship_id"),
  dangling("citations", "sources", "source_id"),
  dangling("media", "persons", "person_id"),
  dangling("media", "events", "event_id"),
  dangling("media", "sources", "source_id"),
  ...["trees", "persons", "names", "events", "relationships", "sources", "citations", "media"].map(
    (table) =>
      [
        `rows of ${table} that are deleted by half`,
        `select x.id from ${table} x where (x.deleted_at is null) <> (x.deletion_id is null)`,
      ] as const,
  ),
  ["places twice in a tree", "select p.tree_id, p.key from places p group by 1, 2 having count(*) > 1"],
  [
    "home persons who are not there",
    "select t.id from trees t join persons p on p.tree_id = t.id and p.id = t.home_person_id where p.deleted_at is " +
      `not null and t.id not in ${DISCARDED}`,
  ],
  [
    "accounts that are a person who is not there",
    `select u.id from users u where u.self_person_id is not null
      and not exists (select from persons p where p.id = u.self_person_id and p.deleted_at is null)`,
  ],
  [
    "live trees without an owner",
    `select t.id from trees t where t.deleted_at is null
      and not exists (select from memberships m join users u on u.id = m.user_id where m.tree_id = t.id
      and m.role = 'owner' and u.deleted_at is null)`,
  ],
  [
    "deleted accounts with a session or a password",
    "select u.id from users u where u.deleted_at is not null and (u.password_hash is not null or exists (select from " +
      "sessions s where s.user_id = u.id))",
  ],
  [
    "proposals in another state than their applied operations say",
    `select p.id, p.status, json_array_length(p.made), json_array_length(p.operations) from proposals p
      where (p.status = 'applied') <> (json_array_length(p.made) = json_array_length(p.operations)) and p.status <> 'rejected'`,
  ],
  [
    "proposals that made other records than the log says",
    `select p.id from proposals p where p.tree_id not in ${DISCARDED} and
      (select count(*) from json_array_elements_text(p.made) m (id) where m.id is not null) <>
      (select count(*) from changes c where c.tree_id = p.tree_id and c.proposal_id = p.id and c.action like '%.create')`,
  ],
  [
    "discarded trees without a job that empties them",
    `select t.id from trees t where t.id in ${DISCARDED}
      and not exists (select from graphile_worker._private_jobs j where j.payload ->> 'tree_id' = t.id::text)`,
  ],
  [
    "jobs that will not be tried again",
    "select id, attempts, last_error from graphile_worker.jobs where attempts >= max_attempts",
  ],
  [
    "jobs that have waited for a minute",
    "select id, task_identifier, attempts, locked_at, last_error from graphile_worker.jobs where greatest(run_at, " +
      "locked_at) < now() - interval '1 minute'",
  ],
  [
    "transactions that do not end",
    "select pid, state, query from pg_stat_activity where xact_start < now() - interval '1 minute' and pid <> pg_backend_pid()",
  ],
]

const MOST_SHOWN = 3

/** What is wrong in the database by itself, whatever was written. */
export const brokenInvariants = async ({ query }: CampaignDatabase): Promise<readonly string[]> => {
  const counted = invariants.map(
    ([, text], index) =>
      `select ${index} as rule, to_jsonb(r) as row from (select * from (${text}) q limit ${MOST_SHOWN}) r`,
  )
  const found = await query<{ readonly rule: number; readonly row: unknown }>(counted.join(" union all "))
  return found.map(({ rule, row }) => `${invariants[rule]?.[0]}: ${JSON.stringify(row)}`)
}
