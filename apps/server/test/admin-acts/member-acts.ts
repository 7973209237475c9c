import { expect } from 'vitest'
import { importedCompany } from '../../src/features/companies/companies.factory.ts'
import { publishPost } from '../../src/features/feed/feed.factory.ts'
import { firstOf, report } from '../../src/features/moderation/moderation.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  loginIdOf,
  newEmail,
} from '../../src/features/session/accounts.factory.ts'
import { lockOut } from '../../src/features/session/sign-in/sign-in.factory.ts'
import { suppress } from '../../src/platform/mail/suppression.ts'
import type { TestApp } from '../client.ts'
import type { RecordedActs } from './recorded-acts.ts'

/** Admins' actions on members. */
export async function changeMembers(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world } = acts
  const ada = await joinAsProfessional(world, app)
  const params = { id: await loginIdOf(world, ada) }
  await acts.call('member.suspended', 'POST /api/v1/admin/members/{id}/suspend', { params, body: { reason: 'Spam.' } })
  await acts.call('member.restored', 'POST /api/v1/admin/members/{id}/restore', { params })
  const plan = { plan: 'Pro', seen: 'free' }
  await acts.call('plan.set', 'PUT /api/v1/admin/members/{id}/plan', { params, body: plan })
  const bob = await joinAsProfessional(world, app)
  await bob.api('POST /api/v1/plan-requests', { body: { plan: 'Pro', message: 'Please.' } })
  const declined = { params: { id: await loginIdOf(world, bob) }, body: { plan: 'Pro' } }
  await acts.call('plan.declined', 'POST /api/v1/admin/members/{id}/plan-request/decline', declined)
  const names = { firstName: 'Adah', lastName: 'Lovelace', seen: { firstName: 'Ada', lastName: 'Lovelace' } }
  await acts.call('member.renamed', 'PUT /api/v1/admin/members/{id}/names', { params, body: names })
  const cyd = await joinAsProfessional(world, app, { confirmed: false })
  const ofCyd = { params: { id: await loginIdOf(world, cyd) } }
  const email = newEmail('cyd')
  const corrected = { email, seen: cyd.email }
  await acts.call('member.readdressed', 'PUT /api/v1/admin/members/{id}/email', { ...ofCyd, body: corrected })
  await suppress(world.ctx, world.ctx.db, { address: email, reason: 'bounced' })
  await acts.call('address.allowed', 'DELETE /api/v1/admin/members/{id}/email-suppression', ofCyd)
  await acts.call('member.confirmation-sent', 'POST /api/v1/admin/members/{id}/confirmation-emails', ofCyd)
  const ofBob = { params: declined.params }
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

/** Admins' bulk actions on members or companies. */
export async function changeMany(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world } = acts
  const dan = await joinAsProfessional(world, app)
  const chosen = { ids: [await loginIdOf(world, dan)], count: 1 }
  const words = { title: 'News', text: 'All of it.', alsoMail: false }
  const tag = { tag: 'Early', present: true }
  await acts.call('member.tagged', 'PUT /api/v1/admin/members-tags', { body: { ...chosen, ...tag } })
  await acts.call('plan.set', 'PUT /api/v1/admin/members-plan', { body: { ...chosen, plan: 'Pro' } })
  await acts.call('broadcast.sent', 'POST /api/v1/admin/members-notifications', { body: { ...chosen, ...words } })
  await acts.call('member.suspended', 'POST /api/v1/admin/members-suspensions', {
    body: { ...chosen, reason: 'Spam.' },
  })
  const works = await joinAsEmployer(world, app)
  const companies = { ids: [works.id], count: 1 }
  await acts.call('company.tagged', 'PUT /api/v1/admin/companies-tags', { body: { ...companies, ...tag } })
  await acts.call('plan.set', 'PUT /api/v1/admin/companies-plan', { body: { ...companies, plan: 'Pro' } })
  await acts.call('broadcast.sent', 'POST /api/v1/admin/companies-notifications', { body: { ...companies, ...words } })
  await acts.call('company.hidden', 'PUT /api/v1/admin/companies-hiding', { body: { ...companies, reason: 'Fake.' } })
}

