import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { CompanyToday, EndingJob } from '@rise/contract/companies/today/shapes'
import { EXTENSION_DAYS } from '@rise/contract/postings/limits'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useVerdict } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { CardAbove, CardLink } from '../../../ui/base/card.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { dayWords } from '../../../ui/calendar/day-words.ts'
import { IconMark } from '../../../ui/states/icon-mark.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { TodaySection } from '../../companies/index.ts'
import { editHref } from '../posting-address.ts'

interface Props {
  readonly desk: CompanyDesk
  readonly today: CompanyToday
}

/** The part of the desk with jobs that close within a week. One press extends a job. */
export function EndingJobs({ desk, today }: Props) {
  const { ending } = today.jobs
  if (ending.length === 0) return null
  return (
    <TodaySection title={t('Closing soon')}>
      {ending.map((job) => (
        <EndingRow key={job._id} slug={desk.slug} job={job} />
      ))}
    </TodaySection>
  )
}

function EndingRow({ slug, job }: { slug: string; job: EndingJob }) {
  const { _id: id, title, endsAt } = job
  const mayExtend = useVerdict({ access: 'employer', confirmed: true }) === 'allowed'
  const extend = useExtend(slug, job)
  return (
    <li>
      <div className="row flex items-center gap-3">
        <IconMark size={40}>
          <CalendarClock size={20} />
        </IconMark>
        <div className="min-w-0 grow">
          <h3 className="text-body font-semibold">
            <CardLink to={editHref(id)}>{title}</CardLink>
          </h3>
          <p className="text-small text-muted">{rich('Closes {when}', { when: <RelativeTime date={endsAt} /> })}</p>
        </div>
        {mayExtend ? (
          <CardAbove className="shrink-0">
            <Button
              size="dense"
              busy={extend.isPending}
              aria-label={t('Extend {title} by {days} days', { title, days: EXTENSION_DAYS })}
              onClick={() => extend.mutate()}
            >
              {t('Extend')}
            </Button>
          </CardAbove>
        ) : null}
      </div>
    </li>
  )
}

function useExtend(slug: string, { _id: id, title, endsAt }: EndingJob) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      api('PUT /api/v1/companies/{slug}/written-jobs/{id}/extension', { params: { slug, id }, body: { endsAt } }),
    onSuccess: async ({ result }) => {
      showToast({
        id: 'job',
        kind: 'success',
        title:
          result.endsAt === null
            ? t('{title} stays open.', { title })
            : t('{title} is open until {day}.', { title, day: dayWords(lastDayOf(result.endsAt)) }),
      })
      await invalidate(queryClient, [
        'GET /api/v1/companies/{slug}/today',
        'GET /api/v1/companies/{slug}/jobs',
        'GET /api/v1/companies/{slug}/written-jobs/{id}',
      ])
    },
    onError: ({ message }) => void showToast({ id: 'job', kind: 'failure', title: message }),
  })
}

/** Returns the last day (in UTC) to apply: for a job that closes at midnight, the day before. */
function lastDayOf(endsAt: string): string {
  return new Date(Date.parse(endsAt) - 1).toISOString().slice(0, 10)
}
