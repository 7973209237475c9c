import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { defineErrors, gateErrors } from '../../errors.ts'
import { pictureErrors } from '../../pictures/errors.ts'
import { LONGEST_ALT_TEXT, MOST_GALLERY_PICTURES } from '../../pictures/limits.ts'
import { picture } from '../../pictures/shapes.ts'
import { oneLine } from '../../texts.ts'
import { companyErrors } from '../errors.ts'
import { companyGates } from '../policy.ts'

const alt = oneLine(LONGEST_ALT_TEXT)

export const companyGalleryErrors = defineErrors({
  'gallery-full': {
    status: 409,
    message: () => t('A gallery can have up to {most} pictures. Remove one first.', { most: MOST_GALLERY_PICTURES }),
  },
  'gallery-picture-not-found': { status: 404, message: () => t('This picture is no longer in the gallery.') },
  'gallery-changed': {
    status: 409,
    message: () => t('Someone on your team changed the gallery while you were editing. Reload it.'),
  },
})
const g = companyGalleryErrors

const companyParams = z.object({ slug: z.string().max(120) })
const pictureParams = companyParams.extend({ id: z.uuid() })
const refusals = [companyErrors['company-not-found'], gateErrors.forbidden]
/** Each change returns the whole gallery. */
const change = { tag: 'companies', reply: success(z.array(picture)) } as const

/** Endpoints for the gallery of a company's page, as its team edits it. */
export const companyGalleryEndpoints = defineEndpoints({
  'POST /api/v1/companies/{slug}/gallery': {
    ...change,
    ...companyGates.edit,
    summary: 'Adds an uploaded picture to the end of the gallery; idempotent',
    params: companyParams,
    body: z.object({
      pictureId: z.uuid({ error: () => t('Choose a picture that you uploaded.') }),
      alt: alt.default(''),
    }),
    errors: [...refusals, g['gallery-full'], pictureErrors['picture-not-found'], pictureErrors['picture-not-for-this']],
  },
  'PATCH /api/v1/companies/{slug}/gallery/{id}': {
    ...change,
    ...companyGates.edit,
    summary: 'Describes a picture of the gallery',
    params: pictureParams,
    body: z.object({ alt }),
    errors: [...refusals, g['gallery-picture-not-found']],
  },
  'DELETE /api/v1/companies/{slug}/gallery/{id}': {
    ...change,
    ...companyGates.edit,
    summary: 'Removes a picture from the gallery',
    params: pictureParams,
    errors: [...refusals, g['gallery-picture-not-found']],
  },
  'PUT /api/v1/companies/{slug}/gallery-order': {
    ...change,
    ...companyGates.edit,
    summary: 'Reorders the gallery: send all pictures, each once',
    params: companyParams,
    body: z.object({ pictures: z.array(z.uuid()).max(MOST_GALLERY_PICTURES) }),
    errors: [...refusals, g['gallery-changed']],
  },
})
