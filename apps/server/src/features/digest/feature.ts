import type { Feature } from '../../platform/feature.ts'
import { digestData } from './digest-data.ts'
import { digestSitemap } from './digest-sitemap.ts'
import type {} from './index.ts'
import { digestLetter } from './letters/fill-digest.ts'
import { prepareFirstDigest } from './on-newsletter-subscribed.ts'
import { digestRoutes } from './routes.ts'
import { prepareDigests } from './turns/prepare-digests.task.ts'

export const digest: Feature = {
  name: 'digest',
  routes: digestRoutes,
  sitemaps: [digestSitemap],
  tasks: [prepareDigests],
  lateEmails: [digestLetter],
  listeners: [prepareFirstDigest],
  accountData: [digestData],
  demo: () => import('./demo/demo-parts.ts'),
}
