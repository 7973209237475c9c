import { type EmbedRef, embedAt, embedOf } from '@rise/contract/company-blocks/embeds/kinds'
import { msg, t } from '@rise/texts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { RemovableChip } from '../../../ui/base/chip.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import type { FieldProps } from './field-props.ts'

const consentHint = msg('Nothing loads before a reader asks for it.')

/**
 * An address at one of the providers, stored as an embed. An invalid address stays as text, which the contract refuses.
 */
export function EmbedField({ spec, path, value, onChange, place }: FieldProps<'embed'>) {
  const embed = value as EmbedRef | string | null
  const [typedUrl, setTypedUrl] = useState(addressOf(embed))
  const { id, error } = place.field(path)

  function change(text: string): void {
    setTypedUrl(text)
    onChange(text.trim() === '' ? null : (embedAt(text, spec.providers) ?? text))
  }

  const isWrong = typeof embed === 'string'
  return (
    <TextField
      id={id}
      label={t(spec.label)}
      hint={`${embed === null || isWrong ? t(spec.hint) : t('Found on {provider}.', { provider: embedOf(embed).name })} ${t(consentHint)}`}
      error={isWrong ? t(spec.wrong) : error}
      inputMode="url"
      placeholder={spec.placeholder}
      value={typedUrl}
      onChange={(event) => change(event.target.value)}
    />
  )
}

function addressOf(embed: EmbedRef | string | null): string {
  if (typeof embed === 'string') return embed
  return embed ? embedOf(embed).page : ''
}

/** A list of embeds. An invalid address stays at the end until it is corrected. */
export function EmbedsField({ spec, path, value, onChange, place }: FieldProps<'embeds'>) {
  const entries = (Array.isArray(value) ? value : []) as readonly (EmbedRef | string)[]
  const embeds = entries.filter((one) => typeof one !== 'string')
  const invalidEntry = entries.find((one) => typeof one === 'string')
  const [typedUrl, setTypedUrl] = useState(invalidEntry ?? '')
  // The input represents the next item of the list.
  const { id, error } = place.field(`${path}.${embeds.length}`)
  const isFull = embeds.length >= spec.most

  function add(): void {
    const embed = embedAt(typedUrl, spec.providers)
    if (embed) setTypedUrl('')
    if (!embed && typedUrl.trim() !== '') {
      onChange([...embeds, typedUrl])
      return
    }
    const isNew = embed && !embeds.some((one) => one.id === embed.id)
    if (isNew || invalidEntry !== undefined) onChange(isNew ? [...embeds, embed] : embeds)
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-2">
        <TextField
          id={id}
          label={t(spec.label)}
          hint={
            isFull
              ? t('That’s all: at most {most}.', { most: spec.most })
              : `${t(spec.hint)} ${t('Up to {most}.', { most: spec.most })} ${t(consentHint)}`
          }
          error={invalidEntry === undefined ? error : t(spec.wrong)}
          inputMode="url"
          placeholder={spec.placeholder}
          value={typedUrl}
          disabled={isFull}
          className="min-w-0 grow"
          onChange={(event) => setTypedUrl(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
        />
        <Button className="mt-[1.75rem]" disabled={isFull} icon={<Plus size={16} aria-hidden />} onClick={add}>
          {t('Add')}
        </Button>
      </div>
      {embeds.length > 0 ? (
        <ul aria-label={t(spec.label)} className="flex flex-wrap gap-2">
          {embeds.map((embed) => (
            <li key={embed.id} className="min-w-0 max-w-full">
              <RemovableChip
                noun={t('post', 'a noun, after “Remove”')}
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
