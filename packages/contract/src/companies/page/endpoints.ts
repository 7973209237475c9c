import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { gateErrors, platformErrors } from '../../errors.ts'
import { version } from '../../integers.ts'
import { picture } from '../../pictures/shapes.ts'
import { tooLong, writtenText } from '../../texts.ts'
import { companyErrors } from '../errors.ts'
import { companyGates } from '../policy.ts'
import { company, companyNote } from '../shapes.ts'
import { companyPageErrors } from './errors.ts'
import { address, companyPageFields, companySlug } from './fields.ts'
import { companyDesk } from './shapes.ts'

const e = companyPageErrors
const companyParams = z.object({ slug: z.string().max(120) })
const refusals = [companyErrors['company-not-found'], gateErrors.forbidden]

/** Endpoints for a company's page, as its team edits it. */
export const companyPageEndpoints = defineEndpoints({
  'GET /api/v1/companies/{slug}/desk': {
    summary: 'The page for editing by its team',
    tag: 'companies',
    ...companyGates.readDesk,
    params: companyParams,
    reply: success(companyDesk),
    errors: refusals,
  },
  'GET /api/v1/companies/{slug}/desk/preview': {
    summary: 'The page as guests see it, or will once the account is confirmed',
    tag: 'companies',
    ...companyGates.readDesk,
    params: companyParams,
    reply: success(company),
    errors: refusals,
  },
  'PATCH /api/v1/companies/{slug}/page': {
    summary: 'Updates the page; omitted fields stay as they are',
    tag: 'companies',
    ...companyGates.edit,
    params: companyParams,
    body: z.object({ version, page: companyPageFields.partial() }),
    reply: success(companyDesk),
    errors: [...refusals, e['page-changed']],
  },
  'PUT /api/v1/companies/{slug}/address': {
    summary: 'Changes the address of the page; the former one redirects to it',
    tag: 'companies',
    ...companyGates.changeAddress,
    params: companyParams,
    body: z.object({ slug: companySlug }),
    reply: success(z.object({ slug: z.string() })),
    errors: [...refusals, e['slug-taken']],
  },
  'POST /api/v1/companies/{slug}/news': {
    summary: 'Adds a dated note to the page',
    tag: 'companies',
    ...companyGates.publishNews,
    params: companyParams,
    body: z.object({
      text: writtenText.pipe(
        z
          .string()
          .min(1, { error: () => t('Write a note.', 'a company’s news') })
          .max(600, tooLong(600)),
      ),
    }),
    reply: success(companyNote),
    errors: [...refusals, platformErrors['too-many-requests']],
  },
  'DELETE /api/v1/companies/{slug}/news/{id}': {
    summary: 'Removes a note from the page',
    tag: 'companies',
    ...companyGates.deleteNews,
    params: companyParams.extend({ id: z.uuid() }),
    reply: success(z.object({})),
    errors: [...refusals, e['note-not-found']],
  },
  'POST /api/v1/companies/{slug}/site-reading': {
    summary: 'Reads facts from the company’s own site, to accept or change',
    tag: 'companies',
    ...companyGates.edit,
    params: companyParams,
    body: z.object({
      website: address.refine((text) => text !== '', { error: () => t('Enter the address of your site.') }),
    }),
    reply: success(
      z.object({
        website: z.string(),
        companyName: z.string().nullable(),
        tagline: z.string().nullable(),
        links: z.array(z.string()),
        foundingYear: z.int().nullable(),
        places: z.array(z.string()),
        /** HTML, sanitised. */
        story: z.string().nullable(),
        /** Pictures from the website, re-encoded; each is deleted after a day unless it is used. */
        logo: picture.nullable(),
        cover: picture.nullable(),
        /** The website's `theme-color` as `#rrggbb`, if the page can use it legibly. */
        color: z.string().nullable(),
      }),
    ),
    errors: [...refusals, e['site-not-read'], platformErrors['too-many-requests']],
  },
})
