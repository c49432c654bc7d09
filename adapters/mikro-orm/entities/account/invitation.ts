import { EntitySchema } from "@mikro-orm/postgresql"
import type { Invitation } from "../../../../core/domain/invitation/invitation.ts"
import { type Properties, tableOf } from "../../table.ts"

const properties: Properties<Invitation> = {
  id: { type: "uuid", primary: true },
  treeId: { type: "uuid" },
  role: { type: "text" },
  inviterId: { type: "uuid" },
  email: { type: "text", nullable: true },
  tokenHash: { type: "text" },
  mailedTokenHash: { type: "text", nullable: true },
  mailedAt: { type: "datetime", nullable: true },
  createdAt: { type: "datetime" },
  expiresAt: { type: "datetime" },
}

export const InvitationSchema = new EntitySchema<Invitation>({
  name: "Invitation",
  tableName: "invitations",
  properties,
})

export const invitations = tableOf(InvitationSchema, properties)
