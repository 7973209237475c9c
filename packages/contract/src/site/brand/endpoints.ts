import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { platformErrors } from '../../errors.ts'
import { typedInteger } from '../../integers.ts'
import { perHour } from '../../limit.ts'
import { pictureErrors } from '../../pictures/errors.ts'
import { MOST_PICTURE_BYTES } from '../../pictures/limits.ts'
import { uploadedFile } from '../../upload.ts'
import { brandErrors } from './errors.ts'
import { brandColor, brandName } from './fields.ts'
import { brand } from './shapes.ts'

const e = brandErrors
const admins = { tag: 'site', access: 'admin', permission: 'settings' } as const
/** The version that the change is based on; an outdated one is refused. */
const versionQuery = z.object({ version: typedInteger })

export const brandEndpoints = defineEndpoints({
  'GET /api/v1/admin/brand': {
    summary: 'The name and the colour that admins set',
    ...admins,
    reply: success(brand),
    errors: [],
  },
  'PUT /api/v1/admin/brand/name': {
    summary: 'Changes the product’s name wherever it is shown; rejects changes to an outdated version',
    ...admins,
    body: brandName.extend(versionQuery.shape),
    reply: success(brand),
    errors: [e['brand-changed']],
  },
  'DELETE /api/v1/admin/brand/name': {
    summary: 'Goes back to the configured name',
    ...admins,
    query: versionQuery,
    reply: success(brand),
    errors: [e['brand-changed']],
  },
  'PUT /api/v1/admin/brand/logo': {
    summary: 'Shows a logo in place of the built-in mark; rejects changes to an outdated version',
    ...admins,
    upload: { part: 'picture', maxBytes: MOST_PICTURE_BYTES },
    limits: [perHour('logos', 30, { by: 'login' })],
    body: z.object({ picture: uploadedFile(() => t('Choose a picture.')), ...versionQuery.shape }),
    reply: success(brand),
    errors: [
      e['brand-changed'],
      platformErrors['too-large'],
      platformErrors['unsupported-media-type'],
      platformErrors['too-many-requests'],
      pictureErrors['picture-type'],
      pictureErrors['picture-damaged'],
      pictureErrors['picture-too-large'],
      pictureErrors['picture-too-small'],
      pictureErrors['pictures-busy'],
    ],
  },
  'DELETE /api/v1/admin/brand/logo': {
    summary: 'Goes back to the built-in mark',
    ...admins,
    query: versionQuery,
    reply: success(brand),
    errors: [e['brand-changed']],
  },
  'PUT /api/v1/admin/brand/color': {
    summary: 'Changes the brand colour of pages; rejects changes to an outdated version',
    ...admins,
    body: brandColor.extend(versionQuery.shape),
    reply: success(brand),
    errors: [e['brand-changed']],
  },
  'DELETE /api/v1/admin/brand/color': {
    summary: 'Goes back to the built-in colour',
    ...admins,
    query: versionQuery,
    reply: success(brand),
    errors: [e['brand-changed']],
  },
})
