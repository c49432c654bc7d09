const pieceLength = 65_536

/** The same text in pieces of some 64 KiB, however small it comes: each piece of an answer costs something. */
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
