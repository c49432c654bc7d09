import { openMemoryStore } from "../../adapters/memory/store.ts"
import { unitOfWorkContract } from "../contract/unit-of-work.contract.ts"

unitOfWorkContract("memory", async () => openMemoryStore())
