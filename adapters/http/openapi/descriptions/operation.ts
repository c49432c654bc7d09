import { BatchOperation, OperationInput } from "../../../../core/domain/proposal/operation.ts"
import { mergeData, operationData } from "../../../../core/domain/proposal/operation-data.ts"
import { dataWithReferences } from "../../../../core/domain/proposal/operation-shapes.ts"
import { operationReply } from "../../codecs/proposal.ts"
import type { SchemaTexts } from "./describe.ts"

type Texts = Readonly<Record<string, SchemaTexts>>

/** The texts of the shapes of an operation. Their properties have the texts of the operation. */
const shapeTexts = (): Texts =>
  Object.fromEntries(
    [BatchOperation, OperationInput, operationReply].flatMap(({ shapes }) =>
      (shapes?.oneOf ?? []).map(({ name }) => [
        name,
        { about: "An operation of this kind on a record of this kind.", properties: {} },
      ]),
    ),
  )

/** The data of an operation has the texts of the request body that it repeats. */
const dataTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    [mergeData, ...Object.values(operationData).flatMap(({ create, update }) => [create, update])].flatMap((codec) => {
      const { name } = dataWithReferences(codec)
      const body = texts[codec.name]
      return name === codec.name || body === undefined ? [] : [[name, body] as const]
    }),
  )

/** The texts of operations by their kind, from those of the request bodies that they repeat. */
export const operationTexts = (texts: Texts): Texts => ({ ...shapeTexts(), ...dataTexts(texts) })
