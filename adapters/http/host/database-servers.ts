/** The servers of the database, as `/readyz` shows them. */
export interface DatabaseServers {
  /** `transaction` if each transaction may get another session of the server. A pooler that keeps sessions counts as none. */
  readonly pooler: "none" | "transaction"
}
