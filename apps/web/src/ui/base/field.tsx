import { t } from '@rise/texts'
import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'

/**
 * The attributes that a control inside a field spreads onto its element, so that assistive technology connects it with
 * the label, hint and error.
 */
type FieldControl = {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export type FieldProps = {
  label: ReactNode
  /** Shows the label to screen readers only, for a search whose button and icon make its purpose clear. */
  labelHidden?: boolean | undefined
  /** Says what to enter; shown below the control. */
  hint?: ReactNode
  /** Says what is wrong and how to correct it; marks the control as invalid. */
  error?: string | undefined
  /** Adds the word "optional"; a field is required by default. */
  optional?: boolean
  className?: string
}

/**
 * A control with its label above, and hint and error below. `children` renders the control with the given attributes.
 */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  className,
  id,
  children,
}: FieldProps & { id?: string | undefined; children: (control: FieldControl) => ReactNode }) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const describedBy = cx(error ? `${fieldId}-error` : null, hint ? `${fieldId}-hint` : null)
  return (
    <div className={cx('flex flex-col gap-2', className)}>
      <label htmlFor={fieldId} className={labelHidden ? 'sr-only' : 'text-small font-medium'}>
        {label}
        {optional ? <span className="font-normal text-subtle">{t(' (optional)')}</span> : null}
      </label>
      {children({
        id: fieldId,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      })}
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  )
}

/** Error and hint of a control, with the ids that its `aria-describedby` names. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  return (
    <>
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1 text-small font-medium text-danger">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-small text-subtle">
          {hint}
        </p>
      ) : null}
    </>
  )
}

/** The look of every control for typing or choosing. The type is 16 px, so that phones do not zoom in. */
export const controlClass =
  'w-full min-w-0 rounded-control border border-control bg-surface px-3 text-body text-text hover:border-muted aria-invalid:border-danger disabled:bg-raised disabled:text-subtle [&[readonly]]:bg-raised'

/** One line of text with its label. Takes every attribute of an `<input>`; set `type`, `inputMode`, `autoComplete`. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  optional = false,
  className,
  id,
  ...input
}: FieldProps & ComponentProps<'input'>) {
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
      {(control) => <input type="text" {...input} {...control} className={cx(controlClass, 'h-control')} />}
    </Field>
  )
}

/** Several lines of text with a label; grows with its text where the browser can. Ctrl or Cmd with Enter submits. */
export function TextArea({
  label,
  hint,
  error,
  optional = false,
  className,
  id,
  rows = 4,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={cx(className)}>
      {(control) => (
        <textarea
          rows={rows}
          onKeyDown={submitOnModifiedEnter}
          {...area}
          {...control}
          // Where the field grows automatically, `rows` has no effect: a control's height, and 24 px for each further line.
          style={{ minHeight: `calc(var(--control-height) + ${(rows - 1) * 1.5}rem)` }}
          className={cx(controlClass, 'field-sizing-content py-[calc((var(--control-height)-1.625rem)/2)]')}
        />
      )}
    </Field>
  )
}

/** Submits the form on Ctrl+Enter or Cmd+Enter. For text areas with their own key handler. */
export function submitOnModifiedEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  event.currentTarget.form?.requestSubmit()
}
