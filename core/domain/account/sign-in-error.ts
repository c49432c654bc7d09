/** Why a sign-in at a provider is refused, as the page for signing in gets it. */
export const signInErrors = [
  "state_invalid",
  "provider_error",
  "provider_unavailable",
  "token_invalid",
  "access_denied",
  "email_missing",
  "email_taken",
  "registration_closed",
] as const
export type SignInError = (typeof signInErrors)[number]
