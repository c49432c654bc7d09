import { Migration } from "@mikro-orm/migrations"
import { searchText } from "../core/domain/name-text/search-text.ts"

/** A person with a search text that may change, and the names that go into it. */
interface Searched {
  readonly tree_id: string
  readonly id: string
  readonly search_text: string
  readonly names:
    | readonly {
        readonly isPrimary: boolean
        readonly givenName: string | null
        readonly surname: string | null
        readonly prefix: string | null
        readonly suffix: string | null
        readonly surnamePrefix: string | null
        readonly written: string | null
        readonly language: string | null
      }[]
    | null
}

const BATCH = 1_000
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000"

/** People with letters of other scripts, or with a surname that can be written together or apart. */
const toRewrite = `
  select p.tree_id, p.id, p.search_text, (
    select json_agg(json_build_object('isPrimary', n.is_primary, 'givenName', n.given_name, 'surname', n.surname,
      'prefix', n.prefix, 'suffix', n.suffix, 'surnamePrefix', n.surname_prefix, 'written', n.written,
      'language', n.language) order by n.id)
    from names n where n.tree_id = p.tree_id and n.person_id = p.id and n.deletion_id is not distinct from p.deletion_id
  ) as names
  from persons p
  where (p.tree_id, p.id) > (?::uuid, ?::uuid) and (p.search_text ~ '[^\\x01-\\x7f]' or exists (
    select from names n where n.tree_id = p.tree_id and n.person_id = p.id
      and (n.surname_prefix is not null or n.surname ~ '[^[:alpha:]]|[[:lower:]][[:upper:]]' or n.surname ~* '^v[ao]nde')
  ))
  order by p.tree_id, p.id limit ${BATCH}`

const rewrite = `
  update persons p set search_text = fresh.text
  from json_to_recordset(?::json) fresh (tree_id uuid, id uuid, text text)
  where p.tree_id = fresh.tree_id and p.id = fresh.id`

/** Names are found in Latin letters too, and with the prefix of a surname apart, together or not at all. */
export class WordsAcrossScripts extends Migration {
  override async up(): Promise<void> {
    let last = { tree_id: BEFORE_ALL, id: BEFORE_ALL }
    for (;;) {
      const people = await this.getEntityManager().execute<Searched[]>(toRewrite, [last.tree_id, last.id])
      const end = people.at(-1)
      if (end === undefined) return
      const fresh = people.flatMap(({ tree_id, id, search_text, names }) => {
        const text = searchText((names ?? []).map((name) => ({ ...name, forms: [] })))
        return text === search_text ? [] : [{ tree_id, id, text }]
      })
      await this.execute(rewrite, [JSON.stringify(fresh)])
      last = end
    }
  }
}
