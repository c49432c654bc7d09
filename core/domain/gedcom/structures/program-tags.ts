/** A tag that a program uses for an event or attribute of a person, and the type of event that it is. */
interface ProgramTag {
  readonly tag: string
  /** Null where TYPE names it. */
  readonly type: string | null
  readonly holds: "event" | "attribute"
  /** A program that writes it. */
  readonly program: string
}

const row = (tag: string, type: string | null, holds: ProgramTag["holds"], program: string): ProgramTag => ({
  tag,
  type,
  holds,
  program,
})

const familyTreeMaker = "Family Tree Maker"
const brothersKeeper = "Brother's Keeper"

/** The events and attributes of large programs that GEDCOM has no tag for. They are custom types. */
export const programTags: readonly ProgramTag[] = [
  row("_ATTR", null, "attribute", "Family Historian"),
  row("_BRTM", "brit milah", "event", brothersKeeper),
  row("_CIRC", "circumcision", "event", familyTreeMaker),
  row("_DEG", "degree", "attribute", familyTreeMaker),
  row("_DEST", "destination", "attribute", familyTreeMaker),
  row("_ELEC", "elected", "attribute", familyTreeMaker),
  row("_EMPLOY", "employment", "attribute", familyTreeMaker),
  row("_EXCM", "excommunication", "event", familyTreeMaker),
  row("_EYEC", "eye colour", "attribute", brothersKeeper),
  row("_FNRL", "funeral", "event", brothersKeeper),
  row("_FUN", "funeral", "event", familyTreeMaker),
  row("_HAIR", "hair colour", "attribute", brothersKeeper),
  row("_HEIG", "height", "attribute", familyTreeMaker),
  row("_INTE", "interment", "event", brothersKeeper),
  row("_MDCL", "medical", "attribute", familyTreeMaker),
  row("_MEDC", "medical", "attribute", brothersKeeper),
  row("_MILTID", "military number", "attribute", familyTreeMaker),
  row("_MISN", "mission", "attribute", familyTreeMaker),
  row("_NAMS", "namesake", "attribute", familyTreeMaker),
  row("_ORIG", "origin", "attribute", familyTreeMaker),
  row("_WEIG", "weight", "attribute", familyTreeMaker),
]
