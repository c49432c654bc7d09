export const viaKinds = ["session", "token", "assistant", "system"] as const

/** By which credentials a change was made. */
export interface Via {
  readonly kind: (typeof viaKinds)[number]
  /** The id of the session or token; null for the system, and before a sign-in. */
  readonly id: string | null
  /** The user agent of the session or the name of the token. */
  readonly name: string | null
}

/** By which credentials the service itself works. */
export const viaSystem: Via = { kind: "system", id: null, name: null }
