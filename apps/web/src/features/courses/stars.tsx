import type { CourseCard } from '@rise/contract/courses/shapes'
import { decimal, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Star } from 'lucide-react'
import { ratingsInWords } from './course-words.ts'

/** With fewer ratings than this, the average depends more on chance than on the course. */
const FEWEST_RATINGS = 3

/** Whether there are enough ratings for an average. */
export function hasAverage({ average, count }: CourseCard['rating']): boolean {
  return average !== null && count >= FEWEST_RATINGS
}

/** The average of the ratings. Renders nothing if there are too few. */
export function AverageRating({ rating }: Pick<CourseCard, 'rating'>) {
  const { average, count } = rating
  if (average === null || !hasAverage(rating)) return null
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
      <Star size={16} aria-hidden className="fill-current" />
      {rich('<shown>{average}</shown><hidden> of 5 stars</hidden>', {
        average: decimal(average, 1),
        shown: (text) => <span className="font-semibold">{text}</span>,
        hidden: (text) => <span className="sr-only">{text}</span>,
      })}
      <span className="text-muted">({ratingsInWords(count)})</span>
    </span>
  )
}

/** One member's rating, as stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex items-center gap-0_5">
      <span className="sr-only">{t('{rating} of 5 stars', { rating })}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={16} aria-hidden className={star <= rating ? 'fill-current' : 'text-subtle'} />
      ))}
    </span>
  )
}
