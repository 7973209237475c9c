import { companyBlocksEndpoints } from '@rise/contract/company-blocks/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { findBuiltPage } from './find-built-page.ts'
import { askPerson, listAsked } from './people/ask-person.ts'
import { answerConsent, listConsents } from './people/own-consents.ts'
import { readDraft } from './read-draft.ts'
import { saveBlock, saveDraft } from './save-draft.ts'
import { findVersion, listVersions } from './versions/list-versions.ts'
import { publishDraft } from './versions/publish-draft.ts'
import { restoreVersion } from './versions/restore-version.ts'

export const companyBlocksRoutes = implement(companyBlocksEndpoints, {
  'GET /api/v1/companies/{slug}/blocks': ({ ctx, principal, params }) => findBuiltPage(ctx, params.slug, principal),
  'GET /api/v1/companies/{slug}/block-draft': ({ ctx, member, params }) => readDraft(ctx, member, params.slug),
  'PUT /api/v1/companies/{slug}/block-draft': ({ ctx, member, params, body }) =>
    saveDraft(ctx, member, params.slug, body),
  'PUT /api/v1/companies/{slug}/block-draft/{id}': ({ ctx, member, params: { slug, id }, body }) =>
    saveBlock(ctx, member, slug, { id, ...body }),
  'POST /api/v1/companies/{slug}/block-draft/publish': ({ ctx, member, params, body }) =>
    publishDraft(ctx, member, params.slug, body.revision),
  'GET /api/v1/companies/{slug}/block-versions': ({ ctx, member, params }) => listVersions(ctx, member, params.slug),
  'GET /api/v1/companies/{slug}/block-versions/{version}': ({ ctx, member, params }) =>
    findVersion(ctx, member, params.slug, params.version),
  'POST /api/v1/companies/{slug}/block-versions/{version}/restore': ({ ctx, member, params, body }) =>
    restoreVersion(ctx, member, params.slug, { version: params.version, ...body }),
  'GET /api/v1/companies/{slug}/block-people': ({ ctx, member, params }) => listAsked(ctx, member, params.slug),
  'POST /api/v1/companies/{slug}/block-people': ({ ctx, member, params, body }) =>
    askPerson(ctx, member, params.slug, body),
  'GET /api/v1/page-consents': ({ ctx, member }) => listConsents(ctx, member),
  'PUT /api/v1/page-consents/{id}': ({ ctx, member, params, body }) =>
    answerConsent(ctx, member, params.id, body.agree),
})
