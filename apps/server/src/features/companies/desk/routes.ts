import { companyPageEndpoints } from '@rise/contract/companies/page/endpoints'
import { type Implementation, implement, memberOf, reply } from '../../../platform/http/implement.ts'
import type { CompanySlot } from '../company-slot.ts'
import { changeAddress } from './change-address.ts'
import { changePage } from './change-page.ts'
import { addNote, removeNote } from './news.ts'
import { previewPage, readDesk } from './read-desk.ts'
import { readSite } from './read-site.ts'

/** The routes of a team's desk; `slot` is what other features show on a company's page. */
export function companyPageRoutes(slot: CompanySlot): readonly Implementation[] {
  return implement(companyPageEndpoints, {
    'GET /api/v1/companies/{slug}/desk': async (call, { params }) =>
      reply(await readDesk(call.ctx, memberOf(call), params.slug)),
    'GET /api/v1/companies/{slug}/desk/preview': async (call, { params }) =>
      reply(await previewPage(call.ctx, slot, memberOf(call), params.slug)),
    'PATCH /api/v1/companies/{slug}/page': async (call, { params, body }) =>
      reply(await changePage(call.ctx, memberOf(call), params.slug, body)),
    'PUT /api/v1/companies/{slug}/address': async (call, { params, body }) =>
      reply(await changeAddress(call.ctx, memberOf(call), params.slug, body.slug)),
    'POST /api/v1/companies/{slug}/news': async (call, { params, body }) =>
      reply(await addNote(call.ctx, memberOf(call), params.slug, body.text)),
    'DELETE /api/v1/companies/{slug}/news/{id}': async (call, { params }) => {
      await removeNote(call.ctx, memberOf(call), params.slug, params.id)
      return reply({})
    },
    'POST /api/v1/companies/{slug}/site-reading': async (call, { params, body }) =>
      reply(await readSite(call.ctx, memberOf(call), params.slug, body.website)),
  })
}
