import { expect } from "chai"
import { checkPerson } from "../../core/domain/checks/all-checks.ts"
import { type CheckRule, checkRules, checkTable } from "../../core/domain/checks/check-table.ts"
import { checkedTree, type Folk, personOf } from "../support/checked-tree.ts"

const today = 2_461_370 // 2026-11-25

/** What this rule finds in these families. */
const findings = (folk: Folk, rule: CheckRule) =>
  checkedTree(folk).flatMap((subject) => checkPerson(subject, { rule, today }))

/** A rule: what it finds, and what it must not find. */
interface Cases {
  readonly finds: Readonly<Record<string, Folk>>
  readonly leaves: Readonly<Record<string, Folk>>
}

const of = (...events: readonly string[]): Folk => ({ people: { anna: { events } } })
const mother = (
  gender: "female" | "male" | "other",
  parent: readonly string[],
  child: readonly string[],
  qualifier?: "adoptive" | "step",
): Folk => ({
  people: { parent: { gender, events: parent }, child: { events: child } },
  parents: [{ from: "parent", to: "child", ...(qualifier === undefined ? {} : { qualifier }) }],
})
const married = (one: readonly string[], other: readonly string[], ...events: readonly string[]): Folk => ({
  people: { one: { gender: "male", events: one }, other: { gender: "female", events: other } },
  couples: [{ of: ["one", "other"], events }],
})
const siblings = (...children: readonly (readonly string[])[]): Folk => ({
  people: {
    mother: { gender: "female" },
    ...Object.fromEntries(children.map((events, at) => [`child${at}`, { events }])),
  },
  parents: children.map((_, at) => ({ from: "mother", to: `child${at}`, position: at })),
})