/** Admins' actions on companies. */
export async function changeCompanies(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world } = acts
  const facts = { name: 'Zebra Bakery', website: '', tagline: '' }
  const { company } = await acts.call('company.created', 'POST /api/v1/admin/companies', { body: facts })
  const params = { id: company._id }
  const corrected = { ...facts, tagline: 'Bread.', version: company.version }
  await acts.call('company.corrected', 'PUT /api/v1/admin/companies/{id}/facts', { params, body: corrected })
  const plan = { plan: 'Pro', seen: 'free' }
  await acts.call('plan.set', 'PUT /api/v1/admin/companies/{id}/plan', { params, body: plan })
  await acts.call('company.hidden', 'PUT /api/v1/admin/companies/{id}/hiding', { params, body: { reason: 'Fake.' } })
  await acts.call('company.shown', 'DELETE /api/v1/admin/companies/{id}/hiding', { params })
  await acts.call('company.tagged', 'PUT /api/v1/admin/companies/{id}/tags', { params, body: { tags: ['Early'] } })
  const note = { params, body: { text: 'Asked twice.' } }
  await acts.call('company.noted', 'POST /api/v1/admin/companies/{id}/notes', note)
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

/** Moderators' actions. */
export async function moderate(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world, admin } = acts
  const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  const post = await publishPost(ada)
  await report(bob, { kind: 'post', id: post._id })
  const { _id: id } = await firstOf(admin)
  const note = { params: { id }, body: { text: 'The second one.' } }
  await acts.call('review.noted', 'POST /api/v1/admin/reviews/{id}/notes', note)
  const decision = { decision: 'warn', words: 'Be kind.' }
  const decided = await acts.call('review.decided', 'POST /api/v1/admin/reviews/{id}/decisions', {
    ...{ params: { id }, body: decision },
  })
  const undone = { params: { id, decisionId: decided.acts[0]?._id ?? '' } }
  await acts.call('review.undone', 'POST /api/v1/admin/reviews/{id}/decisions/{decisionId}/undo', undone)
  const rule = { words: 'free money', act: 'hold', reason: '' }
  await acts.call('word-rule.set', 'POST /api/v1/admin/word-rules', { body: rule })
  const { items } = (await admin.api('GET /api/v1/admin/word-rules')).result
  const params = { id: items.find(({ words }) => words === 'free money')?._id ?? '' }
  await acts.call('word-rule.removed', 'DELETE /api/v1/admin/word-rules/{id}', { params })
  const loginId = await loginIdOf(world, ada)
  const suspended = { params: { id: loginId }, body: { reason: 'Spam.' } }
  for (const granted of [false, true]) {
    await admin.api('POST /api/v1/admin/members/{id}/suspend', suspended)
    await (await logInAs(app, ada.email)).api('POST /api/v1/account/appeal', { body: { text: 'It was no spam.' } })
    const answer = { params: { id: loginId }, body: { granted, words: 'We looked again.' } }
    await acts.call('member.appeal-answered', 'POST /api/v1/admin/appeals/{id}/answer', answer)
    const page = await admin.api('GET /api/v1/admin/members/{id}', { params: { id: loginId } })
    const facts = { before: { suspended: true }, after: { suspended: !granted, words: 'We looked again.' } }
    expect(page.result.deeds).toContainEqual(expect.objectContaining({ act: 'member.appeal-answered', ...facts }))
    await admin.api('POST /api/v1/admin/members/{id}/restore', { params: { id: loginId } })
  }
}

/** Admins' actions on admins. */
export async function changeAdmins(acts: RecordedActs, app: TestApp): Promise<void> {
  const other = await joinAsAdmin(acts.world, app, 'admin-support')
  const params = { id: await loginIdOf(acts.world, other) }
  const invited = { email: newEmail('invited'), role: 'admin-content' }
  await acts.call('admin.invited', 'POST /api/v1/admin/admins', { body: invited })
  const role = { role: 'admin-content' }
  await acts.call('admin.role-changed', 'PUT /api/v1/admin/admins/{id}/role', { params, body: role })
  await acts.call('admin.removed', 'DELETE /api/v1/admin/admins/{id}', { params })
}
