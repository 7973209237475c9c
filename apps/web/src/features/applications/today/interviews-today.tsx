import type { CompanyToday, NextInterview } from '@rise/contract/companies/today/shapes'
import { t } from '@rise/texts'
import { CardLink } from '../../../ui/base/card.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { TodaySection } from '../../companies/index.ts'
import { DELETED_APPLICANT } from '../hiring/applicant-words.ts'
import { applicantHref } from '../hiring/applicants-address.ts'
import { clockForBoth, dayTile } from '../record/zoned-time.ts'

/** The part of the desk with the interviews of the next seven days. */
export function InterviewsToday({ today: { interviews } }: { today: CompanyToday }) {
  if (interviews === null || interviews.length === 0) return null
  return (
    <TodaySection
      title={t('{count, plural, one {Interview this week} other {Interviews this week}}', { count: interviews.length })}
    >
      {interviews.map((interview) => (
        <InterviewRow key={interview._id} interview={interview} />
      ))}
    </TodaySection>
  )
}

function InterviewRow({ interview }: { interview: NextInterview }) {
  const { applicationId, name, photo, at, minutes, zone, place, job } = interview
  const day = dayTile(at, zone)
  return (
    <li>
      <div className="row flex items-center gap-3">
        <time
          dateTime={at}
          className="flex w-[2.5rem] shrink-0 flex-col items-center rounded-control bg-brand-soft py-1 text-on-brand-soft"
        >
          <span className="text-caption font-medium">{day.weekday}</span>
          <span className="text-h3 leading-6 font-semibold tabular-nums">{day.number}</span>
        </time>
        <div className="min-w-0 grow">
          <h3 className="truncate text-body font-semibold">
            <CardLink to={applicantHref(job._id, applicationId)}>{name ?? t(DELETED_APPLICANT)}</CardLink>
          </h3>
          <p className="truncate text-small text-muted">{job.title}</p>
          <p className="text-small tabular-nums">
            {t('{time}, {minutes} minutes', { time: clockForBoth(at, zone), minutes })}
            {place ? (
              <span className="text-muted">
                <Dot />
                {place}
              </span>
            ) : null}
          </p>
        </div>
        <Avatar name={name ?? ''} photo={photo} size={40} />
      </div>
    </li>
  )
}
