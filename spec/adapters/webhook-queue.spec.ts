import { openMemoryStore } from "../../adapters/memory/store.ts"
import { webhookQueueContract } from "../contract/webhook-queue.contract.ts"
import { freshStore } from "./mikro-orm/fresh-store.ts"

webhookQueueContract("memory", async () => openMemoryStore())
webhookQueueContract("PostgreSQL", freshStore)
