import { expect } from "chai"
import { snakeCase } from "../../core/codec/snake-case.ts"
import { fieldsJson } from "../../core/domain/change/record-fields.ts"
import {
  aCitation,
  aMedia,
  aName,
  anEvent,
  aPerson,
  aRelationship,
  aSource,
  aTree,
  aUser,
  newId,
} from "../support/builders.ts"

const treeId = newId<"TreeId">()
const personId = newId<"PersonId">()

/** Fields that the service derives or stores for itself. */
const derived = [
  "search_text",
  "surname_key",
  "public_birth_year",
  "public_death_year",
  "public_from",
  "has_death_fact",
  "death_fact_is_hidden",
  "dead_from",
  "merged",
  "distinct_from",
  "dismissed_checks",
]

const keysOf = (record: object): readonly string[] =>
  Object.keys(record)
    .map(snakeCase)
    .filter((key) => key !== "deletion_id" && !derived.includes(key))

describe("The entry of a change", () => {
  it("has every field of a record by its API name", () => {
    const person = aPerson({ treeId })
    // The forms of the primary name, which the entry of the name has.
    const { forms: _forms, ...ofPerson } = person
    expect(fieldsJson("person", person)).to.have.all.keys(keysOf(ofPerson))
    const name = aName({ treeId, personId })
    expect(fieldsJson("name", name)).to.have.all.keys(keysOf(name))
    const event = anEvent({ treeId, personId })
    expect(fieldsJson("event", event)).to.have.all.keys(keysOf(event))
    const relationship = aRelationship({ treeId, fromPersonId: personId, toPersonId: newId() })
    expect(fieldsJson("relationship", relationship)).to.have.all.keys(keysOf(relationship))
    const source = aSource({ treeId })
    expect(fieldsJson("source", source)).to.have.all.keys(keysOf(source))
    const citation = aCitation({ treeId, personId, sourceId: newId() })
    // An answer calls `detail` also `text`, and so does an entry.
    expect(fieldsJson("citation", citation)).to.have.all.keys([...keysOf(citation), "text"])
    const media = aMedia({ treeId })
    expect(fieldsJson("media", media)).to.have.all.keys(keysOf(media))
  })

  it("has no address and no hash of an account, and no count of a tree", () => {
    expect(fieldsJson("user", aUser())).to.not.have.any.keys("email", "password_hash")
    expect(fieldsJson("tree", aTree({ ownerId: newId() }))).to.not.have.any.keys("person_count", "deletion_id")
  })
})
