import { type Answer, answers, ME, type Question, useAnswer } from "./cache.ts"
import { api, type Schemas } from "./client.ts"
import { forgetKept, keepFor } from "./asking.ts"
import { dataOf, Problem } from "./problems.ts"
import { forgetAllButChoices, noteSignOut } from "../device.ts"
import { carryOutSignOut } from "./sign-out.ts"
import { tellWindows } from "./windows.ts"
import { forgetViewers } from "./viewers.ts"

export type Me = Schemas["UserRead"]

const askedMe = (signal?: AbortSignal): Promise<Me | null> =>
  dataOf(api.GET("/users/me", signal === undefined ? {} : { signal })).catch((failure: unknown) => {
    if (failure instanceof Problem && failure.status === 401) return null
    throw failure
  })

/** Asks the service who reads now. */
export const askMe = (): Promise<Me | null> => askedMe()

/** Who reads: the account, or null for a visitor without one. */
const meQuestion: Question<Me | null> = {
  key: ME,
  ask: askedMe,
}

export const useMe = (): Answer<Me | null> => useAnswer(meQuestion)

/** Forgets every answer, because another account reads now. */
export const becomes = (me: Me): void => {
  answers.clear()
  forgetViewers()
  answers.setQueryData(ME, me)
  void keepFor(me.id)
  tellWindows("changed")
}

/** The files of the app, which the worker keeps, have nothing of an account. */
const isOfApp = (name: string): boolean => name.startsWith("app ")

/** Removes everything that the app knows of the account from this browser. The other windows hide it at once. */
export const forgetEverything = async (): Promise<void> => {
  tellWindows("ended")
  answers.clear()
  answers.setQueryData(ME, null)
  await forgetKept()
  forgetAllButChoices()
  if (!("caches" in globalThis)) return
  const names = (await caches.keys()).filter((name) => !isOfApp(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Removes everything of the account from this browser. The session itself is ended next, and before any other call. */
export const signOutHere = async (): Promise<void> => {
  noteSignOut()
  await forgetEverything()
}

const AGAIN_MS = 5_000

/** Whether the service has ended the session. If not, it is asked again until it has. */
export const isSessionEnded = async (): Promise<boolean> => {
  const isEnded = await carryOutSignOut().then(
    (refusal) => refusal === null,
    () => false,
  )
  if (!isEnded) setTimeout(() => void isSessionEnded(), AGAIN_MS)
  return isEnded
}
