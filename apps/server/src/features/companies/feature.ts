import type { companiesNotices } from '@rise/contract/companies/notices'
import { sql } from 'kysely'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { companyActs } from './acts-of-activities.ts'
import { badgeRules } from './badge-rules.ts'
import { companyClaimsRoutes } from './claims/routes.ts'
import { companiesData } from './companies-data.ts'
import { companiesSitemap } from './companies-sitemap.ts'
import { companyPicture } from './company-picture.ts'
import type { CompanySlot } from './company-slot.ts'
import { companyCulture } from './culture-columns.ts'
import { companyPageRoutes, companyTodayRoutes } from './desk/routes.ts'
import type { TodaySlot } from './desk/today-slot.ts'
import { employersRoutes } from './employers-routes.ts'
import { newsFeeds } from './feed/news-feeds.ts'
import { companyGalleryRoutes } from './gallery/routes.ts'
import type {} from './index.ts'
import { invitationAccepted } from './notices/invitation-accepted.ts'
import { pageClaimed } from './notices/page-claimed.ts'
import { showUnclaimed } from './on-company-unclaimed.ts'
import { renderStories } from './render-stories.task.ts'
import { companiesRoutes } from './routes.ts'
import { promoteOwner } from './team/on-account-deleted.ts'
import { companyTeamRoutes } from './team/routes.ts'
import { forgetCompanyTickets } from './tickets/forget-tickets.task.ts'

export { paletteCompanies } from './list/palette-companies.ts'
export { reportableCompany } from './reportable-company.ts'
export type { CompanySlot, TodaySlot }

/**
 * Returns the manifest of companies. `page` has the parts of other features on a company's page, `today` those on its
 * team's desk.
 */
export function companies(slots: { readonly page: CompanySlot; readonly today: TodaySlot }): Feature {
  return {
    name: 'companies',
    routes: [
      ...companiesRoutes(slots.page),
      ...companyPageRoutes(slots.page),
      ...companyTodayRoutes(slots.today),
      ...companyGalleryRoutes,
      ...companyTeamRoutes,
      ...companyClaimsRoutes,
      ...employersRoutes,
    ],
    files: [companyPicture, ...newsFeeds],
    sitemaps: [companiesSitemap],
    tasks: [forgetCompanyTickets, renderStories],
    listeners: [showUnclaimed, promoteOwner],
    catalogUses: companyCulture,
    earns: badgeRules,
    notices: {
      'page-claimed': pageClaimed,
      'invitation-accepted': invitationAccepted,
    } satisfies NoticesOf<typeof companiesNotices>,
    actsOfActivities: companyActs,
    pathInAdmin: {
      things: (ids) => sql`
        select id, '/admin/companies/' || id as path from actor where kind = 'company' and id = any(${ids}::uuid[])`,
    },
    accountData: companiesData,
    demo: () => import('./demo/demo-parts.ts'),
  }
}
