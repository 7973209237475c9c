import { msg } from '@rise/texts'
import { PanelsTopLeft } from 'lucide-react'
import type { AdminPage } from '../../app/admin/admin-page.ts'

const permissions = ['content'] as const

export const siteAdmin: readonly AdminPage[] = [
  {
    path: 'cms',
    title: msg('Site'),
    icon: PanelsTopLeft,
    part: msg('Pages'),
    permissions,
    load: async () => (await import('./admin/site-page.tsx')).AdminSitePage,
  },
  {
    path: 'cms/footer',
    title: msg('Site'),
    part: msg('Footer'),
    permissions,
    load: async () => (await import('./admin/footer-page.tsx')).FooterPage,
  },
  {
    path: 'cms/announcements',
    title: msg('Site'),
    part: msg('Announcements'),
    permissions,
    load: async () => (await import('./admin/announcements-page.tsx')).AnnouncementsPage,
  },
  {
    path: 'cms/announcements/:id',
    title: msg('Edit announcement'),
    permissions,
    load: async () => (await import('./admin/write-announcement-page.tsx')).WriteAnnouncementPage,
  },
  {
    path: 'cms/pages/:id',
    title: msg('Edit page'),
    permissions,
    load: async () => (await import('./admin/write-page.tsx')).WriteSitePage,
  },
]
