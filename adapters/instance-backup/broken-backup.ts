/** The backup cannot be used. The message is one line for the operator. */
export class BrokenBackup extends Error {
  override readonly name = "BrokenBackup"
}
