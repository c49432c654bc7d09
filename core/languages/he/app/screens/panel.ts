import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/panel.ts"

const messages: Translation<typeof english> = {
  none: "לא ידוע על איש",
  parents: "הורים",
  siblings: "אחים ואחיות",
  partners: "בני זוג",
  children: "ילדים",
  further: {
    parents: `
    .input {$count :number}
    .match $count
    one {{הורה אחד}}
    * {{{$count} הורים}}`,
    children: `
    .input {$count :number}
    .match $count
    one {{ילד או ילדה}}
    * {{{$count} ילדים}}`,
  },
  life: "חיים",
  family: "משפחה",
  centre: "העברה למרכז",
  page: "דף",
  kin: "מה הקרבה?",
  edit: "עריכה",
  goOn: "המשך העריכה",
  goOnAdding: "המשך הוספת קרוב משפחה",
  suggest: "הצעת שינוי",
  add: "הוספת קרוב משפחה",
  panel: "אדם",
  taller: "הצגת עוד",
  shorter: "הצגת פחות",
  above: "ראו למעלה",
  outlineUp: "אבות",
  outlineDown: "צאצאים",
  with: "עם {$names}",
  redacted: "ייתכן שהאדם בחיים. רק חברי האילן רואים יותר.",
  keyTexts: [
    "אח, אחות או בן זוג משמאל",
    "אח, אחות או בן זוג מימין",
    "אב, או ההורה היחיד",
    "אם",
    "הילד הראשון",
    "האדם שבמרכז",
    "הצגת האדם לצד התרשים",
    "הצגת קרובים נוספים, או פחות",
    "העברת האדם למרכז",
    "הוספת קרוב משפחה",
    "שינוי האדם",
    "רשימה זו",
  ],
}

export default messages
