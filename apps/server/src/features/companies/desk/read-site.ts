import type { companyPageEndpoints } from '@rise/contract/companies/page/endpoints'
import { companyPageErrors } from '@rise/contract/companies/page/errors'
import { EARLIEST_YEAR, LATEST_YEAR } from '@rise/contract/companies/page/limits'
import { accentOf } from '@rise/contract/company-blocks/accent/policy'
import type { EndpointReply } from '@rise/contract/endpoint'
import type { Picture } from '@rise/contract/pictures/shapes'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { FetchError } from '../../../platform/fetch/fetch-error.ts'
import type { PageOutline } from '../../../platform/html/page-outline.ts'
import { readOutline } from '../../../platform/html/read-outline.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { escapeXml } from '../../../platform/http/xml.ts'
import { cleanLine } from '../../../platform/rich-text/clean-line.ts'
import { writtenHtml } from '../../../platform/rich-text/written-html.ts'
import { previewPicture, readBeginning } from '../../link-previews/index.ts'
import { companyForAct } from '../company-of-team.ts'

const perHour = { name: 'company-site-reading', points: 20, seconds: 3_600 }
/** The maximum number of bytes of a page that are read; the rest adds nothing. */
const SITE_BYTES = 2 * 1024 * 1024
const SITE_MS = 10_000
const NAME = 120
const TAGLINE = 160
const LINKS = 8

/** Matches the addresses of companies' profiles on other sites. */
const profiles =
  /^https:\/\/(?:www\.)?(?:linkedin\.com\/company|github\.com|x\.com|twitter\.com|instagram\.com|youtube\.com|facebook\.com|mastodon\.social|bsky\.app\/profile)\/[\w@.-]+\/?$/

/** Matches the path of a page on which a company describes itself in more detail. */
const about =
  /^\/(?:[a-z]{2}\/)?(?:about|about-us|company|who-we-are|our-story|story|ueber-uns|a-propos|sobre|over-ons|om-os)(?:\.html?)?\/?$/i
const STORY = 1_500
/** Paragraphs with fewer characters than this are menus and notices. */
const SHORTEST_PARAGRAPH = 60
/** Matches boilerplate such as cookie and copyright notices. */
const boilerplate = /\bcookies?\b|\ball rights reserved\b|\bjavascript\b|©/i
/** The maximum number of logo candidates to try; each can take some seconds. */
const LOGOS = 2

/** The company's description on its site, for the team to accept or change; null or empty where the site has none. */
type SiteFacts = EndpointReply<(typeof companyPageEndpoints)['POST /api/v1/companies/{slug}/site-reading']>['result']

/**
 * Reads suggestions for a company's page from the company's own site: its home page and its page about the company.
 * Saves none of them, but stores the pictures for a day, so that the team can use them.
 * @throws {Failure} `site-not-read` with the reason, `too-many-requests`, and the errors of `companyForAct`
 */
export async function readSite(ctx: Context, member: Acting, slug: string, website: string): Promise<SiteFacts> {
  const { id } = await companyForAct(ctx.db, member, slug, 'edit-page')
  await ctx.limits.of(perHour).consume(id)
  try {
    const site = await fetchOutline(ctx, website)
    const [aboutFacts, logo, cover] = await Promise.all([
      readAbout(ctx, site),
      firstPicture(ctx, member, logosOf(site), 'photo'),
      firstPicture(ctx, member, coversOf(site), 'cover'),
    ])
    return { ...siteFacts(site.outline, site.url), story: storyOf(site.outline, aboutFacts), logo, cover }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    const message = t('We couldn’t read this site. {reason} Check its address, or continue without it.', {
      reason: error.message,
    })
    throw new Failure(companyPageErrors['site-not-read'], { message, fields: { 'body.website': error.message } })
  }
}

interface Site {
  readonly url: string
  readonly outline: PageOutline
}

async function fetchOutline({ fetch }: Context, address: string): Promise<Site> {
  // The limit is higher than what is read, so that a longer page causes no error.
  const limits = { maxBytes: 2 * SITE_BYTES, timeoutMs: SITE_MS, tries: 1 }
  const page = await fetch.get(address, { accept: 'text/html', ...limits })
  const { contentType = 'text/html' } = page.headers
  if (!/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType)) {
    throw new FetchError('bad-body', t('It’s a file, not a page.'))
  }
  return { url: page.url, outline: await readOutline(await readBeginning(page.body, contentType, SITE_BYTES)) }
}

