import type * as t from "io-ts"
import { type Components, jsonSchemaOf, type Use } from "../../../core/codec/json-schema.ts"
import type { Schema } from "../../../core/codec/wire.ts"
import { textOfProperty, textOfSchema } from "./descriptions/texts.ts"

/** The JSON Schema of a codec in the OpenAPI document, with its texts. Named objects go to `components`. */
export const schemaOf = (codec: t.Mixed, use: Use, components: Components): Schema =>
  jsonSchemaOf(codec, { use, components, at: "#/components/schemas/", textOfSchema, textOfProperty })
