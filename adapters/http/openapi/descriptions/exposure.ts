import { becomingFull, exposureReasonsReply, exposureReply, personVisibilityReply } from "../../codecs/exposure.ts"
import { describe } from "./describe.ts"

/** The texts of what other readers see, and why. */
export const exposureTexts = {
  ...describe(personVisibilityReply, "What one kind of reader sees of a person, and why.", {
    reader:
      "The kind of reader: `anonymous` without an account, `user` with an account but without a role in the tree, or `member`.",
    visibility:
      "What the reader sees: everything (`full`), that there is a person (`redacted`), or nothing (`hidden`).",
    because: "The facts that decide.",
    fullFrom:
      "The first year in which the passage of time alone shows the person in full. Null if it never does, or if the " +
      "person is shown in full already.",
  }),
  ...describe(exposureReply, "What visitors without an account see of a tree.", {
    full: "The number of persons that they see in full.",
    redacted: "The number of persons of which they see only the existence.",
    hidden: "The number of persons of which they see nothing.",
    because: "The number of persons by the fact that decides.",
    becomingFull: "The persons who are shown in full from this year or from the next one, by year; at most 100.",
  }),
  ...describe(becomingFull, "A person who is shown in full from a year on.", {
    personId: "The person.",
    year: "The first year in which visitors see the person in full.",
  }),
  ...describe(exposureReasonsReply, "The number of persons by the fact that decides what visitors see of them.", {
    member: "The reader is a member. It does not occur for visitors.",
    tree_not_visible: "The tree is not visible to visitors.",
    privacy_hidden: "An editor has hidden the person.",
    privacy_redacted: "An editor has restricted the person.",
    said_living: "An editor has marked the person as living.",
    said_dead: "An editor has marked the person as dead.",
    death_known: "A death, burial or cremation is recorded.",
    born_long_ago: "The birth, and everything known of the life, is more than 100 years ago.",
    born_recently: "The birth, or an event of the life, is less than 100 years ago.",
    birth_unknown: "No birth is recorded with a year, or only the earliest possible year.",
  }),
}
