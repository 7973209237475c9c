import { platformErrors } from '@rise/contract/errors'
import { Failure } from '../../failure.ts'

/** The sender of an upload: a member by login, a guest by network. */
export interface Uploader {
  readonly loginId?: string
  readonly network: string
}

/** The maximum numbers of uploads that this process receives at a time. Uploads are stored on disk, never in memory. */
interface Places {
  readonly most: number
  readonly mostOfLogin: number
  /** The limit per network is higher, because a whole office can be one network. */
  readonly mostOfNetwork: number
}

const ofMembers = createPlaces({ most: 60, mostOfLogin: 3, mostOfNetwork: 15 })
/** The places for guests, who thus never take the places of members. */
const ofGuests = createPlaces({ most: 20, mostOfLogin: 0, mostOfNetwork: 3 })

/**
 * Takes a place for an upload. Call the returned function once the upload has arrived. No login or network can occupy
 * all places.
 * @throws {Failure} `overloaded`
 */
export function takeUploadPlace(uploader: Uploader): () => void {
  return uploader.loginId === undefined ? ofGuests(uploader) : ofMembers(uploader)
}

function createPlaces({ most, mostOfLogin, mostOfNetwork }: Places): (uploader: Uploader) => () => void {
  const placesTaken = new Map<string, number>()
  const countOf = (key: string) => placesTaken.get(key) ?? 0
  return ({ loginId, network }) => {
    const bounds = [
      { key: 'all', bound: most },
      { key: `network ${network}`, bound: mostOfNetwork },
      ...(loginId === undefined ? [] : [{ key: `login ${loginId}`, bound: mostOfLogin }]),
    ]
    if (bounds.some(({ key, bound }) => countOf(key) >= bound)) throw new Failure(platformErrors.overloaded)
    for (const { key } of bounds) placesTaken.set(key, countOf(key) + 1)
    return () => {
      for (const { key } of bounds) {
        if (countOf(key) === 1) placesTaken.delete(key)
        else placesTaken.set(key, countOf(key) - 1)
      }
    }
  }
}
