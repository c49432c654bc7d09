import type { Viewer } from "../domain/privacy.ts"
import type { People } from "../ports/reads.ts"

/** Members see everything, so the persons of a record need not be looked up for them. */
export const peopleFor = ({ role }: Viewer): People => (role === null ? "with people" : "without people")
