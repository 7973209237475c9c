import { companyPageEndpoints } from '@rise/contract/companies/page/endpoints'
import { companyTodayEndpoints } from '@rise/contract/companies/today/endpoints'
import { type Implementation, implement } from '../../../platform/http/implement.ts'
import type { CompanySlot } from '../company-slot.ts'
import { changeAddress } from './change-address.ts'
import { changePage } from './change-page.ts'
import { addNote, removeNote } from './news.ts'
import { previewPage, readDesk } from './read-desk.ts'
import { readSite } from './read-site.ts'
import { readToday } from './read-today.ts'
import type { TodaySlot } from './today-slot.ts'

/** Returns the routes of a team's desk; `slot` has the parts of other features on a company's page. */
export function companyPageRoutes(slot: CompanySlot): readonly Implementation[] {
  return implement(companyPageEndpoints, {
    'GET /api/v1/companies/{slug}/desk': ({ ctx, member, params }) => readDesk(ctx, member, params.slug),
    'GET /api/v1/companies/{slug}/desk/preview': ({ ctx, member, params }) =>
      previewPage(ctx, slot, member, params.slug),
    'PATCH /api/v1/companies/{slug}/page': ({ ctx, member, params, body }) =>
      changePage(ctx, member, params.slug, body),
    'PUT /api/v1/companies/{slug}/address': ({ ctx, member, params, body }) =>
      changeAddress(ctx, member, params.slug, body.slug),
    'POST /api/v1/companies/{slug}/news': ({ ctx, member, params, body }) =>
      addNote(ctx, member, params.slug, body.text),
    'DELETE /api/v1/companies/{slug}/news/{id}': ({ ctx, member, params }) =>
      removeNote(ctx, member, params.slug, params.id),
    'POST /api/v1/companies/{slug}/site-reading': ({ ctx, member, params, body }) =>
      readSite(ctx, member, params.slug, body.website),
  })
}

/** Returns the route that lists what a team has to do; `slot` has the parts of other features. */
export function companyTodayRoutes(slot: TodaySlot): readonly Implementation[] {
  return implement(companyTodayEndpoints, {
    'GET /api/v1/companies/{slug}/today': ({ ctx, member, params }) => readToday(ctx, slot, member, params.slug),
  })
}
