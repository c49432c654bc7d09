import * as E from "fp-ts/lib/Either.js"
import type { Type } from "io-ts"
import { faults } from "../../codec/wire.ts"
import { aboutFault, associateFault } from "../association/association.ts"
import { targetFault, textFault } from "../evidence/citation.ts"
import { portraitOf } from "../evidence/portrait.ts"
import type { PersonUpdate } from "../person-input.ts"
import { dateOf } from "../date/date-of.ts"
import type { DateInput } from "../date/genealogical-date.ts"
import { namedAsInput } from "../errors.ts"
import type { FieldError } from "../../codec/field-error.ts"
import { eventOfEdgeFault, subjectFault } from "../event.ts"
import {
  edgeFault,
  firstQualifier,
  type RelationshipType,
  type RelationshipUpdate,
  typedFieldsFault,
} from "../relationship.ts"
import { mergeData, noOperationData, operationData } from "./operation-data.ts"
import type { JsonObject, OperationKind, ProposedEntity } from "./operation.ts"

/**
 * The type of the relationship that the operation is about, as far as it is known without the tree; null if
 * unknown.
 */
export interface KnownEdge {
  readonly type: RelationshipType | null
}

/**
 * Checks the data of one kind of operation. Paths are relative to the data: `birth.date.month`, `""` for the whole.
 */
type Check = (data: JsonObject, edge: KnownEdge) => readonly FieldError[]

/** First the codec of the request body, then the rules of the command that do not need the tree. */
const check =
  <A>(codec: Type<A, unknown, unknown>, rule: (data: A, edge: KnownEdge) => readonly FieldError[] = () => []): Check =>
  (data, edge) => {
    const decoded = codec.decode(data)
    return E.isLeft(decoded) ? faults(decoded.left) : rule(decoded.right, edge).map(namedAsInput)
  }

const dateFaults = (date: DateInput | null | undefined, path: string): readonly FieldError[] => {
  const made = dateOf(date ?? null, path)
  return E.isLeft(made) && made.left._tag === "InvalidInput" ? made.left.errors : []
}

interface Vitals {
  readonly birth?: { readonly date?: DateInput | null } | null
  readonly death?: { readonly date?: DateInput | null } | null
}

const vitalFaults = ({ birth, death }: Vitals): readonly FieldError[] => [
  ...dateFaults(birth?.date, "birth.date"),
  ...dateFaults(death?.date, "death.date"),
]

const portraitFaults = ({ portrait }: PersonUpdate): readonly FieldError[] => {
  const made = portrait === undefined || portrait === null ? null : portraitOf(portrait)
  return made === null || E.isRight(made) ? [] : [{ ...made.left, path: `portrait.${made.left.path}` }]
}

const some = (...found: readonly (FieldError | null)[]): readonly FieldError[] =>
  found.filter((fault) => fault !== null)

const changedFields = (fields: RelationshipUpdate, { type }: KnownEdge): FieldError | null =>
  type === null ? null : typedFieldsFault(type, fields)

const checks: Readonly<Record<ProposedEntity, Readonly<Record<"create" | "update", Check>>>> = {
  person: {
    create: check(operationData.person.create, vitalFaults),
    update: check(operationData.person.update, (person) => [...vitalFaults(person), ...portraitFaults(person)]),
  },
  name: { create: check(operationData.name.create), update: check(operationData.name.update) },
  event: {
    create: check(operationData.event.create, (event, { type }) => [
      ...some(subjectFault(event), type === null ? null : eventOfEdgeFault(type)),
      ...dateFaults(event.date, "date"),
    ]),
    update: check(operationData.event.update, ({ date }) => dateFaults(date, "date")),
  },
  relationship: {
    create: check(operationData.relationship.create, (edge) =>
      some(edgeFault({ ...edge, qualifier: firstQualifier(edge.type, edge.qualifier) })),
    ),
    update: check(operationData.relationship.update, (fields, edge) => some(changedFields(fields, edge))),
  },
  source: { create: check(operationData.source.create), update: check(operationData.source.update) },
  citation: {
    create: check(operationData.citation.create, (citation) => some(targetFault(citation), textFault(citation))),
    update: check(operationData.citation.update, (citation) => some(textFault(citation))),
  },
  association: {
    create: check(operationData.association.create, (association) =>
      some(aboutFault(association), associateFault(association)),
    ),
    update: check(operationData.association.update),
  },
}

const checkNothing = check(noOperationData)
const checkMerge = check(mergeData)

/**
 * The faults of the data of an operation that can be found without the tree, with the paths and messages of its
 * route. Placeholder ids take the place of references.
 */
export const dataFaults = (
  { op, entity }: { readonly op: OperationKind; readonly entity: ProposedEntity },
  data: JsonObject,
  edge: KnownEdge,
): readonly FieldError[] => {
  if (op === "delete") return checkNothing(data, edge)
  return op === "merge" ? checkMerge(data, edge) : checks[entity][op](data, edge)
}
