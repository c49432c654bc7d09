import { EntitySchema } from "@mikro-orm/postgresql"
import type { Link } from "../../../../core/domain/link/link.ts"
import { type Properties, tableOf } from "../../table.ts"

const properties: Properties<Link> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  name: { type: "text", nullable: true },
  shows: { type: "text" },
  personId: { type: "uuid", nullable: true },
  makerId: { type: "uuid" },
  tokenHash: { type: "text" },
  holderHash: { type: "text" },
  holderKey: { type: "text" },
  passcodeHash: { type: "text", nullable: true },
  opened: { type: "integer" },
  lastOpenedAt: { type: "datetime", nullable: true },
  createdAt: { type: "datetime" },
  expiresAt: { type: "datetime" },
}

export const LinkSchema = new EntitySchema<Link>({ name: "Link", tableName: "links", properties })

export const links = tableOf(LinkSchema, properties)
