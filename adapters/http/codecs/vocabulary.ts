import * as t from "io-ts"
import { wire } from "../../../core/codec/wire.ts"
import { vocabulary } from "./enumerations.ts"

const words = t.readonlyArray(t.string)

type Words = Readonly<Record<keyof typeof vocabulary, typeof words>>

const isComplete = (lists: Readonly<Record<string, typeof words>>): lists is Words =>
  Object.keys(vocabulary).every((list) => Object.hasOwn(lists, list))

const lists = Object.fromEntries(Object.keys(vocabulary).map((list) => [list, words]))
if (!isComplete(lists)) throw new Error("A list of the vocabulary has no codec.")

/** Every enumeration of the API. Built from the keys of the vocabulary, so no list can be missing. */
export const vocabularyReply = wire("Vocabulary", lists)
