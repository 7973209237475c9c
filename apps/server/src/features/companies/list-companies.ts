import { type CompanyCard, companyErrors } from '@rise/contract/companies'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { type Page, toPage } from '../../platform/page.ts'
import type { CompanyView } from './company-conditions.ts'
import { presentCompanyCard } from './present.ts'
import { countCompanies, listCompanyRows } from './queries.ts'

/** A page of the companies of a view. Refuses with `companies-page-not-found` past the end. */
export async function listCompanies({ db }: Context, view: CompanyView): Promise<Page<CompanyCard>> {
  const [rows, count] = await Promise.all([
    listCompanyRows(db, view, { limit: PAGE_SIZE, offset: (view.page - 1) * PAGE_SIZE }),
    countCompanies(db, view, COUNT_CAP),
  ])
  if (rows.length === 0 && view.page > 1) throw new Failure(companyErrors['companies-page-not-found'])
  return toPage(rows.map(presentCompanyCard), view.page, count)
}
