import { PersonPair } from "../../../../core/domain/duplicates/dismissal.ts"
import { duplicateReply } from "../../codecs/cleanup/duplicate.ts"
import { describe } from "./describe.ts"

/** Texts about duplicates. */
export const duplicateTexts = {
  ...describe(duplicateReply, "Two persons who may be one.", {
    persons: "The two persons, the one with the smaller id first.",
    score:
      "`high` if the names are alike, the years of birth are within one, nothing conflicts, and a day, a place or a " +
      "relative is the same too; otherwise `medium`.",
    similarity: "The similarity of the names, from 0 to 1.",
    reasons: "What the two have in common.",
    conflicts: "What speaks against it. Empty with `high`.",
  }),
  ...describe(PersonPair, "Two persons of the tree.", { personIds: "The ids of the two persons." }),
}
