import type { Translation } from "../../messages.ts"
import type english from "../../en/app/chart.ts"

const messages: Translation<typeof english> = {
  chart: "Gráfico de la familia",
  you: "tú",
  count: `
    .input {$kind :string}
    .input {$count :number}
    .match $kind $count
    parents one {{{$count} progenitor}}
    parents * {{{$count} progenitores}}
    siblings one {{{$count} hermano o hermana}}
    siblings * {{{$count} hermanos}}
    partners one {{{$count} pareja}}
    partners * {{{$count} parejas}}
    * one {{{$count} hijo o hija}}
    * * {{{$count} hijos}}`,
  open: "Mostrar {$count} de {$name}",
  close: `
    .input {$kind :string}
    .match $kind
    parents {{Volver a ocultar los padres de {$name}}}
    siblings {{Volver a ocultar los hermanos de {$name}}}
    partners {{Volver a ocultar las parejas de {$name}}}
    * {{Volver a ocultar los hijos de {$name}}}`,
  again: "{$name}, en otro lugar del gráfico. Ir allí",
  add: "Añadir un pariente de {$name}",
  lived: `
    .input {$birth :string}
    .input {$death :string}
    .input {$state :string}
    .match $birth $death $state
    || || dead {{difunto}}
    || || * {{}}
    || * * {{fallecimiento: {$death}}}
    * || dead {{nacimiento: {$birth}, difunto}}
    * || * {{nacimiento: {$birth}}}
    * * * {{de {$birth} a {$death}}}`,
  signs: {
    adopted: "por adopción",
    divorce: "divorcio",
    annulment: "nulidad",
  },
  signOf: `
    .input {$kind :string}
    .match $kind
    adopted {{por adopción}}
    divorce {{divorcio de {$partner}}}
    * {{matrimonio con {$partner} anulado}}`,
  position: "{$at} de {$of}",
  end: "No hay nadie más en esta dirección",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  whole: "Gráfico completo",
  middleAgain: "Volver al centro",
  print: "Imprimir el gráfico completo",
  keys: "Teclas",
}

export default messages
