interface Props<T extends string> {
  readonly name: string
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[]
  readonly onChange: (value: T) => void
}

/** One of a few, side by side: radio buttons in the look of a segmented control. */
export function Choice<T extends string>({ name, label, value, options, onChange }: Props<T>) {
  return (
    <fieldset className="seg" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} lang={option.lang}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
