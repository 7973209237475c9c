import { useParams } from 'react-router'
import { EditSitePoll } from '../../polls/index.ts'
import { AdminFrame } from '../admin-frame.tsx'
import { NewPollPage } from './new-poll-page.tsx'

/** Where admins edit a poll of the site; without one in its address, the form is for a new one. */
export function EditPollPage() {
  const { pollId } = useParams()
  if (pollId === undefined) return <NewPollPage />
  return (
    <AdminFrame title="Edit poll" permissions={['content']}>
      <EditSitePoll id={pollId} />
    </AdminFrame>
  )
}
