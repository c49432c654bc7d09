import { Migration } from "@mikro-orm/migrations"
import { surnameKey } from "../core/domain/name-text/surname-key.ts"

const SURNAME = `"left"(surname, 64) collate "und-x-icu"`
const GIVEN_NAME = `"left"(given_name, 64) collate "und-x-icu"`

const column = `alter table persons add column surname_key text collate "C"`

/** Each index begins with the filter or the values that a list is ordered by. A list contains no deleted persons. */
const indexes = [
  `create index persons_name on persons (tree_id, (${SURNAME}), (${GIVEN_NAME}), id) where deleted_at is null`,
  // Persons without a given name come last among those of their surname in both directions, so they are read apart.
  `create index persons_without_given_name on persons (tree_id, (${SURNAME}), id)
    where given_name is null and deleted_at is null`,
  `create index persons_letter on persons (tree_id, "left"(surname_key, 1), (${SURNAME}), (${GIVEN_NAME}), id)
    where deleted_at is null and surname_key is not null`,
  `create index persons_letter_without_given_name on persons (tree_id, "left"(surname_key, 1), (${SURNAME}), id)
    where given_name is null and deleted_at is null and surname_key is not null`,
  `create index persons_surname on persons (tree_id, surname_key, id)
    where deleted_at is null and surname_key is not null`,
  `create index persons_updated on persons (tree_id, updated_at, id) where deleted_at is null`,
]

const BATCH = 1_000
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000"

const toFill = `
  select p.tree_id, p.id, p.surname from persons p
  where (p.tree_id, p.id) > (?::uuid, ?::uuid) and p.surname is not null order by p.tree_id, p.id limit ${BATCH}`

const fill = `
  update persons p set surname_key = filled.key
  from json_to_recordset(?::json) filled (tree_id uuid, id uuid, key text)
  where p.tree_id = filled.tree_id and p.id = filled.id`

interface Surnamed {
  readonly tree_id: string
  readonly id: string
  readonly surname: string
}

/** Lists of persons in several orders and with filters. */
export class PersonList extends Migration {
  override async up(): Promise<void> {
    await this.execute(column)
    await this.#fill()
    for (const index of indexes) this.addSql(index)
  }

  async #fill(): Promise<void> {
    let last = { tree_id: BEFORE_ALL, id: BEFORE_ALL }
    for (;;) {
      const people = await this.getEntityManager().execute<Surnamed[]>(toFill, [last.tree_id, last.id])
      const end = people.at(-1)
      if (end === undefined) return
      const filled = people.map(({ tree_id, id, surname }) => ({ tree_id, id, key: surnameKey(surname) }))
      await this.execute(fill, [JSON.stringify(filled)])
      last = end
    }
  }
}
