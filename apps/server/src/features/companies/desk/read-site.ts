import { companyPageErrors } from '@rise/contract/companies/page/errors'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { FetchError } from '../../../platform/fetch/fetch-error.ts'
import type { PageOutline } from '../../../platform/html/page-outline.ts'
import { readOutline } from '../../../platform/html/read-outline.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { cleanLine } from '../../../platform/rich-text/clean-line.ts'
import { companyForAct } from '../company-of-team.ts'

const perHour = { name: 'company-site-reading', points: 20, seconds: 3_600 }
const SITE_BYTES = 2 * 1024 * 1024
const SITE_MS = 10_000
const NAME = 120
const TAGLINE = 160
const LINKS = 8

/** Sites on which companies have profiles; there, a path is part of an address. */
const profiles =
  /^https:\/\/(?:www\.)?(?:linkedin\.com\/company|github\.com|x\.com|twitter\.com|instagram\.com|youtube\.com|facebook\.com|mastodon\.social|bsky\.app\/profile)\/[\w@.-]+\/?$/

/** A company site's own metadata; null where missing. */
interface SiteFacts {
  readonly website: string
  readonly companyName: string | null
  readonly tagline: string | null
  readonly links: string[]
}

/**
 * Reads name, description and profiles from a company's own site. Saves nothing: the team accepts or changes the
 * result.
 *
 * @throws {Failure} `site-not-read` with the reason, `too-many-requests`, and as `companyForAct`
 */
export async function readSite(ctx: Context, member: SignedIn, slug: string, website: string): Promise<SiteFacts> {
  const { id } = await companyForAct(ctx.db, member, slug, 'edit-page')
  await ctx.limits.of(perHour).consume(id)
  try {
    const page = await ctx.fetch.get(website, {
      accept: 'text/html',
      maxBytes: SITE_BYTES,
      timeoutMs: SITE_MS,
      tries: 1,
    })
    return siteFacts(await readOutline(await page.text()), page.url)
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    const message = `The site could not be read: ${error.message} Check its address, or go on without it.`
    throw new Failure(companyPageErrors['site-not-read'], { message, fields: { 'body.website': error.message } })
  }
}

/** Extracts the metadata from a page's head and its links to profiles. `url` is the page's final address. */
export function siteFacts({ meta, title, links }: PageOutline, url: string): SiteFacts {
  // On most sites, a title is "Name | What it does".
  const ownTitle = title?.split(/\s[|–—·-]\s/)[0]
  return {
    website: new URL('/', url).href,
    companyName: cleanLine(meta.get('og:site_name') ?? ownTitle, NAME),
    tagline: cleanLine(meta.get('description') ?? meta.get('og:description'), TAGLINE),
    links: [...new Set(links.filter((link) => profiles.test(link)))].slice(0, LINKS),
  }
}
