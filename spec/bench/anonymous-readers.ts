/**
 * Readers without an account in a process of their own: `fork` it with the URL of the API and the number of readers.
 * A message is a list of paths. From then on each reader asks for them in turn, one after the other. A null ends that,
 * and is answered with what they got.
 */
export interface Readings {
  readonly answers: number
  readonly bytes: number
  readonly refused: number
}

const [api = "", readers = "30"] = process.argv.slice(2)
let paths: readonly string[] | null = null
let running: Promise<unknown> = Promise.resolve()
let [answers, bytes, refused] = [0, 0, 0]

const readInTurn = async (reader: number): Promise<void> => {
  for (let turn = reader; paths !== null; turn += 1) {
    try {
      const response = await fetch(api + (paths[turn % paths.length] ?? ""))
      bytes += (await response.arrayBuffer()).byteLength
      answers += 1
      if (!response.ok) refused += 1
    } catch {
      refused += 1
    }
  }
}

process.on("message", (message: readonly string[] | null) => {
  paths = message
  if (message !== null) {
    running = Promise.all(Array.from({ length: Number(readers) }, (_, reader) => readInTurn(reader)))
    return
  }
  void running.then(() => {
    const seen: Readings = { answers, bytes, refused }
    process.send?.(seen)
    answers = bytes = refused = 0
  })
})
process.on("disconnect", () => process.exit())
