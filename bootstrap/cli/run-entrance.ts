import { printMessage } from "./print.ts"
/** A process that loads its settings from the environment, and runs until a signal ends it. */
const entrances = {
  serve: () => import("../server.ts"),
  worker: () => import("../worker.ts"),
}

/** `stemma serve` and `stemma worker`: the exit code is that of the process. */
export const runEntrance =
  (name: keyof typeof entrances) =>
  async (words: readonly string[]): Promise<number> => {
    if (words.length > 0) {
      printMessage(`Usage: stemma ${name}. The settings come from the environment.`)
      return 2
    }
    await entrances[name]()
    return Number(process.exitCode ?? 0)
  }
