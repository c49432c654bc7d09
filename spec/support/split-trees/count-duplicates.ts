import { openMemoryStore } from "../../../adapters/memory/store.ts"
import type { DuplicatePair } from "../../../core/domain/duplicates/duplicate.ts"
import { findDuplicates } from "../../../core/duplicates/find-duplicates.ts"
import type { PersonId } from "../../../core/domain/ids.ts"
import { isPlaceholder } from "../../../core/domain/name-text/placeholder.ts"
import type { Random } from "../../bench/random.ts"
import { imported } from "../gedcom-import.ts"
import { uploadOf } from "../gedcom-upload.ts"
import { aWorld } from "../world.ts"
import { markOf, splitFile } from "./halves.ts"
import type { ErrorKind } from "./typing-errors.ts"

/** A pair of persons that is found: what the file says about them, and what the service says. */
export interface FoundPair {
  readonly names: readonly string[]
  /** The same person of the file in both halves. */
  readonly isRight: boolean
  readonly pair: DuplicatePair
}

/** A person with a name who is in both halves, and how the pair is found; null if it is not. */
export interface SharedPerson {
  readonly name: string
  readonly error: ErrorKind | null
  readonly score: DuplicatePair["score"] | null
}

export interface CountedSplit {
  readonly shared: readonly SharedPerson[]
  readonly found: readonly FoundPair[]
}

/** Imports both halves of a file into one tree, and searches it for duplicates. */
export const countDuplicates = async (file: string, random: Random): Promise<CountedSplit> => {
  const store = openMemoryStore()
  const world = await aWorld("private", store)
  const { first, second, shared } = splitFile(file, random)
  await imported(world, uploadOf(first))
  await imported(world, uploadOf(second))
  const snapshot = store.exportReads.snapshot({ tree: world.tree, role: "editor" }, async function* (tree) {
    const marks = new Map<PersonId, { readonly mark: string; readonly name: string }>()
    for (
      let ids = await tree.personIds(null, 1_000);
      ids.length > 0;
      ids = await tree.personIds(ids.at(-1) ?? null, 1_000)
    )
      for (const { id, identifiers, displayName } of await tree.persons(ids))
        marks.set(id, { mark: (identifiers ?? []).find(({ type }) => type === "REFN")?.value ?? "", name: displayName })
    yield { marks, pairs: await findDuplicates(tree, () => false) }
  })
  for await (const { marks, pairs } of snapshot) {
    const found = pairs.map((pair): FoundPair => {
      const [one, other] = pair.ids.map((id) => marks.get(id) ?? { mark: "", name: "" })
      const xrefs = [one, other].map((person) => person?.mark.split(" ")[1])
      return { names: [one?.name ?? "", other?.name ?? ""], isRight: xrefs[0] === xrefs[1], pair }
    })
    const nameOf = new Map([...marks.values()].map(({ mark, name }) => [mark, name]))
    const scores = new Map(
      pairs.flatMap(({ ids: [a, b], score }) => {
        const [one, other] = [marks.get(a)?.mark.split(" ")[1], marks.get(b)?.mark.split(" ")[1]]
        return one === other ? [[one, score] as const] : []
      }),
    )
    return {
      found,
      shared: [...shared].flatMap(([xref, error]): readonly SharedPerson[] => {
        const plain = xref.replaceAll("@", "")
        const name = nameOf.get(markOf("first", plain))
        const isNameless = name === undefined || name === "Unnamed" || isPlaceholder(name)
        return isNameless ? [] : [{ name, error, score: scores.get(plain) ?? null }]
      }),
    }
  }
  throw new Error("The snapshot of the tree has no result.")
}
