import { departmentName } from '@rise/contract/catalogs/departments/words'
import type { Job } from '@rise/contract/jobs/shapes'
import { t } from '@rise/texts'
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconLink } from '../../../ui/base/icon-button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { jobsHref } from '../base/jobs-address.ts'
import { useResultsAround } from '../results/use-results-around.ts'

/**
 * The breadcrumb of a job. If the reader came from a list, it also links back to the list and to the neighbouring jobs.
 */
export function JobCrumb({ job: { slug, department } }: { job: Job }) {
  const results = useResultsAround(slug)
  return (
    <div className="mb-2 flex min-h-dense items-center justify-between gap-x-4 text-small">
      <nav aria-label={t('Breadcrumb')} className="min-w-0">
        {results ? (
          <TextLink look="quiet" to={results.href} className="inline-flex items-center gap-1 font-medium">
            <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
            {t('Back to results')}
          </TextLink>
        ) : (
          <ol className="flex min-w-0 items-center gap-2 text-muted">
            <li>
              <TextLink look="quiet" to="/jobs">
                {t('Jobs')}
              </TextLink>
            </li>
            {department ? (
              <li className="flex min-w-0 items-center gap-2">
                <span aria-hidden>/</span>
                <TextLink look="quiet" to={jobsHref({ category: department.slug })} className="truncate">
                  {departmentName(department)}
                </TextLink>
              </li>
            ) : null}
          </ol>
        )}
      </nav>
      {results && (results.previous || results.next) ? (
        <nav aria-label={t('Jobs of these results')} className="flex shrink-0 items-center gap-1">
          <Neighbour slug={results.previous} label={t('Previous job (k)')}>
            <ChevronLeft size={20} aria-hidden className="rtl:-scale-x-100" />
          </Neighbour>
          <Neighbour slug={results.next} label={t('Next job (j)')}>
            <ChevronRight size={20} aria-hidden className="rtl:-scale-x-100" />
          </Neighbour>
        </nav>
      ) : null}
    </div>
  )
}

/** A link to the previous or next job; at an end of the list, an empty space of the same size. */
function Neighbour({ slug, label, children }: { slug: string | undefined; label: string; children: ReactNode }) {
  if (slug === undefined) return <span className="size-dense" />
  return (
    <IconLink to={`/jobs/${slug}`} label={label} tip="end">
      {children}
    </IconLink>
  )
}
