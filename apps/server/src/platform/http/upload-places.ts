import { platformErrors } from '@rise/contract/errors'
import { Failure } from '../failure.ts'

/** Of members, being received at a time by this process. They lie on the disk, never in memory. */
const MOST_OF_MEMBERS = 60
/** Of guests: nobody who is signed in waits for somebody who is not. */
const MOST_OF_GUESTS = 20
const MOST_OF_GUESTS_NETWORK = 3

let members = 0
let guests = 0
const networks = new Map<string, number>()

/**
 * Takes a place for an upload; `guestNetwork` is where a guest's one comes from. Call the result once it was received.
 *
 * @throws {Failure} `overloaded`
 */
export function takeUploadPlace(guestNetwork?: string): () => void {
  if (guestNetwork === undefined) return takeMembersPlace()
  const ofNetwork = networks.get(guestNetwork) ?? 0
  if (guests >= MOST_OF_GUESTS || ofNetwork >= MOST_OF_GUESTS_NETWORK) throw new Failure(platformErrors.overloaded)
  guests += 1
  networks.set(guestNetwork, ofNetwork + 1)
  return () => {
    guests -= 1
    const left = (networks.get(guestNetwork) ?? 1) - 1
    if (left === 0) networks.delete(guestNetwork)
    else networks.set(guestNetwork, left)
  }
}

function takeMembersPlace(): () => void {
  if (members >= MOST_OF_MEMBERS) throw new Failure(platformErrors.overloaded)
  members += 1
  return () => {
    members -= 1
  }
}
