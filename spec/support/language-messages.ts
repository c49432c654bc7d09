import type { LanguagePack } from "../../core/languages/language-pack.ts"

/** The files of a language that are not messages. */
const notMessages: ReadonlySet<string> = new Set(["about", "calendars", "kin"])

/** The messages of a language, each with its path, as `mails.invitationFrom`. */
export const messagesOf = (pack: LanguagePack): readonly { readonly path: string; readonly text: string }[] =>
  Object.entries(pack)
    .filter(([kind]) => !notMessages.has(kind))
    .flatMap(([kind, texts]) => Object.entries(texts).map(([key, text]) => ({ path: `${kind}.${key}`, text })))
