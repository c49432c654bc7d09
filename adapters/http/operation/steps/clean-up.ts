/** The actions that release what a request holds, such as its place in a queue and its temporary files. */
export class CleanUp {
  readonly #actions: (() => unknown)[] = []
  #isHandedOver = false

  /** Adds an action. Actions run in the order in which they were added. */
  add(action: () => unknown): void {
    this.#actions.push(action)
  }

  /** Leaves the release to the caller of this method, because the work continues after the answer has begun. */
  handOver(): () => Promise<void> {
    this.#isHandedOver = true
    return () => this.#run()
  }

  /** Releases everything, unless that was handed over. */
  async finish(): Promise<void> {
    if (!this.#isHandedOver) await this.#run()
  }

  async #run(): Promise<void> {
    for (const action of this.#actions.splice(0)) await action()
  }
}
