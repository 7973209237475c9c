import { type ComponentProps, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'
import type { Suggest } from './suggestion.ts'

const Popup = lazy(async () => ({ default: (await import('../fields/combobox-popup.tsx')).ComboboxPopup }))

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'list'> & {
    suggest: Suggest
    /** Suggests before anything is typed, too. */
    offers?: boolean
  }

/**
 * One line of text that suggests while one types (WAI-ARIA combobox with a list). Without script, and until it is
 * first used, it is a plain field: the list and its keys are loaded with the focus. Enter without a choice submits.
 */
export function ComboboxField({
  suggest,
  offers = false,
  label,
  labelHidden,
  hint,
  error,
  optional = false,
  className,
  id,
  ...input
}: Props) {
  const listId = useId()
  const ref = useRef<HTMLInputElement>(null)
  /** The element once it was used: only then is there a list. */
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const typed = useRef(false)
  const [active, setActive] = useState<string | null | undefined>()
  const expanded = active !== undefined

  useEffect(() => {
    // Focused before the script came.
    if (ref.current === document.activeElement) setField(ref.current)
  }, [])

  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      id={id}
      className={cx(className)}
    >
      {(control) => (
        <div className="relative">
          <input
            type="text"
            autoComplete="off"
            {...input}
            {...control}
            ref={ref}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={expanded}
            aria-controls={expanded ? listId : undefined}
            aria-activedescendant={active ?? undefined}
            onFocus={(event) => setField(event.currentTarget)}
            onInput={() => {
              typed.current = true
            }}
            className={cx(controlClass, 'h-control')}
          />
          {field ? (
            <Suspense fallback={null}>
              <Popup id={listId} field={field} typed={typed} suggest={suggest} offers={offers} onActive={setActive} />
            </Suspense>
          ) : null}
        </div>
      )}
    </Field>
  )
}
