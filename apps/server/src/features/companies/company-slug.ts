import { slugify } from '../../platform/slugs/slug.ts'

const LONGEST_SLUG = 60

/** Returns the slug made from a company's name. The actor's unique slug begins with it. */
export function companySlug(name: string): string {
  return slugify(name, LONGEST_SLUG) || 'company'
}
