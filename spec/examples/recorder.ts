import type { Example } from "../../adapters/http/openapi/example.ts"
import { PREFIX } from "../../adapters/http/prefix.ts"
import { routes } from "../../adapters/http/routes.ts"
import type { Json } from "../../core/codec/wire.ts"
import type { TestHost } from "../support/http.ts"

type Texts = Readonly<Record<string, string>>

/** One call of an operation. */
export interface ExampleCall {
  readonly token?: string
  readonly path?: Texts
  readonly query?: Texts
  readonly headers?: Texts
  /** A JSON body. */
  readonly body?: Json
  /** The fields of a form. `file` has the bytes; the example shows `fileText` in their place. */
  readonly form?: { readonly file: Blob; readonly filename: string; readonly fileText: string; readonly fields?: Texts }
  /** What the example shows in place of the complete answer. */
  readonly shorten?: (answer: Json) => Json
}

/** The answer of a call: its JSON or text, and its bytes. */
export interface ExampleAnswer {
  readonly json: Json
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The text at a path of keys and indexes of the JSON. */
  text(...path: readonly (string | number)[]): string
}

/** Plays calls of operations, and keeps each call with its answer as the example of its operation. */
export interface Recorder {
  readonly examples: ReadonlyMap<string, Example>
  /** Makes a call that becomes the example of its operation. */
  show(operationId: string, call?: ExampleCall): Promise<ExampleAnswer>
  /** Makes a call that is only needed for others. */
  play(operationId: string, call?: ExampleCall): Promise<ExampleAnswer>
}

const isText = (mediaType: string): boolean => /^text\/|json/.test(mediaType)

const contentOf = (mediaType: string, bytes: Uint8Array): Json => {
  if (bytes.length === 0 || !isText(mediaType)) return null
  const text = new TextDecoder().decode(bytes)
  return /^application\/json/.test(mediaType) ? JSON.parse(text) : text
}

const textAt = (json: Json, path: readonly (string | number)[]): string => {
  const found = path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    json,
  )
  if (typeof found !== "string") throw new Error(`There is no text at ${path.join(".")} of ${JSON.stringify(json)}`)
  return found
}

const bodyOf = ({ body, form }: ExampleCall): FormData | string | null => {
  if (form === undefined) return body === undefined ? null : JSON.stringify(body)
  const data = new FormData()
  for (const [name, value] of Object.entries(form.fields ?? {})) data.set(name, value)
  data.set("file", form.file, form.filename)
  return data
}

const shownBody = ({ body, form }: ExampleCall): Pick<Example, "body"> => {
  if (form !== undefined) return { body: { file: form.fileText, ...form.fields } }
  return body === undefined ? {} : { body }
}

export const recorder = (host: TestHost): Recorder => {
  const examples = new Map<string, Example>()
  const call = async (operationId: string, one: ExampleCall): Promise<[ExampleAnswer, Example]> => {
    const route = routes.find((candidate) => candidate.operationId === operationId)
    if (route === undefined) throw new Error(`There is no operation ${operationId}.`)
    const { path = {}, query = {}, headers = {}, token, body, shorten = (answer) => answer } = one
    const address = route.path.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? `no ${name}`)
    const search = Object.keys(query).length === 0 ? "" : `?${new URLSearchParams(query)}`
    const response = await host.fetch(`${PREFIX}${address}${search}`, {
      method: route.method.toUpperCase(),
      headers: {
        "user-agent": "Example/1.0",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      body: bodyOf(one),
      redirect: "manual",
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (response.status >= 400) throw new Error(`${operationId}: ${response.status} ${new TextDecoder().decode(bytes)}`)
    const json = contentOf(response.headers.get("content-type") ?? "", bytes)
    const example: Example = {
      ...(one.path === undefined ? {} : { path }),
      ...(one.query === undefined ? {} : { query }),
      ...(one.headers === undefined ? {} : { headers }),
      ...shownBody(one),
      status: response.status,
      ...(json === null ? {} : { answer: shorten(json) }),
    }
    return [{ json, bytes, text: (...place) => textAt(json, place) }, example]
  }
  return {
    examples,
    show: async (operationId, one = {}) => {
      const [answer, example] = await call(operationId, one)
      if (examples.has(operationId)) throw new Error(`${operationId} has two examples.`)
      examples.set(operationId, example)
      return answer
    },
    play: async (operationId, one = {}) => (await call(operationId, one))[0],
  }
}
