import type { PersonId } from "../ids.ts"
import type { Gender } from "../person.ts"
import type { ParentQualifier } from "../relationship.ts"
import { isTop } from "./find-paths.ts"
import type { KinGraph } from "./kin-graph.ts"
import { type DescentKind, descentName, inLawName, partnerName, removedBy, stepName } from "./kin-name.ts"
import type { KinKind, KinPath, KinSide, QualifiedStep } from "./kin-path.ts"

/** A part of a path: one step to a partner, or a way up and then down. */
type Part = readonly QualifiedStep[]

/** Cuts a path at partners, and at children where the way goes up again. */
const partsOf = (steps: readonly QualifiedStep[]): readonly Part[] => {
  const parts: QualifiedStep[][] = []
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1]
    const goesOn =
      before !== undefined &&
      before.step !== "partner" &&
      step.step !== "partner" &&
      !(before.step === "child" && step.step === "parent")
    if (goesOn) parts.at(-1)?.push(step)
    else parts.push([step])
  }
  return parts
}

const descentKinds: Readonly<Record<ParentQualifier, DescentKind>> = {
  biological: "blood",
  donor: "blood",
  adoptive: "adoption",
  step: "step",
  foster: "foster",
  guardian: "guardian",
}

/** The strongest difference from blood on the way: a step tie counts more than an adoption. */
const kindOfPart = (part: Part): DescentKind => {
  const kinds = part.map(({ qualifier }) => (qualifier === null ? "blood" : descentKinds[qualifier]))
  const order: readonly DescentKind[] = ["step", "foster", "guardian", "adoption"]
  return order.find((kind) => kinds.includes(kind)) ?? "blood"
}

const count = (part: Part, wanted: QualifiedStep["step"]): number => part.filter(({ step }) => step === wanted).length

/** What the names and kinds of a path depend on besides its steps. */
export interface PathContext {
  readonly graph: KinGraph
  readonly from: PersonId
  /** The gender of a person as this reader sees it. */
  readonly genderOf: (id: PersonId) => Gender | null
  /** The year of birth of a person as this reader sees it. */
  readonly birthYearOf: (id: PersonId) => number | null
}

/** What the ancestors on a path depend on besides its steps. */
type PathOrigin = Pick<PathContext, "graph" | "from">

/** The shared parents of the two siblings below the top at this step, by ties of the same kind. */
const sharedParents = (
  { graph, from }: PathOrigin,
  steps: readonly QualifiedStep[],
  at: number,
): readonly PersonId[] => {
  const [top, sibling] = [steps[at], steps[at + 1]]
  const own = at === 0 ? from : steps[at - 1]?.personId
  if (top === undefined || sibling === undefined || own === undefined) return []
  const kind = kindOfPart([top, sibling])
  const parentsOf = (id: PersonId) => graph.stepsFrom(id).filter(({ step }) => step === "parent")
  const others = parentsOf(sibling.personId)
  return parentsOf(own).flatMap((parent) => {
    const same = others.find(({ personId }) => personId === parent.personId)
    return same !== undefined && kindOfPart([parent, same]) === kind ? [parent.personId] : []
  })
}

const nameOfPart = (context: PathContext, part: Part, half: boolean): string => {
  const gender = context.genderOf(part.at(-1)?.personId ?? context.from)
  if (part[0]?.step === "partner") return partnerName(gender)
  return descentName({ up: count(part, "parent"), down: count(part, "child"), half, kind: kindOfPart(part), gender })
}

/** `partner parent` and the like: the ways with names of their own. */
const shapeOf = (steps: readonly QualifiedStep[]): string => steps.map(({ step }) => step).join(" ")

const isPlain = (steps: readonly QualifiedStep[]): boolean =>
  kindOfPart(steps.filter(({ step }) => step !== "partner")) === "blood"

