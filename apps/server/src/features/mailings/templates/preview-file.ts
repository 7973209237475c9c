import { platformErrors } from '@rise/contract/errors'
import { Failure } from '../../../platform/failure.ts'
import type { PublicFile } from '../../../platform/http/files.ts'
import { mailPolicy } from '../../../platform/mail/outbox-page.ts'
import { showInside } from '../../../platform/mail/show-inside.ts'
import { isTimely } from '../../../platform/secrets/timed-token.ts'
import { findTemplate, PREVIEW, renderSample } from './templates.ts'

/**
 * Serves an email with sample data for a frame in the admin area, which isolates its styles from the page. Its token,
 * issued only to admins, is valid for an hour or two.
 */
export const emailPreviewFile: PublicFile = {
  path: '/email-previews/{token}/{name}.html',
  type: 'text/html; charset=utf-8',
  cacheSeconds: 5,
  noindex: true,
  policy: mailPolicy,
  async make(ctx, { params: { name = '', token = '' } }) {
    if (!isTimely(ctx, PREVIEW, name, token)) throw new Failure(platformErrors['not-found'])
    return { body: showInside(await renderSample(ctx, findTemplate(name))) }
  },
}
