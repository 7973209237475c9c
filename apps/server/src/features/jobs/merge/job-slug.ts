import { slugify } from '../../../platform/slugs/slug.ts'

/**
 * Returns a job's slug: its title, its company, and the end of its id, which distinguishes it from jobs with the same
 * words. It has at most 100 characters. A job gets its slug once, and keeps it when its title changes.
 */
export function jobSlug(title: string, companyName: string, id: string): string {
  const words = [slugify(title, 54) || 'job', 'at', slugify(companyName, 30) || 'company', id.slice(-8)]
  return words.join('-')
}
