import type { Viewer } from "../../core/domain/privacy.ts"

/** A member, who sees everything, and the outside world, in the same year. */
export const member: Viewer = { userId: null, role: "viewer", year: 2026 }
export const outsider: Viewer = { userId: null, role: null, year: 2026 }
