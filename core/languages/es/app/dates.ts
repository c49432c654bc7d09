import type { Translation } from "../../messages.ts"
import type english from "../../en/app/dates.ts"

const messages: Translation<typeof english> = {
  locale: "es-ES",
  about: "hacia {$date}",
  calculated: "{$date} (calculado)",
  estimated: "{$date} (estimado)",
  before: "antes de {$date}",
  after: "después de {$date}",
  from: "desde {$date}",
  to: "hasta {$date}",
  between: "entre {$from} y {$to}",
  from_to: "de {$from} a {$to}",
  julian: "{$date} (calendario juliano)",
  before_christ: "{$year} a. C.",
  after_christ: "{$year} d. C.",
  read: {
    about: "hacia|alrededor de|aproximadamente|aprox|circa|ca",
    before: "antes de|antes del|antes",
    after: "después de|después del|después|despues de|despues",
    calculated: "calculado|calc",
    estimated: "estimado|est",
    from: "desde|de|del",
    to: "hasta|a|al",
    between: "entre",
    and: "y",
    before_christ: "a. c.|a.c.|a. de c.",
    between_parts: "de|del",
    months: "set=9|setiembre=9|sept=9|sep=9",
  },
}

export default messages
