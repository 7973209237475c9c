import type { ServerEventData, ServerEventName } from '@rise/contract/realtime'

/** Sends events to connected browsers, whichever process they are connected to. */
export interface Realtime {
  /**
   * Sends an event of the contract to everyone in any of these rooms, such as `actor:{id}`, once each. Never throws.
   * Browsers that stay disconnected for over two minutes miss it. An empty list of rooms reaches no one.
   */
  emit<E extends ServerEventName>(rooms: readonly string[], event: E, ...data: ServerEventData<E>): void
}

/** Emits nothing, for processes without browser connections, such as the command line. */
export const noRealtime: Realtime = { emit: () => {} }
