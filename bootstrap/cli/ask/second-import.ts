import * as E from "fp-ts/lib/Either.js"
import { confirm, type Terminal } from "./confirm.ts"
import type { FileTransfer, Transfers } from "../transfers.ts"

/**
 * Whether a file may be imported although no action is given: its people are not in the tree, or somebody agrees at the
 * terminal. Left is one line with the reason why not.
 */
export const agreesToImport = async (
  transfers: Pick<Transfers, "alreadyThere">,
  transfer: FileTransfer,
  terminal: Terminal,
): Promise<E.Either<string, null>> => {
  const found = await transfers.alreadyThere(transfer)
  if (E.isLeft(found)) return found
  const { persons, share } = found.right
  if (persons === 0 || share < 0.5) return E.right(null)
  const said = `${persons} people of the file, ${Math.round(share * 100)} % of all, seem to be in the tree already.`
  const isAgreed = await confirm(`${said} Import them a second time, as new people?`, terminal)
  if (isAgreed === true) return E.right(null)
  const actions = "--action skip or --action merge uses the people of the tree, --action new adds them again."
  return E.left(isAgreed === null ? `${said} ${actions}` : `Nothing was imported. ${actions}`)
}
