import type { Job, JobSign } from '@rise/contract/jobs/shapes'
import type { ReactNode } from 'react'
import { RelativeTime } from '../../../ui/time/time.tsx'

/** Facts about a posting that people may want to weigh before they apply, without a verdict. */
export function JobSigns({ signs }: Pick<Job, 'signs'>) {
  if (signs.length === 0) return null
  return (
    <section aria-labelledby="job-signs" className="mt-4 rounded-card border border-line px-4 py-3 text-small">
      <h2 id="job-signs" className="text-small font-semibold">
        About this posting
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
      return `It has been open for ${sign.days} days.`
    case 'reposted':
      return (
        <>
          It was posted before, first <RelativeTime date={sign.first} />, and closed{' '}
          {sign.times === 1 ? 'once' : `${sign.times} times`}.
        </>
      )
    case 'board-unread':
      return sign.since === null ? (
        'We couldn’t read the board it stands on.'
      ) : (
        <>
          We last read the board it stands on <RelativeTime date={sign.since} />.
        </>
      )
    case 'unanswered':
      return `None of its ${sign.applications} applications has an answer yet.`
  }
}
