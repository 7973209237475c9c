import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../platform/context.ts'

const form = /^([0-9a-f-]{36})\.([\w-]{43})$/

/** The token of an unsubscribe link: signed and never out of date, because a mail may be years old. */
function unsubscribeToken({ keys }: Context, loginId: string): string {
  return `${loginId}.${signature(keys.derive('newsletter'), loginId).toString('base64url')}`
}

/** The login of a token that we signed; undefined for any other text. */
export function readUnsubscribeToken({ keys }: Context, token: string): string | undefined {
  const [, loginId = '', given = ''] = form.exec(token) ?? []
  const expected = signature(keys.derive('newsletter'), loginId)
  const bytes = Buffer.from(given, 'base64url')
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? loginId : undefined
}

/** What a newsletter carries: the page for people, and the address that a mail program posts to (RFC 8058). */
export function unsubscribeLinks(ctx: Context, loginId: string): { page: string; oneClick: string } {
  const query = `?token=${unsubscribeToken(ctx, loginId)}`
  const { publicUrl } = ctx.config
  return {
    page: `${publicUrl}/risa/unsubscribe${query}`,
    oneClick: `${publicUrl}/api/v1/newsletter/unsubscribe${query}`,
  }
}

function signature(key: Buffer, loginId: string): Buffer {
  return createHmac('sha256', key).update(loginId).digest()
}
