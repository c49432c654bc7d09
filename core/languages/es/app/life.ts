import type { Translation } from "../../messages.ts"
import type english from "../../en/app/life.ts"

const messages: Translation<typeof english> = {
  life: "Vida",
  bornAt: `
    .input {$date :string}
    .input {$place :string}
    .match $date $place
    || || {{Nacimiento}}
    || * {{Nacimiento en {$place}}}
    * || {{Nacimiento: {$date}}}
    * * {{Nacimiento: {$date}, en {$place}}}`,
  diedAt: `
    .input {$date :string}
    .input {$place :string}
    .match $date $place
    || || {{defunción}}
    || * {{defunción en {$place}}}
    * || {{defunción: {$date}}}
    * * {{defunción: {$date}, en {$place}}}`,
  aged: `
    .input {$age :number}
    .match $age
    one {{a la edad de un año}}
    * {{a la edad de {$age} años}}`,
  isYou: "Esta ficha es la tuya.",
  isYour: "Parentesco contigo: {$kin}.",
  how: "¿Cómo?",
  with: "Con {$name}",
  withoutOther: "Otros hijos",
  names: "Nombres",
  sources: "Fuentes",
  notes: "Notas",
  history: "Historial",
  inTree: "Mostrar en el árbol",
  print: "Imprimir",
  makeHome: "Hacer persona principal",
  isHome: "El árbol se abre ahora con {$name}.",
  noFacts: "Aún no se sabe nada de esta vida.",
  left: "{$count} más.",
  showMore: "Mostrar más",
  evidence: {
    none: "Sin fuente",
    some: "Con fuente",
    good: "Con una buena fuente",
  },
  citations: `
    .input {$count :number}
    .match $count
    one {{{$count} fuente}}
    * {{{$count} fuentes}}`,
  page: "página {$page}",
  cause: "Causa: {$cause}",
  age: "Edad: {$age}",
  sides: ["N", "S", "E", "O"],
  sures: [
    "Fiabilidad: no fiable, o una conjetura",
    "Fiabilidad: dudosa",
    "Fiabilidad: registrado después, o por otros",
    "Fiabilidad: prueba directa",
  ],
  otherLines: "Otras líneas del archivo",
  noOtherLines: "No hay nada en un archivo que esta página no muestre.",
  linesOfFamily: `
    .input {$xref :string}
    .match $xref
    || {{En una familia}}
    * {{En la familia {$xref}}}`,
  tagAlone: "Sin texto",
  identifiers: "Identificadores",
  identifierTypes: {
    UID: "Número único",
    REFN: "Número de referencia",
    EXID: "Número en otro lugar",
    AFN: "Número del Ancestral File",
    RFN: "Número permanente de registro",
    RIN: "Número de registro de un programa",
  },
  nameTypes: {
    birth: "al nacer",
    maiden: "de soltera",
    married: "de casada",
    alias: "también",
    nickname: "apodo",
    immigrant: "tras inmigrar",
    professional: "profesional",
    religious: "religioso",
    other: "otro",
  },
  redacted: "Esta persona puede estar viva. Solo los miembros del árbol ven más.",
  events: {
    birth: "nacimiento",
    christening: "bautizo",
    baptism: "bautismo",
    death: "defunción",
    burial: "entierro",
    cremation: "incineración",
    marriage: "matrimonio",
    divorce: "divorcio",
    residence: "residencia",
    immigration: "inmigración",
    emigration: "emigración",
    adoption: "adopción",
    confirmation: "confirmación",
    graduation: "graduación",
    naturalization: "naturalización",
    engagement: "compromiso",
    separation: "separación",
    retirement: "jubilación",
    military_service: "servicio militar",
    occupation: "profesión",
    education: "estudios",
    census: "censo",
    title: "título",
    description: "descripción",
    religion: "religión",
    nationality: "nacionalidad",
    property: "propiedad",
    will: "testamento",
    probate: "ejecución del testamento",
  },
}

export default messages
