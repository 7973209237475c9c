import type { Context } from '../../platform/context.ts'
import { readSignedText, signText } from '../../platform/secrets/signed-text.ts'

const PURPOSE = 'newsletter'
/** The page on which people unsubscribe. */
export const UNSUBSCRIBE_PATH = '/risa/unsubscribe'

/** The login of a token that we signed; undefined for any other text. */
export function readUnsubscribeToken({ keys }: Context, token: string): string | undefined {
  return readSignedText(keys.derive(PURPOSE), token)
}

/** What each email with jobs carries: the page for people, and the address that a mail program posts to (RFC 8058). */
export function unsubscribeLinks({ keys, config }: Context, loginId: string): { page: string; oneClick: string } {
  // Never out of date, because a mail may be years old.
  const query = `?token=${signText(keys.derive(PURPOSE), loginId)}`
  return {
    page: `${config.publicUrl}${UNSUBSCRIBE_PATH}${query}`,
    oneClick: `${config.publicUrl}/api/v1/newsletter/unsubscribe${query}`,
  }
}
