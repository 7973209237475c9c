import { sql } from 'kysely'
import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { slugOf } from '../../companies/companies.factory.ts'
import { joinAsAdmin } from '../../session/accounts.factory.ts'
import { importRows } from '../layoffs.factory.ts'
import { adminActs } from './admin-acts.ts'

export const testing: FeatureTesting = {
  adminActs,
  async fill({ world, app, ada, emil }) {
    await importRows(world, 'Gone Mills,Oslo,7,2026-01-05')
    const { id, slug } = await world.ctx.db.selectFrom('layoff').select(['id', 'slug']).executeTakeFirstOrThrow()
    const admin = await joinAsAdmin(world, app)
    await must(admin.call('PUT', `/api/v1/admin/layoffs/${id}/company`, { company: await slugOf(emil) }))
    await must(emil.call('PUT', `/api/v1/layoffs/${slug}/answer`, { text: `Thus speaks ${MARK} Mills.` }))
    await must(ada.call('PUT', `/api/v1/layoffs/${slug}/me`, { audience: 'everyone' }))
    await must(ada.call('PUT', `/api/v1/layoffs/${slug}/me/landed`, { landed: true }))
    const sent = { companyName: 'Other Mills', date: '2026-01-05', source: 'https://news.example/mills' }
    const unspecifiedValues = { number: null, share: null, place: null, industry: null }
    await must(ada.call('POST', '/api/v1/layoffs', { ...sent, ...unspecifiedValues }))
    const offer = { layoff_id: id, company_id: emil.id, words: `Come to ${MARK} Mills.`, jobs: [] }
    await world.ctx.db
      .insertInto('layoff_hiring')
      .values({ ...offer, created_at: world.ctx.clock.now() })
      .execute()
  },
  reads: {
    values: {
      'layoffs/': sql`select slug as value from layoff`,
    },
  },
}
