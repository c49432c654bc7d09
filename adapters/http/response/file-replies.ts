import type { Bytes } from "../../../core/ports/blobs.ts"
import type { Reply } from "../answer/reply.ts"
import type { SentFile } from "../answer/sent-file.ts"

/** A text that is complete in memory. */
export const text = (mediaType: string): Reply<string> => ({
  status: 200,
  mediaType,
  codec: null,
  shape: "file",
  headers: [],
  answer: (value) => ({ status: 200, content: { kind: "text", mediaType, write: () => value } }),
})

/** A page with these headers. */
export const page = (headers: Readonly<Record<string, string>>): Reply<string> => {
  const html = text("text/html; charset=utf-8")
  return { ...html, answer: (value, at) => ({ ...html.answer(value, at), headers }) }
}

/** A file that is written while it is sent: as text or, on request, as an archive. */
export const textOrArchive = (
  textType: string,
  archiveType: string,
): Reply<
  | { readonly filename: string; readonly text: AsyncIterable<string> }
  | { readonly filename: string; readonly bytes: Bytes }
> => ({
  status: 200,
  mediaType: textType,
  otherType: archiveType,
  codec: null,
  shape: "file",
  headers: ["Content-Disposition"],
  answer: (file) => {
    const [mediaType, content] = "text" in file ? [textType, file.text] : [archiveType, file.bytes]
    return {
      status: 200,
      content: { kind: "chunks", mediaType, chunks: content[Symbol.asyncIterator]() },
      filename: file.filename,
    }
  },
})

/** An archive that is written while it is sent. */
export const archive = (mediaType: string): Reply<{ readonly filename: string; readonly bytes: Bytes }> => ({
  status: 200,
  mediaType,
  codec: null,
  shape: "file",
  headers: ["Content-Disposition"],
  answer: ({ filename, bytes }) => ({
    status: 200,
    content: { kind: "chunks", mediaType, chunks: bytes[Symbol.asyncIterator]() },
    filename,
  }),
})

/** A thumbnail. Caches of browsers keep it if its address names the bytes of the picture. */
export const thumbnail: Reply<{ readonly file: SentFile; readonly isFixed: boolean }> = {
  status: 200,
  mediaType: "image/webp",
  codec: null,
  shape: "bytes",
  headers: ["ETag", "Accept-Ranges", "Content-Disposition"],
  answer: ({ file: value, isFixed }) => ({
    status: 200,
    content: { kind: "bytes", file: value },
    tag: `"${value.checksum}"`,
    ...(isFixed ? { headers: { "Cache-Control": "private, max-age=31536000, immutable" } } : {}),
  }),
}

/** A stored file of any type, complete or a range of it. */
export const file: Reply<SentFile> = {
  status: 200,
  mediaType: "*/*",
  codec: null,
  shape: "bytes",
  headers: ["ETag", "Accept-Ranges", "Content-Disposition"],
  answer: (value) => ({ status: 200, content: { kind: "bytes", file: value }, tag: `"${value.checksum}"` }),
}
