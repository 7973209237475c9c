import { type CompanyCard, companyErrors } from '@rise/contract/companies'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { type Page, toPage } from '../../platform/page.ts'
import { presentCompanyCard } from './present.ts'
import { countCompanies, listCompanyRows } from './queries.ts'

/** Companies that hire most first. Refuses with `companies-page-not-found` past the end. */
export async function listCompanies({ db }: Context, page: number): Promise<Page<CompanyCard>> {
  const [rows, count] = await Promise.all([
    listCompanyRows(db, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    countCompanies(db, COUNT_CAP),
  ])
  if (rows.length === 0 && page > 1) throw new Failure(companyErrors['companies-page-not-found'])
  return toPage(rows.map(presentCompanyCard), page, count)
}
