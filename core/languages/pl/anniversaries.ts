import type { anniversaries as english } from "../en/anniversaries.ts"
import type { Texts } from "../texts.ts"

export const anniversaries: Texts<typeof english> = {
  title: "Rocznice rodziny",
  birth: "{$name}, urodziny ({$year})",
  death: "{$name}, śmierć ({$year})",
  marriage: "{$name}, ślub ({$year})",
}
