/** The installation's pages outside of `/pages`, whose text replaces a built-in one. */
export const legalSlugs = ['privacy', 'terms'] as const

export const sitePageStates = ['draft', 'scheduled', 'published'] as const
export type SitePageState = (typeof sitePageStates)[number]

const legal: readonly string[] = legalSlugs

/** Whether a page's text replaces a built-in one. */
export function isLegalSlug(slug: string): boolean {
  return legal.includes(slug)
}

/** Returns the path of a page of the installation. */
export function sitePagePath(slug: string): string {
  return isLegalSlug(slug) ? `/${slug}` : `/pages/${slug}`
}
