import type { Translation } from "../../messages.ts"
import type english from "../../en/app/viewer.ts"

const messages: Translation<typeof english> = {
  title: "צפייה באילן בתור אדם אחר",
  text: "האילן מוצג בדיוק כפי שהאדם האחר רואה אותו, בכל דף, עד לסיום. בינתיים אי אפשר לשנות דבר.",
  roles: {
    owner: "בעלות",
    editor: "עריכה",
    viewer: "צפייה",
  },
  as: "בתור {$who}",
  asMember: "בתור {$name} ({$role})",
}

export default messages
