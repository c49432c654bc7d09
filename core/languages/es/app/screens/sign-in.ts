import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/sign-in.ts"

const messages: Translation<typeof english> = {
  signIn: "Iniciar sesión",
  register: "Crear una cuenta",
  forgot: "Contraseña olvidada",
  email: "Correo",
  password: "Contraseña",
  name: "Tu nombre",
  nameHint: "Como te conocen tus parientes. Puedes dejarlo vacío.",
  passwordHint: "10 caracteres o más",
  noAccount: "¿Aún no tienes cuenta?",
  haveAccount: "¿Ya tienes cuenta?",
  forgotLink: "¿Has olvidado la contraseña?",
  forgotText: "Te enviamos un enlace para elegir una contraseña nueva.",
  send: "Enviar el enlace",
  sent: "Si hay una cuenta con esta dirección, un mensaje con un enlace está en camino. El enlace sirve durante una hora. Si este servicio no tiene servidor de correo, su operador encuentra el enlace en el registro del servicio.",
  after:
    "Después recibes un mensaje con un enlace que confirma tu dirección. Si este servicio no tiene servidor de correo, su operador encuentra el enlace en el registro del servicio.",
  with: "Continuar con {$provider}",
  refused: `
    .input {$code :string}
    .match $code
    access_denied {{No lo has permitido allí, así que no se ha iniciado la sesión aquí.}}
    email_taken {{Ya hay una cuenta con esta dirección. Entra con tu contraseña.}}
    registration_closed {{Solo se crean cuentas nuevas por invitación.}}
    provider_unavailable {{Ese servicio no responde. Vuelve a intentarlo más tarde.}}
    * {{Ese servicio no ha podido decir quién eres. Vuelve a intentarlo, o entra de otra manera.}}`,
}

export default messages
