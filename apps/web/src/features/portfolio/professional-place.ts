import { EditLayout } from '../professionals/index.ts'
import type { CasePlace } from './case-place.ts'

export const professionalPlace: CasePlace = {
  role: 'professional',
  edit: (slug) => `/professional/portfolio/${slug}/edit`,
  Frame: EditLayout,
}
