import { companyErrors } from '@rise/contract/companies/errors'
import type { ListedCompany } from '@rise/contract/companies/shapes'
import type { Context } from '../../../platform/context.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Requester } from '../../../platform/http/requester.ts'
import { hiddenCompanies } from '../../connections/index.ts'
import { presentCompanyCard } from '../present.ts'
import type { CompanyView } from './company-conditions.ts'
import { findCompanies } from './find-companies.ts'
import { withReplies } from './with-replies.ts'

/**
 * Returns a page of a view's companies, as the viewer sees them. Refuses with `companies-page-not-found` past the end.
 */
export async function listCompanies(
  ctx: Context,
  view: CompanyView,
  viewer: Requester = { kind: 'guest' },
): Promise<Page<ListedCompany>> {
  const { rows, count, exact } = await findCompanies(ctx, view, await hiddenCompanies(ctx.db, viewer))
  if (rows.length === 0 && view.page > 1) throw new Failure(companyErrors['companies-page-not-found'])
  const page = toPage(await withReplies(ctx.db, rows.map(presentCompanyCard)), view.page, count)
  return { ...page, totalCapped: page.totalCapped || !exact }
}
