import type { Resume } from '@rise/contract/resumes/shapes'
import { NAMELESS } from '../session/index.ts'
import type { StoryRow } from './story-row.ts'

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** Returns a professional's public name. */
export function nameOf({ first_name, last_name }: Pick<StoryRow, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim() || NAMELESS
}

/** Returns a country's English name by its code; other text stays unchanged. */
export function countryName(code: string): string {
  return (/^[A-Z]{2}$/.test(code) && countries.of(code)) || code
}

/** Returns the city (or region) and country in words; null if neither is known. */
export function placeOf(location: NonNullable<Resume['basics']>['location']): string | null {
  const { city, region, countryCode } = location ?? {}
  return [city || region, countryCode && countryName(countryCode)].filter(Boolean).join(', ') || null
}
