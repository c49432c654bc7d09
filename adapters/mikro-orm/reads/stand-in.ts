/**
 * The live row of a table with an id or, where there is none, another row: `is_there` says which. The other row is one that the process
 * read before. So a read of an id that nothing has does the work of a read of a record that its reader may not see, and its time does not
 * say that such a record exists.
 */
export const orStandIn = (table: string, id: string, standIn: string): string => `(
  select * from (
    select r.*, true as is_there from ${table} r where r.id = ${id} and r.deleted_at is null
    union all
    select r.*, false from ${table} r where r.id = ${standIn}::uuid
  ) r limit 1
)`
