import type { Bytes } from "./blobs.ts"

/** The input is not JSON as it is accepted here: RFC 8259 in UTF-8, with bounded values. */
export class UnreadableJson extends Error {
  override readonly name = "UnreadableJson"
}

/**
 * JSON that is read as a stream: large objects and lists member by member, their contents value by value. Each member
 * and item must be read by one call before the next is requested. Every call throws `UnreadableJson` for other input,
 * and passes on what the bytes throw.
 */
export interface JsonStream {
  /** The number of bytes of the values read so far. */
  readonly taken: number
  /** The keys of an object. */
  members(): AsyncGenerator<string>
  /** The indexes of the items of a list, from 0. */
  items(): AsyncGenerator<number>
  /** A whole value. */
  value(): Promise<unknown>
  /** Whether an object or a list is next, rather than some other value. */
  isNext(kind: "object" | "list"): Promise<boolean>
  /** Checks that only white space follows. */
  end(): Promise<void>
  /** Closes the source of the bytes. */
  close(): Promise<void>
}

/** Starts to read JSON from bytes. */
export type ReadJson = (bytes: Bytes) => JsonStream
