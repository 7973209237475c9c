import { slugify } from '../../../platform/slugs/slug.ts'

/**
 * Returns a job's address: its title at its company, and the end of its id, which distinguishes it from others with the
 * same words. At most 100 characters; assigned once, so that it stays when the title changes.
 */
export function jobSlug(title: string, companyName: string, id: string): string {
  const words = [slugify(title, 54) || 'job', 'at', slugify(companyName, 30) || 'company', id.slice(-8)]
  return words.join('-')
}
