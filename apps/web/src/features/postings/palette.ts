import { msg } from '@rise/texts'
import { BriefcaseBusiness } from 'lucide-react'
import type { Act } from '../../app/palette/search-slots.ts'

export const postJobAct: Act = {
  label: msg('Post a job'),
  to: '/company/jobs/create',
  icon: BriefcaseBusiness,
  gate: { access: 'employer' },
}
