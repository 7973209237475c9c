import type { OnNotice } from '../../app/base/frame-slots.ts'
import { askAgainFor } from '../../app/base/shown.ts'

export const badgesOnNotice: OnNotice = ({ notification }, { queryClient }) => {
  if (notification.badge !== undefined) void askAgainFor(queryClient, 'badges')
}
