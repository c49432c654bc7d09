import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/kin.ts"

const messages: Translation<typeof english> = {
  title: "Qué parentesco tienen {$a} y {$b}",
  is: "{$b}: {$kin} de {$a}",
  way: "Camino {$count}",
  steps: {
    parent: "progenitor",
    child: "hijo o hija",
    partner: "pareja",
  },
  none: "No se conoce ningún camino entre las dos personas. Puede haber uno a través de personas que no ves.",
  same: "Es la misma persona.",
  shared: "Comparten alrededor del {$percent} de su herencia.",
  turn: "En el otro sentido",
}

export default messages
