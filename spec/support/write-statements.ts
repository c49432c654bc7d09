/* Writes docs/statements.sql. With --json it prints the statements instead, for specs, whose own process may know more variants. */
import { writeFile } from "node:fs/promises"
import { namedTexts, statementsFile } from "./statement-texts.ts"

const texts = await namedTexts()
if (process.argv.includes("--json")) console.log(JSON.stringify(texts))
else await writeFile("docs/statements.sql", statementsFile(texts))
