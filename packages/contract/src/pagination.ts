import { t } from '@rise/texts'
import { z } from 'zod'
import { LAST_PAGE, PAGE_SIZE } from './limits.ts'

export { LAST_PAGE, PAGE_SIZE } from './limits.ts'

/** Lists count up to this number; larger counts are shown as "10,000+". */
export const COUNT_CAP = LAST_PAGE * PAGE_SIZE

const wrongPage = { error: () => t('Enter the page as a whole number.') }

/** A page number from a query string: 1 to 500; other numbers and text are refused. */
export const pageNumber = z.coerce
  .number(wrongPage)
  .int(wrongPage)
  .min(1, { error: () => t('Pages start at 1.') })
  .max(LAST_PAGE, {
    error: () => t('Lists end at page {last}. Narrow your filters to see the rest.', { last: LAST_PAGE }),
  })

/** Returns the schema of a page of `item`s with the total count. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    page: z.int(),
    /** At least 1, at most 500. */
    pages: z.int(),
    /** At most 10,000; `totalCapped` says whether there are more. */
    total: z.int(),
    totalCapped: z.boolean(),
  })
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A position in a list that grows at its beginning: the time and id of the last item shown. */
export const cursor = z.string().refine((text) => !Number.isNaN(Date.parse(CURSOR.exec(text)?.[1] ?? '')), {
  error: () => t('Use the place that the list returned.'),
})

/**
 * Returns the schema of a page of at most `PAGE_SIZE` items; `next` is the cursor of the following page, null at the
 * end.
 */
export function cursorPage<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable() })
}
