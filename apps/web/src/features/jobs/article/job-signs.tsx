import type { Job, JobSign } from '@rise/contract/jobs/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import type { ReactNode } from 'react'
import { RelativeTime } from '../../../ui/time/time.tsx'

/** Facts about a posting that people may want to weigh before they apply, without a verdict. */
export function JobSigns({ signs }: Pick<Job, 'signs'>) {
  if (signs.length === 0) return null
  return (
    <section aria-labelledby="job-signs" className="mt-4 rounded-card border border-line px-4 py-3 text-small">
      <h2 id="job-signs" className="text-small font-semibold">
        {t('About this posting')}
      </h2>
      <ul className="mt-1 list-disc pl-4 text-muted">
        {signs.map((sign) => (
          <li key={sign.kind}>{wordsOf(sign)}</li>
        ))}
      </ul>
    </section>
  )
}

function wordsOf(sign: JobSign): ReactNode {
  switch (sign.kind) {
    case 'old':
      return t('It has been open for {days, plural, one {# day} other {# days}}.', { days: sign.days })
    case 'reposted':
      return rich('It was posted before, first {when}, and closed {times, plural, one {once} other {# times}}.', {
        when: <RelativeTime date={sign.first} />,
        times: sign.times,
      })
    case 'board-unread':
      return sign.since === null
        ? t('We couldn’t read the board it stands on.')
        : rich('We last read the board it stands on {when}.', { when: <RelativeTime date={sign.since} /> })
    case 'unanswered':
      return t('None of its {count} applications has an answer yet.', { count: sign.applications })
  }
}
