import type { Client } from "pg"
import { slips, withSlip } from "./slips.ts"

/** A name of a person in a tree. */
export interface TypedName {
  readonly given: string
  readonly surname: string
}

/** The names of this number of people of a tree, with surnames of six letters or more, each surname once. The same for the same tree. */
export const namesOf = async (client: Client, treeId: string, count: number): Promise<readonly TypedName[]> => {
  const { rows } = await client.query<TypedName>(
    `select given, surname from (
      select distinct on (surname) split_part(given_name, ' ', 1) as given, surname from persons
      where tree_id = $1 and length(surname) >= 6 order by surname, id
    ) p order by md5(surname) limit $2`,
    [treeId, count],
  )
  return rows
}

const mistyped = (word: string, number: number): string =>
  withSlip(word, slips[number % slips.length] ?? "swap", number)

/** The texts that users type to find a person; `number` selects the slip. */
export const queries: Readonly<Record<string, (name: TypedName, number: number) => string>> = {
  surname: ({ surname }) => surname,
  "given name": ({ given }) => given,
  both: ({ given, surname }) => `${given} ${surname}`,
  "surname, a slip": ({ surname }, number) => mistyped(surname, number),
  "given name, a slip": ({ given }, number) => mistyped(given, number),
  "both, a slip": ({ given, surname }, number) => `${given} ${mistyped(surname, number)}`,
  "both, two slips": ({ given, surname }, number) => `${mistyped(given, number)} ${mistyped(surname, number)}`,
  beginnings: ({ given, surname }) => `${given.slice(0, 2)} ${surname.slice(0, 3)}`,
  "surname and year": ({ surname }, number) => `${surname} ${1700 + number * 3}`,
}
