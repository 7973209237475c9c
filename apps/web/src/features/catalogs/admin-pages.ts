import { msg } from '@rise/texts'
import type { AdminPage } from '../../app/admin/admin-page.ts'

export const catalogsAdmin: readonly AdminPage[] = [
  {
    path: 'cms/catalogs',
    title: msg('Site'),
    part: msg('Catalogs'),
    permissions: ['content'],
    load: async () => (await import('./admin/catalogs-page.tsx')).CatalogsPage,
  },
]
