import type { Translation } from "../../messages.ts"
import type english from "../../en/app/find.ts"

const messages: Translation<typeof english> = {
  hint: "יש להקליד כמה אותיות של שם. שנת לידה או פטירה מצמצמת את החיפוש.",
  none: "אין כאן אדם בשם זה.",
  count: `
    .input {$count :number}
    .match $count
    one {{אדם אחד}}
    * {{{$count} אנשים}}`,
  childOf: "הורים: {$parents}",
  with: "עם {$partners}",
  alsoCalled: "גם {$name}",
}

export default messages
