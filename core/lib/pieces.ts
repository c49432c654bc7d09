const pieceLength = 65_536

/** The same text in pieces of about 64 KiB, because each piece of a response has a cost. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ""
  for await (const text of texts) {
    piece += text
    if (piece.length < pieceLength) continue
    yield piece
    piece = ""
  }
  if (piece !== "") yield piece
}
