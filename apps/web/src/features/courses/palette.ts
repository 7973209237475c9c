import { msg } from '@rise/texts'
import { GraduationCap } from 'lucide-react'
import type { Act, ResultKind } from '../../app/palette/search-slots.ts'

export const coursesAct: Act = { label: msg('Courses'), to: '/courses', icon: GraduationCap, gate: { access: 'guest' } }
export const foundCourses: ResultKind = { title: msg('Courses'), icon: GraduationCap }
