// The package exports its functions as one default object, which its own types do not describe.
interface Parameters {
  readonly logN: number
  readonly r?: number
  readonly p?: number
}

declare const Scrypt: {
  kdf(passphrase: string | Uint8Array, parameters: Parameters): Promise<Uint8Array>
  verify(key: Uint8Array, passphrase: string | Uint8Array): Promise<boolean>
}

export default Scrypt
