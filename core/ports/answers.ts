import type { StoredAnswer } from "../domain/account/stored-answer.ts"

/** The stored answers as commands see them. */
export interface Answers {
  /**
   * Reserves an id until the transaction ends. False if another running transaction has reserved it, or if it has an
   * unexpired answer. Does not wait.
   */
  reserve(id: string, now: Date): Promise<boolean>
  /** Stores an answer. It replaces an expired one with the same id. */
  store(answer: StoredAnswer): Promise<void>
}

/** The stored answers as queries see them. */
export interface AnswerReads {
  /** The unexpired answer with this id. */
  byId(id: string, now: Date): Promise<StoredAnswer | null>
}
