import Scrypt from "scrypt-kdf"
import { type Bounds, limiter } from "../../core/lib/limiter.ts"
import type { Passwords } from "../../core/ports/platform/passwords.ts"
import { StoreBusy } from "../../core/ports/unavailable.ts"

/** 32 MiB and about 60 ms per hash on a small server. The work runs on the thread pool, off the event loop. */
const COST = { logN: 15, r: 8, p: 1 }

/** Two hashes leave two of the four threads of Node's pool to files and name look-ups; 64 waiting hashes take about two seconds. */
const BOUNDS: Bounds = { running: 2, waiting: 64 }

/**
 * Passwords hashed with scrypt (RFC 7914), kept as base64 of the key with its parameters. Throws `StoreBusy` when too
 * many hashes are waiting.
 */
export const scryptPasswords = async (
  cost: { readonly logN: number; readonly r: number; readonly p: number } = COST,
  bounds: Bounds = BOUNDS,
): Promise<Passwords> => {
  const inTurn = limiter(bounds, () => new StoreBusy("Too many passwords are waiting to be hashed.", 2))
  const hash = (password: string): Promise<string> =>
    inTurn(async () => Buffer.from(await Scrypt.kdf(password.normalize("NFC"), cost)).toString("base64"))
  const hashOfNoPassword = await hash("no account has this password")
  return {
    hash,
    verify: async (password, known) => {
      const isRight = await inTurn(() =>
        Scrypt.verify(Buffer.from(known ?? hashOfNoPassword, "base64"), password.normalize("NFC")),
      )
      return isRight && known !== null
    },
  }
}
