import type { Json, Schema } from "../../../core/codec/wire.ts"

/** An OpenAPI 3.1 document, as far as this service writes it. */
export interface OpenApi {
  readonly openapi: string
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly contact: { readonly name: string }
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
  readonly paths: { readonly [path: string]: { readonly [method: string]: OpenApiOperation } }
  readonly components: {
    readonly schemas: { readonly [name: string]: Schema }
    readonly responses: { readonly [name: string]: OpenApiResponse }
    readonly securitySchemes: { readonly [name: string]: Schema }
  }
}

export interface OpenApiOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  /**
   * The schema of each line of the answer to a request that accepts lines, by their media type. It is no content of
   * the answer, because generators of clients would make one type of both.
   */
  readonly "x-lines"?: { readonly [mediaType: string]: Schema }
  readonly summary: string
  readonly description: string
  /** The scope that an API token needs, or `session` if no API token is enough. */
  readonly "x-scope"?: string
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[]
  readonly parameters?: readonly OpenApiParameter[]
  readonly requestBody?: { readonly required: boolean; readonly description: string; readonly content: OpenApiContent }
  readonly responses: { readonly [status: string]: OpenApiResponse | OpenApiReference }
}

export interface OpenApiParameter {
  readonly name: string
  readonly in: "path" | "query" | "header"
  readonly required?: true
  readonly description: string
  readonly schema: Schema
  readonly example?: Json
}

export interface OpenApiContent {
  readonly [mediaType: string]: { readonly schema: Schema; readonly example?: Json }
}

export interface OpenApiHeader {
  readonly description: string
  readonly schema: Schema
}

export interface OpenApiResponse {
  readonly description: string
  readonly headers?: { readonly [name: string]: OpenApiHeader }
  readonly content?: OpenApiContent
}

export interface OpenApiReference {
  readonly $ref: string
}
