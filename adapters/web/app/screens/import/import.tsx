import { useEffect, useRef, useState } from "preact/hooks"
import { renew } from "../../api/cache.ts"
import type { Schemas } from "../../api/client.ts"
import { undoable } from "../../api/last-change.ts"
import { longWork, type Progress } from "../../api/long-work.ts"
import { type Problem, problemOf } from "../../api/problems.ts"
import { canEdit } from "../../api/trees.ts"
import { type Decisions, resolutionsOf } from "../../model/import-decisions.ts"
import { Guarded } from "../../parts/guarded.tsx"
import { ProblemNote } from "../../parts/problem-note.tsx"
import { Screen } from "../../parts/screen.tsx"
import { toast } from "../../parts/toasts.tsx"
import { TreeFrame } from "../../parts/tree-frame.tsx"
import { useWords } from "../../words/language.ts"
import { Choose } from "./choose.tsx"
import { Preview } from "./preview.tsx"
import { Report } from "./report.tsx"
import { Working } from "./working.tsx"
import { importWords } from "./words.ts"

/** The import of a file: what is in it, who is here already, and the report. */
const Import = () => (
  <Guarded>
    {(me) => <TreeFrame>{({ tree }) => <Whole tree={tree.id} me={me.id} isEditor={canEdit(tree)} />}</TreeFrame>}
  </Guarded>
)

type Stage =
  | { readonly kind: "choose" }
  | { readonly kind: "working"; readonly progress: Progress | null; readonly stores: boolean }
  | { readonly kind: "preview"; readonly file: File; readonly report: Schemas["PreviewReport"] }
  | { readonly kind: "done"; readonly report: Schemas["ImportReport"] }

interface WholeProps {
  readonly tree: string
  readonly me: string
  readonly isEditor: boolean
}

const Whole = ({ tree, me, isEditor }: WholeProps) => {
  const words = useWords(importWords)
  const steps = useImport(tree, me)
  const { stage, problem } = steps
  if (!isEditor)
    return (
      <Screen title={words.title} shape="narrow">
        <p>{words.editorsOnly}</p>
      </Screen>
    )
  return (
    <Screen title={words.title}>
      <ProblemNote problem={problem} />
      {stage.kind === "choose" ? <Choose onFile={(file) => void steps.look(file)} /> : null}
      {stage.kind === "working" ? (
        <Working progress={stage.progress} stores={stage.stores} onCancel={steps.cancel} />
      ) : null}
      {stage.kind === "preview" ? (
        <Preview
          tree={tree}
          report={stage.report}
          onImport={(decisions) => void steps.bring(stage.file, stage.report, decisions)}
          onOther={steps.again}
        />
      ) : null}
      {stage.kind === "done" ? <Report tree={tree} report={stage.report} /> : null}
    </Screen>
  )
}

/** The steps of an import, one after the other. A refusal or a cancel leads back to the step before. */
const useImport = (tree: string, me: string) => {
  const words = useWords(importWords)
  const [stage, setStage] = useState<Stage>({ kind: "choose" })
  const [problem, setProblem] = useState<Problem | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const work = async <T,>(name: "preview" | "import", file: File, fields: Readonly<Record<string, string>>) => {
    const controller = new AbortController()
    running.current = controller
    const stores = name === "import"
    setProblem(null)
    setStage({ kind: "working", progress: null, stores })
    return longWork<T>({
      path: `/trees/${tree}/gedcom/${name}`,
      file,
      fields,
      signal: controller.signal,
      onProgress: (progress) => setStage({ kind: "working", progress, stores }),
    })
  }
  const fail = (failure: unknown, before: Stage, cancelled: string): void => {
    setStage(before)
    if (running.current?.signal.aborted === true) toast({ text: cancelled })
    else setProblem(problemOf(failure))
  }
  const look = async (file: File): Promise<void> => {
    try {
      setStage({ kind: "preview", file, report: await work<Schemas["PreviewReport"]>("preview", file, {}) })
    } catch (failure) {
      fail(failure, { kind: "choose" }, words.cancelled)
    }
  }
  const bring = async (file: File, preview: Schemas["PreviewReport"], decisions: Decisions): Promise<void> => {
    try {
      const fields = { resolutions: resolutionsOf(decisions) }
      const { result, undo } = await undoable({ tree, me }, () => work<Schemas["ImportReport"]>("import", file, fields))
      await renew("tree", tree)
      setStage({ kind: "done", report: result })
      toast({ text: words.imported, undo })
    } catch (failure) {
      fail(failure, { kind: "preview", file, report: preview }, words.cancelledLate)
    }
  }
  return {
    stage,
    problem,
    look,
    bring,
    cancel: () => running.current?.abort(),
    again: () => setStage({ kind: "choose" }),
  }
}

export default Import
