import { linkPreviewErrors } from '@rise/contract/link-previews/endpoints'
import { LONGEST_LINK } from '@rise/contract/link-previews/fields'
import type { LinkPreview } from '@rise/contract/link-previews/shapes'
import { t } from '@rise/texts'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { FetchError } from '../../platform/fetch/fetch-error.ts'
import type { PageOutline } from '../../platform/html/page-outline.ts'
import { readOutline } from '../../platform/html/read-outline.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { pageFacts } from './page-facts.ts'
import { readHead } from './page-head.ts'
import { previewPicture } from './preview-picture.ts'

const PAGE_MS = 8_000
/** The maximum number of bytes read of a page; its head is at the beginning. */
const READ_BYTES = 512 * 1024

/**
 * Returns a page's own preview as plain text. Its picture is re-encoded, or left out if it is unusable.
 *
 * @throws {Failure} `link-not-read` with the reason
 */
export async function previewLink(ctx: Context, member: SignedIn, address: string): Promise<LinkPreview> {
  const { picture, ...page } = await readPage(ctx, address)
  return { ...page, picture: picture === null ? null : await previewPicture(ctx, member, picture) }
}

/**
 * Returns a page's own description and the address of its picture, which is not fetched.
 *
 * @throws {Failure} `link-not-read` with the reason
 */
export async function readPage(
  ctx: Pick<Context, 'fetch'>,
  address: string,
): Promise<Omit<LinkPreview, 'picture'> & { readonly picture: string | null }> {
  const { url, outline } = await fetchOutline(ctx, address)
  const { title, description, siteName, picture } = pageFacts(outline, url)
  return {
    url,
    title: title ?? '',
    description: description ?? '',
    siteName: siteName ?? new URL(url).hostname.replace(/^www\./, ''),
    picture,
  }
}

async function fetchOutline(
  { fetch }: Pick<Context, 'fetch'>,
  address: string,
): Promise<{ url: string; outline: PageOutline }> {
  try {
    // Allows one chunk more than is read, so that a longer page is no error.
    const page = await fetch.get(address, {
      accept: 'text/html',
      maxBytes: 2 * READ_BYTES,
      timeoutMs: PAGE_MS,
      tries: 1,
    })
    const { contentType = 'text/html' } = page.headers
    if (!/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType)) {
      throw new FetchError('bad-body', t('There is a file at this address, no page.'))
    }
    // The address after redirects may be too long to store.
    const url = page.url.length > LONGEST_LINK ? address : page.url
    return { url, outline: await readOutline(await readHead(page.body, contentType, READ_BYTES)) }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    const message = t('The page could not be read: {reason} Check the address, or write its title yourself.', {
      reason: error.message,
    })
    throw new Failure(linkPreviewErrors['link-not-read'], { message, fields: { 'body.url': error.message } })
  }
}
