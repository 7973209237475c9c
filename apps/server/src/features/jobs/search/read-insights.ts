import type { JobFilter } from '@rise/contract/job-filter'
import type { Department, JobList } from '@rise/contract/jobs'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { newestMatches } from './find-matches.ts'
import { inCommon } from './in-common.ts'
import { relatedLists } from './related-lists.ts'
import { resolveFilter } from './resolve-filter.ts'
import type { Selection } from './selection.ts'
import { understandWords } from './understand-words.ts'
import { walkJobs } from './walk-jobs.ts'

/** So many of the newest jobs tell what a list is like. They lie apart: each is a page of the table to read. */
const MOST = 500
const SKILLS = 12

export interface Insights {
  basedOn: number
  pay: { currency: string; median: number; jobs: number }[]
  companies: { slug: string; name: string; jobs: number }[]
  skills: { name: string; jobs: number }[]
  related: {
    list: JobList
    category: Department | null
    location: { slug: string; name: string } | null
    keyword: string | null
    jobs: number
  }[]
}

/** What the jobs of a list have in common, read from the newest of them, and lists beside it. */
export async function readInsights(ctx: Context, { keyword, ...filter }: JobFilter): Promise<Insights> {
  const resolved = await resolveFilter(ctx, filter)
  const words = keyword ? await understandWords(ctx, keyword) : null
  const selection = { ...resolved.selection, ...(words?.excluded && { excluded: words.excluded }) }
  const isNothing = words !== null && words.query === null && words.excluded === null
  const ids = isNothing ? [] : await newestIds(ctx, selection, words?.query ?? undefined)
  if (ids.length === 0) return { basedOn: 0, pay: [], companies: [], skills: [], related: [] }
  const { pay, companies, skills, departments, cities } = await inCommon(ctx.db, ids)
  return {
    basedOn: ids.length,
    pay,
    companies,
    skills: skills.slice(0, SKILLS),
    related: await relatedLists(ctx, { ...resolved, list: filter.list, keyword }, { departments, cities, skills }),
  }
}

async function newestIds(ctx: Context, selection: Selection, words: string | undefined): Promise<string[]> {
  if (words !== undefined) {
    const found = await newestMatches(ctx, { ...selection, words }, 'anywhere', MOST)
    return found.map(({ job_id }) => job_id)
  }
  const { query } = await walkJobs(ctx, selection, MOST)
  const { rows } = await sql<{ job_id: string }>`select job_id from (${query}) as job limit ${MOST}`.execute(ctx.db)
  return rows.map(({ job_id }) => job_id)
}
