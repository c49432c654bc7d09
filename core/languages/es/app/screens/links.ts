import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/links.ts"

const messages: Translation<typeof english> = {
  title: "Enlaces para mirar",
  text: "Quien tiene la dirección de un enlace mira el árbol sin cuenta, hasta que el enlace termina.",
  unnamed: "Sin nombre",
  shows: { public: "como un visitante", members: "con personas vivas" },
  opened: `
    .input {$times :number}
    .match $times
    0 {{sin abrir todavía}}
    one {{abierto una vez}}
    * {{abierto {$times} veces}}`,
  until: "hasta el {$day}",
  end: "Terminar",
  endOf: "Terminar el enlace {$name}",
  name: "Quién lo recibe",
  nameHint: "Solo lo ven los editores del árbol.",
  sees: "Qué muestra",
  choices: {
    public: "Lo que verían los visitantes; las personas vivas quedan ocultas",
    members: "Todo lo que ven los lectores",
  },
  days: "Cuánto dura",
  lengths: { "7": "Una semana", "30": "Un mes", "90": "Tres meses", "365": "Un año" },
  passcode: "Código",
  passcodeHint: "8 caracteres o más. Déjalo vacío para no poner ninguno.",
  make: "Crear un enlace",
  once: "Envía esta dirección a la persona. No se vuelve a mostrar.",
  another: "Crear otro enlace",
}

export default messages
