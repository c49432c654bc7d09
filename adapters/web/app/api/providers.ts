import { question, useAnswer } from "./cache.ts"
import { api } from "./client.ts"

const providers = question(["providers"], (signal) => api.GET("/auth/providers", { signal }))

/** The id of the provider of the passwords that the service itself keeps. */
const OWN_PASSWORDS = "password"

/** The ways to sign in here; none while they are not known. */
export const useProviders = () => useAnswer(providers).data ?? []

/** Whether people set their passwords here. A directory elsewhere may keep them. True while that is not known. */
export const useHasOwnPasswords = (): boolean => {
  const found = useProviders()
  return found.length === 0 || found.some(({ id }) => id === OWN_PASSWORDS)
}
