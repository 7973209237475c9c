import { t } from '@rise/texts'
import { LimitExceeded } from '../apart/limit-exceeded.ts'
import { openProcessPool } from '../apart/process-pool.ts'
import { FetchError } from '../fetch/fetch-error.ts'
import { DEEPEST_HTML } from './bound-depth.ts'
import type { OutlineAnswer, PageOutline } from './page-outline.ts'

const pages = openProcessPool({
  program: new URL('./page.process.ts', import.meta.url),
  mostAtOnce: 2,
  mostWaiting: 50,
  mostMs: 10_000,
  heapMb: 256,
  keepMs: 60_000,
})

/**
 * Reads the outline of a fetched page in a worker process.
 *
 * @throws {FetchError} `bad-body` for a page that takes too long or is nested too deep
 * @throws {Failure} `overloaded`
 */
export async function readOutline(html: string): Promise<PageOutline> {
  const process = await pages.take()
  try {
    const answer = (await process.ask(html)) as OutlineAnswer
    if ('outline' in answer) return answer.outline
    const message = t('Its elements are nested more than {most} levels deep.', { most: DEEPEST_HTML })
    throw new FetchError('bad-body', message)
  } catch (error) {
    throw error instanceof LimitExceeded ? new FetchError('bad-body', t('It takes too long to read.')) : error
  } finally {
    process.end()
  }
}
