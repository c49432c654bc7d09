import type { Viewer } from "../domain/privacy.ts"
import type { People } from "../ports/reads.ts"

/** A member is shown everything, so that nobody needs to look up whom a record tells of. */
export const peopleFor = ({ role }: Viewer): People => (role === null ? "with people" : "without people")
