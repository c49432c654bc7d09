import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/family.ts"

const messages: Translation<typeof english> = {
  familyOf: "La familia de {$name}",
  views: {
    family: "Familia",
    ancestors: "Antepasados",
    descendants: "Descendientes",
    outline: "Lista",
  },
  viewsLabel: "Vistas",
  up: "Generaciones hacia arriba",
  down: "Generaciones hacia abajo",
  asChart: "Mostrar como gráfico",
  asCards: "Mostrar como tarjetas",
  asList: "Leer esta familia como lista",
  growing: "Se añaden parientes al gráfico",
}

export default messages
