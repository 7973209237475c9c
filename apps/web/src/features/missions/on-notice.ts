import type { OnNotice } from '../../app/base/frame-slots.ts'
import { askAgainFor } from '../../app/base/shown.ts'

export const missionsOnNotice: OnNotice = ({ event, notification }, { queryClient, store }) => {
  if (notification.missionKey !== undefined) void askAgainFor(queryClient, 'missions')
  // Section 3's points of the current user.
  if (event === 'mission:done') void store.check()
}
