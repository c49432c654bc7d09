/** The text for a word of the service; undefined for a word that the app does not know. */
export const lookUp = <T>(texts: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(texts, word) ? texts[word] : undefined
