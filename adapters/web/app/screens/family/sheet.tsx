import { lazily } from "../../parts/lazily.ts"
import type { CardFacts } from "../../chart/card.tsx"
import { keyNames } from "../../chart/keys.ts"
import { chartWords } from "../../chart/words.ts"
import { useNameOf } from "../../parts/person-name.ts"
import { Sheet } from "../../parts/dialogs/sheet.tsx"
import { useMe } from "../../api/session.ts"
import { hasDraft } from "../../api/drafts.ts"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import type { FamilyAddress } from "./address.ts"
import type { KnownFamily } from "./data.ts"
import { PersonPanel } from "./panel.tsx"
import { panelWords } from "./panel-words.ts"

const PersonForm = lazily(() => import("../../grow/person-form.tsx"))
const RelativeForm = lazily(() => import("../../grow/relative-form.tsx"))

/** What the reader may do in the tree. */
interface Rights {
  readonly isMember: boolean
  readonly maySuggest: boolean
  readonly mayWrite: boolean
}

interface FamilySheetProps {
  readonly address: FamilyAddress
  readonly family: KnownFamily
  readonly factsOf: (person: string) => CardFacts | undefined
  readonly onAddress: (address: FamilyAddress, replace?: boolean) => void
  readonly rights: Rights
}

const Keys = () => {
  const { keys } = useWords(chartWords)
  const { keyTexts } = useWords(panelWords)
  return (
    <>
      <h2>{keys}</h2>
      <dl class="key-list">
        {keyNames.map((name, index) => (
          <div key={name}>
            <dt>
              <kbd>{name}</kbd>
            </dt>
            <dd>{keyTexts[index]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const Actions = ({ address, onAddress, rights }: Pick<FamilySheetProps, "address" | "onAddress" | "rights">) => {
  const words = useWords(panelWords)
  const { tree, person, who } = address
  const { maySuggest, mayWrite } = rights
  const me = useMe().data?.id ?? null
  const change = mayWrite ? words.edit : words.suggest
  return (
    <>
      {who === person ? null : (
        <button type="button" class="button" onClick={() => onAddress({ ...address, person: who })}>
          {words.centre}
        </button>
      )}
      <a class="button" href={to.personPage(tree, who)}>
        {words.page}
      </a>
      {who === person ? null : (
        <a class="button" href={to.kin(tree, person, who)}>
          {words.kin}
        </a>
      )}
      {!maySuggest ? null : (
        <>
          <button type="button" class="button" onClick={() => onAddress({ ...address, panel: "edit" }, true)}>
            {hasDraft(`person ${who}`, me) ? words.goOn : change}
          </button>
          <button type="button" class="button" onClick={() => onAddress({ ...address, panel: "add" }, true)}>
            {hasDraft(`relative of ${who}`, me) ? words.goOnAdding : words.add}
          </button>
        </>
      )}
    </>
  )
}

/** What is beside the chart: a person, a form, or the list of keys. */
const FamilySheet = ({ address, family, factsOf, onAddress, rights }: FamilySheetProps) => {
  const words = useWords(panelWords)
  const nameOf = useNameOf()
  const { tree, who } = address
  const { isMember, maySuggest, mayWrite } = rights
  const isForm = address.panel === "add" || address.panel === "edit"
  const panel = isForm && !maySuggest ? "person" : address.panel
  const card = factsOf(who)?.person
  const close = (): void => onAddress({ ...address, panel: null })
  const back = (): void => onAddress({ ...address, panel: "person" }, true)
  const form = { tree, person: who, graph: family.graph, mayWrite, onCancel: back }
  const done = async (): Promise<void> => {
    await family.renewAll()
    back()
  }
  return (
    <Sheet
      key={panel === "keys" ? panel : "person"}
      label={panel === "keys" || card === undefined ? words.panel : nameOf(card)}
      handle={{ taller: words.taller, lower: words.shorter }}
      shows={`${panel} ${who}`}
      opener={`.chart [data-key="${who}"]`}
      onClose={close}
    >
      {panel === "keys" ? <Keys /> : null}
      {panel === "person" ? (
        <PersonPanel
          tree={tree}
          graph={family.graph}
          person={who}
          factsOf={factsOf}
          onSelect={(next) => onAddress({ ...address, panel: "person", who: next })}
          isMember={isMember}
          actions={<Actions address={address} onAddress={onAddress} rights={rights} />}
        />
      ) : null}
      {panel === "add" ? <RelativeForm key={who} {...form} onDone={done} onUndone={family.renewAll} /> : null}
      {panel === "edit" ? <PersonForm key={who} {...form} onDone={done} onUndone={family.renewAll} /> : null}
    </Sheet>
  )
}

export default FamilySheet
