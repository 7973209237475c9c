import type { Context } from '../../../platform/context.ts'
import { readSignedText, signText } from '../../../platform/secrets/signed-text.ts'
import { UNSUBSCRIBE_PATH } from '../../newsletter/index.ts'

const PURPOSE = 'news'

/** Returns the login of a valid token; undefined for an invalid one. */
export function readNewsToken({ keys }: Context, token: string): string | undefined {
  return readSignedText(keys.derive(PURPOSE), token)
}

/**
 * Returns the unsubscribe links of an email with news: a page for people, and an address for mail programs (RFC 8058).
 */
export function newsLinks({ keys, config }: Context, loginId: string): { page: string; oneClick: string } {
  const token = signText(keys.derive(PURPOSE), loginId)
  return {
    page: `${config.publicUrl}${UNSUBSCRIBE_PATH}?kind=news&token=${token}`,
    oneClick: `${config.publicUrl}/api/v1/news/unsubscribe?token=${token}`,
  }
}
