import type { Translation } from "../../messages.ts"
import type english from "../../en/app/frame.ts"

const messages: Translation<typeof english> = {
  noTree: "Deze stamboom is niet voor je geopend",
  noTreeForVisitors: "De stamboom is misschien privé. Ben je lid, log dan in. Vraag het anders aan de eigenaar.",
  noTreeForYou: "De stamboom is misschien privé of verwijderd. Vraag de eigenaar om je toe te voegen.",
}

export default messages
