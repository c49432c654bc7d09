import type { Translation } from "../../messages.ts"
import type english from "../../en/app/why.ts"

const messages: Translation<typeof english> = {
  sentence: "{$reader} {$sees}, omdat {$because}.",
  readers: {
    anonymous: "Een bezoeker zonder account",
    user: "Een onbekende met een account",
    member: "Een lid",
  },
  sees: {
    redacted: "ziet alleen dat hier iemand is",
    hidden: "ziet deze persoon niet",
  },
  because: {
    tree_not_visible: "de stamboom voor hen gesloten is",
    privacy_hidden: "iemand ervoor koos deze persoon te verbergen",
    privacy_redacted: "iemand ervoor koos geen details van deze persoon te tonen",
    said_living: "er staat dat de persoon leeft",
    born_recently: "de persoon te kort geleden is geboren om als overleden te gelden",
    birth_unknown: "geboorte noch overlijden bekend is, dus de persoon kan nog leven",
  },
  unless: {
    tree_not_visible: "De instellingen van de stamboom bepalen wie hem ziet.",
    privacy_hidden: "De privacy van de persoon zou dat veranderen.",
    privacy_redacted: "De privacy van de persoon zou dat veranderen.",
    said_living: "Een overlijden zou dat veranderen.",
    born_recently: "Een overlijden zou dat veranderen.",
    birth_unknown: "Een overlijden, of een geboorte lang geleden, zou dat veranderen.",
  },
  fromYear: "Vanzelf verandert dat in {$year}.",
}

export default messages
