import { CoursesAdmin } from '../courses/index.ts'
import { AdminFrame } from './admin-frame.tsx'

/** How admins look after the catalog of courses. */
export function CoursesPage() {
  return (
    <AdminFrame title="Courses" permissions={['content']}>
      <CoursesAdmin />
    </AdminFrame>
  )
}
