import type { Translation } from "../../messages.ts"
import type english from "../../en/app/dates.ts"

const messages: Translation<typeof english> = {
  locale: "pl-PL",
  about: "około {$date}",
  calculated: "{$date} (obliczone)",
  estimated: "{$date} (szacunkowo)",
  before: "przed {$date}",
  after: "po {$date}",
  from: "od {$date}",
  to: "do {$date}",
  between: "między {$from} a {$to}",
  from_to: "od {$from} do {$to}",
  julian: "{$date} (kalendarz juliański)",
  before_christ: "{$year} p.n.e.",
  after_christ: "{$year} n.e.",
  read: {
    about: "około|ok|około roku|circa|ca",
    before: "przed",
    after: "po",
    calculated: "obliczone|obl",
    estimated: "szacunkowo|szac",
    from: "od",
    to: "do",
    between: "między|pomiędzy",
    and: "a|i",
    before_christ: "p.n.e.|przed chr.",
    between_parts: "",
    months:
      "styczeń=1|sty=1|luty=2|lut=2|marzec=3|mar=3|kwiecień=4|kwi=4|maj=5|czerwiec=6|cze=6|lipiec=7|lip=7|sierpień=8|sie=8|wrzesień=9|wrz=9|październik=10|paź=10|listopad=11|lis=11|grudzień=12|gru=12",
  },
}

export default messages
