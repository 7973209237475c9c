import type { Context } from '../../../platform/context.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { readSignedText, signText } from '../../../platform/secrets/signed-text.ts'

const PURPOSE = 'pictures of site pages'

type Keys = Pick<Context, 'keys'>
/** The login of the admin who sees the pictures. */
export type PicturedFor = Pick<SignedIn, 'loginId'>

/** Returns the token of an admin's link to a picture. The token is valid as long as the admin may write pages. */
export function tokenFor({ keys }: Keys, { loginId }: PicturedFor, pictureId: string): string {
  return signText(keys.derive(PURPOSE), `${pictureId}.${loginId}`).slice(pictureId.length + 1)
}

/** Returns the login of the admin that a token belongs to; undefined for any other text. */
export function loginOf({ keys }: Keys, pictureId: string, token: string): string | undefined {
  return readSignedText(keys.derive(PURPOSE), `${pictureId}.${token}`)?.slice(pictureId.length + 1)
}

/**
 * The marker of a picture in a stored text. No text can contain it, because its quotes and brackets would be escaped.
 */
const addresses = /<img src="[^"]*" srcset="[^"]*"/g
const folder = /\/site-pictures\/([0-9a-f-]{36})\//g

/** Returns a stored text with its pictures at an admin's links, including pictures that are not public yet. */
export function linkFor(keys: Keys, admin: PicturedFor, body: string): string {
  return body.replaceAll(addresses, (tag) =>
    tag.replaceAll(folder, (path, id: string) => `${path}${tokenFor(keys, admin, id)}/`),
  )
}
