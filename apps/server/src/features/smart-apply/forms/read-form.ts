import { ZodError } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { FetchError } from '../../../platform/fetch/fetch-error.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { boardOfAddress, nameOfBoard } from '../../postings/index.ts'
import type { BlankField } from '../filling/fill-field.ts'
import { readGreenhouseForm } from './greenhouse-form.ts'
import { readRecruiteeForm } from './recruitee-form.ts'

const CACHE_SECONDS = 600
const MAX_BYTES = 1024 * 1024
const TIMEOUT_MS = 8_000
const MOST_FIELDS = 100

/** The source's data about a job's posting. */
export interface PostedAt {
  readonly key: string
  readonly url: string
}

interface PublishedForm {
  readonly address: string
  read(value: unknown): BlankField[]
}

/** Returns the address of a job's published form; undefined for boards without one. */
export function publishedFormOf({ key, url }: PostedAt): PublishedForm | undefined {
  const board = boardOfAddress(url)
  if (board === null || !/^[\w-]{1,60}$/.test(key)) return undefined
  if (board.kind === 'greenhouse') {
    const address = `https://boards-api.greenhouse.io/v1/boards/${nameOfBoard(board)}/jobs/${key}?questions=true`
    return { address, read: readGreenhouseForm }
  }
  if (board.kind === 'recruitee') return { address: `${board.address}/api/offers/${key}`, read: readRecruiteeForm }
  return undefined
}

/**
 * Returns the Greenhouse posting that an application address refers to; null for any other address. A job written on
 * Rise may link to such a posting.
 */
export function postedAtAddress(url: string): PostedAt | null {
  const key = boardOfAddress(url)?.kind === 'greenhouse' ? /\/jobs\/(\d+)(?=$|[?#/])/.exec(url)?.[1] : undefined
  return key === undefined ? null : { key, url }
}

/** Returns the fields of an employer's form; null if the board doesn't return one. */
export const readForm = ttlCache(
  CACHE_SECONDS,
  async ({ fetch, log }: Context, { address, read }: PublishedForm): Promise<readonly BlankField[] | null> => {
    try {
      const limits = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, turnMs: 2_000, tries: 1 }
      const page = await fetch.get(address, { accept: 'application/json', ...limits })
      return read(await page.json()).slice(0, MOST_FIELDS)
    } catch (error) {
      if (!(error instanceof FetchError || error instanceof ZodError)) throw error
      log.info({ err: error, address }, 'form not read')
      return null
    }
  },
  { nameOf: ({ address }) => address, isKept: (fields) => fields !== null },
)
