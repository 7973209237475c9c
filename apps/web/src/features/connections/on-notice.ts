import type { OnNotice } from '../../app/base/frame-slots.ts'
import { invalidate } from '../../app/base/query.ts'
import { connectionKeys } from './cards/queries.ts'

/** Refetches connections, because any notification may be about a new follower. */
export const connectionsOnNotice: OnNotice = (_notice, { queryClient }) => {
  void invalidate(queryClient, connectionKeys)
}
