interface RadiosProps<T extends string> {
  readonly name: string
  readonly legend: string
  readonly options: readonly (readonly [T, string])[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** A few choices in a row. */
export const Radios = <T extends string>({ name, legend, options, value, onChange }: RadiosProps<T>) => (
  <fieldset class="relations">
    <legend>{legend}</legend>
    {options.map(([one, label]) => (
      <label key={one} class={one === value ? "is-chosen" : ""}>
        <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
)
