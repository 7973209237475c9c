import { type EmbedRef, embedAt, embedOf } from '@rise/contract/company-blocks/embeds/kinds'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { RemovableChip } from '../../../ui/base/chip.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import type { FieldProps } from './field-props.ts'

const WRONG = 'Paste the address of one thing there, as your browser shows it.'

/** The address of something at one of the providers; only what it is, is kept. */
export function EmbedField({ spec, path, value, onChange, place }: FieldProps<'embed'>) {
  const embed = value as EmbedRef | null
  const [typed, setTyped] = useState(embed ? embedOf(embed).page : '')
  const [isWrong, setIsWrong] = useState(false)
  const { id, error } = place.field(path)

  function take(text: string): void {
    setTyped(text)
    const found = text.trim() === '' ? null : embedAt(text, spec.providers)
    setIsWrong(found === undefined)
    onChange(found ?? null)
  }

  return (
    <TextField
      id={id}
      label={spec.label}
      hint={embed ? `Found on ${embedOf(embed).name}. ${spec.hint ?? ''}` : spec.hint}
      error={error ?? (isWrong ? WRONG : undefined)}
      inputMode="url"
      placeholder={spec.placeholder}
      value={typed}
      onChange={(event) => take(event.target.value)}
    />
  )
}

/** Several of them. */
export function EmbedsField({ spec, path, value, onChange, place }: FieldProps<'embeds'>) {
  const embeds = (Array.isArray(value) ? value : []) as readonly EmbedRef[]
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const { id, error } = place.field(path)
  const isFull = embeds.length >= spec.most

  function add(): void {
    if (typed.trim() === '') return
    const found = embedAt(typed, spec.providers)
    setIsWrong(found === undefined)
    if (!found) return
    setTyped('')
    if (!embeds.some((one) => one.id === found.id)) onChange([...embeds, found])
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-2">
        <TextField
          id={id}
          label={spec.label}
          hint={isFull ? `That’s all: at most ${spec.most}.` : `${spec.hint ?? ''} Up to ${spec.most}.`}
          error={error ?? (isWrong ? WRONG : undefined)}
          inputMode="url"
          placeholder={spec.placeholder}
          value={typed}
          disabled={isFull}
          className="min-w-0 grow"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
        />
        <Button className="mt-[1.75rem]" disabled={isFull} icon={<Plus size={16} aria-hidden />} onClick={add}>
          Add
        </Button>
      </div>
      {embeds.length > 0 ? (
        <ul aria-label={spec.label} className="flex flex-wrap gap-2">
          {embeds.map((embed) => (
            <li key={embed.id} className="min-w-0 max-w-full">
              <RemovableChip
                noun="post"
                onRemove={() => onChange(embeds.filter(({ id: other }) => other !== embed.id))}
              >
                {embed.id}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
