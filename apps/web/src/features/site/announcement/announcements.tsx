import type { AnnouncementViewer } from '@rise/contract/site/frame/kinds'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { localStore } from '../../../app/session/safe-storage.ts'
import type { Session } from '../../../app/session/session-store.ts'
import { sessionNames } from '../../../app/session/storage-names.ts'
import { useSession } from '../../../app/session/use-session.tsx'
import { siteFrameQuery } from '../base/site-frame.ts'
import { AnnouncementBar } from './announcement-bar.tsx'

/**
 * The announcement for this viewer. Everyone gets the same page, so until the session is checked, CSS decides by the
 * role stored in this browser. A script in the page's head applies that role, hides announcements that were dismissed
 * in this browser, and handles the dismiss button. So nothing moves, and nothing waits for the app.
 */
export function Announcements() {
  const viewer = viewerOf(useSession())
  const { data } = useQuery(siteFrameQuery(useApi()))
  useEffect(() => {
    if (viewer !== undefined && viewer !== 'guest') localStore.set(sessionNames.viewer, viewer)
  }, [viewer])
  return data?.announcements
    .filter(({ viewers }) => viewer === undefined || viewers.includes(viewer))
    .map(({ _id, viewers, ...shown }) => (
      <aside
        key={_id}
        aria-label={t('Announcement')}
        data-announcement={_id}
        data-viewers={viewer === undefined ? viewers.join(' ') : undefined}
      >
        <AnnouncementBar {...shown} id={_id} />
      </aside>
    ))
}

/** Returns the viewer's role for announcements; undefined until the session is checked. */
function viewerOf(session: Session): AnnouncementViewer | undefined {
  if (session.status === 'checking') return undefined
  if (session.status === 'guest') return 'guest'
  const { role } = session.user
  return role === 'professional' || role === 'employer' ? role : 'admin'
}
