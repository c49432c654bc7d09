import type { anniversaries as english } from "../en/anniversaries.ts"
import type { Texts } from "../texts.ts"

export const anniversaries: Texts<typeof english> = {
  title: "ימי השנה של המשפחה",
  birth: "{$name}, לידה ב־{$year}",
  death: "{$name}, פטירה ב־{$year}",
  marriage: "{$name}, נישואים ב־{$year}",
}
