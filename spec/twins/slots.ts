import { NOWHERE } from "../support/tree-scene.ts"

/**
 * The ids of a world by the placeholder of paths that they fill. The same place in both worlds has the same meaning. A
 * record that only one world has leaves an id that nothing has in the other.
 */
export class Slots {
  readonly #ids = new Map<string, string[]>()
  readonly #names = new Map<string, string>()

  add(placeholder: string, id: string): void {
    const ids = this.#ids.get(placeholder) ?? []
    this.#names.set(id, `${placeholder} ${ids.length}`)
    this.#ids.set(placeholder, [...ids, id])
  }

  of(placeholder: string): readonly string[] {
    return this.#ids.get(placeholder === "other_id" ? "person_id" : placeholder) ?? []
  }

  /** What the id means in both worlds; undefined if it was not planned. */
  nameOf(id: string): string | undefined {
    return this.#names.get(id)
  }

  /** The ids that another world has beyond those of this one become ids that nothing has. */
  fillUpTo(other: Slots): void {
    for (const [kind, [placeholder, ids]] of [...other.#ids].entries())
      for (let count = this.of(placeholder).length; count < ids.length; count += 1)
        this.add(placeholder, unknownId(kind, count))
  }
}

/** An id that nothing has, another one for each kind of record and number. */
const unknownId = (kind: number, number: number): string =>
  NOWHERE.slice(0, -4) + (0xf000 + kind * 0x100 + number).toString(16)
