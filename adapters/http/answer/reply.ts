import type * as t from "io-ts"
import type { Language } from "../../../core/languages/language.ts"
import type { Encoding } from "./accept-encoding.ts"
import type { SentFile } from "./sent-file.ts"

/** An answer that is ready to be sent. */
export interface Answer {
  readonly status: number
  readonly content: Content
  /** Headers besides those that follow from the other settings. */
  readonly headers?: Readonly<Record<string, string>>
  readonly tag?: string
  /** The address of a created record, under the prefix. */
  readonly location?: string
  /** Whether the answer contains a secret. Then it is not compressed, because its size could reveal the secret. */
  readonly isSecret?: true
  /** The cursor of the next page. */
  readonly next?: string
  /** The file name under which clients save the content. */
  readonly filename?: string
  /** Whether caches may share the answer and keep it for a while. */
  readonly isPublished?: true
  /** The session cookie to set, or `"ended"` to remove it. */
  readonly session?: string
  /** The cookie of a sign-in at a provider to set, or `"ended"` to remove it. */
  readonly signIn?: string
  /** The cookie to set of the holder of a link. */
  readonly link?: { readonly token: string; readonly expiresAt: Date }
  /** The device cookie to set. */
  readonly device?: string
  /** The number of persons that an import has added or changed, for the metrics. */
  readonly importedPersons?: number
}

/** The pieces of a body. The last one is returned instead of yielded if it is known to be the last. */
export type Chunks = AsyncIterator<string | Uint8Array, string | Uint8Array | undefined>

/** A text that is written when it is needed. */
export interface TextContent {
  readonly kind: "text"
  readonly mediaType: string
  readonly write: () => string
}

export type Content =
  | { readonly kind: "none" }
  | TextContent
  | {
      readonly kind: "chunks"
      readonly mediaType: string
      readonly chunks: Chunks
    }
  | { readonly kind: "bytes"; readonly file: SentFile }
  | {
      readonly kind: "asset"
      readonly mediaType: string
      readonly bytes: Uint8Array
      /** The same bytes, compressed beforehand. */
      readonly encoded: Partial<Readonly<Record<Encoding, Uint8Array>>>
    }
  | { readonly kind: "events"; readonly mediaType: string; readonly open: OpenEvents }

/** Starts to send events. The function that is returned is called when the reader has left. */
export type OpenEvents = (sink: EventSink) => () => void

/** The reader of events. */
export interface EventSink {
  /** Sends a text. False if the reader has left, or has left too much unread. */
  readonly write: (text: string) => boolean
  /** Resolves when the reader has taken what was written, or has left. */
  readonly drained: () => Promise<void>
  /** Ends the answer. */
  readonly end: () => void
}

/** What of its request an answer depends on. */
export interface AnswerTo {
  /** The path of the request, under the prefix. */
  readonly path: string
  /** The language of the texts in the answer. */
  readonly language: Language
}

/** A kind of reply: how the result of a use case becomes an HTTP answer, and how OpenAPI describes it. */
export interface Reply<A> {
  readonly status: number
  readonly mediaType: string | null
  readonly codec: t.Mixed | null
  readonly shape: "record" | "list" | "page" | "file" | "bytes" | "none"
  readonly headers: readonly (
    | "ETag"
    | "Link"
    | "Location"
    | "Set-Cookie"
    | "Clear-Site-Data"
    | "Content-Disposition"
    | "Accept-Ranges"
    | "X-Total-Count"
  )[]
  /** Whether the answer contains a secret, such as a token. It is neither stored nor compressed. */
  readonly isSecret?: true
  /** An alternative media type that clients can request by name. The call says which one is wanted. */
  readonly otherType?: string
  /** Another answer that succeeds, in JSON, with its own status. */
  readonly other?: { readonly status: number; readonly codec: t.Mixed; readonly description: string }
  answer(value: A, to: AnswerTo): Answer
  /** The answer as JSON, for clients that request the progress of long work (`progressLines`). */
  readonly report?: (value: A, language: Language) => string
}

export const JSON_TYPE = "application/json; charset=utf-8"
