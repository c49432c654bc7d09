import { compare, type Likeness, type Match, mostMatches, mostYearsApart, type TreePerson } from "./match.ts"
import { isNumbered, isWhole, type NameWords } from "./name-likeness.ts"
import { slipIndex } from "./slip-index.ts"

/** Finds persons of a tree who are similar to persons of a file. */
export interface Matcher<Id extends string> {
  /** Adds a person of the tree. */
  readonly offer: (person: TreePerson<Id>) => void
  /** The added persons who are similar to the incoming person with this ordinal: at most ten, best first. */
  readonly matchesOf: (ordinal: number) => readonly Match<Id>[]
}

/**
 * The most persons of a file that are compared with one person of the tree, the most likely first. It bounds the
 * time for a file in which all persons have the same name.
 */
const mostLookedAt = 300

/**
 * The same for a name with a number, such as `Daughter 17`. Thousands of names of a file may share its other words,
 * and hardly any of them is alike. Those with the same number are compared first.
 */
const mostForNumbered = 20

/**
 * Compares each given person with those of `incoming` (by ordinal; an entry without names matches no person) that
 * share a name key and have a compatible birth year. The time grows with the number of persons on both sides, not
 * with their product.
 */
export const matcher = <Id extends string>(incoming: readonly Likeness[]): Matcher<Id> => {
  const sound = soundsHeard()
  const { pairs, words } = keysBy(sound)
  const slips = slipIndex(incoming, sound)
  const byPair = blocksOf(incoming, pairs)
  // A few names lack a given name or surname. Their words are compared with all words of other names, and vice
  // versa.
  const lackingByWord = blocksOf(incoming, (name) => (isWhole(name) ? [] : words(name)))
  let wholeByWord: Blocks | null = null
  const found = new Map<number, Match<Id>[]>()
  const lastAsker = new Int32Array(incoming.length)
  let asker = 0
  let looked = 0
  let most = mostLookedAt

  const offer: Matcher<Id>["offer"] = (person) => {
    asker++
    looked = 0
    const { birthYear } = person
    for (const name of person.names) {
      most = name.numbered.length > 0 ? mostForNumbered : mostLookedAt
      for (const key of pairs(name)) look(byPair.get(key), person)
      if (birthYear !== null && looked < most) slips.near(name, birthYear, (ordinal) => lookAt(ordinal, person))
      // Without a known year, a single word is not enough.
      if (person.birthYear === null || (lackingByWord.size === 0 && isWhole(name))) continue
      if (!isWhole(name)) wholeByWord ??= blocksOf(incoming, (one) => (isWhole(one) ? words(one) : []))
      for (const key of words(name)) {
        look(lackingByWord.get(key), person)
        if (!isWhole(name)) look(wholeByWord?.get(key), person)
      }
    }
  }
  const look = (block: Block | undefined, person: TreePerson<Id>): void => {
    if (block !== undefined && looked < most) eachWithin(block, person.birthYear, (ordinal) => lookAt(ordinal, person))
  }
  /** Compares two persons unless they were compared before. Returns false when the limit is reached. */
  const lookAt = (ordinal: number, person: TreePerson<Id>): boolean => {
    const one = incoming[ordinal]
    if (one === undefined || lastAsker[ordinal] === asker) return true
    lastAsker[ordinal] = asker
    const { personId, displayName, birthYear } = person
    const likeness = compare(one, person)
    if (likeness !== null) keep(ordinal, { personId, displayName, birthYear, ...likeness })
    return ++looked < most
  }
  const keep = (ordinal: number, match: Match<Id>): void => {
    const matches = found.get(ordinal) ?? []
    found.set(ordinal, matches)
    const place = matches.findIndex((other) => isSurer(match, other))
    matches.splice(place < 0 ? matches.length : place, 0, match)
    if (matches.length > mostMatches) matches.pop()
  }
  return { offer, matchesOf: (ordinal) => found.get(ordinal) ?? [] }
}

const isSurer = (a: Match<string>, b: Match<string>): boolean =>
  a.score === b.score
    ? a.similarity > b.similarity || (a.similarity === b.similarity && a.personId < b.personId)
    : a.score === "high"

