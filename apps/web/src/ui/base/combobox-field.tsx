import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'
import type { Suggest } from './suggestion.ts'

const Popup = lazy(async () => ({ default: (await import('../fields/combobox-popup.tsx')).ComboboxPopup }))

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'list'> & {
    suggest: Suggest
    /** Whether to suggest even before anything is typed. */
    offers?: boolean
    /** Shown inside the field's box, before the text. */
    before?: ReactNode
  }

/**
 * One line of text with suggestions (WAI-ARIA combobox with a list). Without script, and until it is first used, it is
 * a plain field: the list and its keys are loaded on focus. Enter without a choice submits.
 */
export function ComboboxField({
  suggest,
  offers = false,
  before,
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
  /** The input element, set once the field was used; before that, there is no list. */
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const hasTyped = useRef(false)
  const [active, setActive] = useState<string | null | undefined>()
  const isExpanded = active !== undefined

  useEffect(() => {
    // The field may have been focused before the scripts loaded.
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
          <Box before={before} invalid={control['aria-invalid'] === true}>
            <input
              type="text"
              autoComplete="off"
              {...input}
              {...control}
              ref={ref}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isExpanded}
              aria-controls={isExpanded ? listId : undefined}
              aria-activedescendant={active ?? undefined}
              onFocus={(event) => setField(event.currentTarget)}
              onInput={() => {
                hasTyped.current = true
              }}
              className={
                before === undefined
                  ? cx(controlClass, 'h-control')
                  : 'h-8 min-w-8 max-w-full grow [field-sizing:content] bg-transparent text-body text-text outline-none'
              }
            />
          </Box>
          {field ? (
            <Suspense fallback={null}>
              <Popup
                id={listId}
                field={field}
                typed={hasTyped}
                suggest={suggest}
                offers={offers}
                onActive={setActive}
              />
            </Suspense>
          ) : null}
        </div>
      )}
    </Field>
  )
}

/**
 * The box around `before` and the text; without `before`, the field itself is the box. Clicking the box focuses the
 * field.
 */
function Box({ before, invalid, children }: { before: ReactNode; invalid: boolean; children: ReactNode }) {
  if (before === undefined) return children
  return (
    <div
      aria-invalid={invalid || undefined}
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        event.currentTarget.querySelector('input')?.focus()
      }}
      className={cx(
        controlClass,
        'flex min-h-control cursor-text flex-wrap items-center gap-2 py-1 has-[li]:py-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
      )}
    >
      {before}
      {children}
    </div>
  )
}
