import { type MailState, mailStates } from '@rise/contract/mailings/kinds'
import type { SentEmail } from '@rise/contract/mailings/shapes'
import { t } from '@rise/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Facts } from '../../../ui/base/facts.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { formatTemplate } from '../template-name.ts'
import { sentQuery } from './queries.ts'

const tones = {
  waiting: 'neutral',
  sent: 'success',
  delivered: 'success',
  clicked: 'success',
  bounced: 'danger',
  complained: 'warning',
  failed: 'danger',
} as const

/** The sent emails by address, for members who report a missing one. */
export function SentSection() {
  const [query, setQuery] = useState('')
  const [state, setState] = useState<MailState>()
  const sentEmails = useInfiniteQuery(sentQuery(useApi(), { q: query, state }))
  const emails = sentEmails.data?.pages.flatMap(({ items }) => items)
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setQuery(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  return (
    <section aria-labelledby="sent-title" className="flex flex-col gap-4">
      <h2 id="sent-title" className="text-h2">
        {t('Sent emails')}
      </h2>
      <search aria-label={t('Sent emails')}>
        <form onSubmit={search} className="flex flex-wrap items-end gap-4">
          <TextField label={t('Email address')} name="q" type="search" maxLength={100} className="min-w-0 grow" />
          <Select
            label={t('Status')}
            value={state ?? ''}
            onChange={({ target }) => setState((target.value || undefined) as MailState | undefined)}
          >
            <option value="">{t('All', 'emails')}</option>
            {Object.entries(mailStates).map(([one, name]) => (
              <option key={one} value={one}>
                {t(name)}
              </option>
            ))}
          </Select>
          <Button type="submit">{t('Search', 'verb, on a button')}</Button>
        </form>
      </search>
      {sentEmails.isError && !emails ? (
        <FailedBlock
          title={t('Couldn’t load the emails')}
          onRetry={() => void sentEmails.refetch()}
          retrying={sentEmails.isFetching}
        />
      ) : null}
      {emails?.length === 0 ? (
        <p className="text-muted">{t('No emails found. Emails stay here for 30 days.')}</p>
      ) : null}
      {emails && emails.length > 0 ? (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {emails.map((email) => (
            <li key={email._id} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2">
              <EmailRow email={email} />
            </li>
          ))}
        </ul>
      ) : null}
      {sentEmails.hasNextPage ? (
        <Button
          className="self-start"
          busy={sentEmails.isFetchingNextPage}
          onClick={() => void sentEmails.fetchNextPage()}
        >
          {t('Show more')}
        </Button>
      ) : null}
    </section>
  )
}

function EmailRow({ email: { template, to, state, failure, createdAt } }: { email: SentEmail }) {
  return (
    <>
      <div className="min-w-0">
        <p className="break-all">{to}</p>
        <p className="text-small text-muted">
          <Facts>
            {formatTemplate(template)}
            <RelativeTime date={createdAt} />
            {failure}
          </Facts>
        </p>
      </div>
      <Badge tone={tones[state]}>{t(mailStates[state])}</Badge>
    </>
  )
}
