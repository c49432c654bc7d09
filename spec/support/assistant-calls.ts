import type { ToolAnswer } from "./mcp-client.ts"

/** The answer of a tool, or why the call did not reach one. */
type Answer = ToolAnswer | string

const outcomeOf = (answer: Answer): string => {
  if (typeof answer === "string") return "refused before a tool"
  return answer.isError ? "refused by a tool" : "answered"
}

/** Counts the calls of tools and what became of them. */
export class AssistantCalls {
  private readonly answers = new Map<string, number>()
  private readonly outcomes = new Map<string, number>()
  count = 0

  add(tool: string, answer: Answer): void {
    this.count++
    const outcome = outcomeOf(answer)
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1)
    if (outcome === "answered") this.answers.set(tool, (this.answers.get(tool) ?? 0) + 1)
  }

  /** The tools that have answered. */
  answering(): readonly string[] {
    return [...this.answers.keys()].toSorted()
  }

  toString(): string {
    const all = (counts: ReadonlyMap<string, number>) =>
      [...counts].map(([name, count]) => `${count} ${name}`).join(", ")
    return `${this.count} calls: ${all(this.outcomes)}; answers of ${this.answers.size} tools: ${all(this.answers)}`
  }
}
