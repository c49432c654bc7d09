/** The tag of a citation that is written below SEX, where the standards have no place for SOUR. */
export const extensionTag = "_SOUR"

/** Whether a structure below one with the tag `above` is a citation. */
export const isCitation = ({ tag }: { readonly tag: string }, above: string): boolean =>
  tag === "SOUR" || (above === "SEX" && tag === extensionTag)
