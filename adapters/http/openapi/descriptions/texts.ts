import { accountTexts } from "./account.ts"
import { checkTexts } from "./check.ts"
import { changeTexts } from "./change.ts"
import { chartTexts } from "./chart.ts"
import { common } from "./common.ts"
import type { SchemaTexts } from "./describe.ts"
import { duplicateTexts } from "./duplicate.ts"
import { exposureTexts } from "./exposure.ts"
import { feedTexts } from "./feed.ts"
import { calendarTexts } from "./calendar.ts"
import { questionTexts } from "./question.ts"
import { linkTexts } from "./link.ts"
import { invitationTexts } from "./invitation.ts"
import { overviewTexts } from "./overview.ts"
import { webhookTexts } from "./webhook.ts"
import { operationTexts } from "./operation.ts"
import { personTexts } from "./person.ts"
import { recordTexts } from "./record.ts"
import { serviceTexts } from "./service.ts"
import { treeTexts } from "./tree.ts"
import { workTexts } from "./work.ts"

const fixedTexts: Readonly<Record<string, SchemaTexts>> = {
  ...accountTexts,
  ...treeTexts,
  ...invitationTexts,
  ...linkTexts,
  ...questionTexts,
  ...calendarTexts,
  ...changeTexts,
  ...feedTexts,
  ...webhookTexts,
  ...checkTexts,
  ...duplicateTexts,
  ...exposureTexts,
  ...personTexts,
  ...chartTexts,
  ...overviewTexts,
  ...recordTexts,
  ...workTexts,
  ...serviceTexts,
}

/** The texts of every schema, by its name. */
const texts: ReadonlyMap<string, SchemaTexts> = new Map(
  Object.entries({ ...fixedTexts, ...operationTexts(fixedTexts) }),
)

const commonTexts: Readonly<Record<string, string>> = common

/** What the schema of this name describes; undefined if it has no text. */
export const textOfSchema = (name: string): string | undefined => texts.get(name)?.about

/** What a property means, by the name of its schema and its key in camelCase; undefined if it has no text. */
export const textOfProperty = (name: string, key: string): string | undefined => {
  const properties = texts.get(name)?.properties
  return properties === undefined ? undefined : (properties[key] ?? commonTexts[key])
}
