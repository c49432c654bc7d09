import { eastAsia } from "./east-asia.ts"
import { easternEurope } from "./eastern-europe.ts"
import { northernEurope } from "./northern-europe.ts"
import { southAsiaAndMiddleEast } from "./south-asia-and-middle-east.ts"
import { westernEurope } from "./western-europe.ts"
import type { WorldName } from "./world-name.ts"

/** Names of more than thirty cultures. */
export const worldNames: readonly WorldName[] = [
  ...eastAsia,
  ...southAsiaAndMiddleEast,
  ...easternEurope,
  ...northernEurope,
  ...westernEurope,
]
