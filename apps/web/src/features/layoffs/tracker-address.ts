import { layoffList } from '@rise/contract/layoffs/list'

/** Where visitors send a layoff. */
export const SEND = `${layoffList.path}/send`

/** The address of a layoff's page. */
export function layoffHref(slug: string): string {
  return `${layoffList.path}/${slug}`
}
