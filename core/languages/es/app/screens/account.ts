import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/account.ts"

const messages: Translation<typeof english> = {
  title: "Cuenta",
  signOut: "Cerrar sesión",
  notSignedOut: "La sesión se ha cerrado en este navegador. Terminará en cuanto el servicio responda.",
  you: "Tú",
  email: "Correo",
  verified: "confirmado",
  unverified: "sin confirmar todavía",
  name: "Tu nombre",
  password: "Contraseña",
  current: "Contraseña actual",
  next: "Contraseña nueva",
  nextHint: "10 caracteres o más. Terminan todas las demás sesiones.",
  keepTokens: "Mantener válidos los tokens de la API",
  change: "Cambiar la contraseña",
  changed: "La contraseña nueva está puesta. Han terminado todas las demás sesiones.",
  sessions: "Dónde tienes la sesión iniciada",
  thisOne: "este navegador",
  lastUsed: "último uso: {$when}",
  unknownDevice: "Dispositivo desconocido",
  end: "Terminar esta sesión",
  calendar: "Calendario",
  calendarText:
    "Un programa de calendario puede mostrar cada año los nacimientos, matrimonios y fallecimientos de tus árboles. Necesita una dirección que funciona sin contraseña: dásela solo a tus propios programas.",
  makeCalendar: "Crear una dirección",
  calendarOnce:
    "Copia esta dirección en tu programa de calendario. No se vuelve a mostrar. Una dirección anterior deja de funcionar.",
  removeCalendar: "Quitar la dirección",
  calendarRemoved: "La dirección ya no funciona.",
  data: "Tus datos",
  exportText:
    "Una copia de seguridad contiene todos los árboles de los que eres propietario, con imágenes. Se puede restaurar aquí o en otro servicio.",
  export: "Descargar una copia de seguridad",
  delete: "Eliminar la cuenta",
  deleteText:
    "Tu cuenta termina de inmediato. Se eliminan los árboles de los que eres el único propietario. En los demás termina tu pertenencia, y lo que escribiste permanece.",
  deleteEmail: "Para eliminarla, escribe tu dirección de correo",
}

export default messages