/** The name and kind of a short way by marriage that has a name of its own; null for all others. */
const ownName = (
  steps: readonly QualifiedStep[],
  gender: Gender | null,
): { readonly name: string; readonly kind: KinKind } | null => {
  if (!isPlain(steps)) return null
  const inLaw = (of: "parent" | "child") => {
    const name = inLawName(of, gender)
    return name === null ? null : ({ name, kind: "marriage" } as const)
  }
  switch (shapeOf(steps)) {
    case "partner parent":
      return inLaw("parent")
    case "child partner":
      return inLaw("child")
    case "parent partner":
      return { name: stepName("parent", gender), kind: "step" }
    case "partner child":
      return { name: stepName("child", gender), kind: "step" }
    case "parent partner child":
      return { name: stepName("sibling", gender), kind: "step" }
    default:
      return null
  }
}

const kindOfPath = (parts: readonly Part[]): KinKind => {
  const [only, ...others] = parts
  if (only === undefined || others.length > 0 || only[0]?.step === "partner") return "marriage"
  const kind = kindOfPart(only)
  return kind === "foster" || kind === "guardian" ? "step" : kind
}

/** The ancestors at the top of a way by descent: those that two siblings share, or the end of a direct line. */
export const topsOf = (origin: PathOrigin, steps: readonly QualifiedStep[]): readonly PersonId[] => {
  const shared = steps.flatMap((_, at) => (isTop(steps, at) ? sharedParents(origin, steps, at) : []))
  const [last] = steps.slice(-1)
  if (shared.length > 0 || last === undefined || partsOf(steps).length > 1 || last.step === "partner")
    return [...new Set(shared)].sort()
  return [last.step === "parent" ? last.personId : origin.from]
}

/** The side of a relative beyond the parents and siblings, on a way by descent. */
const sideOf = ({ genderOf }: PathContext, parts: readonly Part[]): KinSide | null => {
  const [part = []] = parts
  const [first] = part
  if (parts.length !== 1 || first === undefined || count(part, "parent") < 2) return null
  const gender = genderOf(first.personId)
  if (gender === "male") return "father"
  return gender === "female" ? "mother" : null
}

/** Whether a brother or sister was born in an earlier year. */
const isElder = ({ from, birthYearOf }: PathContext, steps: readonly QualifiedStep[]): boolean | null => {
  const [, sibling] = steps
  if (shapeOf(steps) !== "parent child" || sibling === undefined) return null
  const [own, other] = [birthYearOf(from), birthYearOf(sibling.personId)]
  return own === null || other === null || own === other ? null : other < own
}

const throughOf = (steps: readonly QualifiedStep[]): KinPath["through"] => {
  if (steps.length < 2) return null
  if (steps[0]?.step === "partner") return "own_partner"
  return steps.at(-1)?.step === "partner" ? "their_partner" : null
}

/** What this path says about the person at its end. */
export const describePath = (context: PathContext, steps: readonly QualifiedStep[]): KinPath => {
  const parts = partsOf(steps)
  let at = 0
  const halves = parts.map((part) => {
    const begin = at
    at += part.length
    return (
      kindOfPart(part) === "blood" &&
      part.some((_, inPart) => isTop(part, inPart) && sharedParents(context, steps, begin + inPart).length === 1)
    )
  })
  const gender = context.genderOf(steps.at(-1)?.personId ?? context.from)
  const own = ownName(steps, gender)
  const [up, down] = [count(steps, "parent"), count(steps, "child")]
  return {
    kind: own?.kind ?? kindOfPath(parts),
    up,
    down,
    half: halves.includes(true),
    removed: parts.length === 1 ? removedBy({ up, down }) : 0,
    side: sideOf(context, parts),
    elder: isElder(context, steps),
    gender,
    through: throughOf(steps),
    name: own?.name ?? parts.map((part, number) => nameOfPart(context, part, halves[number] ?? false)).join("'s "),
    commonAncestorIds: topsOf(context, steps),
    steps: steps.map(({ personId, relationshipId, step }) => ({ personId, relationshipId, step })),
  }
}
