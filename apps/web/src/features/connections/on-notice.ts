import type { OnNotice } from '../../app/base/frame-slots.ts'
import { askAgainForConnections } from './cards/queries.ts'

/** Any news may be of a new follower. */
export const connectionsOnNotice: OnNotice = (_notice, { queryClient }) => {
  void askAgainForConnections(queryClient)
}
