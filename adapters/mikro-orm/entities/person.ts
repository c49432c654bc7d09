import { EntitySchema } from "@mikro-orm/postgresql"
import { type Person, personFields, unshownFields } from "../../../core/domain/person.ts"
import { columnsOf } from "../columns-of.ts"
import { type Properties, recordLifecycle, tableOf } from "../table.ts"

const properties: Properties<Person> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  ...columnsOf(personFields),
  portrait: { type: "json", nullable: true },
  merged: { type: "json", nullable: true },
  distinctFrom: { type: "json", nullable: true },
  dismissedChecks: { type: "json", nullable: true },
  displayName: { type: "text" },
  givenName: { type: "text", nullable: true },
  surname: { type: "text", nullable: true },
  forms: { type: "json", nullable: true },
  birthYear: { type: "integer", nullable: true },
  deathYear: { type: "integer", nullable: true },
  publicBirthYear: { type: "integer", nullable: true },
  publicDeathYear: { type: "integer", nullable: true },
  hasDeathFact: { type: "boolean" },
  deathFactIsHidden: { type: "boolean" },
  deadFrom: { type: "integer", nullable: true },
  publicFrom: { type: "integer", nullable: true },
  searchText: { type: "text" },
  surnameKey: { type: "text", nullable: true },
  ...recordLifecycle,
}

export const PersonSchema = new EntitySchema<Person>({ name: "Person", tableName: "persons", properties })

export const persons = { ...tableOf(PersonSchema, properties), isImported: true }

const unshown: ReadonlySet<string> = new Set(unshownFields)

/** The columns that reads for readers need. */
export const shownPersons = { fields: persons.fields.filter((field) => !unshown.has(field)) }
