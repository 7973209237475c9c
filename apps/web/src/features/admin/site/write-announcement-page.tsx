import { useParams } from 'react-router'
import { TextLink } from '../../../ui/base/link.tsx'
import { SiteAdmin } from '../../site/index.ts'
import { AdminFrame } from '../admin-frame.tsx'

/** Where an announcement is written. */
export function WriteAnnouncementPage() {
  const { id = 'new' } = useParams()
  return (
    <AdminFrame title={id === 'new' ? 'New announcement' : 'Edit announcement'} permissions={['content']}>
      <p className="text-small">
        <TextLink to="/admin/cms/announcements">All announcements</TextLink>
      </p>
      <SiteAdmin part="announcement" id={id} />
    </AdminFrame>
  )
}
