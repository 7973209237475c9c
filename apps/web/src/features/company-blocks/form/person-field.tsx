import type { ConsentState, PeopleKind } from '@rise/contract/company-blocks/kinds'
import { t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../app/base/api.ts'
import { invalidate, presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import type { FieldProps } from './field-props.ts'

/** Returns a person's name, with their answer unless they agreed. */
function nameWithAnswer(name: string, state: ConsentState): string {
  if (state === 'agreed') return name
  return state === 'asked' ? t('{name} (not answered yet)', { name }) : t('{name} (declined)', { name })
}

/** A person whom the company has asked for consent, with a way to ask another. */
export function PersonField({ spec, path, value, onChange, place }: FieldProps<'person'>) {
  const { data: requests } = useQuery(
    queryOf(useApi(), 'GET /api/v1/companies/{slug}/block-people', { params: { slug: place.slug } }, presentVersion),
  )
  const people = requests?.filter(({ kind, state }) => kind === place.kind && state !== 'declined') ?? []
  const selectedId = typeof value === 'string' ? value : ''
  const isPending = people.some(({ _id, state }) => _id === selectedId && state === 'asked')
  return (
    <div className="flex flex-col gap-3">
      <Select
        {...place.field(path)}
        label={t(spec.label)}
        value={selectedId}
        hint={
          isPending
            ? t('They appear on the page once they agree.')
            : t('Everyone named here is asked first, and can withdraw at any time.')
        }
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('Choose a person')}</option>
        {people.map(({ _id, name, state }) => (
          <option key={_id} value={_id}>
            {nameWithAnswer(name, state)}
          </option>
        ))}
      </Select>
      <RequestPerson slug={place.slug} kind={place.kind as PeopleKind} onAsked={onChange} />
    </div>
  )
}

interface AskProps {
  readonly slug: string
  readonly kind: PeopleKind
  readonly onAsked: (id: string) => void
}

function RequestPerson({ slug, kind, onAsked }: AskProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [typedAddress, setTypedAddress] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function requestConsent(): Promise<void> {
    const person = typedAddress.trim().split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? ''
    if (person === '' || busy) return setError(person === '' ? t('Enter the address of their page.') : undefined)
    setBusy(true)
    setError(undefined)
    try {
      const { result } = await api('POST /api/v1/companies/{slug}/block-people', {
        params: { slug },
        body: { kind, person },
      })
      await invalidate(queryClient, ['GET /api/v1/companies/{slug}/block-people'])
      setTypedAddress('')
      onAsked(result._id)
    } catch (refusal) {
      setError(refusal instanceof ApiError ? refusal.message : t('Couldn’t ask them. Try again.'))
    }
    setBusy(false)
  }

  return (
    <div className="flex items-start gap-2">
      <TextField
        label={t('Ask someone else')}
        hint={t('The address of their page. We’ll ask them for you.')}
        placeholder="/professional/ada-lovelace"
        error={error}
        value={typedAddress}
        className="min-w-0 grow"
        onChange={(event) => setTypedAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          void requestConsent()
        }}
      />
      <Button className="mt-[1.75rem]" busy={busy} onClick={() => void requestConsent()}>
        {t('Ask', 'verb, on a button: for consent')}
      </Button>
    </div>
  )
}
