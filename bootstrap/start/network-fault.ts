/** Why no connection is made, by the code of the network. Each text completes "it cannot be reached:". */
export const unreachable: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "the name of the host is unknown",
  EAI_AGAIN: "the name of the host cannot be looked up now",
  ENOENT: "its socket does not exist",
  ETIMEDOUT: "it does not answer",
  EHOSTUNREACH: "there is no route to the host",
  ENETUNREACH: "there is no route to the network",
  ECONNRESET: "it closed the connection",
}

const certificate = "its certificate is not accepted"

/** Why no encrypted connection is made, by the codes of OpenSSL and Node. */
const untrusted: Readonly<Record<string, string>> = {
  EPROTO: "it does not speak TLS there",
  ERR_SSL_WRONG_VERSION_NUMBER: "it does not speak TLS there",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: "it does not speak TLS there",
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate,
  SELF_SIGNED_CERT_IN_CHAIN: certificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: certificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate,
  CERT_HAS_EXPIRED: "its certificate has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host",
}

const reasons: Readonly<Record<string, string>> = { ...unreachable, ...untrusted }

/** Words of libraries that put no code on their errors. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/wrong version number|packet length too long/i, "it does not speak TLS there"],
  [/\btime(?:d ?out|out)\b/i, "it does not answer"],
]

/**
 * Why a server cannot be reached, in our words: by the code of the error, of its causes, or in its message. Null if
 * the error is not one of the network.
 */
export const networkFault = (error: unknown): string | null => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const own = faultOf(cause)
    if (own !== null) return own
    if (cause instanceof AggregateError)
      for (const attempt of cause.errors) {
        const found = networkFault(attempt)
        if (found !== null) return found
      }
  }
  return null
}

const faultOf = (error: Error): string | null => {
  const code = "code" in error ? String(error.code) : ""
  if (Object.hasOwn(reasons, code)) return reasons[code] ?? null
  const named = Object.keys(reasons).find((name) => error.message.includes(name))
  if (named !== undefined) return reasons[named] ?? null
  return spoken.find(([form]) => form.test(error.message))?.[1] ?? null
}
