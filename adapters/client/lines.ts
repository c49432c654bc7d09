/** The lines of a text in UTF-8, as they arrive. A consumer that stops early ends the transfer. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ""
  let isRead = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      isRead = done
      if (done) break
      const lines = decoder.decode(value, { stream: true }).split("\n")
      const last = lines.pop() ?? ""
      // A line may come in many chunks. It is joined once, when its end is there.
      for (const line of lines) {
        yield rest + line
        rest = ""
      }
      rest += last
    }
    if (rest !== "") yield rest
  } finally {
    if (!isRead) await reader.cancel()
  }
}
