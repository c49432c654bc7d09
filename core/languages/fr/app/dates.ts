import type { Translation } from "../../messages.ts"
import type english from "../../en/app/dates.ts"

const messages: Translation<typeof english> = {
  locale: "fr-FR",
  about: "vers {$date}",
  calculated: "{$date} (calculé)",
  estimated: "{$date} (estimé)",
  before: "avant {$date}",
  after: "après {$date}",
  from: "depuis {$date}",
  to: "jusqu’à {$date}",
  between: "entre {$from} et {$to}",
  from_to: "de {$from} à {$to}",
  julian: "{$date} (calendrier julien)",
  before_christ: "{$year} av. J.-C.",
  after_christ: "{$year} apr. J.-C.",
  read: {
    about: "vers|environ|env|autour de",
    before: "avant|av",
    after: "après|apr",
    calculated: "calculé|calc",
    estimated: "estimé|est",
    from: "depuis|de|du|dès",
    to: "jusqu’à|jusqu'à|jusqu’en|jusqu'en|à|au",
    between: "entre",
    and: "et",
    before_christ: "av. j.-c.|av. j-c.|avant j.-c.",
    between_parts: "le",
    months: "janv=1|févr=2|avr=4|juil=7|sept=9|aout=8|fevrier=2|decembre=12",
  },
}

export default messages
