import type { OnNotice } from '../../app/base/frame-slots.ts'
import { invalidate } from '../../app/base/query.ts'

export const badgesOnNotice: OnNotice = ({ notification }, { queryClient }) => {
  if (notification.badge === undefined) return
  void invalidate(queryClient, [
    'GET /api/v1/professionals/{slug}/story',
    'GET /api/v1/companies/{slug}',
    'GET /api/v1/professionals/{slug}/badges',
    'GET /api/v1/companies/{slug}/badges',
  ])
}
