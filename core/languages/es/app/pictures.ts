import type { Translation } from "../../messages.ts"
import type english from "../../en/app/pictures.ts"

const messages: Translation<typeof english> = {
  add: "Añadir archivos",
  drop: "Suelta aquí imágenes y documentos",
  uploading: "Subiendo…",
  uploaded: `
    .input {$count :number}
    .match $count
    one {{Se ha subido un archivo.}}
    * {{Se han subido {$count} archivos.}}`,
  untitled: "Sin título",
  portrait: "Elegir el retrato",
  portraitOf: "El retrato de {$name}",
  noPortrait: "Quitar el retrato",
  cropHint: "Arrastra el marco hasta la cara, o usa los controles.",
  across: "De izquierda a derecha",
  downwards: "De arriba abajo",
  size: "Tamaño",
  broken: "No se puede mostrar esta imagen: su archivo puede estar dañado. Elige otra, o súbela de nuevo.",
  preview: "Así quedará:",
  summary: "Retrato de {$name}",
  pictures: "Imágenes y documentos",
  previous: "Anterior",
  next: "Siguiente",
  place: "{$index} de {$count}",
  attachAny: "Adjuntar una imagen o un documento",
  attachTo: "Adjuntar una imagen o un documento: {$name}",
  attachElsewhere: "Adjuntar a alguien o a algo",
  attach: "Adjuntar",
  attachSmall: "Imagen o documento",
  attached: "Adjuntado.",
  detach: "Separar",
  detachOne: "Separar {$title}",
  detached: "Separado. Sigue entre las imágenes y los documentos del árbol.",
  inTree: "O uno que está en el árbol",
  show: "Mostrar",
  shows: {
    all: "Todo",
    pictures: "Imágenes",
    loose: "Lo que aún no pertenece a nadie",
  },
  more: "Mostrar más",
  noneInTree: "Aquí no hay nada que elegir.",
  chooseFirst: "Elige una imagen o un documento.",
  moves: "Solo puede pertenecer a una persona, un acontecimiento o una fuente. Hasta ahora pertenece a:",
  toNothing: "nadie todavía",
  toWhat: "¿De qué trata?",
  kinds: {
    person: "Una persona, o un acontecimiento",
    source: "Una fuente",
  },
  whatOf: "¿Qué de esta persona?",
  wholePerson: "La persona",
  sourceInTree: "Fuente del árbol",
  otherSource: "Elegir otra fuente",
  sourceHint: "Escribe algunas palabras de la fuente.",
  noSource: "Ninguna fuente contiene estas palabras.",
  sources: `
    .input {$count :number}
    .match $count
    one {{Una fuente}}
    * {{{$count} fuentes}}`,
  chooseSource: "Elige la fuente: escribe algunas de sus palabras y elige un resultado.",
}

export default messages
