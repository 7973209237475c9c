import { t } from '@rise/texts'
import { useParams } from 'react-router'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { AnnouncementEditor } from './announcement-editor.tsx'

/** The page for editing an announcement. */
export function WriteAnnouncementPage() {
  const { id = 'new' } = useParams()
  return (
    <AdminFrame title={id === 'new' ? t('New announcement') : t('Edit announcement')}>
      <p className="text-small">
        <TextLink to="/admin/cms/announcements">{t('All announcements')}</TextLink>
      </p>
      <AnnouncementEditor id={id} />
    </AdminFrame>
  )
}
