/**
 * The condition that a row of an import of the tree `$1` has no stored entry up to this sequence number: then the
 * changes that deleted or restored the rows of the import together did so with this row too.
 */
export const hasNoEntryUntil = (alias: string, seq: string): string =>
  `not exists (select from audit_entries e where e.tree_id = $1 and e.entity_id = ${alias}.id::text and e.seq <= ${seq})`
