import type { Client } from "pg"

interface Letters {
  readonly name: string
  readonly ctype: string
  readonly isKnown: boolean
}

const question = `select current_database() as name,
  (select datctype from pg_database where datname = current_database()) as ctype,
  cardinality(show_trgm('\u0436\u0443\u043a')) > 0 as "isKnown"`

/**
 * Throws an error with instructions, in one line, if trigrams in this database ignore letters that are not Latin.
 * Searches would then find no Cyrillic, Greek or Hebrew names. This happens with `LC_CTYPE` C. The check asks
 * `pg_trgm` itself, because the setting that it follows differs between versions of PostgreSQL. It writes nothing.
 */
export const refuseLatinOnly = async (client: Client): Promise<void> => {
  await client.query("begin")
  try {
    await client.query("create extension if not exists pg_trgm")
    const { rows } = await client.query<Letters>(question)
    const [letters] = rows
    if (letters !== undefined && !letters.isKnown) throw new Error(refusal(letters))
  } finally {
    await client.query("rollback")
  }
}

const refusal = ({ name, ctype }: Letters): string =>
  `The database ${JSON.stringify(name)} has LC_CTYPE ${ctype}, so searches would only support Latin letters: ` +
  "create a database with CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8' LC_CTYPE 'C.UTF-8', " +
  "move the data there with pg_dump and pg_restore, and set DATABASE_URL to it."
