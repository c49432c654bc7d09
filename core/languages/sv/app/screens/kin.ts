import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/kin.ts"

const messages: Translation<typeof english> = {
  title: "Hur {$a} och {$b} är släkt",
  is: "{$b}: {$kin} till {$a}",
  way: "Väg {$count}",
  steps: {
    parent: "förälder",
    child: "barn",
    partner: "partner",
  },
  none: "Ingen väg från den ena till den andra är känd. Det kan finnas en över personer som du inte ser.",
  same: "Det är en och samma person.",
  shared: "De delar ungefär {$percent} av sina arvsanlag.",
  turn: "Åt andra hållet",
}

export default messages
