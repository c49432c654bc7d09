/** The fields of a tree that decide on access to it. */
export const accessFields = {
  fields: ["id", "visibility", "deletedAt", "aiMemberProvider", "aiRecommenderProvider", "aiSeesLiving"],
} as const

/**
 * The columns beside a record found by its own id: the facts that decide on access to its tree, and the role of
 * user `$2`.
 */
export const accessColumns = `t.id as "tree.id", t.visibility as "tree.visibility", t.deleted_at as "tree.deletedAt",
  t.ai_member_provider as "tree.aiMemberProvider", t.ai_recommender_provider as "tree.aiRecommenderProvider",
  t.ai_sees_living as "tree.aiSeesLiving", m.role as "role"`

/** Joins the tree of the record with this alias, and the role of user `$2` in it. */
export const accessJoins = (record: string): string =>
  `join trees t on t.id = ${record}.tree_id left join memberships m on m.tree_id = t.id and m.user_id = $2`
