import { BriefcaseBusiness } from 'lucide-react'
import type { Act } from '../../app/palette/search-slots.ts'
import { WRITING } from './posting-address.ts'

export const postJobAct: Act = {
  label: 'Post a job',
  to: WRITING,
  icon: BriefcaseBusiness,
  gate: { access: 'employer' },
}
