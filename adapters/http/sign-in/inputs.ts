import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { MOST_RETURN_PATH } from "../../../core/domain/account/return-path.ts"
import { PREFIX } from "../prefix.ts"
import { type Input, query } from "../request/input.ts"
import { textOrNull } from "../request/parameters.ts"
import { serviceAddress } from "../request/head/origin.ts"
import { signInCookieOf } from "./cookie.ts"

/** How a sign-in at a provider begins. */
export interface SignInStart {
  readonly returnTo: string | null
  readonly invitationToken: string | null
  /** The address of the API as the browser knows it. */
  readonly base: string
}

const startParameters = query({
  returnTo: textOrNull(
    "The path of the service to which the browser goes after the sign-in; `/` if absent.",
    MOST_RETURN_PATH,
  ),
  invitationToken: textOrNull("The token of an invitation, for somebody who has no account yet.", 200),
})

export const signInStart: Input<SignInStart> = {
  query: startParameters.query,
  body: null,
  read: async (request, host) =>
    pipe(
      await startParameters.read(request, host),
      E.map((parameters) => ({ ...parameters, base: serviceAddress(request, host) + PREFIX })),
    ),
}

/** The answer of a provider, as the browser brings it. */
export interface SignInAnswer {
  readonly query: string
  /** What the browser kept since the start of the sign-in. */
  readonly sealed: string | null
}

const answerParameters = query({
  code: textOrNull("The code that the provider has issued.", 4_000),
  state: textOrNull("The state of the sign-in to which the answer belongs.", 4_000),
  iss: textOrNull("The issuer that answers (RFC 9207).", 4_000),
  error: textOrNull("Why the provider has issued no code.", 4_000),
})

/** The whole query: a provider may add parameters. Wrong ones are no invalid input, but a refused sign-in. */
export const signInAnswer: Input<SignInAnswer> = {
  query: answerParameters.query,
  body: null,
  read: ({ search, headers }, { publicUrl }) =>
    E.right({ query: search, sealed: signInCookieOf(headers.cookie, publicUrl) }),
}
