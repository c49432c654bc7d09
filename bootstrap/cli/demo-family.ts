import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"

/** An invented family of living persons: strangers see that they exist, and nothing else. */
const LIVING = `0 @L1@ INDI
1 NAME Alex /Sample/
1 SEX M
1 BIRT
2 DATE 4 MAY 1979
0 @L2@ INDI
1 NAME Robin /Sample/
1 SEX F
1 BIRT
2 DATE 12 OCT 1981
0 @L3@ INDI
1 NAME Kim /Sample/
1 BIRT
2 DATE 30 JAN 2012
0 @LF1@ FAM
1 HUSB @L1@
1 WIFE @L2@
1 CHIL @L3@
1 MARR
2 DATE 21 JUN 2008
`

const SAMPLE = "spec/support/gedcom/wedgwood-darwin.ged"

/** The sample tree of the repository and of the package, as GEDCOM, with a family of living persons. */
export const demoFamily = async (): Promise<string> => {
  const places = ["../../", "../../../"].map((up) => new URL(up + SAMPLE, import.meta.url))
  const file = places.find((place) => existsSync(place))
  if (file === undefined) throw new Error(`The sample tree ${SAMPLE} is missing. Install Stemma again.`)
  return (await readFile(file, "utf8")).replace("0 TRLR", `${LIVING}0 TRLR`)
}
