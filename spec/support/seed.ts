/** The seed of every fast-check property in `make test`, so that two runs try the same values. */
const fixedSeed = 20_260_101

/** The seed that SEED asks for: an integer, or `random`. Throws for anything else, since a typo would silently try other values. */
export const seedFrom = (text: string | undefined): number => {
  if (text === undefined || text === "") return fixedSeed
  if (text === "random") return Math.trunc(Math.random() * 0x7fffffff)
  if (!/^-?\d{1,10}$/.test(text)) throw new Error(`SEED must be an integer or "random", not ${JSON.stringify(text)}`)
  return Number(text)
}

/** How long a fuzz property tries random values, from FUZZ_SECONDS; null: a fixed number of values instead, as in `make test`. */
export const fuzzSecondsFrom = (text: string | undefined): number | null => {
  if (text === undefined || text === "") return null
  if (!/^\d{1,6}$/.test(text)) throw new Error(`FUZZ_SECONDS must be a number of seconds, not ${JSON.stringify(text)}`)
  return Number(text)
}
