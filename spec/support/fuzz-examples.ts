/** Broken GEDCOM files that once broke the promise of the fuzz property, each reduced to its cause. */
export const fuzzExamples: Readonly<Record<string, string>> = {
  "a second HEAD without a version, in a file of 7.0": `0 HEAD
1 GEDC
2 VERS 7.0
0 @I1@ INDI
1 NAME Robert /Darwin/
0 HEAD
1 SOUR STEMMA
0 @I2@ INDI
1 NAME Mary /Parker/
2 TYPE birth
1 BIRT
2 DATE (after the death of Mary Howard)
`,
  "records ahead of the HEAD": `0 @I1@ INDI
1 NAME Robert /Darwin/
2 TYPE birth
0 HEAD
1 GEDC
2 VERS 7.0
0 @I2@ INDI
1 NAME Mary /Parker/
1 NOTE a@@b
`,
}
