/** A statement that answers what the API answers, its columns named and ordered as in the API's JSON. */
export interface FloorStatement {
  readonly text: string
  /** One record, not a list of them. */
  readonly single: boolean
  /** Only the number of the rows is answered. */
  readonly counted?: boolean
}

const moment = (column: string, name: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${name}`

const lifecycle = (alias: string): string =>
  `${alias}.version, ${moment(`${alias}.created_at`, "created_at")}, ${moment(`${alias}.updated_at`, "updated_at")}`

const person = `p.id, p.tree_id, 'full' as visibility, p.display_name, p.given_name, p.surname, p.gender, p.is_living,
  not (coalesce(p.is_living = false, false) or (p.is_living is null and (p.has_death_fact
  or coalesce(p.birth_year + 100 < extract(year from now()), false)))) as possibly_living,
  p.birth_year, p.death_year, p.notes, p.privacy, ${lifecycle("p")}, ${moment("p.deleted_at", "deleted_at")}`

const name =
  "n.id, n.tree_id, n.person_id, n.name_type, n.is_primary, n.given_name, n.surname, n.prefix, n.suffix, " +
  `n.surname_prefix, ${lifecycle("n")}`

/** The rows of a table that the answer `$1` is made of, each found by its key. */
const rowsOf = (columns: string, table: string, ids: string): FloorStatement => ({
  single: false,
  text: `select ${columns} from floor_rows f cross join lateral unnest(f.${ids}) k (id)
    cross join lateral (select * from ${table} x where x.tree_id = f.tree_id and x.id = k.id offset 0) x where f.id = $1::integer`,
})

/** By the path under which the floor serves them; `value` parameters of the query are `$1`, `$2` … */
export const floorStatements: Readonly<Record<string, FloorStatement>> = {
  person: {
    single: true,
    text: `select ${person}, (select json_agg(n) from (select ${name} from names n
      where n.tree_id = p.tree_id and n.person_id = p.id and n.deleted_at is null order by n.id) n) as names
      from persons p where p.id = $1::uuid and p.deleted_at is null`,
  },
  page: {
    single: false,
    text: `select ${person} from persons p where p.tree_id = $1::uuid and p.id > $2::uuid and p.deleted_at is null order by p.id limit 100`,
  },
  events: {
    single: false,
    text: `select e.id, e.tree_id, e.person_id, e.relationship_id, e.type, e.date, l.name as place, e.place_id,
      e.detail, e.notes, ${lifecycle("e")}
      from events e left join places l on l.tree_id = e.tree_id and l.id = e.place_id where e.tree_id = $1::uuid
      and e.deleted_at is null order by e.id`,
  },
  /** The answer `$1` as it was stored, for `plantFloor`. */
  answer: { single: true, text: "select body from floor_answers where id = $1::integer" },
  cardRows: rowsOf(
    "x.id, x.tree_id, x.display_name, x.given_name, x.surname, x.gender, x.is_living, x.birth_year, x.death_year, x.portrait",
    "persons",
    "persons",
  ),
  vitalRows: rowsOf("x.person_id, x.type, x.date, x.place_id", "events", "vitals"),
  placeRows: rowsOf("x.id, x.name", "places", "places"),
  tieRows: rowsOf("x.id, x.tree_id, x.type, x.from_person_id, x.to_person_id, x.qualifier", "relationships", "ties"),
  nameRows: rowsOf("x.*", "names", "names"),
  eventRows: rowsOf("x.*", "events", "events"),
  citationRows: rowsOf("x.*", "citations", "citations"),
  sourceRows: rowsOf("x.*", "sources", "sources"),
  /** The relationships and persons that the answer `$1` visits, read by key. */
  visited: {
    single: false,
    counted: true,
    text: `select e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, null as name
        from floor_visits v cross join lateral unnest(v.relationships) k (id)
        cross join lateral (select * from relationships e where e.tree_id = v.tree_id and e.id = k.id offset 0) e
        where v.id = $1::integer
      union all
      select p.id, p.tree_id, null, null, null, p.gender, p.display_name
        from floor_visits v cross join lateral unnest(v.persons) k (id)
        cross join lateral (select * from persons p where p.tree_id = v.tree_id and p.id = k.id offset 0) p
        where v.id = $1::integer`,
  },
}
