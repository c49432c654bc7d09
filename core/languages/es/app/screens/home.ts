import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/home.ts"

const messages: Translation<typeof english> = {
  title: "Tu familia, a tu alrededor en un segundo",
  what: "Stemma guarda un árbol genealógico que los parientes construyen juntos, con las fuentes que lo prueban. Las personas vivas quedan ocultas para los desconocidos.",
  register: "Crear una cuenta",
  signIn: "Iniciar sesión",
  publicTrees: "Árboles públicos",
  myTrees: "Mis árboles",
  welcome: `
    .input {$name :string}
    .match $name
    || {{Te damos la bienvenida}}
    * {{Te damos la bienvenida, {$name}}}`,
  noTrees: "Aún no tienes ningún árbol. Empieza con las personas que conoces, o mira antes un ejemplo.",
  start: "Empezar un árbol",
  sample: "Cargar un árbol de ejemplo",
  loadingSample: "Cargando el ejemplo…",
  sampleName: "Darwin y Wedgwood (ejemplo)",
  people: `
    .input {$count :number}
    .match $count
    one {{1 persona}}
    * {{{$count} personas}}`,
  roles: {
    owner: "tuyo",
    editor: "lo editas",
    viewer: "lo lees",
  },
  toReview: `
    .input {$count :number}
    .match $count
    one {{1 propuesta por revisar}}
    * {{{$count} propuestas por revisar}}`,
  verify:
    "Confirma tu dirección de correo: abre el enlace del mensaje que la menciona. Si este servicio no tiene servidor de correo, su operador encuentra el enlace en el registro del servicio.",
}

export default messages
