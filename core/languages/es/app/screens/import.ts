import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/import.ts"

const messages: Translation<typeof english> = {
  title: "Importar",
  editorsOnly: "Lo pueden hacer los editores y propietarios del árbol. Pídeselo, o propón cambios sueltos.",
  intro:
    "Trae personas de un archivo GEDCOM, que casi todos los programas de genealogía saben escribir. Primero ves lo que contiene; nada se guarda hasta que lo digas.",
  drop: "Suelta aquí un archivo, o elige uno",
  chooseFile: "Elegir un archivo",
  file: "GEDCOM, como .ged, .gdz o .zip",
  phases: {
    sending: "Enviando el archivo",
    queued: "Esperando su turno",
    unpacking: "Descomprimiendo",
    reading: "Leyendo",
    matching: "Comparando con tu árbol",
    storing: "Guardando",
  },
  progress: `
    .input {$all :string}
    .match $all
    || {{{$done} hasta ahora}}
    * {{{$done} de {$all}}}`,
  cancelled: "Cancelado. No se ha guardado nada.",
  cancelledLate: "Cancelado. Si ya se estaban guardando personas, la importación continúa. Mira los últimos cambios.",
  inIt: "Lo que contiene",
  counts: {
    persons: "personas",
    families: "familias",
    sources: "fuentes",
    media: "imágenes y documentos",
    candidates: "quizá ya están aquí",
  },
  alreadyThere:
    "Parece que {$there} de {$all} personas ya están en tu árbol. Decide abajo qué pasa con ellas, o las tendrás dos veces.",
  twice:
    "{$there} personas ya estaban en tu árbol, y la mayoría están ahora dos veces. Puedes deshacer la importación.",
  other: "Otro archivo",
  whoIsHere: "Quién está ya aquí",
  noneIsHere: "Nadie de este archivo parece estar en tu árbol.",
  pair: "{$at} de {$all}",
  undecided: `
    .input {$count :number}
    .match $count
    0 {{Todo está decidido.}}
    one {{{$count} sin decidir. Se añade como persona nueva.}}
    * {{{$count} sin decidir. Se añaden como personas nuevas.}}`,
  inFile: "En el archivo",
  inTree: "En tu árbol",
  born: "nacimiento: {$year}",
  compared: "La persona del archivo junto a la persona de tu árbol",
  field: "Hecho",
  fields: {
    name: "Nombre",
    birth: "Nacimiento",
    death: "Defunción",
    parents: "Padres",
    partners: "Parejas",
    children: "Hijos",
  },
  agreements: {
    differs: "distinto",
    only_file: "solo en el archivo",
    only_tree: "solo en tu árbol",
  },
  scores: {
    high: "muy parecidas",
    medium: "parecidas",
  },
  actions: {
    new: "Añadir como persona nueva",
    skip: "Dejar fuera; su familia se une a la persona de tu árbol",
    merge: "Fusionar: se añade lo que falta en tu árbol",
    overwrite: "Sustituir por lo que dice el archivo",
  },
  what: "¿Qué se hace con esta persona?",
  others: "Lo mismo para las otras {$count} personas {$score}",
  which: "¿Quién de tu árbol?",
  previous: "Anterior",
  next: "Siguiente",
  keys: "Teclas: de 1 a 4 deciden, las flechas avanzan.",
  warnings: `
    .input {$count :number}
    .match $count
    one {{Una observación sobre el archivo}}
    * {{{$count} observaciones sobre el archivo}}`,
  lines: `
    .input {$count :number}
    .match $count
    one {{Línea {$lines}}}
    * {{{$count} veces, líneas {$lines}}}`,
  moreWarnings: "Y {$count} más.",
  unknown: `
    .input {$count :number}
    .match $count
    one {{Una clase de líneas sin lugar en un árbol se conserva tal cual.}}
    * {{{$count} clases de líneas sin lugar en un árbol se conservan tal cual.}}`,
  start: `
    .input {$count :number}
    .match $count
    one {{Importar una persona}}
    * {{Importar {$count} personas}}`,
  done: "La importación ha terminado",
  report: {
    created: "personas nuevas",
    merged: "fusionadas",
    skipped: "dejadas fuera",
    overwritten: "sustituidas",
    events: "acontecimientos",
    relationships: "parentescos",
    sources: "fuentes",
    citations: "citas",
  },
  toTree: "Al árbol",
  imported: "Importado.",
}

export default messages
