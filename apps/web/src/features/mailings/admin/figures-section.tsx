import { type MailState, mailStates } from '@rise/contract/mailings/kinds'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'

const states = Object.keys(mailStates) as MailState[]

/** The number of emails of the last 30 days in each state. */
export function FiguresSection() {
  const { outbox } = useSettings()
  const { data, isError, isFetching, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/admin/emails/figures'))
  return (
    <section aria-labelledby="figures-title">
      <h2 id="figures-title" className="text-h2">
        {t('Last 30 days')}
      </h2>
      {outbox ? (
        <p className="text-small text-muted">
          {rich('There’s no mail server: emails stay in <outbox>the outbox</outbox>.', {
            outbox: (text) => <TextLink to="/dev/mail">{text}</TextLink>,
          })}
        </p>
      ) : null}
      {isError && !data ? (
        <FailedBlock title={t('Couldn’t load the figures')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data ? (
        <dl className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-4 xl:grid-cols-7 max-xl:*:last:odd:col-span-2">
          {states.map((state) => (
            <div
              key={state}
              className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-3"
            >
              <dt className="text-small text-muted">{t(mailStates[state])}</dt>
              <dd className="text-h3 font-semibold tabular-nums">{formatInteger(data[state])}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  )
}
