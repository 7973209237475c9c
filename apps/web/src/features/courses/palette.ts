import { GraduationCap } from 'lucide-react'
import type { Act, FoundKind } from '../../app/palette/search-slots.ts'

export const coursesAct: Act = { label: 'Courses', to: '/courses', icon: GraduationCap, gate: { access: 'guest' } }
export const foundCourses: FoundKind = { title: 'Courses', icon: GraduationCap }
