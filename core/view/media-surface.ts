import type { Surface } from "../domain/access.ts"
import type { Viewer } from "../domain/privacy.ts"

/** Where this viewer reads the bytes of media: without a role, where no account is needed. */
export const mediaSurface = ({ role }: Viewer): Surface => (role === null ? "public" : "member")
