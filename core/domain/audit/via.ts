export const viaKinds = ["session", "token", "assistant", "operator", "system"] as const

/** By which credentials a change was made. */
export interface Via {
  readonly kind: (typeof viaKinds)[number]
  /** The id of the session or token; null for an operator, for the system, and before a sign-in. */
  readonly id: string | null
  /** The user agent of the session or the name of the token. */
  readonly name: string | null
}

/** How an operator acts for an account: by a command that works on the store, without credentials of the account. */
export const viaOperator: Via = { kind: "operator", id: null, name: null }

/** By which credentials the service itself works. */
export const viaSystem: Via = { kind: "system", id: null, name: null }
