import { expect } from "chai"
import { archivePaths } from "../../../core/domain/gedcom/gedzip/archive-paths.ts"

describe("The paths of files in an archive", () => {
  const given = (...asked: readonly (readonly [wanted: string | null, filename: string])[]): readonly string[] => {
    const { give } = archivePaths()
    return asked.map(([wanted, filename]) => give(wanted, filename))
  }

  it("are the wanted ones, or in the media folder", () => {
    expect(given(["photos/ann.jpg", "ann.jpg"], [null, "bob.jpg"])).to.deep.equal(["photos/ann.jpg", "media/bob.jpg"])
  })

  it("are each its own, on systems too that know no capitals and write letters in parts", () => {
    expect(given([null, "ann.jpg"], [null, "Ann.JPG"], ["MEDIA/ann.jpg", "ann.jpg"], [null, "ann.jpg"])).to.deep.equal([
      "media/ann.jpg",
      "media/Ann-2.JPG",
      "media/ann-3.jpg",
      "media/ann-4.jpg",
    ])
    expect(given([null, "Zoe\u0301.png"], [null, "Zo\u00e9.png"])).to.deep.equal([
      "media/Zoe\u0301.png",
      "media/Zo\u00e9-2.png",
    ])
    expect(given([null, "notes"], [null, "notes"], [null, ".profile"], [null, ".profile"])).to.deep.equal([
      "media/notes",
      "media/notes-2",
      "media/.profile",
      "media/-2.profile",
    ])
  })

  it("are none by which something else is known", () => {
    expect(
      given(
        ["gedcom.ged", "gedcom.ged"],
        ["GEDCOM.GED", "other.ged"],
        ["META-INF/x", "x"],
        ["MANIFEST.MF", "y"],
        ["media", "z"],
      ),
    ).to.deep.equal(["media/gedcom.ged", "media/other.ged", "media/x", "media/y", "media/z"])
  })

  it("are made only of what every system has in names", () => {
    expect(given([null, 'Ann: "at 5?".jpg'], [null, "end. "], ["as: it was.jpg", "x.jpg"])).to.deep.equal([
      "media/Ann_ _at 5__.jpg",
      "media/end_",
      "as: it was.jpg",
    ])
  })

  it("are not longer than archives are read with", () => {
    expect(given([`${"a/".repeat(600)}a`, "ann.jpg"])).to.deep.equal(["media/ann.jpg"])
  })

  it("cost no more the more files have one name", () => {
    const { give } = archivePaths()
    for (let index = 0; index < 20_000; index++) give(null, "scan.jpg")
    expect(give(null, "scan.jpg")).to.equal("media/scan-20001.jpg")
  })
})
