import type { InputOf } from '@rise/contract/contract'
import { type Message, t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { planOptions } from '../plan-names.ts'
import { activeNames, roleNames } from './audience-words.ts'

/** The filters that the address may contain. */
export const audienceNames = ['role', 'plan', 'active', 'tag', 'joinedFrom', 'joinedUntil', 'q'] as const
type AudienceName = (typeof audienceNames)[number]

export type AudienceInput = NonNullable<InputOf<'GET /api/v1/admin/notifications/audience'>['query']>

interface Props {
  readonly audience: AudienceInput
  readonly onChange: (audience: AudienceInput) => void
}

/** The filters that select who receives a notification, as in the list of members. */
export function AudienceFields({ audience, onChange }: Props) {
  const tags = useQuery(queryOf(useApi(), 'GET /api/v1/admin/views', { query: { list: 'members' } })).data?.tags ?? []
  const { tag } = audience
  const tagOptions = tag === undefined || tags.includes(tag) ? tags : [...tags, tag]
  function set(name: AudienceName, value: string) {
    const { [name]: _before, ...others } = audience
    // The server defines the values.
    onChange(value === '' ? others : ({ ...others, [name]: value } as AudienceInput))
  }
  const choice = (label: string, name: AudienceName, any: string, of: readonly (readonly [string, string])[]) => (
    <Select label={label} value={audience[name] ?? ''} onChange={({ target }) => set(name, target.value)}>
      <option value="">{any}</option>
      {of.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
  const date = (label: string, name: 'joinedFrom' | 'joinedUntil') => (
    <TextField
      label={label}
      type="date"
      value={audience[name] ?? ''}
      onChange={({ target }) => set(name, target.value)}
    />
  )
  const isNarrowed = audienceNames.slice(2).some((name) => audience[name] !== undefined)
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 text-small font-medium">{t('Audience')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {choice(t('Role'), 'role', t('Everyone'), optionsOf(roleNames))}
        {choice(t('Plan'), 'plan', t('Any'), planOptions())}
      </div>
      <Disclosure summary={t('More filters')} open={isNarrowed}>
        <div className="grid gap-4 pt-2 text-text sm:grid-cols-2">
          {choice(t('Active', 'when members were active'), 'active', t('Any'), optionsOf(activeNames))}
          {choice(
            t('Tag', 'a noun'),
            'tag',
            t('Any'),
            tagOptions.map((name) => [name, name]),
          )}
          {date(t('Joined from'), 'joinedFrom')}
          {date(t('Joined until'), 'joinedUntil')}
          <TextField
            key={audience.q ?? ''}
            label={t('Search')}
            type="search"
            maxLength={100}
            placeholder={t('Name, email, address or id')}
            autoComplete="off"
            defaultValue={audience.q}
            className="sm:col-span-2"
            onBlur={({ target }) => set('q', target.value.trim())}
          />
        </div>
      </Disclosure>
    </fieldset>
  )
}

function optionsOf(names: Readonly<Record<string, Message>>): [value: string, text: string][] {
  return Object.entries(names).map(([value, name]) => [value, t(name)])
}
