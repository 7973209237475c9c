import { PlansAdmin } from '../plans/index.ts'
import { AdminFrame } from './admin-frame.tsx'

/** Who is on which plan, and what plans bring. */
export function PlansPage() {
  return (
    <AdminFrame title="Plans" permissions={['plans']}>
      <PlansAdmin />
    </AdminFrame>
  )
}
