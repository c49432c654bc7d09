import { openMemoryStore } from "../../adapters/memory/store.ts"
import { backupReadsContract } from "../contract/backup-reads.contract.ts"
import { freshStore } from "./mikro-orm/fresh-store.ts"

backupReadsContract("memory", async () => openMemoryStore())
backupReadsContract("PostgreSQL", freshStore)
