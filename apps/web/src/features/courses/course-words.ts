import type { CourseCard } from '@rise/contract/courses/shapes'
import { levelNames } from '@rise/contract/courses/words'
import { formatInteger } from '@rise/contract/words'

export function hoursInWords(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`
}

export function priceInWords({ amount, currency }: NonNullable<CourseCard['price']>): string {
  if (amount === 0) return 'Free'
  return `${currency ?? ''} ${Number.isInteger(amount) ? formatInteger(amount) : amount.toFixed(2)}`.trim()
}

/** Returns the known facts in short: level, length, price and language. */
export function factsOf({ level, hours, price, language }: CourseCard): string[] {
  return [
    level === null ? '' : levelNames[level],
    hours === null ? '' : hoursInWords(hours),
    price === null ? '' : priceInWords(price),
    language?.name ?? '',
  ].filter((fact) => fact !== '')
}

export function ratingsInWords(count: number): string {
  return `${formatInteger(count)} ${count === 1 ? 'rating' : 'ratings'}`
}
