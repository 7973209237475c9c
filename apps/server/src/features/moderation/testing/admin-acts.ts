import { expect } from 'vitest'
import type { RecordedActs } from '../../../../test/admin-acts/recorded-acts.ts'
import type { TestApp } from '../../../../test/client.ts'
import { publishPost } from '../../feed/feed.factory.ts'
import { joinAsProfessional, logInAs, loginIdOf } from '../../session/accounts.factory.ts'
import { firstOf, report } from '../moderation.factory.ts'

/** Makes moderators' calls. */
export async function adminActs(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world, admin } = acts
  const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  const post = await publishPost(ada)
  await report(bob, { kind: 'post', id: post._id })
  const { _id: id } = await firstOf(admin)
  const note = { params: { id }, body: { text: 'The second one.' } }
  await acts.call('review.noted', 'POST /api/v1/admin/reviews/{id}/notes', note)
  const decision = { decision: 'warn', words: 'Be kind.' }
  const decidedReview = await acts.call('review.decided', 'POST /api/v1/admin/reviews/{id}/decisions', {
    ...{ params: { id }, body: decision },
  })
  const undone = { params: { id, decisionId: decidedReview.acts[0]?._id ?? '' } }
  await acts.call('review.undone', 'POST /api/v1/admin/reviews/{id}/decisions/{decisionId}/undo', undone)
  const rule = { words: 'free money', act: 'hold', reason: '' }
  await acts.call('word-rule.set', 'POST /api/v1/admin/word-rules', { body: rule })
  const { items } = (await admin.api('GET /api/v1/admin/word-rules')).result
  const params = { id: items.find(({ words }) => words === 'free money')?._id ?? '' }
  await acts.call('word-rule.removed', 'DELETE /api/v1/admin/word-rules/{id}', { params })
  const loginId = await loginIdOf(world, ada)
  const suspensionInput = { params: { id: loginId }, body: { reason: 'Spam.' } }
  for (const isGranted of [false, true]) {
    await admin.api('POST /api/v1/admin/members/{id}/suspend', suspensionInput)
    await (await logInAs(app, ada.email)).api('POST /api/v1/account/appeal', { body: { text: 'It was no spam.' } })
    const answer = { params: { id: loginId }, body: { granted: isGranted, words: 'We looked again.' } }
    await acts.call('member.appeal-answered', 'POST /api/v1/admin/appeals/{id}/answer', answer)
    const page = await admin.api('GET /api/v1/admin/members/{id}', { params: { id: loginId } })
    const facts = { before: { suspended: true }, after: { suspended: !isGranted, words: 'We looked again.' } }
    expect(page.result.deeds).toContainEqual(expect.objectContaining({ act: 'member.appeal-answered', ...facts }))
    await admin.api('POST /api/v1/admin/members/{id}/restore', { params: { id: loginId } })
  }
}
