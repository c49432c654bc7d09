import type { Schemas } from "../../api/client.ts"
import { useTree } from "../../api/trees.ts"
import { lazily } from "../../parts/lazily.ts"
import { to } from "../../routes.ts"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { Counts, Warnings } from "./warnings.tsx"
import { importWords } from "./words.ts"

const ImportChange = lazily(() => import("../../history/import-change.tsx"))

interface ReportProps {
  readonly tree: string
  readonly me: string
  readonly report: Schemas["ImportReport"]
  /** The change that the import made; null if it changed nothing, or if that is not known. */
  readonly change: string | null
}

/** What an import has brought. */
export const Report = ({ tree, me, report, change }: ReportProps) => {
  const home = useTree(tree).data?.home_person_id ?? null
  const words = useWords(importWords)
  const { number } = useFormats()
  const { persons, events, relationships, sources, citations, warnings, unmapped_tags } = report
  const { created, merged, skipped, overwritten } = persons
  const counts = { created, merged, skipped, overwritten, events, relationships, sources, citations }
  return (
    <section class="panel">
      <h2>{words.done}</h2>
      <Counts
        counts={[
          [words.report.created, number(counts.created)],
          [words.report.merged, number(counts.merged)],
          [words.report.skipped, number(counts.skipped)],
          [words.report.overwritten, number(counts.overwritten)],
          [words.report.events, number(counts.events)],
          [words.report.relationships, number(counts.relationships)],
          [words.report.sources, number(counts.sources)],
          [words.report.citations, number(counts.citations)],
        ]}
      />
      {/* Before the parts that are loaded later, which would move it. */}
      <p class="buttons">
        <a class="button is-main" href={home === null ? to.tree(tree) : to.family(tree, home)}>
          {words.toTree}
        </a>
      </p>
      {warnings.some(({ code }) => code === "already_there") ? (
        <p role="status">{words.twice({ there: number(report.already_there.persons) })}</p>
      ) : null}
      {change === null ? null : <ImportChange tree={tree} me={me} change={change} />}
      <Warnings warnings={warnings} unmapped={unmapped_tags.length} />
    </section>
  )
}
