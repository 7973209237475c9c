import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { NewSitePoll } from './new-site-poll.tsx'

/** Creates a poll of the site. */
export function NewSitePollPage() {
  return (
    <AdminFrame title="New poll">
      <NewSitePoll />
    </AdminFrame>
  )
}
