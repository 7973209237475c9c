import { randomUUID } from 'node:crypto'
import type { RecordedActs } from '../../../../test/admin-acts/recorded-acts.ts'
import type { TestApp } from '../../../../test/client.ts'
import { suppress } from '../../../platform/mail/suppression.ts'
import { inHours } from '../../polls/polls.factory.ts'
import { storeBoard } from '../../postings/index.ts'
import { makePlace, makePosting, sourcedValue } from '../../postings/posting.factory.ts'
import { joinAsEmployer, joinAsProfessional, loginIdOf, newEmail } from '../../session/accounts.factory.ts'
import { lockOut } from '../../session/sign-in/sign-in.factory.ts'

/** Makes the admins' calls that the timeline records. */
export async function adminActs(acts: RecordedActs, app: TestApp): Promise<void> {
  await changeMembers(acts, app)
  await changeMany(acts, app)
  await changeCompanies(acts)
  await changeJobs(acts)
  await sendBroadcasts(acts, app)
}

/** Makes admins' calls on members. */
async function changeMembers(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world } = acts
  const ada = await joinAsProfessional(world, app)
  const params = { id: await loginIdOf(world, ada) }
  await acts.call('member.suspended', 'POST /api/v1/admin/members/{id}/suspend', { params, body: { reason: 'Spam.' } })
  await acts.call('member.restored', 'POST /api/v1/admin/members/{id}/restore', { params })
  const plan = { plan: 'Pro', seen: 'free' }
  await acts.call('plan.set', 'PUT /api/v1/admin/members/{id}/plan', { params, body: plan })
  const bob = await joinAsProfessional(world, app)
  await bob.api('POST /api/v1/plan-requests', { body: { plan: 'Creator', message: 'Please.' } })
  const declineInput = { params: { id: await loginIdOf(world, bob) }, body: { plan: 'Creator' } }
  await acts.call('plan.declined', 'POST /api/v1/admin/members/{id}/plan-request/decline', declineInput)
  const names = { firstName: 'Adah', lastName: 'Lovelace', seen: { firstName: 'Ada', lastName: 'Lovelace' } }
  await acts.call('member.renamed', 'PUT /api/v1/admin/members/{id}/names', { params, body: names })
  const cyd = await joinAsProfessional(world, app, { confirmed: false })
  const ofCyd = { params: { id: await loginIdOf(world, cyd) } }
  const email = newEmail('cyd')
  const addressInput = { email, seen: cyd.email }
  await acts.call('member.readdressed', 'PUT /api/v1/admin/members/{id}/email', { ...ofCyd, body: addressInput })
  await suppress(world.ctx, world.ctx.db, { address: email, reason: 'bounced' })
  await acts.call('address.allowed', 'DELETE /api/v1/admin/members/{id}/email-suppression', ofCyd)
  await acts.call('member.confirmation-sent', 'POST /api/v1/admin/members/{id}/confirmation-emails', ofCyd)
  const ofBob = { params: declineInput.params }
  await acts.call('member.reset-sent', 'POST /api/v1/admin/members/{id}/password-emails', ofBob)
  await acts.call('member.data-sent', 'POST /api/v1/admin/members/{id}/data-emails', ofBob)
  await acts.call('member.logged-out', 'DELETE /api/v1/admin/members/{id}/sessions', ofBob)
  await lockOut(world, app, bob)
  await acts.call('member.log-in-allowed', 'DELETE /api/v1/admin/members/{id}/log-in-lock', ofBob)
  await acts.call('member.tagged', 'PUT /api/v1/admin/members/{id}/tags', { params, body: { tags: ['Early'] } })
  const { _id } = await acts.call('member.noted', 'POST /api/v1/admin/members/{id}/notes', {
    ...{ params, body: { text: 'Asked twice.' } },
  })
  await acts.call('member.note-deleted', 'DELETE /api/v1/admin/notes/{id}', { params: { id: _id } })
  await acts.call('member.deleted', 'PUT /api/v1/admin/members/{id}/deletion', { ...ofBob, body: { email: bob.email } })
  await acts.call('member.undeleted', 'DELETE /api/v1/admin/members/{id}/deletion', ofBob)
}

/** Makes admins' bulk calls on members and companies. */
async function changeMany(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world } = acts
  const dan = await joinAsProfessional(world, app)
  const selection = { ids: [await loginIdOf(world, dan)], count: 1 }
  const news = { title: 'News', text: 'All of it.', alsoMail: false }
  const tag = { tag: 'Early', present: true }
  await acts.call('member.tagged', 'PUT /api/v1/admin/members-tags', { body: { ...selection, ...tag } })
  await acts.call('plan.set', 'PUT /api/v1/admin/members-plan', { body: { ...selection, plan: 'Pro' } })
  await acts.call('broadcast.sent', 'POST /api/v1/admin/members-notifications', { body: { ...selection, ...news } })
  await acts.call('member.suspended', 'POST /api/v1/admin/members-suspensions', {
    body: { ...selection, reason: 'Spam.' },
  })
  const company = await joinAsEmployer(world, app)
  const companies = { ids: [company.id], count: 1 }
  await acts.call('company.tagged', 'PUT /api/v1/admin/companies-tags', { body: { ...companies, ...tag } })
  await acts.call('plan.set', 'PUT /api/v1/admin/companies-plan', { body: { ...companies, plan: 'Pro' } })
  await acts.call('broadcast.sent', 'POST /api/v1/admin/companies-notifications', { body: { ...companies, ...news } })
  await acts.call('company.hidden', 'PUT /api/v1/admin/companies-hiding', { body: { ...companies, reason: 'Fake.' } })
}

