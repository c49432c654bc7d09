import { readsContract } from "../contract/reads.contract.ts"
import { unitOfWorkContract } from "../contract/unit-of-work.contract.ts"
import { freshStore } from "./mikro-orm/fresh-store.ts"

unitOfWorkContract("PostgreSQL", freshStore)
readsContract("PostgreSQL", freshStore)
