import type { OnNotice } from '../../app/base/frame-slots.ts'
import { invalidate } from '../../app/base/query.ts'

export const missionsOnNotice: OnNotice = ({ event, notification }, { queryClient, store }) => {
  if (notification.missionKey !== undefined)
    void invalidate(queryClient, ['GET /api/v1/missions', 'GET /api/v1/missions/points', 'GET /api/v1/rewards'])
  // Refetches the current user, because the points are part of it (section 3).
  if (event === 'mission:done') void store.check()
}
