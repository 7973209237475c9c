import { companyErrors } from '@rise/contract/companies'
import { type Department, type JobCard, type JobList, jobErrors, type Place } from '@rise/contract/jobs'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { type Page, toPage } from '../../platform/page.ts'
import { findCompanyId } from '../companies/index.ts'
import { findDepartment, presentJobCard, presentPlace } from './present.ts'
import { findPlace, listJobRows } from './queries.ts'

export interface ListJobsInput {
  readonly list: JobList
  readonly category?: string | undefined
  readonly location?: string | undefined
  readonly company?: string | undefined
  readonly keyword?: string | undefined
  readonly page: number
}

export interface JobsPage extends Page<JobCard> {
  category: Department | null
  location: Place | null
}

/**
 * A page of open jobs, newest first. Refuses an unknown category, place or company, and a page past the end; a known
 * one without jobs is an empty first page.
 */
export async function listJobs({ db }: Context, input: ListJobsInput): Promise<JobsPage> {
  const category = input.category === undefined ? null : known(findDepartment(input.category), 'category-not-found')
  const place = input.location === undefined ? null : known(await findPlace(db, input.location), 'place-not-found')
  const companyId = input.company === undefined ? undefined : await findCompanyId(db, input.company)
  if (input.company !== undefined && !companyId) throw new Failure(companyErrors['company-not-found'])
  const conditions = {
    list: input.list,
    ...(category && { department: category.slug }),
    ...(place && { placeId: place.id }),
    ...(companyId !== undefined && { companyId }),
    ...(input.keyword && { keyword: input.keyword }),
  }
  const offset = (input.page - 1) * PAGE_SIZE
  const { rows, count } = await listJobRows(db, conditions, { limit: PAGE_SIZE, offset, countTo: COUNT_CAP })
  if (rows.length === 0 && input.page > 1) throw new Failure(jobErrors['page-not-found'])
  return {
    ...toPage(rows.map(presentJobCard), input.page, count),
    category,
    location: place && presentPlace(place),
  }
}

function known<T>(found: T | undefined, code: 'category-not-found' | 'place-not-found'): T {
  if (found === undefined) throw new Failure(jobErrors[code])
  return found
}
