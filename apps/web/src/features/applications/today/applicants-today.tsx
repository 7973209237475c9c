import type { CompanyToday } from '@rise/contract/companies/today/shapes'
import { formatTodayCount } from '@rise/contract/companies/today/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { ChevronRight, Clock } from 'lucide-react'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { CardAbove, CardLink } from '../../../ui/base/card.tsx'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { TodaySection } from '../../companies/index.ts'
import { DELETED_APPLICANT } from '../hiring/applicant-words.ts'
import { applicantHref } from '../hiring/applicants-address.ts'

type Applicants = NonNullable<CompanyToday['applicants']>

/**
 * The part of the desk with applicants whose application no one has opened, and the number of applicants who have
 * waited over a week for an answer.
 */
export function ApplicantsToday({ today: { applicants } }: { today: CompanyToday }) {
  if (applicants === null || (applicants.total === 0 && applicants.waiting === null)) return null
  const { items, waiting } = applicants
  const jobIds = new Set(items.map(({ job }) => job._id))
  const [first] = items
  return (
    <TodaySection
      title={titleOf(applicants)}
      more={
        first && jobIds.size === 1 ? (
          <ButtonLink size="dense" to={boardHref(first.job._id)}>
            {t('Open the board')}
          </ButtonLink>
        ) : null
      }
    >
      {waiting ? <WaitingRow waiting={waiting} /> : null}
      {items.map((item) => (
        <ApplicantRow key={item._id} applicant={item} />
      ))}
    </TodaySection>
  )
}

/** Counts both groups of rows: the new applicants, and those who have waited for long. */
function titleOf({ total, waiting }: Applicants): string {
  if (total === 0) return t('Applicants')
  const values = { count: total, shown: formatTodayCount(total) }
  return waiting
    ? t('{count, plural, one {1 new applicant, {waiting} waiting} other {{shown} new applicants, {waiting} waiting}}', {
        ...values,
        waiting: formatTodayCount(waiting.total),
      })
    : t('{count, plural, one {1 new applicant} other {{shown} new applicants}}', values)
}

function ApplicantRow({ applicant }: { applicant: Applicants['items'][number] }) {
  const { _id, name, headline, photo, appliedAt, job } = applicant
  return (
    <li>
      <div className="row flex items-center gap-3">
        <Avatar name={name ?? ''} photo={photo} size={40} />
        <div className="grid min-w-0 grow gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <h3 className="truncate text-body font-semibold">
              <CardLink to={applicantHref(job._id, _id)}>{name ?? t(DELETED_APPLICANT)}</CardLink>
            </h3>
            {headline ? <p className="truncate text-small text-muted">{headline}</p> : null}
          </div>
          <p className="min-w-0 text-small text-muted sm:text-end">
            <span className="block truncate">{job.title}</span>
            <RelativeTime date={appliedAt} className="text-subtle" />
          </p>
        </div>
        <CardAbove className="shrink-0 max-sm:hidden">
          <ButtonLink size="dense" to={applicantHref(job._id, _id)}>
            {rich('Review<hidden> {name}</hidden>', {
              name: name ?? t(DELETED_APPLICANT),
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </ButtonLink>
        </CardAbove>
        <RowChevron className="sm:hidden" />
      </div>
    </li>
  )
}

function WaitingRow({ waiting: { total, job } }: { waiting: NonNullable<Applicants['waiting']> }) {
  return (
    <li>
      <div className="row flex items-center gap-3 bg-warning-soft/40">
        <span
          aria-hidden
          className="flex size-[2.5rem] shrink-0 items-center justify-center rounded-full bg-warning-soft text-warning"
        >
          <Clock size={20} />
        </span>
        <div className="min-w-0 grow">
          <h3 className="text-body font-semibold">
            <CardLink to={waitingHref(job._id)}>
              {t(
                '{count, plural, one {1 applicant has waited over a week for an answer} other {{shown} applicants have waited over a week for an answer}}',
                { count: total, shown: formatTodayCount(total) },
              )}
            </CardLink>
          </h3>
          <p className="truncate text-small text-muted">
            {total === 1 ? job.title : t('Most of them for {title}', { title: job.title })}
          </p>
        </div>
        <CardAbove className="shrink-0 max-sm:hidden">
          <ButtonLink size="dense" to={waitingHref(job._id)}>
            {rich('Answer<hidden> applicants for {title}</hidden>', {
              title: job.title,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </ButtonLink>
        </CardAbove>
        <RowChevron className="sm:hidden" />
      </div>
    </li>
  )
}

/** Shows on phones that the whole row is a link. */
function RowChevron({ className }: { className: string }) {
  return <ChevronRight size={20} aria-hidden className={`shrink-0 text-subtle rtl:-scale-x-100 ${className}`} />
}

function waitingHref(jobId: string): string {
  return `/company/jobs/${jobId}/applicants?sort=oldest`
}

function boardHref(jobId: string): string {
  return `/company/jobs/${jobId}/applicants?as=board`
}
