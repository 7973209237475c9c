import type { CourseCard } from '@rise/contract/courses/shapes'
import { levelNames } from '@rise/contract/courses/words'
import { formatInteger } from '@rise/contract/words'
import { decimal, t } from '@rise/texts'

export function hoursInWords(hours: number): string {
  return t('{hours, plural, one {1 hour} other {{hours} hours}}', { hours })
}

export function priceInWords({ amount, currency }: NonNullable<CourseCard['price']>): string {
  if (amount === 0) return t('Free')
  return `${currency ?? ''} ${Number.isInteger(amount) ? formatInteger(amount) : decimal(amount, 2)}`.trim()
}

/** Returns the known facts in short: level, length, price and language. */
export function factsOf({ level, hours, price, language }: CourseCard): string[] {
  return [
    level === null ? '' : t(levelNames[level]),
    hours === null ? '' : hoursInWords(hours),
    price === null ? '' : priceInWords(price),
    language?.name ?? '',
  ].filter((fact) => fact !== '')
}

export function ratingsInWords(count: number): string {
  return t('{count, plural, one {# rating} other {# ratings}}', { count })
}
