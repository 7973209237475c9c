import { layoffList } from '@rise/contract/layoffs/list'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { itemsQuery } from '../../../app/lists/list-queries.ts'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { joinFacts } from '../../../ui/base/join-facts.ts'
import { TextLink } from '../../../ui/base/link.tsx'
import { dayInWords, layoffTitle } from '../layoff-words.ts'
import { layoffHref, SEND_PATH } from '../tracker-address.ts'
import { MemberChoice } from './own-choice.tsx'

/** The maximum number of layoffs offered for a search. */
const MAX_MATCHES = 6

/**
 * For a professional who was laid off: finds their layoff in the tracker, and lets them choose who can see them on its
 * page.
 *
 * @param company where they worked last; empty when unknown
 */
export function FindOwnLayoff({ company }: { company: string }) {
  const [query, setQuery] = useState(company)
  const [slug, setSlug] = useState<string>()
  const { data, isPlaceholderData } = useQuery({
    ...itemsQuery(useApi(), layoffList, { q: query }),
    enabled: query !== '',
  })
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setQuery(String(new FormData(event.currentTarget).get('q') ?? '').trim())
    setSlug(undefined)
  }
  const matches = query === '' ? [] : (data?.items.slice(0, MAX_MATCHES) ?? [])
  return (
    <section aria-labelledby="own-layoff" className="flex flex-col gap-4 border-y border-line py-6">
      <h2 id="own-layoff" className="text-h3">
        {t('Your layoff')}
      </h2>
      <p className="text-small text-muted">
        {t(
          'Say that you were affected, to everyone, to employers only, or to no one. No one finds you before you choose.',
        )}
      </p>
      <search aria-label={t('Layoffs')}>
        <form onSubmit={search} className="flex flex-wrap items-end gap-2">
          <TextField
            label={t('Company')}
            name="q"
            type="search"
            defaultValue={company}
            maxLength={100}
            className="min-w-0 grow"
          />
          <Button type="submit">{t('Search')}</Button>
        </form>
      </search>
      {matches.length > 0 ? (
        <fieldset className="flex flex-col">
          <legend className="text-small font-medium">{t('Which one was it?')}</legend>
          {matches.map((layoff) => (
            <Checkbox
              key={layoff._id}
              type="radio"
              name="layoff"
              label={layoffTitle(layoff)}
              hint={joinFacts([dayInWords(layoff.date), layoff.place?.name])}
              checked={slug === layoff.slug}
              onChange={() => setSlug(layoff.slug)}
            />
          ))}
        </fieldset>
      ) : query !== '' && data && !isPlaceholderData ? (
        <div className="flex flex-col items-start gap-3">
          <p role="status" className="text-small text-muted">
            {t('The tracker has no layoff at “{query}” yet. Send it with a source, and come back once it’s there.', {
              query,
            })}
          </p>
          <ButtonLink to={SEND_PATH}>{t('Report a layoff')}</ButtonLink>
        </div>
      ) : null}
      {slug === undefined ? null : (
        <div>
          <MemberChoice key={slug} slug={slug} />
          <p className="mt-4 text-small">
            <TextLink to={layoffHref(slug)}>{t('View its page')}</TextLink>
          </p>
        </div>
      )}
    </section>
  )
}
