import { platformErrors } from '@rise/contract/errors'
import { Failure } from '../../failure.ts'

/** Who sends an upload: a member by their login, a guest by where they are. */
export interface Uploader {
  readonly loginId?: string
  readonly network: string
}

/** Being received at a time by this process. They lie on the disk, never in memory. */
interface Places {
  readonly most: number
  readonly mostOfLogin: number
  /** An office is one network. */
  readonly mostOfNetwork: number
}

const ofMembers = createPlaces({ most: 60, mostOfLogin: 3, mostOfNetwork: 15 })
/** Nobody who is signed in waits for somebody who is not. */
const ofGuests = createPlaces({ most: 20, mostOfLogin: 0, mostOfNetwork: 3 })

/**
 * Takes a place for an upload; call the result once it was received. Whoever sends many at a time waits for themselves.
 *
 * @throws {Failure} `overloaded`
 */
export function takeUploadPlace(uploader: Uploader): () => void {
  return uploader.loginId === undefined ? ofGuests(uploader) : ofMembers(uploader)
}

function createPlaces({ most, mostOfLogin, mostOfNetwork }: Places): (uploader: Uploader) => () => void {
  const taken = new Map<string, number>()
  const countOf = (key: string) => taken.get(key) ?? 0
  return ({ loginId, network }) => {
    const bounds = [
      { key: 'all', bound: most },
      { key: `network ${network}`, bound: mostOfNetwork },
      ...(loginId === undefined ? [] : [{ key: `login ${loginId}`, bound: mostOfLogin }]),
    ]
    if (bounds.some(({ key, bound }) => countOf(key) >= bound)) throw new Failure(platformErrors.overloaded)
    for (const { key } of bounds) taken.set(key, countOf(key) + 1)
    return () => {
      for (const { key } of bounds) {
        if (countOf(key) === 1) taken.delete(key)
        else taken.set(key, countOf(key) - 1)
      }
    }
  }
}
