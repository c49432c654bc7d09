import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/invitation.ts"

const messages: Translation<typeof english> = {
  title: "Sie sind eingeladen",
  text: `
  .input {$by :string}
  .match $by
  || {{Sie sind in den Stammbaum „{$tree}“ eingeladen.}}
  * {{{$by} lädt Sie in den Stammbaum „{$tree}“ ein.}}`,
  roles: {
    viewer: "Sie können ihn dann lesen.",
    editor: "Sie können ihn dann lesen und ändern.",
    owner: "Er gehört dann auch Ihnen, zusammen mit den anderen Eigentümern.",
  },
  forAddress: "Die Einladung gilt für das Konto mit der Adresse {$email}.",
  account: "Melden Sie sich an, oder legen Sie ein Konto an. Dann können Sie beitreten.",
  signIn: "Anmelden",
  register: "Konto anlegen",
  join: "Dem Baum beitreten",
  joined: "Sie gehören jetzt zum Baum.",
}

export default messages
