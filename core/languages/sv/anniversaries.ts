import type { anniversaries as english } from "../en/anniversaries.ts"
import type { Texts } from "../texts.ts"

export const anniversaries: Texts<typeof english> = {
  title: "Släktens årsdagar",
  birth: "{$name}, född {$year}",
  death: "{$name}, död {$year}",
  marriage: "{$name}, gift {$year}",
}
