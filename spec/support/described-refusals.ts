import { openapi } from "../../adapters/http/openapi/openapi.ts"
import { PREFIX } from "../../adapters/http/prefix.ts"
import { routeTable } from "../../adapters/http/routes.ts"

interface DescribedOperation {
  readonly operationId: string
  readonly path: RegExp
  /** The codes that the operation may answer, by status. */
  readonly codes: ReadonlyMap<number, readonly string[]>
}

const { paths, components } = openapi(routeTable, "0")

const codesOfResponse = (reference: string): readonly string[] => {
  const response = components.responses[reference.slice(reference.lastIndexOf("/") + 1)]
  const schema = JSON.stringify(response?.content?.["application/problem+json"]?.schema ?? null)
  return [...schema.matchAll(/"enum":\[(.*?)\]/g)].flatMap(([, words = ""]) => words.replaceAll('"', "").split(","))
}

const operations = new Map<string, readonly DescribedOperation[]>()
for (const [path, methods] of Object.entries(paths)) {
  for (const [method, { operationId, responses }] of Object.entries(methods)) {
    const codes = new Map(
      Object.entries(responses).flatMap(([status, response]) =>
        "$ref" in response ? [[Number(status), codesOfResponse(response.$ref)] as const] : [],
      ),
    )
    const pattern = new RegExp(`^${PREFIX}${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`)
    const name = method.toUpperCase()
    operations.set(name, [...(operations.get(name) ?? []), { operationId, path: pattern, codes }])
  }
}

const isProblem = (value: unknown): value is { readonly code: string; readonly status: number } =>
  typeof value === "object" && value !== null && "code" in value && "status" in value

/** Fails if an operation refuses with a code that its description does not list for this status. */
export const checkRefusal = async (method: string, address: string, response: Response): Promise<Response> => {
  if (response.ok || response.headers.get("content-type")?.startsWith("application/problem+json") !== true)
    return response
  const { pathname } = new URL(address)
  const operation = operations.get(method.toUpperCase())?.find(({ path }) => path.test(pathname))
  if (operation === undefined) return response
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  if (!isProblem(problem) || operation.codes.get(response.status)?.includes(problem.code) === true) return response
  throw new Error(`${operation.operationId} answers ${response.status} ${problem.code}, which is not described`)
}
