import { type Answer, answers, ME, type Question, useAnswer } from "./cache.ts"
import { api, type Schemas } from "./client.ts"
import { forgetKept, keepFor } from "./asking.ts"
import { dataOf, Problem } from "./problems.ts"
import { forgetAllButChoices } from "../device.ts"
import { forgetViewers } from "./viewers.ts"

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
export const becomes = (me: Me): void => {
  answers.clear()
  forgetViewers()
  answers.setQueryData(ME, me)
  void keepFor(me.id)
}

/** The files of the app, which the worker keeps, have nothing of an account. */
const isOfApp = (name: string): boolean => name.startsWith("app ")

/** Removes everything that the app knows of the account from this browser. */
export const forgetEverything = async (): Promise<void> => {
  answers.clear()
  answers.setQueryData(ME, null)
  await forgetKept()
  forgetAllButChoices()
  if (!("caches" in globalThis)) return
  const names = (await caches.keys()).filter((name) => !isOfApp(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}
