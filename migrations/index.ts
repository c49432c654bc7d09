import { WalkingHouse } from "./0001-walking-house.ts"

/** Every change of the database's schema, in order. The last one is the head; what has been released is never edited. */
export const migrations = [{ name: "0001-walking-house", class: WalkingHouse }]
