import { useParams } from 'react-router'
import { TextLink } from '../../../ui/base/link.tsx'
import { SiteAdmin } from '../../site/index.ts'
import { AdminFrame } from '../admin-frame.tsx'

/** Where a page of the installation is written. */
export function WriteSitePage() {
  const { id = 'new' } = useParams()
  return (
    <AdminFrame title={id === 'new' ? 'New page' : 'Edit page'} permissions={['content']}>
      <p className="text-small">
        <TextLink to="/admin/cms">All pages</TextLink>
      </p>
      <SiteAdmin part="page" id={id} />
    </AdminFrame>
  )
}
