import type { Course } from '@rise/contract/courses/shapes'
import { levelNames } from '@rise/contract/courses/words'
import { t } from '@rise/texts'
import { hoursInWords, priceInWords } from '../course-words.ts'

/** The facts that the provider states about a course. Renders nothing without any. */
export function CourseFacts({ course: { level, hours, price, language } }: { course: Course }) {
  const facts: readonly (readonly [term: string, value: string | null])[] = [
    [t('Level'), level && t(levelNames[level])],
    [t('Length', 'of a course'), hours === null ? null : hoursInWords(hours)],
    [t('Price'), price && priceInWords(price)],
    [t('Language'), language?.name ?? null],
  ]
  const knownFacts = facts.filter(([, value]) => value !== null)
  if (knownFacts.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-raised p-4 sm:p-6">
      {knownFacts.map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="text-caption text-muted">{term}</dt>
          <dd className="mt-0_5 text-small font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
