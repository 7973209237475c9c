import { slugify } from '../../../platform/slugs/slug.ts'

/**
 * Returns a job's address: its title, its company, and the end of its id to distinguish it from jobs with the same
 * words. At most 100 characters. Assigned once, so that it stays when the title changes.
 */
export function jobSlug(title: string, companyName: string, id: string): string {
  const words = [slugify(title, 54) || 'job', 'at', slugify(companyName, 30) || 'company', id.slice(-8)]
  return words.join('-')
}
