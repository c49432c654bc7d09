import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/kin.ts"

const messages: Translation<typeof english> = {
  title: "Wie {$a} und {$b} verwandt sind",
  is: "{$b}: {$kin} von {$a}",
  way: "Weg {$count}",
  steps: {
    parent: "Elternteil",
    child: "Kind",
    partner: "Partner",
  },
  none: "Es ist kein Weg zwischen beiden bekannt. Vielleicht führt einer über Menschen, die Sie nicht sehen.",
  same: "Das ist ein und dieselbe Person.",
  shared: "Sie teilen etwa {$percent} ihrer Erbanlagen.",
  turn: "Andersherum",
}

export default messages
