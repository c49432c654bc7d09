/** What npm says if it cannot reach its registry. */
export const unreachable = /\bcode (?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOTCACHED)\b/

/** Lets npm trust the certificates that the system trusts, as its registry may be behind a proxy. */
export const trustOfSystem = { NODE_USE_SYSTEM_CA: "1" }
