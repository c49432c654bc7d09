import type { anniversaries as english } from "../en/anniversaries.ts"
import type { Texts } from "../texts.ts"

export const anniversaries: Texts<typeof english> = {
  title: "Anniversaires de la famille",
  birth: "{$name}, naissance en {$year}",
  death: "{$name}, décès en {$year}",
  marriage: "{$name}, mariage en {$year}",
}
