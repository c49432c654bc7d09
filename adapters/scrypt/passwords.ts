import Scrypt from "scrypt-kdf"
import type { Passwords } from "../../core/ports/passwords.ts"

/** 32 MiB and about 60 ms a hash on a small server; the work is done on the thread pool, off the event loop. */
const COST = { logN: 15, r: 8, p: 1 }

/** Passwords hashed with scrypt (RFC 7914), kept as base64 of the key with its parameters. */
export const scryptPasswords = async (
  cost: { readonly logN: number; readonly r: number; readonly p: number } = COST,
): Promise<Passwords> => {
  const hash = async (password: string): Promise<string> =>
    Buffer.from(await Scrypt.kdf(password.normalize("NFC"), cost)).toString("base64")
  const nobodys = await hash("no account has this password")
  return {
    hash,
    verify: async (password, known) => {
      const isRight = await Scrypt.verify(Buffer.from(known ?? nobodys, "base64"), password.normalize("NFC"))
      return isRight && known !== null
    },
  }
}
