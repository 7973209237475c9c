import type { JobCard } from '@rise/contract/jobs/shapes'
import { t } from '@rise/texts'
import { useId } from 'react'
import { JobCardList } from './base/job-card.tsx'

/** Jobs that admins feature above the list of all jobs. */
export function FeaturedJobs({ jobs }: { jobs: readonly JobCard[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-6">
      <h2 id={id} className="mb-2 text-small font-semibold text-muted">
        {t('Featured', 'jobs')}
      </h2>
      <JobCardList jobs={jobs} heading="h3" />
    </section>
  )
}
