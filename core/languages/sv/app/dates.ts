import type { Translation } from "../../messages.ts"
import type english from "../../en/app/dates.ts"

const messages: Translation<typeof english> = {
  locale: "sv-SE",
  about: "omkring {$date}",
  calculated: "{$date} (beräknat)",
  estimated: "{$date} (uppskattat)",
  before: "före {$date}",
  after: "efter {$date}",
  from: "från {$date}",
  to: "till {$date}",
  between: "mellan {$from} och {$to}",
  from_to: "från {$from} till {$to}",
  julian: "{$date} (julianska kalendern)",
  before_christ: "{$year} f.Kr.",
  after_christ: "{$year} e.Kr.",
  read: {
    about: "omkring|omkr|cirka|ca|ungefär|runt",
    before: "före|innan",
    after: "efter",
    calculated: "beräknat|beräknad|ber",
    estimated: "uppskattat|uppskattad|uppsk",
    from: "från|sedan|fr.o.m.",
    to: "till|t.o.m.",
    between: "mellan",
    and: "och",
    before_christ: "f.kr.|f. kr.|före kristus",
    between_parts: "den",
    months: "okt=10|maj=5",
  },
}

export default messages
