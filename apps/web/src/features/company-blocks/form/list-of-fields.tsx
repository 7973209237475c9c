import { t } from '@rise/texts'
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
  const { most, begin, fields, hint } = spec
  const noun = t(spec.noun)
  const items: readonly Item[] = Array.isArray(value) ? value : []
  const [status, setStatus] = useState('')
  const { id, error } = place.field(path)

  function move(at: number, by: 1 | -1): void {
    const item = items[at]
    if (!item) return
    onChange(items.toSpliced(at, 1).toSpliced(at + by, 0, item))
    setStatus(t('The {noun} is now {place} of {count}', { noun, place: at + by + 1, count: items.length }))
  }

  return (
    <fieldset id={id} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-small font-medium tabular-nums">
        {t('{label} ({count} of {most})', { label: t(spec.label), count: items.length, most })}
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
              <IconButton
                label={t('Move {noun} {place} up', { noun, place: at + 1 })}
                tip="end"
                onClick={() => move(at, -1)}
              >
                <ArrowUp size={16} aria-hidden />
              </IconButton>
            ) : null}
            {at < items.length - 1 ? (
              <IconButton
                label={t('Move {noun} {place} down', { noun, place: at + 1 })}
                tip="end"
                onClick={() => move(at, 1)}
              >
                <ArrowDown size={16} aria-hidden />
              </IconButton>
            ) : null}
            <IconButton
              label={t('Remove {noun} {name}', { noun, name: at + 1 })}
              tip="end"
              onClick={() => {
                onChange(items.toSpliced(at, 1))
                setStatus(t('The {noun} is removed', { noun }))
              }}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </div>
        </fieldset>
      ))}
      <FieldNotes
        id={id}
        error={error}
        hint={items.length >= most ? t('That’s all: at most {most}.', { most }) : hint && t(hint)}
      />
      {items.length < most ? (
        <div>
          <Button icon={<Plus size={16} aria-hidden />} onClick={() => onChange([...items, { ...begin }])}>
            {t('Add {noun}', { noun })}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
