import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { FieldNotes } from '../../../ui/base/field.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import type { FieldProps, RenderFields } from './field-props.ts'

type Item = Record<string, unknown>

/** A list of items with the same fields; items can be added, moved and removed. */
export function ListOfFields({
  spec,
  path,
  value,
  onChange,
  place,
  draw,
}: FieldProps<'list'> & { draw: RenderFields }) {
  const { label, noun, most, begin, fields, hint } = spec
  const items: readonly Item[] = Array.isArray(value) ? value : []
  const [status, setStatus] = useState('')
  const { id, error } = place.field(path)

  function move(at: number, by: 1 | -1): void {
    const item = items[at]
    if (!item) return
    onChange(items.toSpliced(at, 1).toSpliced(at + by, 0, item))
    setStatus(`The ${noun} is now ${at + by + 1} of ${items.length}`)
  }

  return (
    <fieldset id={id} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-small font-medium tabular-nums">
        {label} ({items.length} of {most})
      </legend>
      <p role="status" className="sr-only">
        {status}
      </p>
      {items.map((item, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity
          key={`${at} ${items.length} ${place.replaced}`}
          className="flex min-w-0 flex-col gap-4 rounded-card border border-line p-4"
        >
          <legend className="sr-only">
            {noun} {at + 1}
          </legend>
          {draw(fields, item, `${path}.${at}`, (next) => onChange(items.with(at, next)))}
          <div className="-mb-2 flex justify-end">
            {at > 0 ? (
              <IconButton label={`Move ${noun} ${at + 1} up`} tip="end" onClick={() => move(at, -1)}>
                <ArrowUp size={16} aria-hidden />
              </IconButton>
            ) : null}
            {at < items.length - 1 ? (
              <IconButton label={`Move ${noun} ${at + 1} down`} tip="end" onClick={() => move(at, 1)}>
                <ArrowDown size={16} aria-hidden />
              </IconButton>
            ) : null}
            <IconButton
              label={`Remove ${noun} ${at + 1}`}
              tip="end"
              onClick={() => {
                onChange(items.toSpliced(at, 1))
                setStatus(`The ${noun} is removed`)
              }}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </div>
        </fieldset>
      ))}
      <FieldNotes id={id} error={error} hint={items.length >= most ? `That’s all: at most ${most}.` : hint} />
      {items.length < most ? (
        <div>
          <Button icon={<Plus size={16} aria-hidden />} onClick={() => onChange([...items, { ...begin }])}>
            Add {noun}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
