import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { platformErrors } from '../errors.ts'
import { typedInteger, version } from '../integers.ts'
import { pictureErrors } from '../pictures/errors.ts'
import { LONGEST_ALT_TEXT, MOST_PICTURE_BYTES } from '../pictures/limits.ts'
import { crop, picture } from '../pictures/shapes.ts'
import { oneLine } from '../texts.ts'
import { uploadedFile } from '../upload.ts'
import { siteErrors } from './errors.ts'
import { sitePageFields } from './fields.ts'
import { sitePage, sitePageCard, sitePageDraft, sitePageVersion, sitePageVersionText } from './shapes.ts'

const e = siteErrors
const admins = { tag: 'site', access: 'admin', permission: 'content' } as const
const byId = z.object({ id: z.uuid() })
const byNumber = z.object({ id: z.uuid(), number: typedInteger })
const writing = [
  e['site-address-taken'],
  e['site-audience-fixed'],
  e['site-page-pictures'],
  pictureErrors['picture-not-found'],
  pictureErrors['picture-not-for-this'],
] as const

export const siteEndpoints = defineEndpoints({
  'GET /api/v1/site-pages/{slug}': {
    summary: 'A page of the installation at its present or a former address',
    tag: 'site',
    access: 'guest',
    viewer: true,
    params: z.object({ slug: z.string().trim().toLowerCase().max(120) }),
    reply: success(sitePage),
    errors: [e['site-page-not-found']],
  },
  'GET /api/v1/admin/site-pages': {
    summary: 'The pages of the installation, last edited first, at most 200',
    ...admins,
    reply: success(z.array(sitePageCard)),
    errors: [],
  },
  'POST /api/v1/admin/site-pages': {
    summary: 'Writes a page; no one sees it before it is published',
    ...admins,
    body: sitePageFields,
    reply: success(sitePageDraft),
    errors: [...writing, e['too-many-site-pages']],
  },
  'POST /api/v1/admin/site-pictures': {
    summary: 'Uploads a picture for the text of a page; unused ones are removed after a day',
    ...admins,
    upload: { part: 'picture', maxBytes: MOST_PICTURE_BYTES },
    body: z.object({
      picture: uploadedFile(() => t('Choose a picture.')),
      alt: oneLine(LONGEST_ALT_TEXT).default(''),
      crop: crop.optional(),
    }),
    reply: success(picture),
    errors: [
      platformErrors['too-large'],
      platformErrors['unsupported-media-type'],
      platformErrors['too-many-requests'],
      pictureErrors['picture-type'],
      pictureErrors['picture-damaged'],
      pictureErrors['picture-too-large'],
      pictureErrors['picture-too-small'],
      pictureErrors['pictures-busy'],
      pictureErrors['pictures-not-kept'],
    ],
  },
  'GET /api/v1/admin/site-pages/{id}': {
    summary: 'A page with its draft',
    ...admins,
    params: byId,
    reply: success(sitePageDraft),
    errors: [e['site-page-not-found']],
  },
  'PUT /api/v1/admin/site-pages/{id}': {
    summary: 'Saves the draft of a page and its address; rejects changes to an outdated version',
    ...admins,
    params: byId,
    body: sitePageFields.extend({ version }),
    reply: success(sitePageDraft),
    errors: [e['site-page-not-found'], e['site-page-changed'], e['site-address-fixed'], ...writing],
  },
  'DELETE /api/v1/admin/site-pages/{id}': {
    summary: 'Deletes a page with its versions',
    ...admins,
    params: byId,
    reply: success(emptyResult),
    errors: [e['site-page-not-found']],
  },
  'PUT /api/v1/admin/site-pages/{id}/publication': {
    summary: 'Publishes the draft, now or at a time; it replaces what was scheduled',
    ...admins,
    params: byId,
    body: z.object({ version, at: z.iso.datetime({ error: () => t('Choose a time.') }).nullable() }),
    reply: success(sitePageDraft),
    errors: [e['site-page-not-found'], e['site-page-changed'], e['site-page-empty'], e['site-time-passed']],
  },
  'DELETE /api/v1/admin/site-pages/{id}/publication': {
    summary: 'Takes a page down, with what was scheduled; a built-in text comes back',
    ...admins,
    params: byId,
    reply: success(sitePageDraft),
    errors: [e['site-page-not-found']],
  },
  'DELETE /api/v1/admin/site-pages/{id}/schedule': {
    summary: 'Cancels what was scheduled',
    ...admins,
    params: byId,
    reply: success(sitePageDraft),
    errors: [e['site-page-not-found']],
  },
  'GET /api/v1/admin/site-pages/{id}/versions': {
    summary: 'The published versions of a page, newest first, at most 50',
    ...admins,
    params: byId,
    reply: success(z.array(sitePageVersion)),
    errors: [e['site-page-not-found']],
  },
  'GET /api/v1/admin/site-pages/{id}/versions/{number}': {
    summary: 'A published version in full',
    ...admins,
    params: byNumber,
    reply: success(sitePageVersionText),
    errors: [e['site-version-not-found']],
  },
  'POST /api/v1/admin/site-pages/{id}/versions/{number}/restore': {
    summary: 'Makes a published version the draft again',
    ...admins,
    params: byNumber,
    body: z.object({ version }),
    reply: success(sitePageDraft),
    errors: [e['site-page-not-found'], e['site-page-changed'], e['site-version-not-found']],
  },
})
