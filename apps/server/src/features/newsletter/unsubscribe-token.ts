import type { Context } from '../../platform/context.ts'
import { readSignedText, signText } from '../../platform/secrets/signed-text.ts'

const PURPOSE = 'newsletter'
/** The page on which people unsubscribe. */
export const UNSUBSCRIBE_PATH = '/risa/unsubscribe'

/** Returns the login of a valid token; undefined for any other text. */
export function readUnsubscribeToken({ keys }: Context, token: string): string | undefined {
  return readSignedText(keys.derive(PURPOSE), token)
}

/** The unsubscribe links of each email with jobs: the page for people, and the address for mail programs (RFC 8058). */
export function unsubscribeLinks({ keys, config }: Context, loginId: string): { page: string; oneClick: string } {
  // Never expires, because an email may be years old.
  const query = `?token=${signText(keys.derive(PURPOSE), loginId)}`
  return {
    page: `${config.publicUrl}${UNSUBSCRIBE_PATH}${query}`,
    oneClick: `${config.publicUrl}/api/v1/newsletter/unsubscribe${query}`,
  }
}
