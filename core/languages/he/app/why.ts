import type { Translation } from "../../messages.ts"
import type english from "../../en/app/why.ts"

const messages: Translation<typeof english> = {
  sentence: "{$reader} {$sees}, כי {$because}.",
  readers: {
    anonymous: "אורח ללא חשבון",
    user: "אדם זר עם חשבון",
    member: "חבר",
  },
  sees: {
    redacted: "רואה רק שיש כאן מישהו",
    hidden: "אינו רואה את האדם",
  },
  because: {
    tree_not_visible: "האילן אינו פתוח בפניו",
    privacy_hidden: "מישהו בחר להסתיר את האדם",
    privacy_redacted: "מישהו בחר לא להציג פרטים על האדם",
    said_living: "כתוב שהאדם בחיים",
    born_recently: "האדם נולד לפני זמן קצר מכדי להיחשב נפטר",
    birth_unknown: "לא ידועות לידה ופטירה, ולכן ייתכן שהאדם בחיים",
  },
  unless: {
    tree_not_visible: "הגדרות האילן קובעות מי רואה אותו.",
    privacy_hidden: "הפרטיות של האדם תשנה זאת.",
    privacy_redacted: "הפרטיות של האדם תשנה זאת.",
    said_living: "פטירה תשנה זאת.",
    born_recently: "פטירה תשנה זאת.",
    birth_unknown: "פטירה, או לידה מלפני זמן רב, תשנה זאת.",
  },
  fromYear: "הזמן לבדו ישנה זאת בשנת {$year}.",
}

export default messages
