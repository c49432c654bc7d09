import type { Translation } from "../../messages.ts"
import type english from "../../en/app/dates.ts"

const messages: Translation<typeof english> = {
  locale: "nl-NL",
  about: "omstreeks {$date}",
  calculated: "{$date} (berekend)",
  estimated: "{$date} (geschat)",
  before: "voor {$date}",
  after: "na {$date}",
  from: "vanaf {$date}",
  to: "tot {$date}",
  between: "tussen {$from} en {$to}",
  from_to: "van {$from} tot {$to}",
  julian: "{$date} (juliaanse kalender)",
  before_christ: "{$year} v.Chr.",
  after_christ: "{$year} n.Chr.",
  read: {
    about: "omstreeks|omstr|ongeveer|rond|circa|ca",
    before: "voor|vóór",
    after: "na",
    calculated: "berekend|ber",
    estimated: "geschat",
    from: "vanaf|van|sinds",
    to: "tot|tot en met|t/m",
    between: "tussen",
    and: "en",
    before_christ: "v.chr.|v. chr.|vóór chr.|voor chr.",
    between_parts: "",
    months: "mrt=3|maart=3|mei=5|okt=10",
  },
}

export default messages
