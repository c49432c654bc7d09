import type { Fault } from "./fault.ts"
import { faultsOfHosts } from "./faults-of-hosts.ts"
import { faultsOfRules } from "./faults-of-rules.ts"
import { faultsOfStores } from "./faults-of-stores.ts"

/** All planted faults. The number of a fault is its place in this list, from 1. */
export const faults: readonly Fault[] = [...faultsOfRules, ...faultsOfStores, ...faultsOfHosts]
