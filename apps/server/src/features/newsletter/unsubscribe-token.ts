import type { Context } from '../../platform/context.ts'
import { readSignedText, signText } from '../../platform/secrets/signed-text.ts'

const PURPOSE = 'newsletter'
/** The path of the page for unsubscribing. */
export const UNSUBSCRIBE_PATH = '/risa/unsubscribe'

/** Returns the login of a valid token; undefined for an invalid one. */
export function readUnsubscribeToken({ keys }: Context, token: string): string | undefined {
  return readSignedText(keys.derive(PURPOSE), token)
}

/**
 * Returns the unsubscribe links of an email with jobs: a page for people, and an address for mail programs (RFC 8058).
 */
export function unsubscribeLinks({ keys, config }: Context, loginId: string): { page: string; oneClick: string } {
  // The token never expires, because the email may be years old.
  const query = `?token=${signText(keys.derive(PURPOSE), loginId)}`
  return {
    page: `${config.publicUrl}${UNSUBSCRIBE_PATH}${query}`,
    oneClick: `${config.publicUrl}/api/v1/newsletter/unsubscribe${query}`,
  }
}
