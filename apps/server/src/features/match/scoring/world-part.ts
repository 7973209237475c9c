import { placeNameKey, regionOfKey } from '../../jobs/index.ts'

/**
 * Returns the countries of the part of the world that a text names, such as Europe or the Nordics; empty for any other
 * text.
 */
export function worldPartOf(text: string): readonly string[] {
  return regionOfKey(placeNameKey(text))?.countries ?? []
}
