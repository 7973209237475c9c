import type { PostedPlace } from '../posting.ts'
import { toldCity } from './told-city.ts'

/** A title's words mean many things; only so large a city is told from them. */
const fewest = 500_000

/**
 * The large city that the end of a title names, apart from the rest of its words (`Sales Manager in Hamburg`,
 * `Nurse – Köln`); null when it names none.
 */
export function placeOfTitle(title: string): PostedPlace | null {
  const parts = title.split(/\s+[-–—|]\s+|,\s*|\s*[()[\]]|(?:^|\s+)in\s+/).filter((part) => part !== '')
  const last = parts.at(-1)
  if (parts.length < 2 || last === undefined || last.length > 40 || /^[A-Z]{2,3}$/.test(last)) return null
  const city = toldCity(last, fewest)
  if (city === null) return null
  const { name, country, region } = city
  return { locality: name, region: country === 'US' || country === 'CA' ? region : null, country, asWritten: last }
}
