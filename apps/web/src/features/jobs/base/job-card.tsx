import type { JobCard as JobCardData } from '@rise/contract/jobs/shapes'
import { CachedMarkup } from '../../../app/ssr/markup-cache.tsx'
import { Card, CardLink } from '../../../ui/base/card.tsx'
import { ChipList } from '../../../ui/base/chip.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { formatPay, formatWhere } from './format.ts'

const TAGS = 3

interface Props {
  job: JobCardData
  /** The level that fits the page: lists below an `h1` take `h2`. */
  heading?: 'h2' | 'h3'
  /** Leaves the company out, on its own page. */
  ownPage?: boolean
}

/** A job in a list, in the fixed order: title, company, place and work type, pay, posted, at most three tags. */
function JobCard({ job, heading: Heading = 'h2', ownPage = false }: Props) {
  const tags = job.skills.slice(0, TAGS)
  return (
    <Card as="article" className="flex h-full gap-4">
      {ownPage ? null : <LogoMark name={job.company.companyName} size={40} />}
      <div className="min-w-0 grow">
        <Heading className="text-body font-semibold">
          <CardLink to={`/jobs/${job.slug}`}>{job.title}</CardLink>
        </Heading>
        {ownPage ? null : <p className="mt-0_5 text-small">{job.company.companyName}</p>}
        <p className="mt-1 text-small text-muted">{formatWhere(job)}</p>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small tabular-nums">
          {job.pay ? <span className="font-medium">{formatPay(job.pay)}</span> : null}
          <RelativeTime date={job.datePosted} className="text-subtle" />
        </p>
        {tags.length > 0 ? <ChipList chips={tags} label="Skills" className="mt-3" /> : null}
      </div>
    </Card>
  )
}

/** `columns`: two beside each other where there is room. */
export function JobCardList({
  jobs,
  columns = false,
  ...card
}: { jobs: readonly JobCardData[]; columns?: boolean } & Omit<Props, 'job'>) {
  return (
    <ol className={columns ? 'grid gap-3 lg:grid-cols-2' : 'flex flex-col gap-3'}>
      {jobs.map((job) => (
        <li key={job._id} className="min-w-0">
          <CachedMarkup of={() => ['job', job, card]} anywhere>
            <JobCard job={job} {...card} />
          </CachedMarkup>
        </li>
      ))}
    </ol>
  )
}
