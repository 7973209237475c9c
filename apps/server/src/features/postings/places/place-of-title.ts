import type { PostedPlace } from '../posting.ts'
import { unambiguousCity } from './unambiguous-city.ts'

/** The minimum number of inhabitants of a city in a title, because the words of a title are ambiguous. */
const fewest = 500_000

/**
 * Returns the large city named at the end of a title, separate from the title's other words (`Sales Manager in
 * Hamburg`, `Nurse – Köln`); null if there is none.
 */
export function placeOfTitle(title: string): PostedPlace | null {
  const parts = title.split(/\s+[-–—|]\s+|,\s*|\s*[()[\]]|(?:^|\s+)in\s+/).filter((part) => part !== '')
  const last = parts.at(-1)
  if (parts.length < 2 || last === undefined || last.length > 40 || /^[A-Z]{2,3}$/.test(last)) return null
  const city = unambiguousCity(last, fewest)
  if (city === null) return null
  const { name, country, region } = city
  return { locality: name, region: country === 'US' || country === 'CA' ? region : null, country, asWritten: last }
}
