import type { Translation } from "../../messages.ts"
import type english from "../../en/app/why.ts"

const messages: Translation<typeof english> = {
  sentence: "{$reader} {$sees}, porque {$because}.",
  readers: {
    anonymous: "Un visitante sin cuenta",
    user: "Un desconocido con cuenta",
    member: "Un miembro",
  },
  sees: {
    redacted: "solo ve que aquí hay alguien",
    hidden: "no ve a esta persona",
  },
  because: {
    tree_not_visible: "el árbol no le está abierto",
    privacy_hidden: "alguien ha elegido ocultar a esta persona",
    privacy_redacted: "alguien ha elegido no mostrar detalles de esta persona",
    said_living: "está escrito que la persona vive",
    born_recently: "la persona nació hace demasiado poco para darla por difunta",
    birth_unknown: "no se conoce ni el nacimiento ni la defunción, así que la persona puede estar viva",
  },
  unless: {
    tree_not_visible: "Los ajustes del árbol dicen quién lo ve.",
    privacy_hidden: "La privacidad de la persona cambiaría eso.",
    privacy_redacted: "La privacidad de la persona cambiaría eso.",
    said_living: "Una defunción cambiaría eso.",
    born_recently: "Una defunción cambiaría eso.",
    birth_unknown: "Una defunción, o un nacimiento de hace mucho, cambiaría eso.",
  },
  fromYear: "El tiempo por sí solo lo hace en {$year}.",
}

export default messages
