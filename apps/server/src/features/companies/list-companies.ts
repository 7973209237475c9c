import { type CompanyCard, companyErrors } from '@rise/contract/companies'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { type Page, toPage } from '../../platform/page.ts'
import { hiddenCompanies } from '../connections/index.ts'
import type { CompanyView } from './company-conditions.ts'
import { findCompanies } from './find-companies.ts'
import { presentCompanyCard } from './present.ts'

/** A page of the companies of a view, as the viewer sees it. Refuses with `companies-page-not-found` past the end. */
export async function listCompanies(
  ctx: Context,
  view: CompanyView,
  viewer: Requester = { kind: 'guest' },
): Promise<Page<CompanyCard>> {
  const { rows, count, exact } = await findCompanies(ctx, view, await hiddenCompanies(ctx.db, viewer))
  if (rows.length === 0 && view.page > 1) throw new Failure(companyErrors['companies-page-not-found'])
  const page = toPage(rows.map(presentCompanyCard), view.page, count)
  return { ...page, totalCapped: page.totalCapped || !exact }
}
