import { t } from '@rise/texts'
import { useParams } from 'react-router'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { SitePageEditor } from './site-page-editor.tsx'

/** The page for editing a page of the installation. */
export function WriteSitePage() {
  const { id = 'new' } = useParams()
  return (
    <AdminFrame title={id === 'new' ? t('New page') : t('Edit page')}>
      <p className="text-small">
        <TextLink to="/admin/cms">{t('All pages')}</TextLink>
      </p>
      <SitePageEditor id={id} />
    </AdminFrame>
  )
}
