import type { Translation } from "../../messages.ts"
import type english from "../../en/app/facts.ts"

const messages: Translation<typeof english> = {
  kinds: {
    birth: "Nacimiento",
    christening: "Bautizo",
    baptism: "Bautismo",
    adult_christening: "Bautizo de adulto",
    blessing: "Bendición",
    bar_mitzvah: "Bar mitzvá",
    bat_mitzvah: "Bat mitzvá",
    first_communion: "Primera comunión",
    confirmation: "Confirmación",
    adoption: "Adopción",
    education: "Estudios",
    graduation: "Graduación",
    occupation: "Profesión",
    residence: "Residencia",
    census: "Censo",
    religion: "Religión",
    nationality: "Nacionalidad",
    title: "Título",
    military_service: "Servicio militar",
    emigration: "Emigración",
    immigration: "Inmigración",
    naturalization: "Naturalización",
    property: "Propiedad",
    description: "Descripción",
    id_number: "Número de identidad",
    will: "Testamento",
    probate: "Ejecución del testamento",
    retirement: "Jubilación",
    ordination: "Ordenación",
    death: "Defunción",
    burial: "Entierro",
    cremation: "Incineración",
    engagement: "Compromiso",
    marriage_banns: "Amonestaciones",
    marriage_contract: "Contrato matrimonial",
    marriage_license: "Licencia de matrimonio",
    marriage: "Matrimonio",
    marriage_settlement: "Capitulaciones matrimoniales",
    separation: "Separación",
    divorce_filed: "Demanda de divorcio",
    divorce: "Divorcio",
    annulment: "Nulidad",
  },
  texts: {
    subtype: "Más exactamente",
    detail: "Detalle",
    cause: "Causa",
    age: "Edad",
    notes: "Notas",
  },
  change: "Modificar: {$what}",
  addFact: "Añadir un hecho",
  newFact: "Un hecho nuevo de {$name}",
  kind: "Tipo",
  otherKind: "Otro tipo…",
  ownKind: "Nombre del tipo",
  with: "Con {$name}",
  date: "Fecha",
  place: "Lugar",
  coordinates: "Latitud y longitud",
  coordinatesHint: "Por ejemplo 52.2053, 0.1218, como en los mapas",
  coordinatesUnclear: "No está claro. Escribe dos números en grados, como 52.2053, 0.1218.",
  privacy: "Quién ve este hecho",
  privacies: {
    default: "Todos los que ven a la persona por completo",
    hidden: "Solo los miembros del árbol",
  },
  summaryChange: `
    .input {$name :string}
    .match $name
    || {{Cambio: {$what}}}
    * {{Cambio: {$what}, {$name}}}`,
  summaryDelete: `
    .input {$name :string}
    .match $name
    || {{Eliminación: {$what}}}
    * {{Eliminación: {$what}, {$name}}}`,
  conflict: "Mientras tanto, otra persona ha cambiado esto. Aquí están las dos versiones:",
  delete: "Eliminar",
  suggestDelete: "Proponer que se elimine",
  deleted: "Eliminado.",
  takes: "También se elimina: {$what}.",
  takesNothing: "No se elimina nada más.",
  counts: {
    names: `
    .input {$count :number}
    .match $count
    one {{un nombre}}
    * {{{$count} nombres}}`,
    facts: `
    .input {$count :number}
    .match $count
    one {{un hecho}}
    * {{{$count} hechos}}`,
    ties: `
    .input {$count :number}
    .match $count
    one {{un parentesco}}
    * {{{$count} parentescos}}`,
    citations: `
    .input {$count :number}
    .match $count
    one {{una cita de una fuente}}
    * {{{$count} citas de fuentes}}`,
    media: `
    .input {$count :number}
    .match $count
    one {{una imagen o un documento}}
    * {{{$count} imágenes y documentos}}`,
  },
  addName: "Añadir un nombre",
  newName: "Otro nombre de {$name}",
  nameKind: "Tipo de nombre",
  prefix: "Título antepuesto",
  surnamePrefix: "Antes del apellido",
  suffix: "Añadido al final",
  written: "Como se escribe completo",
  writtenHint: "Vacío: las partes de arriba en su orden",
  nameLanguage: "Idioma",
  nameLanguageHint: "Un código corto, como de, hu o zh-Hant",
  identifiers: "Identificadores",
  identifiersHint: "Uno por línea: su tipo, dos puntos y un espacio, y el número. Por ejemplo REFN: 12",
  makeMain: "Hacer de este el nombre principal",
  isMain: "El nombre principal es ahora {$name}.",
  nameMissing: "Escribe un nombre de pila o un apellido.",
  deletedNames: "Nombres eliminados",
  noDeletedNames: "No hay ningún nombre eliminado de esta persona.",
  restore: "Restaurar",
  restoreName: "Restaurar: {$name}",
  restoredName: "Restaurado: {$name}.",
  tie: "el parentesco con {$name}",
  tieKind: "Qué los une",
  tieKinds: {
    biological: "por nacimiento",
    adoptive: "por adopción",
    step: "padrastro o madrastra e hijastro o hijastra",
    foster: "acogimiento",
    donor: "donante",
    guardian: "tutor y pupilo",
  },
  tieNotes: "Notas sobre el parentesco",
  order: "Cambiar el orden",
  orderOf: {
    children: "Cambiar el orden de los hijos",
    partners: "Cambiar el orden de las parejas",
  },
  moveUp: "Subir a {$name}",
  moveDown: "Bajar a {$name}",
  movedTo: "{$name} ocupa ahora el puesto {$at} de {$of}",
  deleteTie: "Eliminar este parentesco",
  bothStay: "Las dos personas permanecen.",
  changeAbout: "Modificar sexo, privacidad y notas",
  sees: "Quién ve a esta persona",
  personPrivacies: {
    default: "Según el árbol: los difuntos por completo, y de los vivos solo que existen",
    redacted: "Quienes no son miembros solo ven que hay alguien",
    hidden: "Quienes no son miembros no ven a esta persona",
  },
  livingHint: "De las personas vivas, quienes no son miembros solo ven que existen.",
  notes: "Notas",
  deletePerson: "Eliminar a esta persona",
  deletePersonTitle: "¿Eliminar a {$name}?",
  relativesStay: "Los parientes permanecen en el árbol. «Deshacer» lo recupera todo.",
  deletedPerson: "{$name}: eliminado del árbol.",
}

export default messages
