import { PrivateAddress } from "./public-address.ts"

const texts: Readonly<Record<string, string>> = {
  ENOTFOUND: "The name of the host is unknown.",
  EAI_AGAIN: "The name of the host could not be resolved.",
  ECONNREFUSED: "The receiver refused the connection.",
  ECONNRESET: "The receiver ended the connection without an answer.",
  EHOSTUNREACH: "The receiver cannot be reached.",
  ENETUNREACH: "The receiver cannot be reached.",
  ETIMEDOUT: "The receiver did not accept the connection.",
}

/** Why a request had no answer: one sentence without network addresses. */
export const deliveryError = (error: unknown, patienceMs: number): string => {
  if (error instanceof PrivateAddress) return "The name of the host leads to a private address."
  if (!(error instanceof Error)) return "The connection failed."
  if (error.name === "TimeoutError" || error.name === "AbortError")
    return `The receiver did not answer within ${patienceMs / 1_000} seconds.`
  const code = "code" in error && typeof error.code === "string" ? error.code : null
  if (code === null) return "The connection failed."
  if (code.startsWith("ERR_TLS") || code.includes("CERT") || code.includes("SSL"))
    return `The certificate of the receiver is not accepted (${code}).`
  return texts[code] ?? `The connection failed (${code}).`
}
