import type { Schemas } from "../../api/client.ts"
import { useWords } from "../../words/language.ts"
import { importWords } from "./words.ts"

/** How many remarks are shown. */
const MOST = 200

interface WarningsProps {
  readonly warnings: readonly Schemas["GedcomWarning"][]
  readonly unmapped: number
}

/** What the service remarks on lines of the file. */
export const Warnings = ({ warnings: all, unmapped }: WarningsProps) => {
  const words = useWords(importWords)
  // The page says by itself how many people are in the tree already.
  const warnings = all.filter(({ code }) => code !== "already_there")
  return (
    <>
      {unmapped === 0 ? null : <p class="soft">{words.unknown({ count: unmapped })}</p>}
      {warnings.length === 0 ? null : (
        <details>
          <summary>{words.warnings({ count: warnings.length })}</summary>
          <ol class="rows">
            {warnings.slice(0, MOST).map(({ code, message, lines, count }) => (
              <li key={`${code} ${message}`}>
                <span class="soft">
                  {words.lines({ lines: `${lines.join(", ")}${lines.length < count && count > 1 ? " …" : ""}`, count })}
                </span>
                <span lang="en">{message}</span>
              </li>
            ))}
          </ol>
          {warnings.length > MOST ? <p class="soft">{words.moreWarnings({ count: warnings.length - MOST })}</p> : null}
        </details>
      )}
    </>
  )
}

/** Numbers with what they count. Those that are zero are left out. */
export const Counts = ({ counts }: { readonly counts: readonly (readonly [name: string, count: string])[] }) => (
  <dl class="numbers">
    {counts.map(([name, count]) =>
      count === "0" ? null : (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ),
    )}
  </dl>
)
