import { slugify } from '../../platform/slugs/slug.ts'

/** A company as far as it can be recognised. */
export interface Workplace {
  readonly name: string
  readonly website?: string | null | undefined
}

/** Forms of companies, which some write and others leave out. */
const legalForms = new Set(
  'ab ag as asa bv co company corp corporation gmbh group holding inc incorporated kg limited llc llp ltd lda nv oy plc pty sa sarl sas se sl spa srl the'.split(
    ' ',
  ),
)
const NAME_LENGTH = 200

/**
 * Whether two are the same company: by their name, letter case, accents, punctuation and legal forms aside, or by their
 * site. Better once too often than once too few: whoever works there must not be told.
 */
export function isSameWorkplace(one: Workplace, other: Workplace): boolean {
  const [name, otherName] = [workplaceName(one), workplaceName(other)]
  if (name !== '' && name === otherName) return true
  const [site, otherSite] = [siteOf(one.website), siteOf(other.website)]
  return site !== undefined && otherSite !== undefined && isSameSite(site, otherSite)
}

/** A company's name as it is compared; empty when nothing is left of it. */
export function workplaceName({ name }: Workplace): string {
  const words = slugify(name.slice(0, NAME_LENGTH), NAME_LENGTH).split('-')
  const telling = words.filter((word) => !legalForms.has(word))
  const latin = (telling.length > 0 ? telling : words).join('')
  // Names in other scripts have no slug.
  return (
    latin ||
    name
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s\p{P}]+/gu, '')
  )
}

/** The host of a company's site. */
export function siteOf(website: string | null | undefined): string | undefined {
  if (!website || !URL.canParse(website)) return undefined
  return new URL(website).hostname.replace(/^www\./, '') || undefined
}

/** The same host, or one below the other: careers.example.com belongs to example.com. */
function isSameSite(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)
}

/** The words that a company's name is looked for by, folded as `company.terms` is: without forms of companies, as above. */
export function tellingWords(name: string): string[] {
  const pieces = name.slice(0, NAME_LENGTH).split(/\s+/)
  const telling = pieces.filter((piece) => !legalForms.has(slugify(piece)) && piece.toLowerCase() !== 'and')
  const text = (telling.length > 0 ? telling : pieces).join(' ')
  const folded = text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '')
  return folded.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
