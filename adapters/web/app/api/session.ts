import { type Answer, answers, ME, type Question, useAnswer } from "./cache.ts"
import { api, type Schemas } from "./client.ts"
import { dataOf, Problem } from "./problems.ts"
import { forgetAllButChoices } from "../device.ts"

type Me = Schemas["UserRead"]

/** Who reads: the account, or null for a visitor without one. */
const meQuestion: Question<Me | null> = {
  key: ME,
  ask: (signal) =>
    dataOf(api.GET("/users/me", { signal })).catch((failure: unknown) => {
      if (failure instanceof Problem && failure.status === 401) return null
      throw failure
    }),
}

export const useMe = (): Answer<Me | null> => useAnswer(meQuestion)

/** Forgets every answer, because another account reads now. */
export const becomes = (me: Me | null): void => {
  answers.clear()
  answers.setQueryData(ME, me)
}

/** Removes everything that the app knows of the account from this browser. */
export const forgetEverything = async (): Promise<void> => {
  becomes(null)
  forgetAllButChoices()
  if ("caches" in globalThis) await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
