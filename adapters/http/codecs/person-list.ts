import * as t from "io-ts"
import { nullable, type Wire, wire } from "../../../core/codec/wire.ts"
import type { ListedCard } from "../../../core/domain/chart/card.ts"
import { cardFields, cardPortraitReply } from "./chart.ts"
import { besidePerson, personFields, portraitReply } from "./person.ts"

const { id, treeId, ...ofPerson } = personFields

const beside = { context: besidePerson.context, forms: besidePerson.forms }

/** A card in a list of persons. The description has `PersonListItem` for it. */
export const listedCardReply: Wire<ListedCard> = wire("ListedCard", cardFields, beside)

/** An item of a list of persons: a person, a card, or a hit of a search. It only describes what the others write. */
export const personListItem = wire(
  "PersonListItem",
  { id, treeId },
  {
    ...ofPerson,
    ...besidePerson,
    birth: cardFields.birth,
    death: cardFields.death,
    portrait: nullable(t.union([portraitReply, cardPortraitReply])),
  },
)