const cases: Readonly<Record<CheckRule, Cases>> = {
  death_before_birth: {
    finds: {
      "a death a year before": of("birth 1850", "death 1849"),
      "a death before a birth BCE": of("birth 44 B.C.", "death 45 B.C."),
    },
    leaves: {
      "a death in the same year": of("birth 1850", "death 1850"),
      "a life BCE": of("birth 100 B.C.", "death 44 B.C."),
      "a life across the eras": of("birth 4 B.C.", "death 30"),
      "a birth about the year of the death": of("birth ABT 1852", "death 1850"),
      "a birth and a death in two calendars": of("birth @#DFRENCH R@ 1 VEND 2", "death 23 SEP 1793"),
      "a birth before a death in the same old year": of("birth 1 APR 1700", "death 20 FEB 1700"),
    },
  },
  christening_before_birth: {
    finds: { "a christening a week before": of("birth 10 MAY 1850", "christening 3 MAY 1850") },
    leaves: {
      "a christening on the day": of("birth 10 MAY 1850", "christening 10 MAY 1850"),
      "a Julian and a Gregorian date of one day": of("birth @#DJULIAN@ 1 MAY 1850", "baptism 13 MAY 1850"),
    },
  },
  event_before_birth: {
    finds: { "a census before the birth": of("birth 1850", "census 1841") },
    leaves: {
      "a census in the year of the birth": of("birth 1851", "census 1851"),
      "a title that is older than its holder": of("birth 1850", "title 1700"),
    },
  },
  burial_before_death: {
    finds: { "a burial the month before": of("death 10 MAY 1850", "burial 3 APR 1850") },
    leaves: {
      "a burial on the day": of("death 10 MAY 1850", "burial 10 MAY 1850"),
      "a burial in the year": of("death 10 MAY 1850", "burial 1850"),
    },
  },
  event_after_death: {
    finds: { "a census after the death": of("death 1850", "census 1861") },
    leaves: {
      "a probate after the death": of("death 1850", "probate 1851"),
      "a residence in the year of the death": of("death 1850", "residence 1850"),
      "a title that outlasts its holder": of("death 1850", "title 1900"),
    },
  },
  will_after_death: {
    finds: { "a will of the year after": of("death 1850", "will 1851") },
    leaves: { "a will of the year": of("death 1850", "will 1850") },
  },
  probate_before_death: {
    finds: { "a probate of the year before": of("death 1850", "probate 1849") },
    leaves: { "a probate of the year": of("death 1850", "probate 1850") },
  },
  too_old_at_death: {
    finds: { "a life of 120 years": of("birth 1700", "death 1820") },
    leaves: {
      "a life of 109 years": of("birth 1 JAN 1700", "death 1 JAN 1809"),
      "a birth after a year": of("birth AFT 1700", "death 1820"),
    },
  },
  event_past_lifetime: {
    finds: { "a census after 130 years": of("birth 1720", "census 1851") },
    leaves: { "a census after 90 years": of("birth 1761", "census 1851"), "a burial": of("birth 1720", "burial 1851") },
  },
  living_past_lifetime: {
    finds: { "a living person of 1880": { people: { anna: { events: ["birth 1880"], isLiving: true } } } },
    leaves: {
      "a living person of 1910": { people: { anna: { events: ["birth 1910"], isLiving: true } } },
      "a person of 1880 without is_living": of("birth 1880"),
    },
  },
  living_with_death: {
    finds: { "a living person who died": { people: { anna: { events: ["death 1990"], isLiving: true } } } },
    leaves: { "a dead person who died": { people: { anna: { events: ["death 1990"], isLiving: false } } } },
  },
  late_christening: {
    finds: { "a christening after 30 years": of("birth 1800", "christening 1831") },
    leaves: {
      "a christening after 3 years": of("birth 1800", "christening 1803"),
      "a baptism after 30 years": of("birth 1800", "baptism 1831"),
    },
  },
  late_burial: {
    finds: { "a burial three years later": of("death 1800", "burial 1803") },
    leaves: { "a burial in the year after": of("death 30 DEC 1800", "burial 3 JAN 1801") },
  },
  confirmed_too_young: {
    finds: { "a confirmation at two": of("birth 1 MAY 1800", "confirmation 1 JUN 1802") },
    leaves: { "a confirmation at seven": of("birth 1 MAY 1800", "confirmation 1 JUN 1807") },
  },
  served_too_young: {
    finds: { "a soldier of three": of("birth 1 MAY 1800", "military_service 1 JUN 1803") },
    leaves: { "a drummer of twelve": of("birth 1 MAY 1800", "military_service 1 JUN 1812") },
  },
  retired_too_young: {
    finds: { "a pensioner of twelve": of("birth 1 MAY 1800", "retirement 1 JUN 1812") },
    leaves: { "a pensioner of 45": of("birth 1 MAY 1800", "retirement 1 JUN 1845") },
  },
  will_too_young: {
    finds: { "a will at eight": of("birth 1 MAY 1800", "will 1 JUN 1808") },
    leaves: { "a will at sixteen": of("birth 1 MAY 1800", "will 1 JUN 1816") },
  },
  age_disagrees: {
    finds: {
      "30 years where the birth says 50": of("birth 1800", "census 1851 age=30y"),
      "70 years where it says 50": of("birth 1800", "death 1851 age=70"),
    },
    leaves: {
      "a year off": of("birth 1800", "census 1851 age=49y"),
      "an age in months": of("birth 1800", "death 1851 age=3m"),
      "an age as a limit": of("birth 1800", "death 1851 age=>_8y"),
    },
  },
  several_births: {
    finds: { "two births of different years": of("birth 1800", "birth 1805") },
    leaves: { "a day and its year": of("birth 1800", "birth 3 MAY 1800") },
  },
  several_deaths: {
    finds: { "two deaths of different years": of("death 1800", "death 1805") },
    leaves: { "a day and its year": of("death 1800", "death 3 MAY 1800") },
  },
  same_event_twice: {
    finds: { "two censuses of one day": of("census 30 MAR 1851", "census 30 MAR 1851") },
    leaves: {
      "censuses of two years": of("census 1841", "census 1851"),
      "two events without a word": of("residence", "residence"),
      "words in place of dates": of("title (unknown)", "title (unknown)"),
    },
  },
  future_event: {
    finds: { "a burial of next year": of("burial 2027") },
    leaves: { "a census of this year": of("census 2026"), "a death before a later year": of("death BEF 2090") },
  },
  unread_date: {
    finds: { "digits that make no year": of("birth (12/13)") },
    leaves: { "words alone": of("death (in infancy)"), "a year in words": of("birth (the winter of 1812)") },
  },
  short_year: {
    finds: { "a birth of the year 56 and a death of 1910": of("birth 056", "death 1910") },
    leaves: {
      "a Roman life": of("birth 015", "death 069"),
      "a birth BCE": of("birth 56 B.C.", "death 12"),
      "a year of the French Republic": of("birth 1755", "death @#DFRENCH R@ 25 VEND 2"),
    },
  },
  child_before_parent: {
    finds: { "a child older than its mother": mother("female", ["birth 1850"], ["birth 1840"]) },
    leaves: {
      "an adopted child": mother("female", ["birth 1850"], ["birth 1840"], "adoptive"),
      "a stepchild": mother("female", ["birth 1850"], ["birth 1840"], "step"),
      "parent and child BCE": mother("male", ["birth 100 B.C."], ["birth 76 B.C."]),
    },
  },
  mother_too_young: {
    finds: { "a mother of ten": mother("female", ["birth 1840"], ["birth 1850"]) },
    leaves: {
      "a mother of fifteen": mother("female", ["birth 1835"], ["birth 1850"]),
      "a mother by adoption": mother("female", ["birth 1840"], ["birth 1850"], "adoptive"),
    },
  },
  father_too_young: {
    finds: {
      "a father of ten": mother("male", ["birth 1840"], ["birth 1850"]),
      "a parent of ten": mother("other", ["birth 1840"], ["birth 1850"]),
    },
    leaves: { "a father of sixteen": mother("male", ["birth 1834"], ["birth 1850"]) },
  },
  mother_too_old: {
    finds: { "a mother of sixty": mother("female", ["birth 1790"], ["birth 1850"]) },
    leaves: {
      "a mother of 49": mother("female", ["birth 3 MAY 1801"], ["birth 1 JUN 1850"]),
      "a mother of 60 by adoption": mother("female", ["birth 1790"], ["birth 1850"], "adoptive"),
      "a father of sixty": mother("male", ["birth 1790"], ["birth 1850"]),
    },
  },
  father_too_old: {
    finds: { "a father of ninety": mother("male", ["birth 1760"], ["birth 1851"]) },
    leaves: { "a father of 75": mother("male", ["birth 1775"], ["birth 1850"]) },
  },
  born_after_mother_death: {
    finds: { "a child of two years after": mother("female", ["death 1850"], ["birth 1852"]) },
    leaves: {
      "a mother who died on the day": mother("female", ["death 3 MAY 1850"], ["birth 3 MAY 1850"]),
      "a mother by adoption": mother("female", ["death 1850"], ["birth 1851"], "adoptive"),
    },
  },
  born_after_father_death: {
    finds: { "a child two years after": mother("male", ["death 3 MAY 1850"], ["birth 1852"]) },
    leaves: {
      "a child eight months after its father's death": mother("male", ["death 3 MAY 1850"], ["birth 3 JAN 1851"]),
    },
  },
  adopter_younger: {
    finds: { "a mother by adoption who is younger": mother("female", ["birth 1850"], ["birth 1840"], "adoptive") },
    leaves: {
      "a stepmother who is younger": mother("female", ["birth 1850"], ["birth 1840"], "step"),
      "a mother by adoption who is older": mother("female", ["birth 1830"], ["birth 1840"], "adoptive"),
    },
  },
  many_parents: {
    finds: {
      "three biological parents": {
        people: { a: {}, b: {}, c: {}, child: {} },
        parents: ["a", "b", "c"].map((from) => ({ from, to: "child" })),
      },
    },
    leaves: {
      "two biological parents and two by adoption": {
        people: { a: {}, b: {}, c: {}, d: {}, child: {} },
        parents: [
          { from: "a", to: "child" },
          { from: "b", to: "child" },
          { from: "c", to: "child", qualifier: "adoptive" },
          { from: "d", to: "child", qualifier: "adoptive" },
        ],
      },
    },
  },
  parents_of_one_sex: {
    finds: {
      "two biological mothers": {
        people: { a: { gender: "female" }, b: { gender: "female" }, child: {} },
        parents: ["a", "b"].map((from) => ({ from, to: "child" })),
      },
    },
    leaves: {
      "a mother and a mother by adoption": {
        people: { a: { gender: "female" }, b: { gender: "female" }, child: {} },
        parents: [
          { from: "a", to: "child" },
          { from: "b", to: "child", qualifier: "adoptive" },
        ],
      },
    },
  },
  siblings_too_close: {
    finds: { "children five months apart": siblings(["birth 1 JAN 1850"], ["birth 1 JUN 1850"]) },
    leaves: {
      twins: siblings(["birth 1 JAN 1850"], ["birth 2 JAN 1850"]),
      "children of two years": siblings(["birth 1850"], ["birth 1851"]),
      "children ten months apart": siblings(["birth 1 JAN 1850"], ["birth 1 NOV 1850"]),
    },
  },
  children_far_apart: {
    finds: { "children forty years apart": siblings(["birth 1800"], ["birth 1841"]) },
    leaves: { "children thirty years apart": siblings(["birth 1800"], ["birth 1830"]) },
  },
  many_children: {
    finds: { "a mother of 25": siblings(...Array.from({ length: 25 }, () => [])) },
    leaves: { "a mother of twelve": siblings(...Array.from({ length: 12 }, () => [])) },
  },
  children_of_one_name: {
    finds: {
      "two living brothers": {
        people: {
          mother: { gender: "female" },
          one: { givenName: "John", events: ["birth 1850", "death 1900"] },
          two: { givenName: "John", events: ["birth 1855"] },
        },
        parents: ["one", "two"].map((to) => ({ from: "mother", to })),
      },
    },
    leaves: {
      "a name that was given again": {
        people: {
          mother: { gender: "female" },
          one: { givenName: "John", events: ["birth 1850", "death 1852"] },
          two: { givenName: "John", events: ["birth 1855"] },
        },
        parents: ["one", "two"].map((to) => ({ from: "mother", to })),
      },
    },
  },
  children_out_of_order: {
    finds: { "a younger child first": siblings(["birth 1855"], ["birth 1850"]) },
    leaves: {
      "children by birth": siblings(["birth 1850"], ["birth 1855"]),
      "twins of one day": siblings(["birth 1 MAY 1850"], ["birth 1 MAY 1850"]),
    },
  },
  twins_born_apart: {
    finds: {
      "twins of two years": {
        people: { mother: { gender: "female" }, one: { events: ["birth 1850"] }, two: { events: ["birth 1852"] } },
        parents: ["one", "two"].map((to) => ({ from: "mother", to, twinGroup: "1" })),
      },
    },
    leaves: {
      "twins of two days": {
        people: {
          mother: { gender: "female" },
          one: { events: ["birth 1 MAY 1850"] },
          two: { events: ["birth 2 MAY 1850"] },
        },
        parents: ["one", "two"].map((to) => ({ from: "mother", to, twinGroup: "1" })),
      },
    },
  },
  married_before_birth: {
    finds: { "a marriage before the bride was born": married([], ["birth 1850"], "marriage 1840") },
    leaves: { "a marriage at twenty": married([], ["birth 1850"], "marriage 1870") },
  },
  married_after_death: {
    finds: { "a marriage after the groom had died": married(["death 1850"], [], "marriage 1860") },
    leaves: { "a marriage in the year of the death": married(["death 1850"], [], "marriage 1850") },
  },
  divorce_before_marriage: {
    finds: { "a divorce ten years before": married([], [], "divorce 1850", "marriage 1860") },
    leaves: {
      "a second marriage after the divorce": married([], [], "marriage 1840", "divorce 1850", "marriage 1860"),
    },
  },
  divorce_after_death: {
    finds: { "a divorce of a dead man": married(["death 1850"], [], "divorce 1851") },
    leaves: { "a divorce in the year of the death": married(["death 1850"], [], "divorce 1850") },
  },
  banns_after_marriage: {
    finds: { "an engagement in the year after": married([], [], "marriage 1850", "engagement 1851") },
    leaves: {
      "banns before": married([], [], "marriage 1850", "marriage_banns 1850"),
      "a contract after": married([], [], "marriage 1850", "marriage_contract 1851"),
    },
  },
  married_too_young: {
    finds: { "a bride of eight": married([], ["birth 1850"], "marriage 1858") },
    leaves: { "a bride of sixteen": married([], ["birth 1850"], "marriage 1866") },
  },
  married_too_old: {
    finds: { "a groom of 95": married(["birth 1750"], [], "marriage 1846") },
    leaves: { "a man who married at 75": married(["birth 1750"], [], "marriage 1825") },
  },
  partners_far_apart: {
    finds: { "partners 60 years apart": married(["birth 1750"], ["birth 1811"]) },
    leaves: { "partners 30 years apart": married(["birth 1750"], ["birth 1780"]) },
  },
  overlapping_marriages: {
    finds: {
      "a second wife while the first lives": {
        people: { man: { gender: "male" }, first: { events: ["death 1900"] }, second: {} },
        couples: [
          { of: ["man", "first"], events: ["marriage 1850"] },
          { of: ["man", "second"], events: ["marriage 1860"] },
        ],
      },
    },
    leaves: {
      "a second wife after a divorce": {
        people: { man: { gender: "male" }, first: { events: ["death 1900"] }, second: {} },
        couples: [
          { of: ["man", "first"], events: ["marriage 1850", "divorce 1855"] },
          { of: ["man", "second"], events: ["marriage 1860"] },
        ],
      },
      "a second wife after the death of the first": {
        people: { man: { gender: "male" }, first: { events: ["death 1855"] }, second: {} },
        couples: [
          { of: ["man", "first"], events: ["marriage 1850"] },
          { of: ["man", "second"], events: ["marriage 1860"] },
        ],
      },
    },
  },
  partner_is_parent: {
    finds: {
      "a son who is a partner": {
        people: { a: {}, b: {} },
        parents: [{ from: "a", to: "b" }],
        couples: [{ of: ["a", "b"], events: [] }],
      },
    },
    leaves: {
      "a stepson who is a partner": {
        people: { a: {}, b: {} },
        parents: [{ from: "a", to: "b", qualifier: "step" }],
        couples: [{ of: ["a", "b"], events: [] }],
      },
    },
  },
  early_same_sex_marriage: {
    finds: {
      "two men who married in 1850": {
        people: { a: { gender: "male" }, b: { gender: "male" } },
        couples: [{ of: ["a", "b"], events: ["marriage 1850"] }],
      },
    },
    leaves: {
      "two men who married in 2005": {
        people: { a: { gender: "male" }, b: { gender: "male" } },
        couples: [{ of: ["a", "b"], events: ["marriage 2005"] }],
      },
      "two men without a marriage": {
        people: { a: { gender: "male" }, b: { gender: "male" } },
        couples: [{ of: ["a", "b"], events: [] }],
      },
    },
  },
  broken_name: {
    finds: { "years in a surname": { people: { anna: { surname: "Miller (1820-1890)" } } } },
    leaves: {
      "a name": { people: { anna: { surname: "Miller" } } },
      "a mononym": { people: { anna: { givenName: "Sukarno", surname: null } } },
    },
  },
  unconnected_person: {
    finds: { "a person alone": of("birth 1850") },
    leaves: { "a couple": married([], []) },
  },
}

