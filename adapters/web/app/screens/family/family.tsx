import { lazily } from "../../parts/lazily.ts"
import { useLocation, useRoute } from "preact-iso/router"
import { useEffect, useMemo, useRef, useState } from "preact/hooks"
import { useMe } from "../../api/session.ts"
import { canEdit, canSuggest, useTree } from "../../api/trees.ts"
import type { CardFacts } from "../../chart/card.tsx"
import { Chart } from "../../chart/chart.tsx"
import { measures } from "../../chart/drawing.ts"
import { type Layout, layoutChart } from "../../chart/layout.ts"
import { type ChartView, type FoldKey, foldKey, toggled } from "../../chart/view.ts"
import { heldInPlace } from "../../chart/viewport.ts"
import type { FamilyGraph, RelativeKind } from "../../model/family.ts"
import { announce } from "../../parts/announcer.tsx"
import { useKeys } from "../../parts/keys.ts"
import { namedSigns } from "./signs.ts"
import { useNameOf } from "../../parts/person-name.ts"
import { ScreenAnswer } from "../../parts/tree/screen-answer.tsx"
import { Screen } from "../../parts/screen.tsx"
import { toastFailure } from "../../parts/toasts.tsx"
import { useDropTarget } from "../../pictures/drop-target.ts"
import { useLanguage, useWords } from "../../words/language.ts"
import { withWords } from "../../texts/texts.ts"
import { extentOf, type FamilyAddress, readAddress, writeAddress } from "./address.ts"
import { FamilyBar } from "./bar.tsx"
import { type KnownFamily, useKnownFamily } from "./data.ts"
import { useKinWords } from "./kin-words.ts"
import { familyWords } from "./words.ts"

// The chart comes first. What is beside it, or in its place, follows.
const FamilyCards = lazily(() => import("./cards.tsx"))
const FamilySheet = lazily(() => import("./sheet.tsx"))
const Outline = lazily(() => import("./outline.tsx"))

const narrow = globalThis.matchMedia?.("(max-width: 40rem)")

const useIsNarrow = (): boolean => {
  const [isNarrow, setNarrow] = useState(narrow?.matches ?? false)
  useEffect(() => {
    const change = (): void => setNarrow(narrow?.matches ?? false)
    narrow?.addEventListener("change", change)
    return () => narrow?.removeEventListener("change", change)
  }, [])
  return isNarrow
}

interface Folds {
  readonly opened: ReadonlySet<FoldKey>
  readonly closed: ReadonlySet<FoldKey>
}

const noFolds: Folds = { opened: new Set(), closed: new Set() }

/** A layout that keeps the person in hand at the same place while it changes. */
const useHeldLayout = (graph: FamilyGraph, view: ChartView, held: string): { layout: Layout; placing: number } => {
  const last = useRef<Layout | null>(null)
  const placing = useRef(0)
  const layout = useMemo(() => {
    const next = layoutChart(graph, view, measures)
    const { current } = last
    const isHeld = current?.cards.some((card) => card.full && card.person === held) ?? false
    if (!isHeld) placing.current += 1
    last.current = current !== null && isHeld ? heldInPlace(current, next, held) : next
    return last.current
  }, [graph, view])
  return { layout, placing: placing.current }
}

interface FamilyChartProps {
  readonly address: FamilyAddress
  readonly family: KnownFamily
  readonly factsOf: (person: string) => CardFacts | undefined
  readonly onAddress: (address: FamilyAddress, replace?: boolean) => void
  readonly canAdd: boolean
}

const FamilyChart = ({ address, family, factsOf, onAddress, canAdd }: FamilyChartProps) => {
  const words = useWords(familyWords)
  const language = useLanguage()
  const [folds, setFolds] = useState<Folds>(noFolds)
  const held = useRef(address.person)
  const centred = useRef(address.person)
  const { person, view: name, up, down, panel } = address
  const { siblings } = extentOf[name]
  if (centred.current !== person) {
    centred.current = person
    held.current = person
  }
  const view = useMemo(() => ({ rootId: person, up, down, siblings, ...folds }), [person, up, down, siblings, folds])
  const { layout, placing } = useHeldLayout(family.graph, view, held.current)
  const fold = async (one: string, kind: RelativeKind, open: boolean): Promise<void> => {
    held.current = one
    try {
      if (open) await family.grow(one)
    } catch (failure) {
      return toastFailure(failure, language)
    }
    const { opened, closed } = toggled(view, foldKey(kind, one), open)
    setFolds({ opened, closed })
    announce(words.growing)
  }
  return (
    <Chart
      graph={family.graph}
      layout={layout}
      placing={placing}
      selected={panel === null ? null : address.who}
      factsOf={factsOf}
      onSelect={(who) => onAddress({ ...address, panel: "person", who })}
      onFold={(one, kind, open) => void fold(one, kind, open)}
      onCentre={(one) => onAddress({ ...address, person: one })}
      onKey={(kind, who) => onAddress({ ...address, panel: kind === "help" ? "keys" : kind, who })}
      canAdd={canAdd}
    />
  )
}

