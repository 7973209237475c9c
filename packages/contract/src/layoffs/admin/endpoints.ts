import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { platformErrors } from '../../errors.ts'
import { page, pageNumber } from '../../pagination.ts'
import { tooLongSearch, writtenText } from '../../texts.ts'
import { uploadedFile } from '../../upload.ts'
import { layoffsErrors as e } from '../errors.ts'
import { layoffChange } from '../fields.ts'
import { LARGEST_LAYOFFS_FILE } from '../limits.ts'
import { layoffGates } from '../policy.ts'
import { adminLayoff, layoffReport } from './shapes.ts'

const gate = { tag: 'admin' } as const
const params = z.object({ id: z.uuid() })

/** Endpoints for admins who maintain the layoff tracker. */
export const adminLayoffsEndpoints = defineEndpoints({
  'GET /api/v1/admin/layoffs': {
    ...gate,
    ...layoffGates.manage,
    summary: 'Layoffs in any state, newest first',
    query: z.object({
      q: z.string().trim().max(100, tooLongSearch(100)).optional(),
      state: z.enum(['waiting', 'public', 'hidden']).default('waiting'),
      page: pageNumber.default(1),
    }),
    reply: success(page(adminLayoff)),
    errors: [],
  },
  'PUT /api/v1/admin/layoffs/{id}': {
    ...gate,
    ...layoffGates.manage,
    summary: 'Edits a layoff',
    params,
    body: layoffChange,
    reply: success(emptyResult),
    errors: [e['layoff-not-found'], e['layoff-changed']],
  },
  'PUT /api/v1/admin/layoffs/{id}/state': {
    ...gate,
    ...layoffGates.manage,
    summary: 'Publishes or hides a layoff',
    params,
    body: z.object({ state: z.enum(['public', 'hidden']) }),
    reply: success(emptyResult),
    errors: [e['layoff-not-found'], e['layoff-exists']],
  },
  'PUT /api/v1/admin/layoffs/{id}/company': {
    ...gate,
    ...layoffGates.manage,
    summary: 'Links all layoffs of this name to a company’s page, or unlinks them',
    params,
    /** The page’s slug. */
    body: z.object({ company: z.string().max(120).nullable() }),
    reply: success(emptyResult),
    errors: [e['layoff-not-found'], e['layoff-merge']],
  },
  'POST /api/v1/admin/layoffs/{id}/merge': {
    ...gate,
    ...layoffGates.manage,
    summary: 'Merges a layoff into another, with its people; the other’s values stay',
    params,
    /** The slug of the remaining layoff. */
    body: z.object({
      into: writtenText.pipe(
        z
          .string()
          .min(1, { error: () => t('Enter the layoff that stays.') })
          .max(300),
      ),
    }),
    reply: success(emptyResult),
    errors: [e['layoff-not-found'], e['layoff-merge']],
  },
  'POST /api/v1/admin/layoff-imports': {
    ...gate,
    ...layoffGates.manage,
    summary: 'Imports layoffs from a CSV file; the same file twice adds nothing',
    upload: { part: 'file', maxBytes: LARGEST_LAYOFFS_FILE },
    body: z.object({ file: uploadedFile(() => t('Choose a CSV file.')) }),
    reply: success(layoffReport),
    errors: [e['layoffs-unreadable'], platformErrors['too-large'], platformErrors['unsupported-media-type']],
  },
})