/**
 * A phonetic key: vowels are dropped except the first letter, doubled letters count once, and letters that
 * languages use for each other are equal.
 */
const soundOf = (word: string): string => {
  const sounds = word
    .replace(/ph|v|w/g, "f")
    .replace(/ck|c|q/g, "k")
    .replace(/z/g, "s")
    .replace(/[jy]/g, "i")
  return (
    sounds[0] +
    sounds
      .slice(1)
      .replace(/[aeiouh]/g, "")
      .replace(/(.)\1+/g, "$1")
  )
}

/** Caches the keys of words, because there are far fewer words than names. */
const soundsHeard = () => {
  const heard = new Map<string, string>()
  return (word: string): string => {
    const known = heard.get(word)
    if (known !== undefined) return known
    const sound = isNumbered(word) ? word : soundOf(word)
    heard.set(word, sound)
    return sound
  }
}

/** The words, those with a number first. */
const numberedFirst = (words: readonly string[]): readonly string[] =>
  words.some(isNumbered) ? [...words.filter(isNumbered), ...words.filter((word) => !isNumbered(word))] : words

/** The beginning of the sound of a word; a word with a number as a whole. */
const beginningOf = (sound: string): string => (isNumbered(sound) ? sound : sound.slice(0, 2))

/**
 * The keys of a name. `pairs` are the complete name, and each given name with each surname: one by its sound, the
 * other by its beginning.
 */
const keysBy = (sound: (word: string) => string) => {
  const pairs = (name: NameWords): readonly string[] => {
    const keys = [`= ${name.words.join(" ")}`]
    for (const given of numberedFirst(name.given)) {
      for (const surname of numberedFirst(name.surname)) {
        const [first, last] = [sound(given), sound(surname)]
        keys.push(`${first} ${beginningOf(last)}`, `${beginningOf(first)}-${last}`)
      }
    }
    return keys
  }
  return { pairs, words: ({ words }: NameWords): readonly string[] => numberedFirst(words).map(sound) }
}

/** The persons of the file with one key: ordered by birth year, those without a year last. */
interface Block {
  readonly years: readonly number[]
  readonly ordinals: readonly number[]
}

type Blocks = ReadonlyMap<string, Block>

const blocksOf = (incoming: readonly Likeness[], keysOf: (name: NameWords) => readonly string[]): Blocks => {
  const blocks = new Map<string, { years: number[]; ordinals: number[] }>()
  const yearOf = (ordinal: number): number => incoming[ordinal]?.birthYear ?? Infinity
  const inOrder = [...incoming.keys()].sort((a, b) => (yearOf(a) === yearOf(b) ? a - b : yearOf(a) - yearOf(b)))
  for (const ordinal of inOrder) {
    for (const name of incoming[ordinal]?.names ?? []) {
      for (const key of keysOf(name)) {
        const block = blocks.get(key)
        if (block === undefined) blocks.set(key, { years: [yearOf(ordinal)], ordinals: [ordinal] })
        else {
          block.years.push(yearOf(ordinal))
          block.ordinals.push(ordinal)
        }
      }
    }
  }
  return blocks
}

/**
 * Calls `look` with the persons of a block who were born within `mostYearsApart` of this one, the nearest first, then
 * with those without a birth year; for an unknown year with all. Ends when `look` returns false.
 */
const eachWithin = ({ years, ordinals }: Block, year: number | null, look: (ordinal: number) => boolean): void => {
  const unknown = year === null ? 0 : firstAt(years, Infinity)
  if (year !== null) {
    let [earlier, later] = [firstAt(years, year) - 1, firstAt(years, year)]
    for (;;) {
      const before = earlier < 0 ? Infinity : year - years[earlier]!
      const after = later >= unknown ? Infinity : years[later]! - year
      if (Math.min(before, after) > mostYearsApart) break
      if (!look(ordinals[after <= before ? later++ : earlier--]!)) return
    }
  }
  for (let at = unknown; at < ordinals.length; at++) if (!look(ordinals[at]!)) return
}

/** The index of the first year that is not before this one. */
const firstAt = (years: readonly number[], year: number): number => {
  let [low, high] = [0, years.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (years[middle]! < year) low = middle + 1
    else high = middle
  }
  return low
}
