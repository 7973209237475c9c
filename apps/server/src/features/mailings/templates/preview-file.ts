import { platformErrors } from '@rise/contract/errors'
import { z } from 'zod'
import { Failure } from '../../../platform/failure.ts'
import type { PublicFile } from '../../../platform/http/files.ts'
import { inTheme, themes } from '../../../platform/mail/in-theme.ts'
import { samplePolicy } from '../../../platform/mail/outbox-page.ts'
import { showInside } from '../../../platform/mail/show-inside.ts'
import { isTimely } from '../../../platform/secrets/timed-token.ts'
import { findTemplate, PREVIEW, renderSample } from './templates.ts'

const previewQuery = z.object({ theme: z.enum(themes).catch('light') })

/**
 * Serves an email with sample data, in the theme of the query, for a frame in the admin area, which isolates its styles
 * from the page. Its token, issued only to admins, is valid for an hour or two.
 */
export const emailPreviewFile: PublicFile = {
  path: '/email-previews/{token}/{name}.html',
  type: 'text/html; charset=utf-8',
  cacheSeconds: 5,
  noindex: true,
  takesQuery: true,
  policy: samplePolicy,
  async make(ctx, { params: { name = '', token = '' }, query }) {
    if (!isTimely(ctx, PREVIEW, name, token)) throw new Failure(platformErrors['not-found'])
    const html = showInside(await renderSample(ctx, findTemplate(name)))
    return { body: inTheme(html, previewQuery.parse(query).theme) }
  },
}
