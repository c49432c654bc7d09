import { expect } from "chai"
import fc from "fast-check"
import { signatureTypes } from "../../adapters/content-types/signatures.ts"
import { isShownInline } from "../../core/domain/evidence/content-type.ts"

const { typeOf: contentTypeOf, headBytes: HEAD_BYTES } = signatureTypes

const bytes = (letters: string): Uint8Array => Buffer.from(letters, "latin1")
const iso = (major: string, ...compatible: readonly string[]): Uint8Array =>
  bytes(`\0\0\0${String.fromCharCode(16 + 4 * compatible.length)}ftyp${major}\0\0\0\0${compatible.join("")}rest`)

const samples: readonly (readonly [type: string, head: Uint8Array])[] = [
  ["image/png", bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR")],
  ["image/jpeg", bytes("\xff\xd8\xff\xe0\0\x10JFIF")],
  ["image/gif", bytes("GIF89a\x01\0")],
  ["image/gif", bytes("GIF87a\x01\0")],
  ["image/webp", bytes("RIFF\x24\0\0\0WEBPVP8 ")],
  ["image/tiff", bytes("II*\0\x08\0\0\0")],
  ["image/tiff", bytes("MM\0*\0\0\0\x08")],
  ["image/bmp", bytes("BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0")],
  ["image/avif", iso("avif", "mif1")],
  ["image/avif", iso("mif1", "miaf", "avif")],
  ["image/heic", iso("heic", "mif1")],
  ["image/heif", iso("mif1", "miaf")],
  ["video/mp4", iso("isom", "avc1", "M4A ")],
  ["video/mp4", iso("mp42")],
  ["video/quicktime", iso("qt  ")],
  ["video/3gpp", iso("3gp4")],
  ["audio/mp4", iso("M4A ", "isom")],
  ["video/webm", bytes("\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm")],
  ["video/matroska", bytes("\x1a\x45\xdf\xa3\xa3B\x86\x81\x01B\x82\x88matroska")],
  ["video/x-msvideo", bytes("RIFF\x24\0\0\0AVI LIST")],
  ["video/mpeg", bytes("\0\0\x01\xba\x44\0")],
  ["video/ogg", bytes("OggS\0\x02\0\0\0\0\x80theora\x03")],
  ["audio/ogg", bytes("OggS\0\x02\0\0\0\0OpusHead")],
  ["audio/mpeg", bytes("ID3\x04\0\0")],
  ["audio/mpeg", bytes("\xff\xfb\x90\x64\0")],
  ["audio/aac", bytes("\xff\xf1\x50\x80\0")],
  ["audio/flac", bytes("fLaC\0\0\0\x22")],
  ["audio/wav", bytes("RIFF\x24\0\0\0WAVEfmt ")],
  ["application/pdf", bytes("%PDF-1.7\n%\xe2\xe3\xcf\xd3")],
  ["image/svg+xml", bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["image/svg+xml", bytes('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg/>')],
  ["text/html", bytes("<!DOCTYPE html><title>x</title>")],
  ["text/html", bytes("\n <!-- hello --> <ScRiPt>alert(1)</script>")],
  ["application/xml", bytes('<?xml version="1.0"?><gramps/>')],
  ["text/plain", bytes("Dear Emma,\r\n")],
  ["text/plain", Buffer.from("Großmutter 祖母")],
  ["application/octet-stream", bytes("PK\x03\x04\x14\0")],
  ["application/octet-stream", bytes("\x80\x81 no UTF-8")],
  ["application/octet-stream", bytes("NUL\0")],
  ["application/octet-stream", bytes("")],
  ["text/plain", bytes("BMW 2002, 1971")],
]

describe("The type of a file", () => {
  it("is what its first bytes say", () => {
    for (const [type, head] of samples)
      expect(contentTypeOf(head), Buffer.from(head).toString("latin1").slice(0, 30)).to.equal(type)
  })

  it("is text although the first bytes end within a letter", () => {
    expect(contentTypeOf(Buffer.from(`o${"ö".repeat(HEAD_BYTES)}`).subarray(0, HEAD_BYTES))).to.equal("text/plain")
  })

  it("is found for any bytes whatever", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (head) => /^\w+\/[\w.+-]+$/.test(contentTypeOf(head))))
  })

  it("that could run something is never shown inline", () => {
    expect(samples.filter(([type]) => isShownInline(type)).map(([type]) => type)).to.include.members([
      "image/png",
      "video/mp4",
      "audio/mpeg",
      "application/pdf",
    ])
    for (const type of [
      "image/svg+xml",
      "text/html",
      "application/xml",
      "application/xhtml+xml",
      "text/plain",
      "application/octet-stream",
    ])
      expect(isShownInline(type), type).to.equal(false)
  })

  it("is never one that is shown, for anything that begins as a page or a drawing does", () => {
    const markup = fc.constantFrom("<svg>", "<html>", "<!doctype html>", "<script>", "<?xml version='1.0'?><svg>")
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\s]{0,5}$/),
        markup,
        fc.string(),
        (space, start, rest) => !isShownInline(contentTypeOf(Buffer.from(space + start + rest))),
      ),
    )
  })
})