describe("A check of a tree", () => {
  it("has at least 35 rules, each with a reason", () => {
    expect(checkRules.length).to.be.at.least(35)
    for (const rule of checkRules) expect(checkTable[rule].reason, rule).to.match(/\.$/)
  })

  for (const rule of checkRules) {
    describe(`by the rule ${rule}`, () => {
      for (const [sentence, folk] of Object.entries(cases[rule].finds))
        it(`finds ${sentence}`, () => {
          const found = findings(folk, rule)
          expect(found).to.have.length(1)
          expect(found[0]).to.deep.include({ rule, severity: checkTable[rule].severity })
          expect(found[0]?.personIds).to.have.length.greaterThan(0)
        })
      for (const [sentence, folk] of Object.entries(cases[rule].leaves))
        it(`does not find ${sentence}`, () => expect(findings(folk, rule)).to.deep.equal([]))
    })
  }

  it("proposes to mark as not living who is past every proved age", () => {
    const folk: Folk = { people: { anna: { events: ["birth 1880"], isLiving: true } } }
    const id = personOf("anna")
    expect(findings(folk, "living_past_lifetime")[0]?.fix).to.deep.equal([
      { op: "update", entity: "person", id, data: { is_living: false } },
    ])
  })

  it("proposes the order of births only where each birth is one day", () => {
    const exact = findings(siblings(["birth 1 MAY 1855"], ["birth 1 MAY 1850"]), "children_out_of_order")[0]
    expect(exact?.fix?.map(({ data }) => data)).to.deep.equal([{ position: 0 }, { position: 1 }])
    expect(findings(siblings(["birth 1855"], ["birth 1850"]), "children_out_of_order")[0]?.fix).to.equal(null)
  })

  it("proposes a name without the years in it", () => {
    const [found] = findings({ people: { anna: { surname: "Miller (1820-1890)" } } }, "broken_name")
    expect(found?.fix?.[0]?.data).to.include({ surname: "Miller" })
  })
})
