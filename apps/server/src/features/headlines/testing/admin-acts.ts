import type { RecordedActs } from '../../../../test/admin-acts/recorded-acts.ts'
import type { TestApp } from '../../../../test/client.ts'
import { joinAsProfessional } from '../../session/accounts.factory.ts'
import { publishArticle } from '../headlines.factory.ts'

/** Makes admins' calls on members' headlines. */
export async function adminActs(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world } = acts
  const ada = await joinAsProfessional(world, app, { plan: 'Creator' })
  await publishArticle(ada)
  const { id } = await world.ctx.db.selectFrom('headline').select('id').executeTakeFirstOrThrow()
  const ofHeadline = (hidden: boolean) => ({ params: { id }, body: { hidden } })
  await acts.call('headline.hidden', 'PUT /api/v1/admin/headlines/{id}/visibility', ofHeadline(true))
  await acts.call('headline.shown', 'PUT /api/v1/admin/headlines/{id}/visibility', ofHeadline(false))
}
