import { NewSitePoll } from '../../polls/index.ts'
import { AdminFrame } from '../admin-frame.tsx'

/** Where admins write a poll of the site. */
export function NewPollPage() {
  return (
    <AdminFrame title="New poll" permissions={['content']}>
      <NewSitePoll />
    </AdminFrame>
  )
}
