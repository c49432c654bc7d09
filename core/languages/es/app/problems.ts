import type { Translation } from "../../messages.ts"
import type english from "../../en/app/problems.ts"

const messages: Translation<typeof english> = {
  forbidden:
    "Tu papel en este árbol no lo permite. Puede haber cambiado mientras tanto. Pregunta a un propietario del árbol.",
  session_required: "Para esto hay que iniciar sesión: un token no basta. Inicia sesión y vuelve a intentarlo.",
  scope_missing: "El token que usas aquí no lo permite. Inicia sesión en su lugar.",
  foreign_origin: "Esta página se abrió en una dirección distinta de la del servicio. Ábrela en esa dirección.",
  not_found: "No está aquí, o no puedes verlo. Quizá alguien lo ha eliminado: lo dice el historial del árbol.",
  deleted_meanwhile:
    "Alguien lo ha eliminado mientras lo editabas. Se puede restaurar en el historial del árbol, y después puedes guardar lo que has escrito aquí.",
  version_stale: "Alguien lo ha cambiado mientras lo editabas. Mira el estado actual antes de guardar.",
  wrong_credentials: "El correo y la contraseña no coinciden.",
  wrong_password: "La contraseña actual no es correcta.",
  email_taken: "Ya hay una cuenta con esta dirección. Inicia sesión en su lugar.",
  registration_closed: "Solo se crean cuentas nuevas por invitación. Pide a un pariente que te invite.",
  password_sign_in_off: "Aquí no se puede entrar con contraseña.",
  email_unverified: "Confirma primero tu dirección de correo. Tu primera página explica cómo.",
  not_local: "Otro servicio guarda las contraseñas. Cambia la tuya allí.",
  wrong_account:
    "Esta invitación es para la cuenta con otra dirección de correo. Inicia sesión con ella y abre el enlace del mensaje.",
  invalid_token: "Este enlace ya no sirve. Pide uno nuevo.",
  too_many_tries: "Demasiados intentos. Espera un minuto y vuelve a intentarlo.",
  too_many_bytes: "Has escrito mucho en poco tiempo. Espera un minuto y vuelve a guardar.",
  too_many_invitations: "Hay demasiadas invitaciones abiertas. Revoca una que ya no necesites y vuelve a intentarlo.",
  too_many_links: "El árbol tiene demasiados enlaces. Termina uno que ya no necesites y vuelve a intentarlo.",
  link_ended: "Este enlace ha terminado. Pide uno nuevo a quien te lo envió.",
  too_many_questions: "Tienes demasiadas preguntas abiertas en este árbol. Termina una o espera a que caduque.",
  question_ended: "Esta pregunta ya no se puede responder. Pide una nueva a quien te la envió.",
  place_exists: "Hay otro lugar con este nombre en el mismo nivel. Fusiona los dos, o elige otro nombre.",
  place_cycle: "Un lugar no puede ser parte de sí mismo. Elige otro lugar del que forme parte.",
  place_in_use: "Hechos u otros lugares usan todavía este lugar. Muévelos, o fusiónalo con otro lugar.",
  too_many_pending:
    "Muchas de tus propuestas en este árbol esperan una decisión. Espera a que se decidan algunas, o retira una, y vuelve a intentarlo.",
  too_many_tokens: "Tienes demasiados tokens. Revoca uno que ya no necesites y vuelve a intentarlo.",
  already_member: "Esta cuenta ya es miembro. Puedes cambiar su papel en la lista de miembros.",
  last_owner: "Un árbol necesita al menos un propietario. Haz primero propietario a otra persona.",
  last_name: "Una persona necesita al menos un nombre. Añade primero otro nombre.",
  last_identity: "Esta es tu única forma de entrar. Añade primero otra.",
  duplicate_relationship: "Estas dos personas ya tienen este parentesco.",
  relationship_exists: "Estas dos personas ya tienen este parentesco.",
  cannot_merge: "No pueden ser una sola persona: son parientes, o una es un hombre y la otra una mujer.",
  ancestry_cycle: "Una persona no puede ser su propio antepasado. Comprueba cuál de las dos es el progenitor.",
  proposal_not_pending: "Esta propuesta se ha decidido mientras tanto. Vuelve a cargar la página para ver cómo.",
  proposal_failed:
    "Una parte de esta propuesta ya no encaja en el árbol, así que no se ha cambiado nada. Deja fuera esa parte y acepta el resto.",
  not_deleted: "Ya se había restaurado.",
  tree_not_deleted: "Este árbol ya se había restaurado.",
  owner_deleted: "Aquello a lo que pertenece está eliminado. Restáuralo primero.",
  already_undone: "Ya se había deshecho.",
  cannot_undo: "Esto no se puede deshacer.",
  purged: "Aquello de lo que se trata se ha eliminado definitivamente.",
  undo_conflict:
    "El árbol ha cambiado aquí desde entonces, así que no se puede deshacer. El historial del árbol muestra qué cambió.",
  request_in_progress: "Ya se está guardando. Espera un momento y mira si está.",
  request_timeout: "No ha llegado a tiempo. Comprueba tu conexión y vuelve a intentarlo.",
  too_large:
    "Es mayor de lo que el servicio acepta, así que no se ha guardado nada. Elige un archivo más pequeño, o pide a su operador un límite mayor.",
  over_budget:
    "Es más de lo que el servicio puede hacer de una vez, así que no se ha guardado nada. Prueba con un archivo más pequeño.",
  unsupported_media_type: "El servicio no acepta archivos de este tipo.",
  not_gedcom:
    "No es un archivo GEDCOM que se pueda leer. Exporta otra vez el árbol como GEDCOM desde el otro programa.",
  view_as_refused: "Ves este árbol como otra persona, así que no se cambia nada. Termina eso primero.",
  store_unavailable: "El servicio no puede acceder ahora a sus datos. Espera un momento y vuelve a intentarlo.",
  provider_unavailable: "Otro servicio necesario no responde. Vuelve a intentarlo más tarde.",
  storage_full: "No queda espacio en el servicio. Pide más a su operador, o elimina lo que ya no necesites.",
}

export default messages
