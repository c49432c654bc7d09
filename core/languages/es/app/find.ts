import type { Translation } from "../../messages.ts"
import type english from "../../en/app/find.ts"

const messages: Translation<typeof english> = {
  hint: "Escribe algunas letras de un nombre. Un año de nacimiento o de defunción acota la búsqueda.",
  none: "No hay nadie con ese nombre.",
  count: `
    .input {$count :number}
    .match $count
    one {{Una persona}}
    * {{{$count} personas}}`,
  childOf: "padres: {$parents}",
  with: "con {$partners}",
  alsoCalled: "también {$name}",
}

export default messages
