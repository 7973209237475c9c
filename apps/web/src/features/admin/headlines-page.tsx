import { HeadlinesAdmin } from '../headlines/index.ts'
import { AdminFrame } from './admin-frame.tsx'

/** How admins look after headlines. */
export function HeadlinesPage() {
  return (
    <AdminFrame title="Headlines" permissions={['content']}>
      <HeadlinesAdmin />
    </AdminFrame>
  )
}
