import { hasPermission } from '@rise/contract/policy'
import { Suspense } from 'react'
import { PageHead } from '../../app/page/page-head.tsx'
import { principalOf, useSession } from '../../app/session/use-session.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CoursesAdmin } from '../courses/index.ts'
import { AdminNavigation } from './admin-navigation.tsx'

/** How admins look after the catalog of courses. */
export function CoursesPage() {
  const editsContent = hasPermission(principalOf(useSession()), 'content')
  return (
    <div className="mx-auto grid max-w-shell gap-6 px-gutter py-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8 lg:py-8">
      <PageHead title="Courses" noindex />
      <AdminNavigation />
      <div className="flex min-w-0 flex-col gap-6">
        <h1 className="text-h1">Courses</h1>
        {editsContent ? (
          <Suspense fallback={null}>
            <CoursesAdmin />
          </Suspense>
        ) : (
          <Notice tone="warning" title="Your role doesn’t include content" live={false}>
            Ask an admin if you should look after the catalog.
          </Notice>
        )}
      </div>
    </div>
  )
}
