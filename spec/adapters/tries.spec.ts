import { openMemoryStore } from "../../adapters/memory/store.ts"
import { triesContract } from "../contract/tries.contract.ts"
import { freshStore } from "./mikro-orm/fresh-store.ts"

triesContract("memory", async () => openMemoryStore())
triesContract("PostgreSQL", freshStore)
