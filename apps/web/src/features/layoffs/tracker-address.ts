import { layoffList } from '@rise/contract/layoffs/list'

/** The path of the form for reporting a layoff. */
export const SEND_PATH = `${layoffList.path}/send`

/** The address of a layoff's page. */
export function layoffHref(slug: string): string {
  return `${layoffList.path}/${slug}`
}
