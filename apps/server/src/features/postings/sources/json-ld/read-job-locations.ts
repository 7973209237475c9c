import { distinctPlaces, readPlaces, type SourceText } from '../../facts/read-facts.ts'
import type { PostedPlace, Posting, Sourced } from '../../posting.ts'
import { fieldOf } from '../board-items.ts'
import { readPlaceOfParts } from '../read-given.ts'
import { textOf } from './job-postings-in.ts'

const mostPlaces = 200

/**
 * Returns the places of a JobPosting's work. With `jobLocationType` TELECOMMUTE, the work is remote, and the places are
 * those where applicants must live (`applicantLocationRequirements`), if the posting names any. `texts` are the words
 * of the places.
 */
export function readJobLocations(item: object): {
  workType: Posting['workType']
  places: Sourced<PostedPlace>[]
  texts: SourceText[]
} {
  const locations = readAll(item, 'jobLocation')
  const type = textOf(fieldOf(item, 'jobLocationType')) ?? ''
  if (!/^\s*TELECOMMUTE\s*$/i.test(type)) return { workType: null, ...locations }
  const requirements = readAll(item, 'applicantLocationRequirements')
  return {
    workType: { value: 'Remote', path: 'jobLocationType', rule: 'catalog-term', quote: 'TELECOMMUTE' },
    ...(requirements.places.length > 0 ? requirements : locations),
  }
}

function readAll(item: object, field: string): { places: Sourced<PostedPlace>[]; texts: SourceText[] } {
  const value = fieldOf(item, field)
  const all: unknown[] = Array.isArray(value) ? value.slice(0, mostPlaces) : [value]
  const texts: SourceText[] = []
  const places = all.flatMap((place, index) => {
    const path = Array.isArray(value) ? `${field}[${index}]` : field
    return readPlace(place, path, texts)
  })
  return { places: distinctPlaces(places), texts }
}

/** Reads a place: a Place with an address, an address alone, a Country or State with a name, or a text. */
function readPlace(place: unknown, path: string, texts: SourceText[]): Sourced<PostedPlace>[] {
  const address = fieldOf(place, 'address') ?? place
  const parts = ['addressLocality', 'addressRegion', 'addressCountry'].map((name) => textOf(fieldOf(address, name)))
  const [locality, region, country] = parts
  const addressPath = address === place ? path : `${path}.address`
  if (parts.some((part) => part !== null)) {
    texts.push({ text: parts.filter((part) => part !== null).join(', '), path: addressPath })
    const addressPlace = readPlaceOfParts({ locality, region, country }, addressPath)
    return addressPlace === null ? [] : [addressPlace]
  }
  const text = textOf(address, ['name']) ?? textOf(place, ['name'])
  if (text === null) return []
  texts.push({ text, path: addressPath })
  return readPlaces({ text, path: addressPath })
}
