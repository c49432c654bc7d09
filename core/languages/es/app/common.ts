import type { Translation } from "../../messages.ts"
import type english from "../../en/app/common.ts"

const messages: Translation<typeof english> = {
  appName: "Stemma",
  skip: "Ir al contenido",
  close: "Cerrar",
  cancel: "Cancelar",
  save: "Guardar",
  saving: "Guardando…",
  loading: "Cargando…",
  undo: "Deshacer",
  undone: "Deshecho.",
  saved: "Guardado.",
  someone: "Alguien",
  copy: "Copiar",
  copied: "Copiado",
  tryAgain: "Reintentar",
  tryingAgain: "El servicio no responde. Reintentando…",
  offlineSince: "Estás sin conexión. Esto es del {$moment} y solo se puede leer.",
  unreachableSince: "No se puede conectar con el servicio. Esto es del {$moment} y solo se puede leer.",
  notFound: {
    title: "Esta página no existe",
    home: "Ir a la primera página",
  },
  header: {
    account: "Cuenta",
    settings: "Idioma y apariencia",
    signIn: "Iniciar sesión",
    register: "Crear una cuenta",
    language: "Idioma",
    theme: "Apariencia",
    themes: {
      system: "Como el dispositivo",
      light: "Clara",
      dark: "Oscura",
    },
  },
  ways: {
    label: "Este árbol",
    menu: "Menú",
    overview: "Resumen",
    family: "Familia",
    people: "Personas",
    media: "Imágenes",
    sources: "Fuentes",
    review: "Propuestas",
    import: "Importar",
    tidy: "Revisar",
    history: "Historial",
    settings: "Ajustes",
    more: "Más",
    duplicates: "Duplicados",
    deleted: "Eliminados",
    allTrees: "Todos los árboles",
    waiting: "en espera",
  },
  viewAs: {
    open: "Ver como…",
    kinds: {
      anonymous: "un visitante sin cuenta",
      user: "un desconocido con cuenta",
    },
    banner: "Ves este árbol como {$who}. Mientras tanto no puedes cambiar nada.",
    stop: "Terminar",
  },
  search: {
    title: "Buscar personas",
    field: "Nombre, o nombre y año",
  },
  broken: {
    title: "Algo ha fallado aquí",
    text: "Esta parte de la página ha fallado, o hay una versión nueva. No se pierde nada de lo que has guardado.",
    again: "Volver a cargar la página",
  },
  problems: {
    offline: "No se puede conectar con el servicio. Comprueba tu conexión y vuelve a intentarlo.",
    busy: "El servicio está ocupado. Espera un momento y vuelve a intentarlo.",
    forbidden: "No puedes hacer esto aquí.",
    sessionEnded: "Tu sesión ha terminado. Inicia sesión otra vez para continuar.",
    failed: "El servicio ha fallado, o algo antes de él. Vuelve a intentarlo un poco más tarde.",
    internal: "El servicio ha fallado. Si ocurre otra vez, comunica este número a su operador:",
  },
  livingPerson: "Persona viva",
  nameless: "Sin nombre",
  dead: "† difunto",
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
    * * * {{{$span}}}`,
}

export default messages
