import type { RenderedEmail } from './email-template.ts'

/**
 * Returns an email's HTML for a browser, which has no access to the other parts of the email: pictures become data
 * URLs.
 */
export function showInside({ html, pictures }: Pick<RenderedEmail, 'html' | 'pictures'>): string {
  return pictures.reduce(
    (shown, { cid, type, content }) =>
      shown.replaceAll(`"cid:${cid}"`, `"data:${type};base64,${content.toString('base64')}"`),
    html,
  )
}
