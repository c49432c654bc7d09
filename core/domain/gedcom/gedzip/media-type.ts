/** An archive with a GEDCOM file and the files that it names (7.0, chapter 4). */
export const GEDZIP_TYPE = "application/vnd.familysearch.gedcom+zip"
