import type { Listing } from "../../../core/index.ts"

/** A page of items in one of two forms. */
export type EitherPage<A, B> =
  | { readonly form: "usual"; readonly listing: Listing<A> }
  | { readonly form: "other"; readonly listing: Listing<B> }
