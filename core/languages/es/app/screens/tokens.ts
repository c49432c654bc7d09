import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tokens.ts"

const messages: Translation<typeof english> = {
  tokens: "Tokens de la API",
  tokensText:
    "Un token permite a un programa actuar por ti. Da a cada programa el suyo, sin más derechos de los que necesita.",
  noTokens: "No hay tokens.",
  newToken: "Token nuevo",
  tokenName: "Para qué sirve",
  scopes: "Qué puede hacer",
  scopeNames: {
    read: "Leer árboles",
    propose: "Proponer cambios",
    write: "Modificar árboles",
    export: "Exportar árboles y la cuenta",
    members: "Gestionar miembros",
    feed: "Seguir los cambios",
  },
  createToken: "Crear el token",
  tokenOnce: "Copia el token ahora. No se vuelve a mostrar.",
  expires: "hasta el {$day}",
  revoke: "Revocar",
  user: "Quién lo usa",
  users: {
    program: "Un programa",
    assistant: "Un asistente con un modelo de lenguaje",
  },
  assistantText:
    "Un asistente lee los árboles que han elegido su proveedor, y propone cambios. Recibe a las personas vivas solo donde el propietario de un árbol lo permite, y nunca imágenes.",
  role: "Para qué sirve el asistente",
  roles: {
    member: "Te ayuda",
    recommender: "Busca parientes",
  },
  roleHints: {
    member: "Responde a preguntas y propone cambios de todo tipo.",
    recommender: "Solo propone cómo están emparentadas las personas.",
  },
  provider: "Proveedor del modelo",
  noProvider: "Ninguno de tus árboles ha elegido aún un proveedor. Lo elige el propietario de un árbol.",
  assistantOf: `
    .input {$provider :string}
    .input {$role :string}
    .match $provider $role
    || member {{asistente}}
    || * {{asistente para parientes}}
    * member {{asistente de {$provider}}}
    * * {{asistente de {$provider} para parientes}}`,
}

export default messages
