import { slugify } from '../../../platform/slugs/slug.ts'

/** The data that identify a company. */
export interface Workplace {
  readonly name: string
  readonly website?: string | null | undefined
}

/** Legal forms and similar words, as slugs, which some people write and others omit. */
const legalForms = new Set(
  'ab ag as asa bv co company corp corporation gmbh group holding inc incorporated kg limited llc llp ltd lda nv oy plc pty sa sarl sas se sl spa srl the'.split(
    ' ',
  ),
)
const NAME_LENGTH = 200

/**
 * Whether two workplaces are the same company: by name, ignoring letter case, accents, punctuation and legal forms, or
 * by site. In doubt, the answer is yes, because colleagues must not learn that a professional is open to work.
 */
export function isSameWorkplace(one: Workplace, other: Workplace): boolean {
  const [name, otherName] = [workplaceName(one), workplaceName(other)]
  if (name !== '' && name === otherName) return true
  const [site, otherSite] = [siteOf(one.website), siteOf(other.website)]
  return site !== undefined && otherSite !== undefined && isSameSite(site, otherSite)
}

/** Normalises a company's name for comparison; empty if nothing is left of the name. */
export function workplaceName({ name }: Workplace): string {
  const words = slugify(name.slice(0, NAME_LENGTH), NAME_LENGTH).split('-')
  const distinctive = words.filter((word) => !legalForms.has(word))
  const latin = (distinctive.length > 0 ? distinctive : words).join('')
  // Names in other scripts have no slug.
  return (
    latin ||
    name
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s\p{P}]+/gu, '')
  )
}

/** Returns the host of a company's site, without `www.`; undefined if this isn't a web address. */
export function siteOf(website: string | null | undefined): string | undefined {
  if (!website || !URL.canParse(website)) return undefined
  return new URL(website).hostname.replace(/^www\./, '') || undefined
}

/** Whether hosts are equal, or one is a subdomain of the other: careers.example.com belongs to example.com. */
export function isSameSite(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)
}

/** Returns the search words of a company's name, folded like `company.terms`, without legal forms and "and". */
export function distinctiveWords(name: string): string[] {
  const pieces = name.slice(0, NAME_LENGTH).split(/\s+/)
  const distinctive = pieces.filter((piece) => !legalForms.has(slugify(piece)) && piece.toLowerCase() !== 'and')
  const text = (distinctive.length > 0 ? distinctive : pieces).join(' ')
  const foldedText = text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '')
  return foldedText.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
