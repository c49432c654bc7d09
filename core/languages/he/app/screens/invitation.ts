import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/invitation.ts"

const messages: Translation<typeof english> = {
  title: "קיבלת הזמנה",
  text: `
    .input {$by :string}
    .match $by
    || {{קיבלת הזמנה לאילן היוחסין „{$tree}”.}}
    * {{הזמנה מאת {$by} לאילן היוחסין „{$tree}”.}}`,
  roles: {
    viewer: "אפשר יהיה לקרוא אותו.",
    editor: "אפשר יהיה לקרוא ולשנות אותו.",
    owner: "הוא יהיה גם בבעלותך, יחד עם שאר הבעלים.",
  },
  forAddress: "ההזמנה היא לחשבון עם הכתובת {$email}.",
  account: "יש להתחבר, או ליצור חשבון. אחר כך אפשר להצטרף.",
  signIn: "התחברות",
  register: "יצירת חשבון",
  join: "הצטרפות לאילן",
  joined: "הצטרפת לאילן.",
}

export default messages
