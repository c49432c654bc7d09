import { useEffect, useRef, useState } from "preact/hooks"
import { renew } from "../../api/cache.ts"
import type { Schemas } from "../../api/client.ts"
import { undoable } from "../../api/last-change.ts"
import { longWork, type Progress, uploadFile } from "../../api/long-work.ts"
import { type Problem, problemOf } from "../../api/problems.ts"
import { canEdit } from "../../api/trees.ts"
import { type Decisions, resolutionsOf } from "../../model/import-decisions.ts"
import { Guarded } from "../../parts/guarded.tsx"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
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

/** The most characters of the name of a file that the history keeps. */
const MOST_OF_NAME = 200

/** A file, and its upload. */
interface Sent {
  readonly file: File
  readonly upload: string
  /** The chosen encoding; null if the file decides. */
  readonly encoding: string | null
}

type Stage =
  | { readonly kind: "choose" }
  | { readonly kind: "working"; readonly progress: Progress | null }
  | { readonly kind: "preview"; readonly sent: Sent; readonly report: Schemas["PreviewReport"] }
  | {
      readonly kind: "done"
      readonly report: Schemas["ImportReport"]
      readonly change: string | null
    }

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
      {stage.kind === "working" ? <Working progress={stage.progress} onCancel={steps.cancel} /> : null}
      {stage.kind === "preview" ? (
        <Preview
          report={stage.report}
          onImport={(decisions) => void steps.bring(stage.sent, stage.report, decisions)}
          onOther={steps.again}
          onEncoding={(encoding) => void steps.readAgain(stage.sent, stage.report, encoding)}
        />
      ) : null}
      {stage.kind === "done" ? <Report tree={tree} me={me} {...stage} /> : null}
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

  const begin = (): AbortSignal => {
    const controller = new AbortController()
    running.current = controller
    setProblem(null)
    setStage({ kind: "working", progress: null })
    return controller.signal
  }
  const work = <T,>(
    name: "preview" | "import",
    { reason, ...fields }: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) =>
    longWork<T>({
      path: `/trees/${tree}/gedcom/${name}`,
      fields,
      ...(reason === undefined ? {} : { reason }),
      signal,
      onProgress: (progress) => setStage({ kind: "working", progress }),
    })
  const fail = (failure: unknown, before: Stage, cancelled: string): void => {
    setStage(before)
    if (running.current?.signal.aborted === true) toast({ text: cancelled })
    else setProblem(problemOf(failure))
  }
  const look = async (file: File): Promise<void> => {
    const signal = begin()
    try {
      const upload = await uploadFile(tree, file, signal)
      const report = await work<Schemas["PreviewReport"]>("preview", { upload_id: upload }, signal)
      setStage({ kind: "preview", sent: { file, upload, encoding: null }, report })
    } catch (failure) {
      fail(failure, { kind: "choose" }, words.cancelled)
    }
  }
  /** Calls with an upload or, if it has expired, with a new one. Returns the answer and the upload. */
  const withUpload = async <T,>(sent: Sent, signal: AbortSignal, call: (upload: string) => Promise<T>) => {
    try {
      return { answer: await call(sent.upload), sent }
    } catch (failure) {
      if (!problemOf(failure).faults.some(({ path }) => path === "upload_id")) throw failure
      const upload = await uploadFile(tree, sent.file, signal)
      return { answer: await call(upload), sent: { ...sent, upload } }
    }
  }
  /** Shows the preview of the same file in another encoding. */
  const readAgain = async (sent: Sent, before: Schemas["PreviewReport"], encoding: string): Promise<void> => {
    const signal = begin()
    try {
      const preview = (upload_id: string) => work<Schemas["PreviewReport"]>("preview", { upload_id, encoding }, signal)
      const found = await withUpload({ ...sent, encoding }, signal, preview)
      setStage({ kind: "preview", sent: found.sent, report: found.answer })
    } catch (failure) {
      fail(failure, { kind: "preview", sent, report: before }, words.cancelled)
    }
  }
  const importSent = async (sent: Sent, resolutions: string, signal: AbortSignal) => {
    const encoding: Readonly<Record<string, string>> = sent.encoding === null ? {} : { encoding: sent.encoding }
    // The history calls the import by the name of its file.
    const chosen = { ...encoding, reason: sent.file.name.slice(-MOST_OF_NAME) }
    const { answer } = await withUpload(sent, signal, (upload_id) =>
      work<Schemas["ImportReport"]>("import", { upload_id, resolutions, choose_home: "true", ...chosen }, signal),
    )
    return answer
  }
  const bring = async (sent: Sent, preview: Schemas["PreviewReport"], decisions: Decisions): Promise<void> => {
    const signal = begin()
    try {
      const importing = () => importSent(sent, resolutionsOf(decisions), signal)
      const { result, change = null } = await undoable({ tree, me }, importing)
      await Promise.all([renew("trees"), renew("tree", tree)])
      setStage({ kind: "done", report: result, change })
      toast({ text: words.imported })
    } catch (failure) {
      fail(failure, { kind: "preview", sent, report: preview }, words.cancelledLate)
    }
  }
  return {
    stage,
    problem,
    look,
    readAgain,
    bring,
    cancel: () => running.current?.abort(),
    again: () => setStage({ kind: "choose" }),
  }
}

export default Import
