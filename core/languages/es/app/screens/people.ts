import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/people.ts"

const messages: Translation<typeof english> = {
  title: "Personas",
  count: "{$count} encontradas",
  filter: "Nombre",
  clear: "Mostrar a todos",
  sort: "Orden",
  sorts: {
    name: "Por nombre",
    "-name": "Por nombre, desde el final",
    birth: "Primero los más antiguos",
    "-birth": "Primero los más recientes",
    death: "Primero las defunciones más antiguas",
    "-death": "Primero las defunciones más recientes",
    "-updated": "Primero los últimos cambios",
    created: "Según se añadieron",
  },
  only: "Solo",
  onlies: {
    everyone: "Todos",
    living: "Quienes pueden estar vivos",
    birth: "Sin nacimiento",
    parents: "Sin padres",
    sources: "Sin fuentes",
    gender: "Sin sexo",
  },
  none: "Aún no hay personas.",
  noneSuch: "No hay nadie así.",
  more: "Mostrar más",
  living: "puede estar vivo",
  dead: "† difunto",
  heads: {
    name: "Nombre",
    birth: "Nacimiento",
    death: "Defunción",
    parents: "Padres",
  },
  childOf: "Padres: {$parents}",
  letters: "Iniciales de los apellidos",
  letter: "Apellidos con {$letter}",
}

export default messages