/** Makes admins' calls on companies. */
async function changeCompanies(acts: RecordedActs): Promise<void> {
  const facts = { name: 'Zebra Bakery', website: '', tagline: '' }
  const { company } = await acts.call('company.created', 'POST /api/v1/admin/companies', { body: facts })
  const params = { id: company._id }
  const correctionInput = { ...facts, tagline: 'Bread.', version: company.version }
  await acts.call('company.corrected', 'PUT /api/v1/admin/companies/{id}/facts', { params, body: correctionInput })
  const plan = { plan: 'Pro', seen: 'free' }
  await acts.call('plan.set', 'PUT /api/v1/admin/companies/{id}/plan', { params, body: plan })
  await acts.call('company.hidden', 'PUT /api/v1/admin/companies/{id}/hiding', { params, body: { reason: 'Fake.' } })
  await acts.call('company.shown', 'DELETE /api/v1/admin/companies/{id}/hiding', { params })
  await acts.call('company.tagged', 'PUT /api/v1/admin/companies/{id}/tags', { params, body: { tags: ['Early'] } })
  const note = { params, body: { text: 'Asked twice.' } }
  await acts.call('company.noted', 'POST /api/v1/admin/companies/{id}/notes', note)
}

/** Makes admins' calls on jobs and boards. */
async function changeJobs(acts: RecordedActs): Promise<void> {
  const { world, admin } = acts
  const items = ['Mast Rigger', 'Sail Mender'].map((title) => ({
    posting: makePosting({
      ...{ key: title, companyName: sourcedValue('Joining Works'), title: sourcedValue(title) },
      description: sourcedValue(
        `<p>${title}: ${Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')}</p>`,
      ),
      places: [makePlace({ locality: 'Delft', country: 'NL' })],
    }),
  }))
  await storeBoard(world.ctx, { kind: 'greenhouse' }, items)
  const jobs = await world.ctx.db.selectFrom('job').select(['id', 'slug', 'title']).orderBy('title').execute()
  const [rigger, mender] = ['Mast Rigger', 'Sail Mender'].map((title) => jobs.find((job) => job.title === title))
  if (!rigger || !mender) throw new Error('The jobs were not stored.')
  const params = { id: rigger.id }
  const facts = await admin.api('GET /api/v1/admin/jobs/{id}/facts', { params })
  const { corrected: _none, ...before } = facts.result
  const correction = { params, body: { ...before, title: 'Mast Raiser' } }
  await acts.call('job.corrected', 'PUT /api/v1/admin/jobs/{id}/facts', correction)
  await acts.call('job.uncorrected', 'DELETE /api/v1/admin/jobs/{id}/facts', { params })
  const until = new Date(world.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  await acts.call('job.featured', 'PUT /api/v1/admin/jobs/{id}/feature', { params, body: { until } })
  await acts.call('job.unfeatured', 'DELETE /api/v1/admin/jobs/{id}/feature', { params })
  await acts.call('job.removed', 'PUT /api/v1/admin/jobs/{id}/removal', { params })
  await acts.call('job.restored', 'DELETE /api/v1/admin/jobs/{id}/removal', { params })
  await acts.call('job.joined', 'POST /api/v1/admin/jobs/{id}/join', { params, body: { other: mender.slug } })
  await acts.call('job.split', 'POST /api/v1/admin/jobs/{id}/split', { params })
  const [id, now] = [world.ctx.newId(), world.clock.now()]
  const address = 'https://boards.example/works'
  const board = { id, kind: 'greenhouse' as const, address, company_name: 'Works', created_at: now, next_read_at: now }
  await world.ctx.db.insertInto('job_board').values(board).execute()
  const enabledInput = (enabled: boolean) => ({ params: { id }, body: { enabled } })
  await acts.call('board.paused', 'PUT /api/v1/admin/job-boards/{id}/enabled', enabledInput(false))
  await acts.call('board.resumed', 'PUT /api/v1/admin/job-boards/{id}/enabled', enabledInput(true))
}

/** Makes admins' calls that send notifications to an audience. */
async function sendBroadcasts(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world } = acts
  const ada = await joinAsProfessional(world, app)
  const selection = { ids: [await loginIdOf(world, ada)], count: 1, tag: 'Readers', present: true }
  await acts.admin.api('PUT /api/v1/admin/members-tags', { body: selection })
  const broadcast = {
    ...{ title: 'Meet us on Friday', text: 'We open at six.', link: '/events', alsoPush: false, alsoMail: false },
    ...{ audience: { tag: 'Readers' }, sendAt: inHours(world, 5), count: 1 },
  }
  const id = randomUUID()
  const broadcastInput = { body: { ...broadcast, id } }
  const { version } = await acts.call('broadcast.scheduled', 'POST /api/v1/admin/notifications', broadcastInput)
  const editInput = { params: { id }, body: { ...broadcast, title: 'Meet us on Monday', version } }
  await acts.call('broadcast.changed', 'PUT /api/v1/admin/notifications/{id}', editInput)
  await acts.call('broadcast.cancelled', 'PUT /api/v1/admin/notifications/{id}/cancel', { params: { id } })
}
