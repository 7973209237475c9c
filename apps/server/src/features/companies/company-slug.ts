import { slugify } from '../../platform/slugs/slug.ts'

const LONGEST = 60

/** How a company's address reads; the actor's unique slug begins with it. */
export function companySlug(name: string): string {
  return slugify(name, LONGEST) || 'company'
}
