import { msg } from '@rise/texts'
import type { AdminArea } from '../../app/admin/admin-area.tsx'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

const handle = { gate: { access: 'admin' }, title: msg('Admin') } satisfies PageHandle

/** The whole area is one route: its pages are in a separate table, which no other page loads. */
export const admin = ({ adminArea }: { readonly adminArea: () => Promise<AdminArea> }): WebFeature => ({
  adminPages: [
    {
      path: '/admin/*',
      handle,
      loader: async ({ request }) => (await adminArea()).open(request),
      lazy: async () => (await adminArea()).load(),
    },
  ],
})
