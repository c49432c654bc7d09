import type { QuestionId, TreeId, UserId } from "../../domain/ids.ts"
import type { AskedQuestion, Question } from "../../domain/question/question.ts"
import type { Keyset, Rows } from "../rows.ts"

/** Questions, within a transaction. */
export interface Questions {
  insert(questions: readonly Question[]): Promise<void>
  /** The question with this id, locked until the transaction ends. */
  find(id: QuestionId): Promise<Question | null>
  update(question: Question): Promise<void>
  /**
   * The question with a token of this hash, of its address or of its mail. It is locked until the transaction ends, so
   * that it is answered once.
   */
  findByTokenHash(tokenHash: string): Promise<Question | null>
  /** Ends the open questions of the tree whose askers are not among these members. */
  endOfOthers(treeId: TreeId, memberIds: readonly UserId[], at: Date): Promise<void>
  /** The number of unexpired questions of the member in the tree, answered and ended ones included. */
  countOfAsker(treeId: TreeId, askerId: UserId, now: Date): Promise<number>
}

/** Questions, on committed data. */
export interface QuestionReads {
  /** The question of the tree with this id. */
  byId(treeId: TreeId, id: QuestionId): Promise<AskedQuestion | null>
  /** The questions of the tree, ordered by id: those of one asker, or all with null. */
  ofTree(treeId: TreeId, askerId: UserId | null, keyset: Keyset<QuestionId>): Rows<AskedQuestion>
  /** The question with a token of this hash, of its address or of its mail. */
  byTokenHash(tokenHash: string): Promise<AskedQuestion | null>
}