interface FamilyOfProps {
  readonly address: FamilyAddress
  readonly onAddress: (address: FamilyAddress, replace?: boolean) => void
}

const FamilyOf = ({ address, onAddress }: FamilyOfProps) => {
  const { tree, person, view, up, down, panel, isChart } = address
  const isNarrow = useIsNarrow()
  const family = useKnownFamily(tree, person, { up, down })
  const own = useTree(tree).data
  const rights = {
    isMember: own !== undefined && own.role !== null,
    maySuggest: own !== undefined && canSuggest(own),
    mayWrite: own !== undefined && canEdit(own),
  }
  const kinOf = useKinWords(tree, family.graph, person)
  const nameOf = useNameOf()
  const words = useWords(familyWords)
  const { graph } = family
  const factsOf = (id: string): CardFacts | undefined => {
    const card = graph.persons.get(id)
    const href = writeAddress({ ...address, person: id, panel: null })
    return card && { person: card, kin: kinOf(id), signs: namedSigns(graph, id, nameOf), href }
  }
  useKeys({ "?": () => onAddress({ ...address, panel: "keys" }) })
  const language = useLanguage()
  const me = useMe().data?.id ?? ""
  const drops = useDropTarget((one, files) => {
    const wish = { tree, me, language, person: one, files, renewAll: family.renewAll }
    void withWords(() => import("../../pictures/upload-to-card.ts")).then(({ uploadToCard }) => uploadToCard(wish))
  })
  const root = graph.persons.get(person)
  if (root === undefined)
    return (
      <ScreenAnswer answer={family.answer} tree={tree} person={person}>
        {() => null}
      </ScreenAnswer>
    )
  const select = (who: string): void => onAddress({ ...address, panel: "person", who })
  const isCards = isNarrow && view === "family" && !isChart
  return (
    <Screen title={words.familyOf({ name: nameOf(root) })} shape="whole" hidesTitle>
      {view === "outline" || isCards ? null : (
        <a class="skip" href={writeAddress({ ...address, view: "outline", ...extentOf.outline, panel: null })}>
          {words.asList}
        </a>
      )}
      <div class="family-stage" {...(rights.mayWrite ? drops : {})}>
        {view === "outline" ? <Outline graph={graph} root={person} up={up} down={down} factsOf={factsOf} /> : null}
        {isCards ? (
          <FamilyCards
            graph={graph}
            root={person}
            factsOf={factsOf}
            onSelect={select}
            onAdd={rights.maySuggest ? () => onAddress({ ...address, panel: "add", who: person }) : undefined}
            hasPanel={panel !== null}
          />
        ) : null}
        {view === "outline" || isCards ? null : (
          <FamilyChart
            address={address}
            family={family}
            factsOf={factsOf}
            onAddress={onAddress}
            canAdd={rights.maySuggest}
          />
        )}
        {panel === null ? null : (
          <div class="sheet-place">
            <FamilySheet address={address} family={family} factsOf={factsOf} onAddress={onAddress} rights={rights} />
          </div>
        )}
      </div>
      <FamilyBar address={address} isNarrow={isNarrow} onAddress={onAddress} />
    </Screen>
  )
}

/** The family around one person: chart, outline or cards, with a panel for the person at hand. */
const Family = () => {
  const { params, query } = useRoute()
  const { route } = useLocation()
  const address = readAddress(params, query)
  const onAddress = (next: FamilyAddress, replace = false): void => route(writeAddress(next), replace)
  return <FamilyOf key={address.tree} address={address} onAddress={onAddress} />
}

export default Family