/** Reads the page about the company that the site links to; undefined if there is none or it can't be read. */
async function readAbout(ctx: Context, { url, outline }: Site): Promise<PageOutline | undefined> {
  const host = hostOf(new URL(url))
  const links = outline.links.flatMap((link) => absolute(link, url) ?? [])
  const aboutPage = links.find((link) => hostOf(link) === host && about.test(link.pathname))
  if (!aboutPage) return undefined
  try {
    return (await fetchOutline(ctx, aboutPage.href)).outline
  } catch (error) {
    if (error instanceof FetchError || error instanceof Failure) return undefined
    throw error
  }
}

function hostOf({ host }: URL): string {
  return host.replace(/^www\./, '')
}

/** Extracts facts from a page's head, its links and its organization data. `url` is the page's final address. */
export function siteFacts(
  { meta, title, links, organization }: PageOutline,
  url: string,
): Omit<SiteFacts, 'story' | 'logo' | 'cover'> {
  // On most sites, a title is "Name | What it does".
  const ownTitle = title?.split(/\s[|–—·-]\s/)[0]
  const year = Number(/^\d{4}/.exec(organization?.foundingDate ?? '')?.[0] ?? Number.NaN)
  return {
    website: new URL('/', url).href,
    companyName: cleanLine(organization?.name ?? meta.get('og:site_name') ?? ownTitle, NAME),
    tagline: cleanLine(meta.get('description') ?? meta.get('og:description') ?? organization?.description, TAGLINE),
    links: [...new Set([...links, ...(organization?.sameAs ?? [])].filter((link) => profiles.test(link)))].slice(
      0,
      LINKS,
    ),
    foundingYear: year >= EARLIEST_YEAR && year <= LATEST_YEAR ? year : null,
    places: placesOf(organization),
    color: colorOf(meta.get('theme-color') ?? meta.get('msapplication-tilecolor')),
  }
}

/** Returns a color as an accent; null if it isn't legible on a light page. */
function colorOf(written = ''): string | null {
  const text = written.trim().toLowerCase()
  const color = /^#[0-9a-f]{3}$/.test(text) ? text.replaceAll(/[0-9a-f]/g, '$&$&') : text
  return accentOf(color) ? color : null
}

function placesOf(organization: PageOutline['organization']): string[] {
  const locality = cleanLine(organization?.locality, 60)
  if (!locality) return []
  const country = cleanLine(organization?.country, 30)
  return [country ? `${locality}, ${countryName(country)}` : locality]
}

/** Returns the country's name: Portugal for `PT`. Other texts are already names. */
function countryName(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? (countries.of(country) ?? country) : country
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/**
 * Returns the first paragraphs of the page about the company, without menus and notices; otherwise the site's
 * one-paragraph description. Both are HTML; null if the site has neither.
 */
export function storyOf(site: PageOutline, more: PageOutline | undefined): string | null {
  const texts = (more?.paragraphs ?? []).map((text) => text.replaceAll(/\s+/g, ' ').trim())
  const paragraphs: string[] = []
  let length = 0
  for (const text of texts.filter((one) => one.length >= SHORTEST_PARAGRAPH && !boilerplate.test(one))) {
    length += text.length
    if (length > STORY) break
    paragraphs.push(text)
  }
  const description = cleanLine(site.organization?.description, STORY)
  if (paragraphs.length === 0 && description && description.length >= SHORTEST_PARAGRAPH) paragraphs.push(description)
  return paragraphs.length > 0 ? writtenHtml(paragraphs.map((text) => `<p>${escapeXml(text)}</p>`).join('')) : null
}

function logosOf({ url, outline }: Site): string[] {
  const { organization, touchIcons, icons } = outline
  // Icons for home screens are square, like logos here; a site's declared logo is often a wordmark.
  const [touchIcon] = touchIcons
  const candidates = [touchIcon, organization?.logo, ...icons].filter((one) => typeof one === 'string')
  return addresses(candidates, url).slice(0, LOGOS)
}

function coversOf({ url, outline: { meta } }: Site): string[] {
  const sharedPicture = meta.get('og:image:secure_url') ?? meta.get('og:image') ?? meta.get('twitter:image')
  return sharedPicture ? addresses([sharedPicture], url) : []
}

function addresses(given: readonly string[], base: string): string[] {
  return [...new Set(given.flatMap((link) => absolute(link, base)?.href ?? []))]
}

function absolute(link: string, base: string): URL | undefined {
  const url = URL.canParse(link, base) ? new URL(link, base) : undefined
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined
}

/** Returns the first usable picture. */
async function firstPicture(
  ctx: Context,
  member: Acting,
  candidates: readonly string[],
  purpose: 'photo' | 'cover',
): Promise<Picture | null> {
  for (const address of candidates) {
    const picture = await previewPicture(ctx, member, address, purpose)
    if (picture) return picture
  }
  return null
}
