import { openMemoryStore } from "../../adapters/memory/store.ts"
import { readsContract } from "../contract/reads.contract.ts"
import { unitOfWorkContract } from "../contract/unit-of-work.contract.ts"

unitOfWorkContract("memory", async () => openMemoryStore())
readsContract("memory", async () => openMemoryStore())
