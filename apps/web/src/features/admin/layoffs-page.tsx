import { LayoffsAdmin } from '../layoffs/index.ts'
import { AdminFrame } from './admin-frame.tsx'

/** How admins keep the layoff tracker. */
export function LayoffsPage() {
  return (
    <AdminFrame title="Layoffs" permissions={['content']}>
      <LayoffsAdmin />
    </AdminFrame>
  )
}
