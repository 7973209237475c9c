import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { defineErrors, gateErrors } from '../../errors.ts'
import { pictureErrors } from '../../pictures/errors.ts'
import { LONGEST_ALT_TEXT, MOST_GALLERY_PICTURES } from '../../pictures/limits.ts'
import { picture } from '../../pictures/shapes.ts'
import { oneLine } from '../../texts.ts'
import { companyErrors } from '../errors.ts'

const alt = oneLine('The description', LONGEST_ALT_TEXT)

export const companyGalleryErrors = defineErrors({
  'gallery-full': {
    status: 409,
    message: `The gallery has ${MOST_GALLERY_PICTURES} pictures, the most there can be. Remove one first.`,
  },
  'gallery-picture-not-found': { status: 404, message: 'This picture is not in the gallery any more.' },
  'gallery-changed': {
    status: 409,
    message: 'Somebody else of your team changed the gallery meanwhile. Look at it again.',
  },
})
const g = companyGalleryErrors

const ofCompany = z.object({ slug: z.string().max(120) })
const ofPicture = ofCompany.extend({ id: z.uuid() })
const refusals = [companyErrors['company-not-found'], gateErrors.forbidden]
/** Each answers the whole gallery as it is then. */
const change = { tag: 'companies', access: 'employer', reply: success(z.array(picture)) } as const

/** What the team of a company does with the pictures of its page. */
export const companyGalleryEndpoints = defineEndpoints({
  'POST /api/v1/companies/{slug}/gallery': {
    ...change,
    summary: 'Adds an uploaded picture at the end of the gallery; one that is there stays as it is',
    params: ofCompany,
    body: z.object({ pictureId: z.uuid('Name a picture that you uploaded.'), alt: alt.default('') }),
    errors: [...refusals, g['gallery-full'], pictureErrors['picture-not-found'], pictureErrors['picture-not-for-this']],
  },
  'PATCH /api/v1/companies/{slug}/gallery/{id}': {
    ...change,
    summary: 'Describes a picture of the gallery',
    params: ofPicture,
    body: z.object({ alt }),
    errors: [...refusals, g['gallery-picture-not-found']],
  },
  'DELETE /api/v1/companies/{slug}/gallery/{id}': {
    ...change,
    summary: 'Takes a picture out of the gallery',
    params: ofPicture,
    errors: [...refusals, g['gallery-picture-not-found']],
  },
  'PUT /api/v1/companies/{slug}/gallery-order': {
    ...change,
    summary: 'Puts the gallery in this order: all of its pictures, each once',
    params: ofCompany,
    body: z.object({ pictures: z.array(z.uuid()).max(MOST_GALLERY_PICTURES) }),
    errors: [...refusals, g['gallery-changed']],
  },
})
