/** What an API token may do. Each operation of the API needs one of them, or a session. */
export const scopes = ["read", "propose", "write", "export", "members", "feed"] as const
export type Scope = (typeof scopes)[number]

/** Whether a token with these scopes may do what needs `scope`. `write` includes `propose`. */
export const includesScope = (granted: readonly Scope[], scope: Scope): boolean =>
  granted.includes(scope) || (scope === "propose" && granted.includes("write"))
