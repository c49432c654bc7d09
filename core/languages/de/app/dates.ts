import type { Translation } from "../../messages.ts"
import type english from "../../en/app/dates.ts"

const messages: Translation<typeof english> = {
  locale: "de-DE",
  about: "um {$date}",
  calculated: "errechnet {$date}",
  estimated: "geschätzt {$date}",
  before: "vor {$date}",
  after: "nach {$date}",
  from: "ab {$date}",
  to: "bis {$date}",
  between: "zwischen {$from} und {$to}",
  from_to: "von {$from} bis {$to}",
  julian: "{$date} (julianischer Kalender)",
  before_christ: "{$year} v. Chr.",
  after_christ: "{$year} n. Chr.",
  read: {
    about: "um|etwa|ungefähr|gegen|zirka|ca|circa",
    before: "vor",
    after: "nach",
    calculated: "errechnet",
    estimated: "geschätzt",
    from: "seit|ab|von",
    to: "bis",
    between: "zwischen",
    and: "und",
    before_christ: "v. chr.|v.chr.",
    between_parts: "",
    months: "jän=1|jänner=1|feber=2|maerz=3|mrz=3",
  },
}

export default messages
