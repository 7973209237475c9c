import { useParams } from 'react-router'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { AnnouncementEditor } from './announcement-editor.tsx'

/** The page for editing an announcement. */
export function WriteAnnouncementPage() {
  const { id = 'new' } = useParams()
  return (
    <AdminFrame title={id === 'new' ? 'New announcement' : 'Edit announcement'}>
      <p className="text-small">
        <TextLink to="/admin/cms/announcements">All announcements</TextLink>
      </p>
      <AnnouncementEditor id={id} />
    </AdminFrame>
  )
}
