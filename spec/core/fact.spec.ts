import { expect } from "chai"
import { snakeCase } from "../../core/codec/snake-case.ts"
import type { Edited } from "../../core/edit/edited-record.ts"
import { recordJson } from "../../core/edit/fact.ts"
import { aCitation, aMedia, aName, anEvent, aPerson, aRelationship, aSource, newId } from "../support/builders.ts"

const treeId = newId<"TreeId">()
const personId = newId<"PersonId">()

const records: Edited = {
  person: aPerson({ treeId }),
  name: aName({ treeId, personId }),
  event: anEvent({ treeId, personId }),
  relationship: aRelationship({ treeId, fromPersonId: personId, toPersonId: newId() }),
  source: aSource({ treeId }),
  citation: aCitation({ treeId, personId, sourceId: newId() }),
  media: aMedia({ treeId }),
}

describe("The audit log", () => {
  for (const [noun, record] of Object.entries(records)) {
    it(`has every field of a record of type ${noun}`, () => {
      expect(recordJson(record)).to.have.all.keys(Object.keys(record).map(snakeCase))
    })
  }
})
