import { useParams } from 'react-router'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { EditSitePoll } from './edit-site-poll.tsx'
import { NewSitePollPage } from './new-site-poll-page.tsx'

/** Edits one of the site's polls, or creates one if the address names none. */
export function EditSitePollPage() {
  const { pollId } = useParams()
  if (pollId === undefined) return <NewSitePollPage />
  return (
    <AdminFrame>
      <EditSitePoll id={pollId} />
    </AdminFrame>
  )
}
