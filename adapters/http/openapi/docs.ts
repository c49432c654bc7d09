import type { Json, Schema } from "../../../core/codec/wire.ts"
import type { OpenApi, OpenApiOperation, OpenApiReference, OpenApiResponse } from "./document.ts"
import { codes } from "../problems.ts"

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

const STYLE = `
  :root { color-scheme: light dark }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 64rem; margin: 0 auto; padding: 1rem 1.5rem 6rem }
  h2 { margin-top: 3rem; border-bottom: 1px solid }
  h3 { margin: 2rem 0 0 } h3 code { font-size: 1rem }
  nav a { margin-right: 1rem }
  table { border-collapse: collapse; margin: .5rem 0 }
  th, td { text-align: left; vertical-align: top; padding: .15rem 1rem .15rem 0 }
  .method { text-transform: uppercase; font-weight: bold }`

/** The document as one HTML page, without scripts and without external resources. */
export const docsPage = (document: OpenApi): string => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const chapters = document.tags.map(({ name }) => {
    const rows = operations.filter(({ operation }) => operation.tags.includes(name))
    return `<h2 id="${escape(name)}">${escape(name)}</h2>${rows.map(({ path, method, operation }) => operationHtml(document, path, method, operation)).join("")}`
  })
  const links = [...document.tags.map(({ name }) => name), "Schemas", "Problems"].map(
    (name) => `<a href="#${escape(name)}">${escape(name)}</a>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(document.info.title)} API</title><style>${STYLE}</style></head><body>
<h1>${escape(document.info.title)} API ${escape(document.info.version)}</h1>
<p>${escape(document.info.description)} For programs: <a href="openapi.json">openapi.json</a>, <a href="vocabulary">vocabulary</a>.</p>
<nav>${links.join("")}</nav>
${chapters.join("\n")}
<h2 id="Schemas">Schemas</h2>${Object.entries(document.components.schemas).map(schemaHtml).join("")}
<h2 id="Problems">Problems</h2>${problemsHtml()}
</body></html>
`
}

const table = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ""
    : `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`

const code = (text: string): string => `<code>${escape(text)}</code>`

const resolved = ({ components }: OpenApi, response: OpenApiResponse | OpenApiReference): OpenApiResponse =>
  "$ref" in response
    ? (components.responses[response.$ref.slice(response.$ref.lastIndexOf("/") + 1)] ?? { description: "" })
    : response

const operationHtml = (document: OpenApi, path: string, method: string, operation: OpenApiOperation): string => {
  const { operationId, summary, security, parameters = [], requestBody, responses } = operation
  const body = Object.entries(requestBody?.content ?? {}).map(([mediaType, { schema }]) => [
    "Body",
    `${code(mediaType)} ${typeHtml(schema)}`,
  ])
  const answers = Object.entries(responses).map(([status, response]) => {
    const { description, headers = {}, content = {} } = resolved(document, response)
    const types = Object.entries(content).map(([type, { schema }]) => `${code(type)} ${typeHtml(schema)}`)
    return [code(status), [escape(description), ...Object.keys(headers).map(code), ...types].join(" · ")]
  })
  return `<section id="${escape(operationId)}"><h3><code><span class="method">${escape(method)}</span> ${escape(document.servers[0]?.url ?? "")}${escape(path)}</code></h3>
<p>${escape(summary)}.${security.length === 0 ? " No sign-in required." : ""}</p>
${table(parameters.map(({ name, in: place, schema, description = "" }) => [code(name), place, typeHtml(schema), escape(description)]))}
${table([...body, ...answers])}</section>`
}

const schemaHtml = ([name, schema]: readonly [string, Schema]): string => {
  const required: readonly Json[] = isList(schema.required) ? schema.required : []
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : []
  const rows = properties.map(([key, type]) => [
    code(key),
    isSchema(type) ? typeHtml(type) : "",
    required.includes(key) ? "" : "may be absent",
  ])
  return `<h3 id="${escape(name)}">${code(name)}</h3>${table(rows)}`
}

const isSchema = (value: Json | undefined): value is Schema =>
  typeof value === "object" && value !== null && !isList(value)

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

/** A short description of a schema; a link if it has a name. */
const typeHtml = (schema: Schema): string => {
  if (typeof schema.$ref === "string") {
    const name = escape(schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1))
    return `<a href="#${name}">${name}</a>`
  }
  if (isList(schema.enum)) return schema.enum.map((word) => code(String(word))).join(" | ")
  if (schema.const !== undefined) return code(String(schema.const))
  if (isList(schema.anyOf)) return schema.anyOf.map((member) => (isSchema(member) ? typeHtml(member) : "")).join(" | ")
  if (isSchema(schema.items)) return `list of ${typeHtml(schema.items)}`
  const types = isList(schema.type) ? schema.type.join(" | ") : String(schema.type ?? "anything")
  const details = [
    schema.format,
    schema.minimum === undefined ? undefined : `${schema.minimum} to ${schema.maximum}`,
    schema.maxLength === undefined ? undefined : `at most ${schema.maxLength} characters`,
  ].filter((detail) => detail !== undefined)
  return escape(details.length === 0 ? types : `${types} (${details.join(", ")})`)
}

const problemsHtml = (): string =>
  `<table>${codes.map(({ code: word, status, title }) => `<tr id="${word}"><td>${code(word)}</td><td>${status}</td><td>${escape(title)}</td></tr>`).join("")}</table>`
