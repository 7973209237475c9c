import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { RenderedPart, renderedPart } from '../../../app/ssr/rendered-part.tsx'
import { siteFrameQuery } from './site-frame.ts'

// Few pages have an announcement.
const announcements = renderedPart(
  'announcements',
  async () => (await import('../announcement/announcements.tsx')).Announcements,
)

/** The announcement for this viewer. */
export function Announcement() {
  const { data } = useQuery(siteFrameQuery(useApi()))
  if (!data?.announcements.length) return null
  return <RenderedPart part={announcements} />
}
