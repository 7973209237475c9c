import type { Job, JobCard } from '@rise/contract/jobs/shapes'
import { t } from '@rise/texts'
import { PageSection } from '../../../ui/layout/page-section.tsx'
import { JobCardList } from '../base/job-card.tsx'
import { jobsHref } from '../base/jobs-address.ts'

interface Props {
  readonly job: Job
  readonly similar: readonly JobCard[]
}

/** Similar jobs: first other jobs of the company, then some of other companies. */
export function SimilarJobs({ job: { company }, similar }: Props) {
  const jobsOfCompany = similar.filter((other) => other.company._id === company._id)
  const otherCompanies = similar.filter((other) => other.company._id !== company._id)
  return (
    <div className="grid gap-x-12 lg:grid-cols-2">
      {jobsOfCompany.length > 0 ? (
        <div className="mt-12 min-w-0">
          <PageSection
            title={t('More at {company}', { company: company.companyName }, 'jobs')}
            more={{
              to: jobsHref({ company: company.slug }),
              label: t('All {company} jobs', { company: company.companyName }),
            }}
          >
            <JobCardList jobs={jobsOfCompany} heading="h3" ownPage brief />
          </PageSection>
        </div>
      ) : null}
      {otherCompanies.length > 0 ? (
        <div className="mt-12 min-w-0">
          <PageSection title={t('Similar jobs at other companies')}>
            <JobCardList jobs={otherCompanies} heading="h3" brief narrow />
          </PageSection>
        </div>
      ) : null}
    </div>
  )
}
