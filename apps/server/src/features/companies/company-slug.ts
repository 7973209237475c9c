import { slugify } from '../../platform/slugs/slug.ts'

/** Literal segments of the routes below /company: a company of such a slug could not be reached. */
export const reservedSlugs = new Set(['badges', 'community', 'edit', 'edit-overview', 'jobs', 'onboarding', 'preview'])
const LONGEST = 60

/** How a company's address reads; the actor's unique slug begins with it. */
export function companySlug(name: string): string {
  return slugify(name, LONGEST) || 'company'
}
