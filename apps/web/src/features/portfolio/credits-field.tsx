import { LONGEST_CREDIT_PART, MOST_CREDITS } from '@rise/contract/portfolio/limits'
import type { OwnCase } from '@rise/contract/portfolio/shapes'
import { msg, t } from '@rise/texts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { ComboboxField } from '../../ui/base/combobox-field.tsx'
import { TextField } from '../../ui/base/field.tsx'
import { IconButton } from '../../ui/base/icon-button.tsx'
import type { SuggestionGroup } from '../../ui/base/suggestion.ts'
import { Badge } from '../../ui/marks/badge.tsx'
import { memberName } from '../connections/index.ts'

type Credits = OwnCase['credits']

interface Props {
  readonly id: string
  readonly error?: string | undefined
  readonly credits: Credits
  /** Whether the case is published: then people are asked when it is saved, otherwise when it is published. */
  readonly published: boolean
  readonly onChange: (credits: Credits) => void
}

const states = {
  later: { tone: 'neutral', word: msg('Not asked yet') },
  asked: { tone: 'brand', word: msg('Asked', 'someone who is to be named in a case') },
  agreed: { tone: 'success', word: msg('Agreed', 'someone who is to be named in a case') },
  declined: { tone: 'neutral', word: msg('Declined', 'someone who is to be named in a case') },
} as const

/** The contributors, found by name, each with their contribution. */
export function CreditsField({ id, error, credits, published, onChange }: Props) {
  const api = useApi()
  const [typedName, setTypedName] = useState('')

  async function suggest(words: string): Promise<SuggestionGroup[]> {
    const { result } = await api('GET /api/v1/mentions', { query: { query: words } })
    const options = result.items
      .filter(({ role, slug }) => role === 'professional' && credits.every((credit) => credit.slug !== slug))
      .map((member) => ({
        key: member._id,
        text: memberName(member),
        note: member.headline ?? member.slug,
        onPick: () => {
          setTypedName('')
          onChange([...credits, { slug: member.slug, name: memberName(member), part: '', state: 'later' }])
        },
      }))
    return options.length > 0 ? [{ title: t('Members'), options }] : []
  }

  return (
    <div className="flex flex-col gap-3">
      <ComboboxField
        id={id}
        label={t('People who made it')}
        optional
        hint={
          published
            ? t('We ask them when you save, and name them once they agree. At most {most}.', { most: MOST_CREDITS })
            : t('We ask them when you publish, and name them once they agree. At most {most}.', { most: MOST_CREDITS })
        }
        error={error}
        placeholder={t('Search by name')}
        maxLength={80}
        disabled={credits.length >= MOST_CREDITS}
        suggest={suggest}
        value={typedName}
        onChange={(event) => setTypedName(event.target.value)}
        onKeyDown={(event) => {
          // Enter chooses a suggestion, and must not submit the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {credits.length > 0 ? (
        <ul aria-label={t('People who made it')} className="flex flex-col gap-3">
          {credits.map((credit, index) => (
            <li key={credit.slug} className="flex items-end gap-3 border-t border-line pt-3">
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="font-medium wrap-anywhere">{credit.name}</span>
                  <Badge tone={states[credit.state].tone}>{t(states[credit.state].word)}</Badge>
                </p>
                <TextField
                  id={`${id}-${credit.slug}`}
                  label={t('What {name} did', { name: credit.name })}
                  maxLength={LONGEST_CREDIT_PART}
                  value={credit.part}
                  onChange={({ target }) => onChange(credits.with(index, { ...credit, part: target.value }))}
                />
              </div>
              <IconButton
                label={t('Remove {name}', { name: credit.name })}
                onClick={() => onChange(credits.filter(({ slug }) => slug !== credit.slug))}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
