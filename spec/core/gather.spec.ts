import { expect } from "chai"
import { gather } from "../../core/lib/gather.ts"

describe("Gathered look-ups", () => {
  /** A look-up that waits until it is released, and the keys of each look-up. */
  const slow = (bounds = { running: 1, keys: 3 }) => {
    const asked: (readonly string[])[] = []
    const releases: ((failure?: Error) => void)[] = []
    const find = gather(
      (keys: readonly string[]) =>
        new Promise<ReadonlyMap<string, number>>((resolve, reject) => {
          asked.push(keys)
          releases.push((failure) =>
            failure === undefined
              ? resolve(new Map(keys.flatMap((key) => (key === "none" ? [] : [[key, key.length] as const]))))
              : reject(failure),
          )
        }),
      { ...bounds, nameOf: String },
    )
    const release = async (failure?: Error): Promise<void> => {
      releases.shift()?.(failure)
      await new Promise((resolve) => setImmediate(resolve))
    }
    return { asked, find, release }
  }

  it("start at once while none runs", async () => {
    const { asked, find, release } = slow()
    const answer = find("a")
    expect(asked).to.deep.equal([["a"]])
    await release()
    expect(await answer).to.equal(1)
  })

  it("take all keys that arrived while another one ran, each once, within the bound", async () => {
    const { asked, find, release } = slow()
    const first = find("a")
    const others = ["bb", "bb", "none", "dddd"].map(find)
    await release()
    await release()
    await release()
    expect(asked).to.deep.equal([["a"], ["bb", "none"], ["dddd"]])
    expect(await Promise.all([first, ...others])).to.deep.equal([1, 2, 2, null, 4])
  })

  it("never answer a key from a look-up that started before the key arrived", async () => {
    const { asked, find, release } = slow()
    void find("a")
    const later = find("a")
    await release()
    expect(asked).to.deep.equal([["a"], ["a"]])
    await release()
    expect(await later).to.equal(1)
  })

  it("take two keys with the same name for the same key", async () => {
    const asked: (readonly { readonly id: string }[])[] = []
    const find = gather(
      async (keys: readonly { readonly id: string }[]) => {
        asked.push(keys)
        return new Map(keys.map(({ id }) => [id, id.toUpperCase()]))
      },
      { running: 1, keys: 10, nameOf: ({ id }) => id },
    )
    const first = find({ id: "a" })
    const others = [{ id: "b" }, { id: "c" }, { id: "b" }].map(find)
    expect(await Promise.all([first, ...others])).to.deep.equal(["A", "B", "C", "B"])
    expect(asked).to.deep.equal([[{ id: "a" }], [{ id: "b" }, { id: "c" }]])
  })

  it("fail together, and the next ones work", async () => {
    const { find, release } = slow({ running: 1, keys: 10 })
    const first = find("a").catch((error: Error) => error.message)
    const second = find("b")
    await release(new Error("no connection"))
    await release()
    expect([await first, await second]).to.deep.equal(["no connection", 1])
  })
})
