import type { Context } from '../../../platform/context.ts'
import { readSignedText, signText } from '../../../platform/secrets/signed-text.ts'
import { UNSUBSCRIBE_PATH } from '../../newsletter/index.ts'

const PURPOSE = 'news'

/** The login of a token that we signed; undefined for any other text. */
export function readNewsToken({ keys }: Context, token: string): string | undefined {
  return readSignedText(keys.derive(PURPOSE), token)
}

/** What each email with news carries: the page for people, and the address that a mail program posts to (RFC 8058). */
export function newsLinks({ keys, config }: Context, loginId: string): { page: string; oneClick: string } {
  const token = signText(keys.derive(PURPOSE), loginId)
  return {
    page: `${config.publicUrl}${UNSUBSCRIBE_PATH}?kind=news&token=${token}`,
    oneClick: `${config.publicUrl}/api/v1/news/unsubscribe?token=${token}`,
  }
}
