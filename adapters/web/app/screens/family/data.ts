import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks"
import { type Answer, answers, type Question, renew, storedKey, useAnswer } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { readAsAnyone } from "../../api/reading.ts"
import type { FamilyGraph, NeighbourhoodAnswer } from "../../model/family.ts"
import { emptyGraph, mergeNeighbourhood } from "../../model/neighbourhood.ts"

interface Extent {
  readonly up: number
  readonly down: number
}

/** The people around a person. */
export const neighbourhoodOf = (tree: string, person: string, extent: Extent): Question<NeighbourhoodAnswer> => ({
  key: ["tree", tree, "neighbourhood", person, extent.up, extent.down],
  ask: (signal) => {
    const call = { params: { path: { person_id: person }, query: { ...extent, siblings: "root" } }, signal } as const
    return readAsAnyone(
      () => dataOf(api.GET("/persons/{person_id}/neighbourhood", call)),
      () => dataOf(api.GET("/public/persons/{person_id}/neighbourhood", call)),
    )
  },
})

/** The family that the screen knows. */
export interface KnownFamily {
  readonly graph: FamilyGraph
  readonly answer: Answer<NeighbourhoodAnswer>
  /** Reads the relatives of one more person. */
  readonly grow: (person: string) => Promise<void>
  /** Reads everything again, after something was saved. */
  readonly renewAll: () => Promise<void>
}

/** The people around a person, and the relatives that the reader opened. What is known stays while more is read. */
export const useKnownFamily = (tree: string, person: string, extent: Extent): KnownFamily => {
  const answer = useAnswer(neighbourhoodOf(tree, person, extent))
  const [grown, setGrown] = useState<readonly NeighbourhoodAnswer[]>([])
  const before = useRef<FamilyGraph>(emptyGraph)
  const asked = useRef(new Set<string>())
  const era = useRef(0)
  const graph = useMemo(() => {
    const parts = [...grown, ...(answer.data === undefined ? [] : [answer.data])]
    return parts.reduce(mergeNeighbourhood, before.current)
  }, [answer.data, grown])
  const current = era.current
  useEffect(() => {
    // An effect of a render before everything was read again must not bring back what is gone.
    if (era.current === current) before.current = graph
  }, [graph, current])
  const read = useCallback(
    (one: string): Promise<NeighbourhoodAnswer> => {
      const { key, ask } = neighbourhoodOf(tree, one, { up: 1, down: 1 })
      return answers.fetchQuery({ queryKey: storedKey(key), queryFn: ({ signal }) => ask(signal) })
    },
    [tree],
  )
  const grow = useCallback(
    async (one: string) => {
      asked.current.add(one)
      const more = await read(one)
      setGrown((known) => [...known, more])
    },
    [read],
  )
  const renewAll = useCallback(async () => {
    await renew("tree", tree)
    const again = await Promise.allSettled([...asked.current].map(read))
    era.current += 1
    before.current = emptyGraph
    setGrown(again.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])))
  }, [tree, read])
  return { graph, answer, grow, renewAll }
}
