import { EntitySchema } from "@mikro-orm/postgresql"
import type { Tree } from "../../../core/domain/tree.ts"
import { lifecycle, type Properties, type Table, tableOf } from "../table.ts"

/** A tree as it is written, with the text that the directory searches. */
export interface SearchableTree extends Tree {
  readonly searchText: string
}

const properties: Properties<SearchableTree> = {
  id: { type: "uuid", primary: true },
  name: { type: "text" },
  description: { type: "text", nullable: true },
  visibility: { type: "text" },
  ownerId: { type: "uuid" },
  homePersonId: { type: "uuid", nullable: true },
  formerHomePersonId: { type: "uuid", nullable: true },
  aiMemberProvider: { type: "text", nullable: true },
  aiRecommenderProvider: { type: "text", nullable: true },
  aiSeesLiving: { type: "boolean" },
  personCount: { type: "integer" },
  ...lifecycle,
  searchText: { type: "text" },
}

export const TreeSchema = new EntitySchema<SearchableTree>({ name: "Tree", tableName: "trees", properties })

export const searchableTrees = tableOf(TreeSchema, properties)

/** Trees as they are read. */
export const trees: Table<Tree> = {
  ...searchableTrees,
  key: ["id"],
  fields: searchableTrees.fields.filter((field) => field !== "searchText"),
}
