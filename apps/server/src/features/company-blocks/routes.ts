import { companyBlocksEndpoints } from '@rise/contract/company-blocks/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { findBuiltPage } from './find-built-page.ts'
import { askPerson, listAsked } from './people/ask-person.ts'
import { answerConsent, listConsents } from './people/own-consents.ts'
import { readDraft } from './read-draft.ts'
import { saveBlock, saveDraft } from './save-draft.ts'
import { findVersion, listVersions } from './versions/list-versions.ts'
import { publishDraft } from './versions/publish-draft.ts'
import { restoreVersion } from './versions/restore-version.ts'

export const companyBlocksRoutes = implement(companyBlocksEndpoints, {
  'GET /api/v1/companies/{slug}/blocks': async ({ ctx, principal }, { params }) =>
    reply(await findBuiltPage(ctx, params.slug, principal)),
  'GET /api/v1/companies/{slug}/block-draft': async (call, { params }) =>
    reply(await readDraft(call.ctx, memberOf(call), params.slug)),
  'PUT /api/v1/companies/{slug}/block-draft': async (call, { params, body }) =>
    reply(await saveDraft(call.ctx, memberOf(call), params.slug, body)),
  'PUT /api/v1/companies/{slug}/block-draft/{id}': async (call, { params: { slug, id }, body }) =>
    reply(await saveBlock(call.ctx, memberOf(call), slug, { id, ...body })),
  'POST /api/v1/companies/{slug}/block-draft/publish': async (call, { params, body }) =>
    reply(await publishDraft(call.ctx, memberOf(call), params.slug, body.revision)),
  'GET /api/v1/companies/{slug}/block-versions': async (call, { params }) =>
    reply(await listVersions(call.ctx, memberOf(call), params.slug)),
  'GET /api/v1/companies/{slug}/block-versions/{version}': async (call, { params }) =>
    reply(await findVersion(call.ctx, memberOf(call), params.slug, params.version)),
  'POST /api/v1/companies/{slug}/block-versions/{version}/restore': async (call, { params, body }) =>
    reply(await restoreVersion(call.ctx, memberOf(call), params.slug, { version: params.version, ...body })),
  'GET /api/v1/companies/{slug}/block-people': async (call, { params }) =>
    reply(await listAsked(call.ctx, memberOf(call), params.slug)),
  'POST /api/v1/companies/{slug}/block-people': async (call, { params, body }) =>
    reply(await askPerson(call.ctx, memberOf(call), params.slug, body)),
  'GET /api/v1/page-consents': async (call) => reply(await listConsents(call.ctx, memberOf(call))),
  'PUT /api/v1/page-consents/{id}': async (call, { params, body }) =>
    reply(await answerConsent(call.ctx, memberOf(call), params.id, body.agree)),
})
