import { useEffect, useState } from "preact/hooks"
import { renew } from "./api/cache.ts"
import { api } from "./api/client.ts"
import { dataOf } from "./api/problems.ts"
import { useMe } from "./api/session.ts"
import { chooseLanguage, chosenLanguage, showLanguage } from "./device.ts"
import { toastFailure } from "./parts/toasts.tsx"
import { type Language, languages } from "./texts/languages.ts"
import { speak } from "./texts/texts.ts"

/** Stores the language in the account, so that mails and other devices follow the choice. */
const keepInAccount = async (tag: Language): Promise<void> => {
  const { languages: known } = await dataOf(api.GET("/vocabulary"))
  const language = known.find((one) => one === tag)
  if (language === undefined) return
  await dataOf(api.PATCH("/users/me", { body: { language } }))
  await renew("me")
}

/**
 * The language of the app, and a way to choose it. A choice holds for this device, and for the account of the reader.
 * On a device without a choice, the app takes the language of the account.
 */
export const useLanguageOfReader = (first: Language): readonly [Language, (chosen: Language) => void] => {
  const [language, setLanguage] = useState(first)
  const me = useMe().data ?? null
  const ofAccount = me?.language ?? null
  const show = async (tag: Language): Promise<void> => {
    await speak(tag)
    showLanguage(tag)
    setLanguage(tag)
  }
  useEffect(() => {
    if (ofAccount === null || chosenLanguage() !== null || !languages.includes(ofAccount)) return
    show(ofAccount).catch((failure: unknown) => toastFailure(failure, language))
  }, [ofAccount])
  const choose = async (chosen: Language): Promise<void> => {
    await show(chosen)
    chooseLanguage(chosen)
    if (me !== null) await keepInAccount(chosen)
  }
  return [language, (chosen) => void choose(chosen).catch((failure: unknown) => toastFailure(failure, language))]
}
