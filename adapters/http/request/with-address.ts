import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { serviceAddress } from "./head/origin.ts"
import type { Input } from "./input.ts"

/** The same input with the address by which the caller reaches the service. */
export const withAddress = <I extends object>({
  query,
  body,
  read,
}: Input<I>): Input<I & { readonly address: string }> => ({
  query,
  body,
  read: async (request, host) =>
    pipe(
      await read(request, host),
      E.map((input) => ({ ...input, address: serviceAddress(request, host) })),
    ),
})
