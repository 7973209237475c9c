import type { RecordedActs } from '../../../../test/admin-acts/recorded-acts.ts'
import type { TestApp } from '../../../../test/client.ts'
import { joinAsEmployer } from '../../session/accounts.factory.ts'
import { HEADER, importRows, uploadCsv } from '../layoffs.factory.ts'

/** Makes admins' calls on layoffs. */
export async function adminActs(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world, admin } = acts
  await importRows(world, 'Quill Ltd,Kiel,40,2026-03-02', 'Quill Limited,Kiel,41,2026-03-03')
  const rows = await world.ctx.db.selectFrom('layoff').select(['id', 'slug', 'version']).orderBy('slug').execute()
  const [one, other] = rows
  if (!one || !other) throw new Error('The layoffs were not imported.')
  const params = { id: one.id }
  const facts = { companyName: 'Quill Ltd', date: '2026-03-01', number: 40, share: null, place: null, industry: null }
  const changeInput = { params, body: { ...facts, source: null, version: one.version } }
  await acts.call('layoff.changed', 'PUT /api/v1/admin/layoffs/{id}', changeInput)
  const hidingInput = { params, body: { state: 'hidden' } }
  await acts.call('layoff.changed', 'PUT /api/v1/admin/layoffs/{id}/state', hidingInput)
  await admin.api('PUT /api/v1/admin/layoffs/{id}/state', { params, body: { state: 'public' } })
  const quill = await joinAsEmployer(world, app, { companyName: 'Quill' })
  const { slug } = (await quill.api('GET /api/v1/check')).result
  await acts.call('layoff.linked', 'PUT /api/v1/admin/layoffs/{id}/company', { params, body: { company: slug } })
  const merge = { params: { id: other.id }, body: { into: one.slug } }
  await acts.call('layoff.merged', 'POST /api/v1/admin/layoffs/{id}/merge', merge)
  const file = `${HEADER}\nInkwell,Kiel,3,2026-04-01\n`
  await acts.expectAct('layoff.imported', 'POST /api/v1/admin/layoff-imports', () => uploadCsv(app, admin, file))
}
