import type { anniversaries as english } from "../en/anniversaries.ts"
import type { Texts } from "../texts.ts"

export const anniversaries: Texts<typeof english> = {
  title: "Jahrestage der Familie",
  birth: "{$name}, geboren {$year}",
  death: "{$name}, gestorben {$year}",
  marriage: "{$name}, Heirat {$year}",
}
