import type { anniversaries as english } from "../en/anniversaries.ts"
import type { Texts } from "../texts.ts"

export const anniversaries: Texts<typeof english> = {
  title: "Gedenkdagen van de familie",
  birth: "{$name}, geboren {$year}",
  death: "{$name}, overleden {$year}",
  marriage: "{$name}, getrouwd {$year}",
}
