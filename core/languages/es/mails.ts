import type { mails as english } from "../en/mails.ts"
import type { Texts } from "../texts.ts"

export const mails: Texts<typeof english> = {
  verifyEmailSubject: "Confirma tu dirección de correo para Stemma",
  verifyEmailBefore:
    "Se ha creado una cuenta de Stemma con esta dirección de correo. Para confirmar que es tuya, abre este enlace en un " +
    "plazo de 48 horas, en el navegador en el que has iniciado sesión:",
  verifyEmailAfter:
    "Si no has creado ninguna cuenta, no hagas caso de este mensaje: la dirección queda sin confirmar. Si la confirmas, se " +
    "elimina la contraseña que puso otra persona.",
  resetPasswordSubject: "Elige una contraseña nueva para Stemma",
  resetPasswordBefore:
    "Alguien ha pedido una contraseña nueva para la cuenta de Stemma con esta dirección de correo. Para elegirla, abre este " +
    "enlace en el plazo de una hora:",
  resetPasswordAfter:
    "El enlace sirve una sola vez y cierra todas las sesiones de la cuenta. Si no lo has pedido tú, no hagas caso de este " +
    "mensaje: tu contraseña sigue siendo la misma.",
  identitySubject: "Una forma nueva de entrar en tu cuenta de Stemma",
  identityWho: "Alguien ha entrado por primera vez en tu cuenta de Stemma con el proveedor «{$provider}».",
  identityClaim: "El proveedor afirma que esta dirección de correo es la de esa persona.",
  identityThen:
    "Si has sido tú, no tienes que hacer nada. Si no, inicia sesión, quita de tu cuenta esta forma de entrar y avisa al " +
    "operador del servicio.",
  invitationSubject: "Tienes una invitación a un árbol genealógico en Stemma",
  invitationFrom: "«{$inviter}» te invita al árbol genealógico «{$tree}» en Stemma.",
  invitationFromOwner: "Un propietario del árbol te invita al árbol genealógico «{$tree}» en Stemma.",
  invitationAsViewer: "Tu papel: lector (puedes leerlo).",
  invitationAsEditor: "Tu papel: editor (puedes leerlo y modificarlo).",
  invitationAsOwner: "Tu papel: propietario (puedes hacerlo todo, como los demás propietarios).",
  invitationBefore: "Para aceptar, abre este enlace en un plazo de 14 días:",
  invitationAfter:
    "El enlace sirve una sola vez, para esta dirección de correo. Si no esperas ninguna invitación, no hagas caso de este mensaje.",
  questionSubject: "Una pregunta sobre tu familia",
  questionFrom: "«{$asker}» tiene una pregunta para ti sobre la familia.",
  questionFromRelative: "Un familiar tiene una pregunta para ti sobre la familia.",
  questionBefore:
    "Para leerla y responder, abre este enlace. No necesitas una cuenta. La pregunta se puede responder una vez, en un plazo de 30 días:",
  questionAfter: "Si no sabes quién pregunta, no hagas caso de este mensaje.",
  webhookSubject: "Se ha desactivado un webhook de tu árbol en Stemma",
  webhookWhat:
    "El destinatario de un webhook no ha aceptado un cambio de tu árbol durante 24 horas. El webhook ya no recibe cambios.",
  webhookThen:
    "La lista de sus envíos muestra qué ha fallado. Vuelve a activar el webhook cuando el destinatario funcione: recibirá " +
    "entonces los cambios posteriores al que se abandonó.",
}
