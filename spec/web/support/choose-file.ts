import { mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Visit } from "./visit.ts"

/** Chooses a GEDCOM file with this content, as a reader does who presses the button for files. */
export const chooseFile = async ({ page }: Visit, text: string | Uint8Array): Promise<void> => {
  const path = join(await mkdtemp(join(tmpdir(), "import-")), "family.ged")
  await writeFile(path, text)
  await page.waitForSelector("input[type=file]")
  const [chooser] = await Promise.all([page.waitForFileChooser(), page.click("input[type=file]")])
  await chooser.accept([path])
}
