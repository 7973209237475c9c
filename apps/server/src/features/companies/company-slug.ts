import { slugify } from '../../platform/slugs/slug.ts'

const LONGEST = 60

/** Returns a company's address in words; the actor's unique slug begins with it. */
export function companySlug(name: string): string {
  return slugify(name, LONGEST) || 'company'
}
