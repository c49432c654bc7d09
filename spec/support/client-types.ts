import openapiTypeScript, { astToString } from "openapi-typescript"
import ts from "typescript"
import { openapi } from "../../adapters/http/openapi/openapi.ts"
import { routeTable } from "../../adapters/http/routes.ts"

const HEAD = "// Generated from the route table by `npm run client`. A spec checks that it is current.\n\n"

const blob = ts.factory.createTypeReferenceNode("Blob")

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

/** The headers of an answer without their descriptions, which are equal in each operation. */
const undescribed = (headers: object): object =>
  Object.fromEntries(Object.entries(headers).map(([name, header]) => [name, { ...header, description: undefined }]))

/** The description without its examples, which would only be comments of the types, and without what its headers mean. */
const shortened = (): string =>
  JSON.stringify(openapi(routeTable, "0"), (key, value: unknown) => {
    if (key === "example") return undefined
    return key === "headers" && isObject(value) ? undescribed(value) : value
  })

/** The TypeScript of the API's client, as its own description gives it. A file is a `Blob`. */
export const clientTypes = async (): Promise<string> =>
  HEAD +
  astToString(
    await openapiTypeScript(shortened(), {
      emptyObjectsUnknown: true,
      transform: ({ format }) => (format === "binary" ? blob : undefined),
    }),
  )
