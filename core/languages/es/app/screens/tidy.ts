import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tidy.ts"

const messages: Translation<typeof english> = {
  title: "Revisar",
  intro:
    "Cada búsqueda encuentra una clase de carencia o de error en el árbol. Nada cambia hasta que apliques lo que has elegido, y puedes deshacerlo.",
  editorsOnly: "Lo pueden hacer los editores y propietarios del árbol.",
  tool: "Qué buscar",
  tools: {
    born: "Demasiado mayores para vivir",
    child: "Progenitores demasiado mayores para vivir",
    name: "Sexo según el nombre",
    spouse: "Sexo según la pareja",
    file: "Sexo según un archivo GEDCOM",
    names: "Nombres con errores",
  },
  what: {
    born: "Personas nacidas en este año o antes que no figuran como difuntas.",
    child: "Personas con un hijo nacido en este año o antes que no figuran como difuntas.",
    name: "Personas sin sexo, con un nombre de pila que lo sugiere.",
    spouse: "Personas sin sexo, con una pareja que lo sugiere.",
    file: "Personas sin sexo que este archivo sí tiene: elige el archivo del que se importó el árbol.",
    names: "Nombres que contienen una fecha, no tienen apellido o tienen todas las partes en un solo campo.",
  },
  year: "Nacidas en este año o antes",
  look: "Mostrar",
  file: "Elegir un archivo GEDCOM",
  none: "Aquí no hay nada que revisar.",
  found: "{$chosen} de {$all} elegidos",
  all: "Elegir todo",
  nothing: "No elegir nada",
  bornIn: "nacimiento en {$year}: no vive",
  childIn: "tiene un hijo nacido en {$year}: no vive",
  gender: {
    male: "hombre",
    female: "mujer",
    other: "otro",
  },
  because: "{$value}, por {$basis}",
  fix: "«{$before}» pasa a ser «{$after}»",
  byHand: "«{$name}» se tiene que corregir a mano",
  apply: "Aplicar {$count}",
  done: "Cambiados: {$count}.",
  first: "Se muestran los primeros {$count}. Aplícalos y mira otra vez.",
}

export default messages
