import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { FieldNotes } from '../../../ui/base/field.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import type { DrawFields, FieldProps } from './field-props.ts'

type Thing = Record<string, unknown>

/** Several things of one form, each with its own fields: added, moved and removed. */
export function ListOfFields({ spec, path, value, onChange, place, draw }: FieldProps<'list'> & { draw: DrawFields }) {
  const { label, noun, most, begin, fields, hint } = spec
  const things: readonly Thing[] = Array.isArray(value) ? value : []
  const [said, setSaid] = useState('')
  const { id, error } = place.field(path)

  function move(at: number, by: 1 | -1): void {
    const thing = things[at]
    if (!thing) return
    onChange(things.toSpliced(at, 1).toSpliced(at + by, 0, thing))
    setSaid(`The ${noun} is now ${at + by + 1} of ${things.length}`)
  }

  return (
    <fieldset id={id} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-small font-medium tabular-nums">
        {label} ({things.length} of {most})
      </legend>
      <p role="status" className="sr-only">
        {said}
      </p>
      {things.map((thing, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity
          key={`${at} ${things.length} ${place.replaced}`}
          className="flex min-w-0 flex-col gap-4 rounded-card border border-line p-4"
        >
          <legend className="sr-only">
            {noun} {at + 1}
          </legend>
          {draw(fields, thing, `${path}.${at}`, (next) => onChange(things.with(at, next)))}
          <div className="-mb-2 flex justify-end">
            {at > 0 ? (
              <IconButton label={`Move ${noun} ${at + 1} up`} tip="end" onClick={() => move(at, -1)}>
                <ArrowUp size={16} aria-hidden />
              </IconButton>
            ) : null}
            {at < things.length - 1 ? (
              <IconButton label={`Move ${noun} ${at + 1} down`} tip="end" onClick={() => move(at, 1)}>
                <ArrowDown size={16} aria-hidden />
              </IconButton>
            ) : null}
            <IconButton
              label={`Remove ${noun} ${at + 1}`}
              tip="end"
              onClick={() => {
                onChange(things.toSpliced(at, 1))
                setSaid(`The ${noun} is removed`)
              }}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </div>
        </fieldset>
      ))}
      <FieldNotes id={id} error={error} hint={things.length >= most ? `That’s all: at most ${most}.` : hint} />
      {things.length < most ? (
        <div>
          <Button icon={<Plus size={16} aria-hidden />} onClick={() => onChange([...things, { ...begin }])}>
            Add {noun}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
