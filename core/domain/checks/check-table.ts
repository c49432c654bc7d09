/** How sure a rule is: that something is wrong, that it probably is, or that it is worth a look. */
export const checkSeverities = ["error", "warning", "hint"] as const
export type Severity = (typeof checkSeverities)[number]

interface RuleFacts {
  readonly severity: Severity
  /** The numbers that decide, by what they count. */
  readonly limits: Readonly<Record<string, number>>
  /** Why it is a rule. */
  readonly reason: string
}

/** How many years a date may be off by its qualifier, and the last year that may have begun in March (England, until 1752). */
export const looseDates = { years: { about: 5, estimated: 10, calculated: 2 }, lastOldYear: 1752 } as const

/** All rules with their limits. `GET /vocabulary` shows this table. */
export const checkTable = {
  death_before_birth: { severity: "error", limits: {}, reason: "A life ends after it begins." },
  christening_before_birth: { severity: "error", limits: {}, reason: "Only people who are born are christened." },
  event_before_birth: { severity: "error", limits: {}, reason: "An event of a life is within the life." },
  burial_before_death: { severity: "error", limits: {}, reason: "Only the dead are buried or cremated." },
  event_after_death: { severity: "warning", limits: {}, reason: "The dead do not reside, work, serve or move." },
  will_after_death: {
    severity: "hint",
    limits: {},
    reason: "A will is made by a living person. Files often have the date of its proof in its place.",
  },
  probate_before_death: { severity: "warning", limits: {}, reason: "A will is proved after the death." },
  too_old_at_death: {
    severity: "warning",
    limits: { years: 110 },
    reason: "Fewer than one person in a million reaches 110 years (Gerontology Research Group).",
  },
  event_past_lifetime: {
    severity: "warning",
    limits: { years: 110 },
    reason: "An event so long after the birth is of a namesake, or the birth is wrong.",
  },
  living_past_lifetime: {
    severity: "error",
    limits: { years: 122 },
    reason: "Jeanne Calment died at 122 years and 164 days: no age above hers is proved.",
  },
  living_with_death: {
    severity: "warning",
    limits: {},
    reason: "A person is marked as living and has a death, burial or cremation.",
  },
  late_christening: {
    severity: "hint",
    limits: { years: 10 },
    reason: "Children are christened. A later rite is an adult christening or a baptism.",
  },
  late_burial: { severity: "hint", limits: { days: 366 }, reason: "A burial follows the death within weeks." },
  confirmed_too_young: {
    severity: "hint",
    limits: { years: 6 },
    reason:
      "First communion and confirmation ask for the age of reason, about seven (Codex Iuris Canonici, 891 and 913).",
  },
  served_too_young: {
    severity: "hint",
    limits: { years: 10 },
    reason: "The youngest drummers and ship's boys were about ten.",
  },
  retired_too_young: { severity: "hint", limits: { years: 30 }, reason: "Work comes before a retirement." },
  will_too_young: {
    severity: "hint",
    limits: { years: 12 },
    reason: "Girls of twelve and boys of fourteen could make a will under canon law (Blackstone, Commentaries II 32).",
  },
  age_disagrees: {
    severity: "warning",
    limits: { years: 2 },
    reason: "The age at an event follows from the birth. Registers are off by a year or two.",
  },
  several_births: { severity: "hint", limits: {}, reason: "People are born once; two dates are two sources." },
  several_deaths: { severity: "hint", limits: {}, reason: "People die once; two dates are two sources." },
  same_event_twice: {
    severity: "hint",
    limits: {},
    reason: "Two imports or two sources have written one event twice.",
  },
  future_event: { severity: "error", limits: {}, reason: "What has not happened has no date." },
  unread_date: {
    severity: "hint",
    limits: {},
    reason: "A date with digits and without a year is in no form that is read.",
  },
  short_year: {
    severity: "hint",
    limits: { year: 100, later: 1000 },
    reason: "A year of one or two digits beside an event after the year 1000 has lost its century.",
  },
  child_before_parent: { severity: "error", limits: {}, reason: "Parents are born before their children." },
  mother_too_young: {
    severity: "warning",
    limits: { years: 13 },
    reason: "Menarche before twelve was rare in historical populations.",
  },
  father_too_young: { severity: "warning", limits: { years: 13 }, reason: "Puberty of boys before thirteen is rare." },
  mother_too_old: {
    severity: "warning",
    limits: { years: 54 },
    reason: "Natural conception after 54 is all but unknown; births at 49 are well attested.",
  },
  father_too_old: { severity: "warning", limits: { years: 80 }, reason: "Men of 80 rarely become fathers." },
  born_after_mother_death: { severity: "error", limits: { days: 1 }, reason: "A mother lives when her child is born." },
  born_after_father_death: {
    severity: "error",
    limits: { days: 300 },
    reason: "A child is born within 300 days of conception (Code civil, 312 and 315).",
  },
  adopter_younger: {
    severity: "warning",
    limits: {},
    reason: "Those who adopt, foster or guard a child are older than the child.",
  },
  many_parents: { severity: "warning", limits: { parents: 2 }, reason: "A child has two biological parents." },
  parents_of_one_sex: {
    severity: "warning",
    limits: {},
    reason: "Two biological parents have different sexes: one sex or one kind of parenthood is wrong.",
  },
  siblings_too_close: {
    severity: "warning",
    limits: { twin_days: 3, days: 200 },
    reason: "Between two births of one mother are the seven months of the shortest pregnancy, or the days of twins.",
  },
  children_far_apart: {
    severity: "warning",
    limits: { years: 35 },
    reason: "A mother has children for 35 years at most.",
  },
  many_children: {
    severity: "hint",
    limits: { mother: 20, father: 30 },
    reason: "More children of one person are rare: two families may be mixed.",
  },
  children_of_one_name: {
    severity: "hint",
    limits: {},
    reason: "A name was given again after a child had died. Two living children of one name may be one person.",
  },
  children_out_of_order: {
    severity: "hint",
    limits: {},
    reason: "Children are listed by their births.",
  },
  twins_born_apart: {
    severity: "warning",
    limits: { days: 90 },
    reason: "The longest interval between the births of twins is 90 days (Guinness World Records).",
  },
  married_before_birth: { severity: "error", limits: {}, reason: "Only people who are born marry." },
  married_after_death: { severity: "error", limits: {}, reason: "The dead do not marry." },
  divorce_before_marriage: { severity: "error", limits: {}, reason: "A marriage ends after it begins." },
  divorce_after_death: {
    severity: "warning",
    limits: {},
    reason: "A death ends a marriage; a divorce follows no death.",
  },
  banns_after_marriage: {
    severity: "warning",
    limits: {},
    reason: "Engagement, banns and licence come before the marriage.",
  },
  married_too_young: {
    severity: "hint",
    limits: { years: 12 },
    reason: "Canon law let girls marry at twelve and boys at fourteen. Royal children were married earlier.",
  },
  married_too_old: {
    severity: "hint",
    limits: { years: 90 },
    reason: "Marriages after 90 are rare; those at 75 are not.",
  },
  partners_far_apart: {
    severity: "hint",
    limits: { years: 40 },
    reason: "Partners are rarely a generation and a half apart.",
  },
  overlapping_marriages: {
    severity: "hint",
    limits: {},
    reason: "Without a divorce a marriage lasts until a death; where custom has several at once this is no fault.",
  },
  partner_is_parent: { severity: "warning", limits: {}, reason: "Parents and children do not marry." },
  early_same_sex_marriage: {
    severity: "warning",
    limits: { year: 1989 },
    reason: "Denmark registered the first partnership of two men in 1989: before, one sex is wrong.",
  },
  broken_name: { severity: "hint", limits: {}, reason: "A date, two people or a whole name is in one part of a name." },
  unconnected_person: {
    severity: "hint",
    limits: {},
    reason: "A person without relatives is in no family of the tree.",
  },
} as const satisfies Readonly<Record<string, RuleFacts>>

export type CheckRule = keyof typeof checkTable
export type CheckLimits<R extends CheckRule> = (typeof checkTable)[R]["limits"]

const isRule = (word: string): word is CheckRule => Object.hasOwn(checkTable, word)

const [first, ...others] = Object.keys(checkTable).filter(isRule)
if (first === undefined) throw new Error("The table of checks has no rule.")

/** The names of all rules, in the order of the table. */
export const checkRules: readonly [CheckRule, ...CheckRule[]] = [first, ...others]
