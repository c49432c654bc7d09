import type { ChartView } from "../../../adapters/web/app/chart/view.ts"
import type { Card, FamilyGraph, Tie } from "../../../adapters/web/app/model/family.ts"
import { cardOf, graphOf, parentTie, partnerTie, viewOf } from "./families.ts"

/** A family made for one case, and how it is looked at. */
export interface SmallFamily {
  readonly graph: FamilyGraph
  readonly view: ChartView
}

const gendered = { m: "male", f: "female", o: "other", u: null } as const

/** `ann f 1819-1901` is a woman with her years. */
const person = (text: string): Card => {
  const [id = "", gender = "u", years = "-"] = text.trim().split(" ")
  const [birth, death] = years.split("-")
  return cardOf(id, {
    display_name: id.charAt(0).toUpperCase() + id.slice(1).replaceAll("_", " "),
    gender: gendered[gender as keyof typeof gendered],
    birth_year: birth ? Number(birth) : null,
    death_year: death ? Number(death) : null,
  })
}

/** `tom+ann>jim,joe` makes two partners the parents of two; `tom>jim` has one parent; `tom~>jim` is adoptive. */
const tiesIn = (text: string): readonly Tie[] => {
  const [parents = "", children = ""] = text.trim().split(">")
  const adoptive = parents.endsWith("~")
  const couple = parents.replace("~", "").split("+")
  const [a = "", b] = couple
  const below = children === "" ? [] : children.split(",")
  return [
    ...(b === undefined ? [] : [partnerTie(a, b)]),
    ...below.flatMap((child) => couple.map((parent) => parentTie(parent, child, adoptive ? "adoptive" : "biological"))),
  ]
}

const family = (people: string, ties: string, root: string, view: Partial<ChartView> = {}): SmallFamily => ({
  graph: graphOf(people.split(",").map(person), ties.split(" ").filter(Boolean).flatMap(tiesIn)),
  view: viewOf(root, view),
})

const manyChildren = (count: number): string => Array.from({ length: count }, (_, index) => `c${index + 1}`).join(",")
const four = "ann f 1850,tom m 1848,pa m 1820,ma f 1822,grandpa m 1790,grandma f 1795,opa m 1792,oma f 1794"
const fourTies = "pa+ma>ann grandpa+grandma>pa opa+oma>ma ann+tom"

/** Small families, one for each thing that a chart must draw well. */
export const smallFamilies: Readonly<Record<string, SmallFamily>> = {
  "one-person": family("ann f 1850-1920", "", "ann"),
  "a-couple": family("ann f 1850,tom m 1848", "ann+tom", "ann"),
  "parents-and-child": family("ann f 1850,pa m 1820,ma f 1822", "pa+ma>ann", "ann"),
  "one-parent": family("ann f 1850,ma f 1822", "ma>ann", "ann"),
  "three-generations": family(four, fourTies, "ann"),
  "two-children": family("ann f 1850,tom m 1848,jim m 1870,joe m 1872", "ann+tom>jim,joe", "ann"),
  "nine-children-stacked": family(
    `vic f 1819,al m 1819,${manyChildren(9)
      .split(",")
      .map((id, index) => `${id} u ${1840 + index}`)}`,
    `vic+al>${manyChildren(9)}`,
    "vic",
  ),
  "twenty-children": family(`vic f 1819,al m 1819,${manyChildren(20)}`, `vic+al>${manyChildren(20)}`, "vic"),
  "siblings-around": family(
    "elder m 1840,ann f 1850,younger f 1860,pa m 1820,ma f 1822",
    "pa+ma>elder,ann,younger",
    "ann",
  ),
  "seven-siblings": family(
    `ann f 1850,pa m 1820,ma f 1822,${manyChildren(7)
      .split(",")
      .map((id, index) => `${id} u ${1842 + 3 * index}`)}`,
    `pa+ma>ann,${manyChildren(7)}`,
    "ann",
  ),
  "half-siblings-on-both-sides": family(
    "ann f 1850,pa m 1820,ma f 1822,first f 1815,second m 1830,left m 1842,right f 1862",
    "pa+ma>ann pa+first>left ma+second>right",
    "ann",
  ),
  "two-husbands": family(
    "ann f 1850,first m 1840-1875,second m 1855,jim m 1870,joe m 1880,jane f 1882",
    "ann+first>jim ann+second>joe,jane",
    "ann",
  ),
  "six-wives": family(
    "henry m 1491-1547,catherine f 1485,anne_b f 1501,jane f 1508,anne_c f 1515,kathryn f 1523,katherine f 1512,mary " +
      "f 1516,elizabeth f 1533,edward m 1537",
    "henry+catherine>mary henry+anne_b>elizabeth henry+jane>edward henry+anne_c henry+kathryn henry+katherine",
    "henry",
  ),
  "unmarried-parents": family("ann f 1850,tom m 1848,jim m 1870", "ann>jim tom>jim", "ann"),
  "father-unknown": family("ann f 1850,tom m 1848,jim m 1870,joe m 1875", "ann>jim ann+tom>joe", "ann"),
  "adoptive-parents": family(
    "ann f 1850,pa m 1820,ma f 1822,foster_pa m 1815,foster_ma f 1816",
    "pa+ma>ann foster_pa+foster_ma~>ann",
    "ann",
  ),
  stepfather: family("ann f 1850,pa m 1820-1851,ma f 1822,step m 1825", "pa+ma>ann ma+step", "ann"),
  "cousins-marry": family(
    "ann f 1850,tom m 1848,pa m 1820,ma f 1822,uncle m 1818,aunt f 1819,grandpa m 1790,grandma f 1795,jim m 1875",
    "grandpa+grandma>pa,uncle pa+ma>ann uncle+aunt>tom ann+tom>jim",
    "jim",
  ),
  "two-sisters-one-man": family(
    "man m 1820,ada f 1822,bea f 1824,pa m 1790,ma f 1795,jim m 1845,joe m 1850",
    "pa+ma>ada,bea man+ada>jim man+bea>joe",
    "man",
    { opened: new Set(["parents:ada", "siblings:ada"]) },
  ),
  "no-sex-known": family("ann u,sam u,kim u,pat o", "ann+sam>kim,pat", "kim"),
  "folded-ancestors": family(four, fourTies, "ann", { up: 1 }),
  "uncles-opened": family(
    `${four},uncle m 1818,aunt f 1825,cousin m 1850`,
    `${fourTies} grandpa+grandma>uncle opa+oma>aunt uncle>cousin`,
    "ann",
    { opened: new Set(["siblings:pa", "siblings:ma", "children:uncle"]) },
  ),
  "parents-in-law-opened": family(
    `${four},tom_senior m 1820,tessa f 1822,jim m 1875`,
    `${fourTies} tom_senior+tessa>tom ann+tom>jim`,
    "ann",
    { opened: new Set(["parents:tom"]) },
  ),
  "three-generations-down": family(
    "ann f 1850,tom m 1848,jim m 1870,joe m 1872,joy f 1875,jill f 1872,kid1 m 1900,kid2 f 1902,kid3 f 1904,kid4 m " +
      "1905,kid5 m 1906,toddler m 1930",
    "ann+tom>jim,joe,joy jim+jill>kid1,kid2 joy>kid3,kid4,kid5 kid1>toddler",
    "ann",
    { down: 3 },
  ),
}
