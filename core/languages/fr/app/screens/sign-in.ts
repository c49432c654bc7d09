import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/sign-in.ts"

const messages: Translation<typeof english> = {
  signIn: "Se connecter",
  register: "Créer un compte",
  forgot: "Mot de passe oublié",
  email: "E-mail",
  password: "Mot de passe",
  name: "Votre nom",
  nameHint: "Le nom sous lequel vos proches vous connaissent. Vous pouvez le laisser vide.",
  passwordHint: "10 caractères ou plus",
  noAccount: "Pas encore de compte ?",
  haveAccount: "Vous avez déjà un compte ?",
  forgotLink: "Mot de passe oublié ?",
  forgotText: "Nous vous envoyons un lien pour choisir un nouveau mot de passe.",
  send: "Envoyer le lien",
  sent: "S’il existe un compte avec cette adresse, un message avec un lien est en route. Le lien fonctionne pendant une heure. Si ce service n’a pas de serveur de courrier, son opérateur trouve le lien dans le journal du service.",
  after:
    "Vous recevrez ensuite un message avec un lien qui confirme votre adresse. Si ce service n’a pas de serveur de courrier, son opérateur trouve le lien dans le journal du service.",
  with: "Continuer avec {$provider}",
  refused: `
    .input {$code :string}
    .match $code
    access_denied {{Vous ne l’avez pas permis là-bas, vous n’êtes donc pas connecté ici.}}
    email_taken {{Il existe un compte avec cette adresse. Connectez-vous avec votre mot de passe.}}
    registration_closed {{Les nouveaux comptes se créent sur invitation seulement.}}
    provider_unavailable {{Ce service ne répond pas. Réessayez plus tard.}}
    * {{Ce service n’a pas pu dire qui vous êtes. Réessayez, ou connectez-vous autrement.}}`,
}

export default messages
