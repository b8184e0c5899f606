import { type SelectHTMLAttributes, useId } from 'react'
import { classNames } from './class-names.ts'
import { controlProps, FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import { Icon, type IconName } from './icon.tsx'
import styles from './select.module.css'

export interface SelectProps<T extends string>
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'children'>,
    FieldFrameProps {
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string; readonly disabled?: boolean }[]
  readonly onChange: (value: T) => void
  readonly icon?: IconName | undefined
}

/** The device's own list of options in the look of a field. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, hint, error, labelHidden, value, options, onChange, icon, ...select } = props
  const id = useId()
  const frame = { label, hint, error, labelHidden }
  return (
    <FieldFrame id={id} {...frame}>
      <div className={classNames(styles.box, icon && styles.withIcon)}>
        {icon && <Icon name={icon} className={styles.lead ?? ''} />}
        <select
          {...select}
          {...controlProps(id, frame)}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" className={styles.arrow ?? ''} />
      </div>
    </FieldFrame>
  )
}
