import type { Course } from '@rise/contract/courses/shapes'
import { levelNames } from '@rise/contract/courses/words'
import { formatInteger } from '@rise/contract/words'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { hoursInWords, priceInWords, UNKNOWN } from '../course-words.ts'

/** The provider's facts about a course, and how many members finished, take or saved it. */
export function CourseFacts({ course }: { course: Course }) {
  const { provider, level, hours, price, language, want, doing, taken, updatedAt } = course
  const facts: readonly (readonly [term: string, value: string | null])[] = [
    ['Provider', provider],
    ['Level', level && levelNames[level]],
    ['Length', hours === null ? null : hoursInWords(hours)],
    ['Price', price && priceInWords(price)],
    ['Language', language?.name ?? null],
  ]
  return (
    <section className="rounded-card bg-raised p-4 sm:p-6">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
        {facts.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-caption text-muted">{term}</dt>
            <dd className="mt-0_5 text-small font-medium wrap-anywhere tabular-nums">
              {value ?? <span className="font-normal text-muted">{UNKNOWN}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-caption text-muted tabular-nums">
        {membersInWords({ want, doing, taken })}
        Updated <RelativeTime date={updatedAt} />
      </p>
    </section>
  )
}

/** "3 finished · 1 taking it now · 1 saved it · "; empty without any. */
function membersInWords({ want, doing, taken }: Pick<Course, 'want' | 'doing' | 'taken'>): string {
  const counts = [
    taken > 0 ? `${formatInteger(taken)} finished` : '',
    doing > 0 ? `${formatInteger(doing)} taking it now` : '',
    want > 0 ? `${formatInteger(want)} saved it` : '',
  ]
  return counts.flatMap((count) => (count === '' ? [] : [`${count}\u00a0· `])).join('')
}
