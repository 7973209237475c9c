import { sql } from 'kysely'
import { picture } from '../../../../test/erasure/fill-parts.ts'
import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { loginIdOf } from '../../session/accounts.factory.ts'
import { importedCompany, slugOf } from '../companies.factory.ts'
import { adminActs } from './admin-acts.ts'

export const testing: FeatureTesting = {
  adminActs,
  async fill({ ada, emil, recruiter, rita, app, world }) {
    const companyPath = `/api/v1/companies/${await slugOf(emil)}`
    const otherCompanyPath = `/api/v1/companies/${await slugOf(rita)}`
    await must(
      emil.call('POST', `${companyPath}/gallery`, { pictureId: await picture(app, emil, 'gallery'), alt: MARK }),
    )
    await must(emil.call('POST', `${companyPath}/news`, { text: `News of ${MARK}.` }))
    await must(
      emil.call('POST', `${companyPath}/team/invitations`, { email: `joan.${MARK}@example.com`, role: 'editor' }),
    )
    const { slug } = await importedCompany(world, 'Imported Mill')
    await must(ada.call('POST', `/api/v1/companies/${slug}/claim/request`, { reason: `I am ${MARK}, the miller.` }))
    await must(rita.call('PATCH', `${otherCompanyPath}/team/${await loginIdOf(world, recruiter)}`, { role: 'editor' }))
  },
  tablesWithoutPeople: {
    company_hiding: 'a company’s: why admins hide its page',
  },
  reads: {
    values: {
      'companies/': sql`select slug as value from actor where kind = 'company'`,
    },
    queries: {
      'GET /api/v1/companies': ['', `?q=${MARK}`],
    },
  },
}
