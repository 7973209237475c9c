import type { chosenLink } from '@rise/contract/link-previews/fields'
import type { z } from 'zod'
import type { RichText } from '../../platform/rich-text/sanitise-rich-text.ts'

export type ChosenLink = z.output<typeof chosenLink>

/** The preview of a post's linked page, as stored. */
interface LinkColumns {
  readonly link: string | null
  readonly link_picture_id: string | null
}

/** Returns the columns of a linked page. They are empty if the text has no link. */
export function linkColumns(link: ChosenLink | null | undefined, { html }: RichText): LinkColumns {
  if (!link || !/<a\s/.test(html)) return { link: null, link_picture_id: null }
  const { url, title, description, siteName, pictureId } = link
  return { link: JSON.stringify({ url, title, description, siteName }), link_picture_id: pictureId }
}
