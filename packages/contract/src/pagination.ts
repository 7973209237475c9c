import { z } from 'zod'

/** A page of a list holds 20. */
export const PAGE_SIZE = 20
/** Lists end here; filters reach the rest. */
export const LAST_PAGE = 500
/** Larger counts read "10,000+". */
export const COUNT_CAP = LAST_PAGE * PAGE_SIZE

/** A page number out of a query string: 1 to 500; text, 0 or more is refused. */
export const pageNumber = z.coerce
  .number('Give the page as a whole number.')
  .int('Give the page as a whole number.')
  .min(1, 'Pages begin at 1.')
  .max(LAST_PAGE, `Lists end at page ${LAST_PAGE}; narrow the filters to reach the rest.`)

/** A page of `item`s with the count of all. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    page: z.int(),
    /** At least 1, at most 500. */
    pages: z.int(),
    /** At most 10,000; `totalCapped` says that there are more. */
    total: z.int(),
    totalCapped: z.boolean(),
  })
}
