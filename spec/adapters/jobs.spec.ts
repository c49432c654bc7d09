import { openMemoryStore } from "../../adapters/memory/store.ts"
import { jobsContract } from "../contract/jobs.contract.ts"
import { freshStore } from "./mikro-orm/fresh-store.ts"

jobsContract("memory", async () => openMemoryStore({ restMs: () => 50 }))
jobsContract("PostgreSQL", freshStore)
