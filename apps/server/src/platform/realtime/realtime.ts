import type { ServerEventData, ServerEventName } from '@rise/contract/realtime'

/** Tells connected browsers what happened, whichever process they are connected to. */
export interface Realtime {
  /**
   * Sends an event of the contract to everyone in any of these rooms, such as `actor:{id}`, once each. Never throws; who
   * is not there misses it, and no rooms are nobody.
   */
  emit<E extends ServerEventName>(rooms: readonly string[], event: E, ...data: ServerEventData<E>): void
}

/** For processes that nobody connects to, such as the command line. */
export const noRealtime: Realtime = { emit: () => {} }
