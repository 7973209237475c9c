import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import type { AppContext } from '../../app/base/app-context.ts'
import { useApi } from '../../app/base/settings.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { jobsHref } from './base/jobs-address.ts'
import type { JobsView } from './base/jobs-view.ts'
import { totalsQuery } from './base/queries.ts'

/** The filter counts whole days (UTC), beginning with yesterday. */
const sinceYesterday: JobsView = { postedWithin: 1 }

/** The number of jobs posted since yesterday, on the home page. Nothing without any. */
export function NewJobs() {
  const { data: [total] = [] } = useQuery(totalsQuery(useApi(), [sinceYesterday]))
  if (!total || total.jobs === 0) return null
  const { jobs, capped } = total
  return (
    <TextLink to={jobsHref(sinceYesterday)} look="quiet" className="hit-target relative text-small tabular-nums">
      {t('{count} since yesterday', { count: formatInteger(jobs, capped) }, 'jobs')}
    </TextLink>
  )
}

export function loadNewJobs({ api, queryClient }: AppContext): Promise<unknown> {
  return queryClient.prefetchQuery(totalsQuery(api, [sinceYesterday]))
}
