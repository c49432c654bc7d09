import type { anniversaries as english } from "../en/anniversaries.ts"
import type { Texts } from "../texts.ts"

export const anniversaries: Texts<typeof english> = {
  title: "Aniversarios de la familia",
  birth: "{$name}, nacimiento en {$year}",
  death: "{$name}, fallecimiento en {$year}",
  marriage: "{$name}, matrimonio en {$year}",
}
