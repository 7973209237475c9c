import { msg } from '@rise/texts'
import { GraduationCap } from 'lucide-react'
import type { AdminPage } from '../../app/admin/admin-page.ts'

export const coursesAdmin: readonly AdminPage[] = [
  {
    path: 'courses',
    title: msg('Courses'),
    icon: GraduationCap,
    permissions: ['content'],
    load: async () => (await import('./admin/courses-admin.tsx')).CoursesAdmin,
  },
]
