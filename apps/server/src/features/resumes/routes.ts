import { resumesEndpoints } from '@rise/contract/resumes/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { ownResume } from './own-resume.ts'
import { readUpload } from './read-upload.ts'
import { undrawnInPdf } from './resume-files.ts'

export const resumesRoutes = implement(resumesEndpoints, {
  'POST /api/v1/resume-readings': ({ principal, body }) => readUpload(principal, body.resume),
  'GET /api/v1/professionals/{slug}/undrawn-words': async ({ ctx, client, params, query }) => ({
    words: [...(await undrawnInPdf(ctx, params.slug, query, client.network))],
  }),
  'GET /api/v1/story/resume.json': async ({ ctx, member }) => ownResume(ctx, member),
})
