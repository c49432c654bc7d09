import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tree.ts"

const messages: Translation<typeof english> = {
  middle: "Persona principal",
  noMiddle: "El árbol aún no tiene persona principal.",
  chooseMiddle:
    "Abre la página de una persona y hazla allí persona principal: el árbol se abre entonces con su familia.",
  people: "Todas las personas",
  openFamily: "Abrir la familia",
  empty: "Este árbol aún no tiene personas. Escribe las primeras, o tráelas de otro programa.",
  begin: "Escribir tres generaciones",
  bring: "Importar un archivo",
  latest: "Últimos cambios",
  allChanges: "Todos los cambios",
  noChanges: "Aún no ha cambiado nada.",
  numbers: "En cifras",
  counts: {
    persons: "personas",
    possibly_living: "pueden estar vivas",
    families: "familias",
    events: "acontecimientos",
    places: "lugares",
    sources: "fuentes",
    media: "imágenes y documentos",
  },
  generations: `
    .input {$count :number}
    .match $count
    one {{Una generación}}
    * {{{$count} generaciones}}`,
  years: "de {$from} a {$to}",
  known: "Cuánto se sabe",
  completeness: {
    birth: "con nacimiento",
    death: "con defunción",
    parents: "con padres",
    sources: "con fuentes",
  },
  anniversaries: "Aniversarios de los próximos 30 días",
  noAnniversaries: "Ninguno en los próximos 30 días.",
  anniversary: "{$years} años: {$event}",
  events: {
    birth: "nacimiento",
    death: "defunción",
    marriage: "matrimonio",
  },
  surnames: "Apellidos",
  allSurnames: "Todos los apellidos",
  todo: "Qué puedes hacer",
  waiting: `
    .input {$count :number}
    .match $count
    one {{Una propuesta espera.}}
    * {{{$count} propuestas esperan.}}`,
  texts: {
    review: "Lo que proponen otros, antes y después.",
    import: "Trae personas de un archivo GEDCOM.",
    tidy: "Encuentra lo que falta o no puede ser.",
    history: "Quién cambió qué, con «Deshacer».",
    settings: "Nombre, quién lo ve, miembros y archivos.",
  },
  visibility: {
    private: "Solo los miembros ven este árbol.",
    site_members:
      "Todos los que tienen una cuenta aquí ven este árbol. Las personas vivas quedan ocultas para quienes no son miembros.",
    unlisted:
      "Todos los que tienen la dirección ven este árbol. Las personas vivas quedan ocultas para quienes no son miembros.",
    public: "Todo el mundo ve este árbol. Las personas vivas quedan ocultas para quienes no son miembros.",
  },
}

export default messages
