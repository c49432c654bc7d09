import type { Listed } from "../api/trees.ts"
import { useCommonWords } from "../words/language.ts"

/** The name of a person as this reader may see it: living people are redacted for strangers. */
export const useNameOf = (): ((person: Pick<Listed, "visibility" | "display_name">) => string) => {
  const { livingPerson, nameless } = useCommonWords()
  return ({ visibility, display_name }) => {
    if (visibility === "redacted") return livingPerson
    return display_name.trim() === "" ? nameless : display_name
  }
}
