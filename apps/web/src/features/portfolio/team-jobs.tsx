import { departmentName } from '@rise/contract/catalogs/departments/words'
import type { PortfolioCase } from '@rise/contract/portfolio/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import type { AppContext } from '../../app/base/app-context.ts'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { JobCardList, jobsHref } from '../jobs/index.ts'

const SHOWN_COUNT = 3

type TeamCase = Pick<PortfolioCase, 'author' | 'department'>

function teamJobsQuery(api: Api, { author, department }: TeamCase) {
  return queryOf(api, 'GET /api/v1/jobs', { query: { company: author.slug, category: department?.slug ?? '' } })
}

/** Loads the open jobs of the case's team, if it names one. */
export async function loadTeamJobs({ api, queryClient }: Pick<AppContext, 'api' | 'queryClient'>, teamCase: TeamCase) {
  if (teamCase.department !== null) await queryClient.prefetchQuery(teamJobsQuery(api, teamCase))
}

/** The open jobs of the case's team. Renders nothing if there are none. */
export function TeamJobs({ shown }: { shown: TeamCase }) {
  const { author, department } = shown
  const { data: jobs } = useQuery({ ...teamJobsQuery(useApi(), shown), enabled: department !== null })
  if (department === null || !jobs || jobs.items.length === 0) return null
  return (
    <section aria-labelledby="team-jobs" className="mt-12">
      <h2 id="team-jobs" className="text-h2">
        {t('Join this team')}
      </h2>
      <p className="mt-1 text-muted">
        {t('Open jobs in {department} at {company}', { department: departmentName(department), company: author.name })}
      </p>
      <div className="mt-4">
        <JobCardList jobs={jobs.items.slice(0, SHOWN_COUNT)} heading="h3" ownPage />
      </div>
      {jobs.total > SHOWN_COUNT ? (
        <p className="mt-3">
          <TextLink to={jobsHref({ company: author.slug, category: department.slug })}>
            {t('See all {count}', { count: jobs.total }, 'jobs')}
          </TextLink>
        </p>
      ) : null}
    </section>
  )
}
