import { writeFile } from "node:fs/promises"
import { examplesModule } from "./examples-module.ts"
import { playStory } from "./story.ts"

await writeFile(new URL("../../adapters/http/openapi/examples.ts", import.meta.url), examplesModule(await playStory()))
