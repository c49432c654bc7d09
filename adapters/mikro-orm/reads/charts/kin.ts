import { columns } from "../../table.ts"
import { involvedColumns, livePerson } from "../people.ts"

const record = columns({ fields: ["id", "treeId", "type", "fromPersonId", "toPersonId", "qualifier"] }, "x", "record")
const selected = `select ${record}, null::integer as "record.startDay", null::integer as "record.publicStartDay"`

const people = `cross join lateral (select x.id) r
  ${livePerson("a", "x.from_person_id")}
  ${livePerson("b", "x.to_person_id")}`

const reading = (seesHidden: boolean, from: string): string =>
  seesHidden
    ? `${selected} from ${from} order by x.id`
    : `${selected}, ${involvedColumns(null)} from ${from} ${people} order by x.id`

const edges = (condition: string): string =>
  `cross join lateral (select * from relationships e where e.tree_id = $1 and ${condition} and e.deleted_at is null offset 0) x`

/** The relationships to parents of the persons `$2`, of their parents and so on, each once. Loops end. */
export const ancestryStatement = (seesHidden: boolean): string => `
  with recursive line (id) as (
    select unnest($2::uuid[])
    union
    select e.from_person_id from line
    cross join lateral (
      select e.from_person_id from relationships e
      where e.tree_id = $1 and e.to_person_id = line.id and e.type = 'parent_child' and e.deleted_at is null offset 0
    ) e
  )
  ${reading(seesHidden, `line ${edges("e.to_person_id = line.id and e.type = 'parent_child'")}`)}`

/** All relationships of the persons `$2`, each once. */
export const tiesStatement = (seesHidden: boolean): string =>
  reading(
    seesHidden,
    `(
      select x.* from unnest($2::uuid[]) k (id) ${edges("e.from_person_id = k.id")}
      union
      select x.* from unnest($2::uuid[]) k (id) ${edges("e.to_person_id = k.id")}
    ) x`,
  )
