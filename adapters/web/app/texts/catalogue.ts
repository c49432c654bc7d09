/** The words of one language: those of the first screen, and how to load those of the other parts. */
export interface LanguageWords {
  readonly first: Readonly<Record<string, unknown>>
  readonly later: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>
}

/** How to load the words of each language. The build puts in the folders of `core/languages`, English first. */
export const catalogue: Readonly<Record<string, () => Promise<{ readonly default: LanguageWords }>>> = {}
