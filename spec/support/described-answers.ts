import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { openapi } from "../../adapters/http/openapi/openapi.ts"
import { PREFIX } from "../../adapters/http/prefix.ts"
import { routeTable } from "../../adapters/http/routes.ts"

const document = openapi(routeTable, "0")
const schemas = new Ajv2020({ strict: false })
addFormats.default(schemas)
schemas.addFormat("binary", true)
schemas.addSchema(document, "openapi")

const escaped = (key: string): string => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))

/** The check of a value by the schema at this place of the description. */
export const schemaAt = (...place: readonly string[]): ValidateFunction =>
  schemas.compile({ $ref: `openapi#/${place.map(escaped).join("/")}` })

interface DescribedOperation {
  readonly operationId: string
  readonly path: RegExp
  /** The checks of its JSON, by status: of the answer, or of the problem with its closed list of codes. */
  readonly checks: ReadonlyMap<number, () => ValidateFunction>
}

/** A check that is compiled when it is first needed. */
const later = (...place: readonly string[]): (() => ValidateFunction) => {
  let check: ValidateFunction | null = null
  return () => {
    check ??= schemaAt(...place)
    return check
  }
}

const operations = new Map<string, readonly DescribedOperation[]>()
for (const [path, methods] of Object.entries(document.paths)) {
  for (const [method, { operationId, responses }] of Object.entries(methods)) {
    const checks = new Map(
      Object.entries(responses).flatMap(([status, response]) => {
        const isRefusal = "$ref" in response
        const mediaType = isRefusal ? "application/problem+json" : "application/json"
        if (!isRefusal && response.content?.[mediaType] === undefined) return []
        const place = isRefusal
          ? ["components", "responses", response.$ref.slice(response.$ref.lastIndexOf("/") + 1)]
          : ["paths", path, method, "responses", status]
        return [[Number(status), later(...place, "content", mediaType, "schema")] as const]
      }),
    )
    const pattern = new RegExp(`^${PREFIX}${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`)
    const name = method.toUpperCase()
    operations.set(name, [...(operations.get(name) ?? []), { operationId, path: pattern, checks }])
  }
}

const isProblem = (response: Response): boolean =>
  response.headers.get("content-type")?.startsWith("application/problem+json") === true

const isJson = (response: Response): boolean =>
  isProblem(response) || response.headers.get("content-type")?.startsWith("application/json") === true

/** Fails if the answer of an operation is not what its description says for this status. */
export const checkAnswer = async (method: string, address: string, response: Response): Promise<Response> => {
  if (!isJson(response)) return response
  const { pathname } = new URL(address)
  const operation = operations.get(method.toUpperCase())?.find(({ path }) => path.test(pathname))
  if (operation === undefined) return response
  const text = await response.clone().text()
  if (text === "") return response
  const json: unknown = JSON.parse(text)
  const check = operation.checks.get(response.status)?.()
  if (check?.(json) === true) return response
  const faults = JSON.stringify(check?.errors ?? "no such status")
  throw new Error(
    `${operation.operationId} answers ${response.status} ${text.slice(0, 500)}, not as described: ${faults}`,
  )
}

/** The same for refusals only, so that other answers are left to be read at any pace. */
export const checkRefusal = (method: string, address: string, response: Response): Promise<Response> | Response =>
  isProblem(response) ? checkAnswer(method, address, response) : response
