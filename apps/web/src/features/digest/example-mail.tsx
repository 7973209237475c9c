import { departmentName } from '@rise/contract/catalogs/departments/words'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { formatPay, whereFacts } from '@rise/contract/jobs/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { queryOf } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { BrandMark } from '../../ui/base/brand-logo.tsx'
import { CardLink } from '../../ui/base/card.tsx'
import { Facts } from '../../ui/base/facts.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'

const JOB_COUNT = 3

export const exampleJobsQuery = (api: Api) => queryOf(api, 'GET /api/v1/jobs', { query: {} })

/** A digest as its email looks, with jobs that are new now; nothing without jobs. */
export function ExampleMail() {
  const { data } = useQuery(exampleJobsQuery(useApi()))
  const { productName } = useSettings()
  const jobs = jobsOfDifferentCompanies(data?.items ?? [])
  if (jobs.length === 0) return null
  return (
    <figure aria-labelledby="example-mail" className="flex flex-col gap-3">
      <div className="card p-0 sm:p-0">
        <div className="flex items-center gap-3 border-b border-line px-6 py-4">
          <span
            aria-hidden
            className="flex size-[2.5rem] shrink-0 items-center justify-center rounded-full bg-brand-soft"
          >
            <BrandMark size={20} />
          </span>
          <div className="min-w-0">
            <p className="text-small font-semibold">{productName}</p>
            <p className="text-small text-muted">
              {t('{count, plural, one {# new job on {productName}} other {# new jobs on {productName}}}', {
                count: jobs.length,
                productName,
              })}
            </p>
          </div>
        </div>
        <ol className="divide-y divide-line">
          {jobs.map((job) => (
            <li key={job._id} className="row flex items-start gap-4 px-6 py-4">
              <LogoMark name={job.company.companyName} logo={job.company.logo} size={40} />
              <div className="min-w-0 grow">
                <p className="font-semibold wrap-anywhere">
                  <CardLink to={`/jobs/${job.slug}`}>{job.title}</CardLink>
                </p>
                <p className="text-small text-muted wrap-anywhere">{job.company.companyName}</p>
                <p className="text-small text-muted wrap-anywhere">
                  <Facts>{whereFacts(job)}</Facts>
                </p>
                {job.pay ? <p className="text-small font-medium tabular-nums">{formatPay(job.pay)}</p> : null}
                <p className="mt-1 text-small wrap-anywhere">{whyOf(job)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <figcaption id="example-mail" className="text-small text-muted">
        {t('How it looks, with jobs that opened recently.')}
      </figcaption>
    </figure>
  )
}

/** The reason that a digest gives to readers about whom nothing is known. */
function whyOf({ department }: JobCard): string {
  return department
    ? t('It’s new in {department}.', { department: departmentName(department) })
    : t('It’s new since your last digest.')
}

/** Returns the newest jobs, at most one of each company: first those that state their pay, then others. */
function jobsOfDifferentCompanies(jobs: readonly JobCard[]): JobCard[] {
  const inOrder = [...jobs.filter(({ pay }) => pay !== null), ...jobs.filter(({ pay }) => pay === null)]
  const byCompany = new Map(inOrder.toReversed().map((job) => [job.company._id, job]))
  return inOrder.filter((job) => byCompany.get(job.company._id) === job).slice(0, JOB_COUNT)
}
