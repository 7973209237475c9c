import { t } from '@rise/texts'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { NewSitePoll } from './new-site-poll.tsx'

/** Creates a poll of the site. */
export function NewSitePollPage() {
  return (
    <AdminFrame title={t('New poll')}>
      <NewSitePoll />
    </AdminFrame>
  )
}
