import { type CompanyCard, companyErrors } from '@rise/contract/companies'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { type Page, toPage } from '../../platform/page.ts'
import { viewerOf } from '../connections/index.ts'
import type { CompanyView } from './company-conditions.ts'
import { presentCompanyCard } from './present.ts'
import { countCompanies, listCompanyRows } from './queries.ts'

/** A page of the companies of a view, as the viewer sees it. Refuses with `companies-page-not-found` past the end. */
export async function listCompanies(
  { db }: Context,
  view: CompanyView,
  viewer: Requester = { kind: 'guest' },
): Promise<Page<CompanyCard>> {
  const asked = { view, viewerActorId: viewerOf(viewer) }
  const [rows, count] = await Promise.all([
    listCompanyRows(db, asked, { limit: PAGE_SIZE, offset: (view.page - 1) * PAGE_SIZE }),
    countCompanies(db, asked, COUNT_CAP),
  ])
  if (rows.length === 0 && view.page > 1) throw new Failure(companyErrors['companies-page-not-found'])
  return toPage(rows.map(presentCompanyCard), view.page, count)
}
