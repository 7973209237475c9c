import type { RecordedActs } from '../../../../test/admin-acts/recorded-acts.ts'
import type { TestApp } from '../../../../test/client.ts'
import { joinAsProfessional } from '../../session/accounts.factory.ts'
import { importedCompany } from '../companies.factory.ts'

/** Makes admins' calls that decide claims. */
export async function adminActs(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world } = acts
  for (const [act, key] of [
    ['claim.granted', 'POST /api/v1/admin/company-claims/{id}/grant'],
    ['claim.refused', 'POST /api/v1/admin/company-claims/{id}/refuse'],
  ] as const) {
    const { slug } = await importedCompany(world, `Mill ${act}`)
    const ada = await joinAsProfessional(world, app)
    await ada.api('POST /api/v1/companies/{slug}/claim/request', {
      params: { slug },
      body: { reason: 'It is my own.' },
    })
    const { items } = (await acts.admin.api('GET /api/v1/admin/company-claims', { query: {} })).result
    const id = items.find(({ company }) => company.slug === slug)?._id ?? ''
    await acts.call(act, key, {
      params: { id },
      ...(act === 'claim.refused' && { body: { reason: 'Someone else’s.' } }),
    })
  }
}
