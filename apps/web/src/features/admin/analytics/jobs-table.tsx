import { type JobOrder, jobOrders } from '@rise/contract/admin/analytics/kinds'
import { FEWEST_JOB_VIEWS, MOST_JOB_DAYS } from '@rise/contract/admin/analytics/limits'
import type { InputOf } from '@rise/contract/contract'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { DownloadButton } from '../lists/list-tools.tsx'
import { dayInWords, percentOf } from './period-words.ts'

export type AnalyticsInput = NonNullable<InputOf<'GET /api/v1/admin/analytics'>['query']>

/** The first jobs in an order that the admin chooses, with their views and applications. */
export function JobsTable({ range: { by: _by, ...range } }: { range: AnalyticsInput }) {
  const api = useApi()
  const [order, setOrder] = useState<JobOrder>('views')
  const { data, error, isFetching, refetch } = useQuery(
    queryOf(api, 'GET /api/v1/admin/analytics/jobs', { query: { ...range, order } }, keepPrevious),
  )
  if (error && !data) {
    return <FailedBlock title={t('Couldn’t load the jobs')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return null
  const days = { from: dayInWords(data.from), to: dayInWords(data.to), most: MOST_JOB_DAYS }
  const isSortedByShare = order === 'best' || order === 'worst'
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Select
          label={t('Order', 'of a list')}
          value={order}
          onChange={({ target }) => setOrder(target.value as JobOrder)}
        >
          {Object.entries(jobOrders).map(([value, name]) => (
            <option key={value} value={value}>
              {t(name)}
            </option>
          ))}
        </Select>
        <DownloadButton
          load={async () =>
            (await api('GET /api/v1/admin/analytics/jobs-download', { query: { ...range, order } })).result
          }
        />
      </div>
      {data.items.length === 0 ? (
        <p className="text-small text-muted">
          {isSortedByShare
            ? t('No job had {fewest} views in these days.', { fewest: FEWEST_JOB_VIEWS })
            : t('No one looked at a job in these days. Each job appears here once it has a view.')}
        </p>
      ) : (
        <table className="facts-table">
          <thead>
            <tr>
              <th scope="col">{t('Job')}</th>
              <th scope="col" className="figures">
                {t('Views', 'how often a job was opened')}
              </th>
              <th scope="col" className="figures">
                {t('Applications')}
              </th>
              <th scope="col" className="figures hidden sm:table-cell">
                {t('Share', 'a percentage')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ slug, title, company, views, applications }) => (
              <tr key={slug}>
                <th scope="row">
                  <TextLink to={`/jobs/${slug}`}>{title}</TextLink>
                  <span className="block text-muted wrap-anywhere">{company}</span>
                </th>
                <td className="figures">{formatInteger(views)}</td>
                <td className="figures">{formatInteger(applications)}</td>
                <td className="figures hidden sm:table-cell">{percentOf(applications, views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="text-small text-muted">
        {isSortedByShare
          ? t(
              '{from} to {to}, at most {most} days of UTC. Applications are those sent on this site, of jobs with at least {fewest} views.',
              { ...days, fewest: FEWEST_JOB_VIEWS },
            )
          : t('{from} to {to}, at most {most} days of UTC. Applications are those sent on this site.', days)}
      </p>
    </>
  )
}
