import { must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { bodyFor, nameFor } from '../../../../test/withheld/withheld-world.ts'
import { adminActs } from './admin-acts.ts'

export const testing: FeatureTesting = {
  adminActs,
  unrecorded: {
    'POST /api/v1/admin/site-pictures': 'changes nothing: saving a page that shows the picture is recorded',
  },
  tablesWithoutPeople: {
    site_page: 'the installation’s own',
    site_page_slug: 'the installation’s own',
    site_page_picture: 'the installation’s own',
    site_announcement: 'the installation’s own',
    site_brand: 'the installation’s own',
    site_footer: 'the installation’s own',
    site_page_version: 'the installation’s own; without the admin’s login once it is gone',
  },
  reads: {
    notWalked: {
      'GET /api/v1/site-pages/{slug}': 'the installation’s own pages',
    },
  },
  withheld: {
    async publish({ admin }, audience) {
      const slug = `page-for-${audience}`
      const text = { title: nameFor('A page', audience), slug, description: '', body: bodyFor(audience), audience }
      const { _id, version } = (await must(admin.call('POST', '/api/v1/admin/site-pages', text))).result
      await must(admin.call('PUT', `/api/v1/admin/site-pages/${_id}/publication`, { version, at: null }))
    },
    shownAt: ['page-for-creator'],
    addresses: async () => ['creator', 'pro'].map((audience) => `/api/v1/site-pages/page-for-${audience}`),
  },
}
