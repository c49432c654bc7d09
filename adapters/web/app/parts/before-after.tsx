/** One field of a record before and after a change. Null where it has no value. */
export interface FieldChange {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

interface BeforeAfterProps {
  readonly fields: readonly FieldChange[]
  /** Which states there are: a new record has no state before, a deleted one none after. */
  readonly states: "before" | "after" | "both"
  /** The words above the columns. */
  readonly heads: { readonly field: string; readonly before: string; readonly after: string }
  /** What the table is about, for screen readers. */
  readonly caption: string
}

/** A record before and after a change, field by field. */
export const BeforeAfter = ({ fields, states, heads, caption }: BeforeAfterProps) => {
  const hasBefore = states !== "after"
  const hasAfter = states !== "before"
  return (
    <table class="before-after">
      <caption class="for-screen-readers">{caption}</caption>
      <thead class={hasBefore && hasAfter ? undefined : "for-screen-readers"}>
        <tr>
          <th scope="col">{heads.field}</th>
          {hasBefore ? <th scope="col">{heads.before}</th> : null}
          {hasAfter ? <th scope="col">{heads.after}</th> : null}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {hasBefore ? <td>{before === null ? "–" : <del>{before}</del>}</td> : null}
            {hasAfter ? <td>{after === null ? "–" : <ins>{after}</ins>}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
