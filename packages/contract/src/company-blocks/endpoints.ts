import { t } from '@rise/texts'
import { z } from 'zod'
import { companyErrors } from '../companies/errors.ts'
import { defineEndpoints, success } from '../endpoint.ts'
import { gateErrors } from '../errors.ts'
import { typedInteger, version } from '../integers.ts'
import { perHour } from '../limit.ts'
import { pictureErrors } from '../pictures/errors.ts'
import { writtenText } from '../texts.ts'
import { companyBlocksErrors } from './errors.ts'
import { block, blockContent, pageLayout } from './fields.ts'
import { peopleKinds } from './kinds.ts'
import { blockGates } from './policy.ts'
import { askedPerson, pageConsent, pageDraft, pageVersion, shownPage } from './shapes.ts'

const e = companyBlocksErrors
const companyParams = z.object({ slug: z.string().max(120) })
const versionParams = companyParams.extend({ version: typedInteger })
const refusals = [companyErrors['company-not-found'], gateErrors.forbidden]
const writing = [
  ...refusals,
  e['person-not-asked'],
  pictureErrors['picture-not-found'],
  pictureErrors['picture-not-for-this'],
]
const team = { tag: 'company-blocks' } as const

export const companyBlocksEndpoints = defineEndpoints({
  'GET /api/v1/companies/{slug}/blocks': {
    summary: 'The published blocks of a company’s page, with what they show',
    tag: 'company-blocks',
    ...blockGates.read,
    viewer: true,
    params: companyParams,
    reply: success(shownPage),
    errors: [companyErrors['company-not-found']],
  },
  'GET /api/v1/companies/{slug}/block-draft': {
    ...team,
    ...blockGates.edit,
    summary: 'The draft of the page, for its team',
    params: companyParams,
    reply: success(pageDraft),
    errors: refusals,
  },
  'PUT /api/v1/companies/{slug}/block-draft': {
    ...team,
    ...blockGates.edit,
    summary: 'Saves the whole draft',
    params: companyParams,
    body: z.object({ revision: version, layout: pageLayout }),
    reply: success(pageDraft),
    errors: [...writing, e['draft-changed']],
  },
  'PUT /api/v1/companies/{slug}/block-draft/{id}': {
    ...team,
    ...blockGates.edit,
    summary: 'Saves the content of one block of the draft',
    params: companyParams.extend({ id: z.uuid() }),
    body: z.intersection(z.object({ version }), blockContent),
    reply: success(block),
    errors: [...writing, e['block-not-found'], e['block-changed']],
  },
  'POST /api/v1/companies/{slug}/block-draft/publish': {
    ...team,
    ...blockGates.publish,
    summary: 'Publishes the whole draft at once; one without changes stays the version that it is',
    params: companyParams,
    body: z.object({ revision: version }),
    reply: success(pageDraft),
    limits: [perHour('page-publications', 60, { by: 'actor' })],
    errors: [...refusals, e['draft-changed'], e['page-unfinished']],
  },
  'GET /api/v1/companies/{slug}/block-versions': {
    ...team,
    ...blockGates.readVersions,
    summary: 'The published versions, newest first',
    params: companyParams,
    reply: success(z.array(pageVersion)),
    errors: refusals,
  },
  'GET /api/v1/companies/{slug}/block-versions/{version}': {
    ...team,
    ...blockGates.readVersions,
    summary: 'A version as it was published',
    params: versionParams,
    reply: success(shownPage),
    errors: [...refusals, e['version-not-found']],
  },
  'POST /api/v1/companies/{slug}/block-versions/{version}/restore': {
    ...team,
    ...blockGates.restoreVersion,
    summary: 'Makes a version the draft; publishing it is another step',
    params: versionParams,
    body: z.object({ revision: version }),
    reply: success(pageDraft),
    errors: [...refusals, e['version-not-found'], e['draft-changed']],
  },
  'GET /api/v1/companies/{slug}/block-people': {
    ...team,
    ...blockGates.listPeople,
    summary: 'The people whom the company has asked to name them',
    params: companyParams,
    reply: success(z.array(askedPerson)),
    errors: refusals,
  },
  'POST /api/v1/companies/{slug}/block-people': {
    ...team,
    ...blockGates.askPerson,
    summary: 'Asks a professional whether the page may name them; idempotent',
    params: companyParams,
    body: z.object({
      kind: z.enum(peopleKinds, { error: () => t('Choose what you’d like to name them for.') }),
      /** The slug in the address of the person's page. */
      person: writtenText.pipe(
        z
          .string()
          .toLowerCase()
          .min(1, { error: () => t('Enter the address of their page.') })
          .max(120),
      ),
    }),
    reply: success(askedPerson),
    limits: [perHour('page-questions', 30, { by: 'actor' })],
    errors: [...refusals, e['person-not-found'], e['person-declined'], e['too-many-questions']],
  },
  'GET /api/v1/page-consents': {
    summary: 'The companies that ask to name the viewer, and those that may',
    tag: 'company-blocks',
    ...blockGates.consent,
    reply: success(z.array(pageConsent)),
    errors: [],
  },
  'PUT /api/v1/page-consents/{id}': {
    summary: 'Agrees to be named, declines, or withdraws; then the page names the viewer nowhere',
    tag: 'company-blocks',
    ...blockGates.consent,
    params: z.object({ id: z.uuid() }),
    body: z.object({ agree: z.boolean() }),
    reply: success(pageConsent),
    errors: [e['consent-not-found']],
  },
})
