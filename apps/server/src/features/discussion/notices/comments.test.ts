import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { withLanguage } from '../../../platform/language/with-language.ts'
import { addSubject, age, comment } from '../../discussion/discussion.factory.ts'
import { publishArticle } from '../../headlines/headlines.factory.ts'
import { settled } from '../../notifications/notifications.factory.ts'
import { answer, ask } from '../../real-talk/real-talk.factory.ts'
import { joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { commentThings } from './comment-notice.ts'

const { world, app } = useWorld()

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
})

const professional = (firstName: string) => joinAsProfessional(world, app, { firstName, plan: 'Creator' })

async function notificationsFor({ api }: SignedInClient) {
  await settled(world)
  const { items } = (await api('GET /api/v1/notifications', {})).result
  return items.filter(({ name }) => name !== 'new-badge')
}
/** Returns the stored notifications of a member. */
async function storedNotifications({ id }: SignedInClient): Promise<string> {
  const rows = world.ctx.db.selectFrom('notification').select('data').where('member_id', '=', id)
  return JSON.stringify(await rows.execute())
}
const names = async (member: SignedInClient) => (await notificationsFor(member)).map(({ name }) => name)
const longText = 'Seventy characters is not very much when one has something to say about work, or is it?'
const cut = 'Seventy characters is not very much when one has something to say abou…'

test('the author of a headline gets one notification a day about its comments, and a reply notifies the author of the comment', async () => {
  const [author, bob, eve] = [await professional('Ann'), await professional('Bob'), await professional('Eve')]
  await age(world)
  const { _id, slug } = await publishArticle(author, { title: 'To be talked about' })
  const { result: first } = await comment(bob, _id, longText)
  expect(await notificationsFor(author)).toMatchObject([
    {
      ...{ name: 'headline-answer', text: 'commented on your headline', answer: cut, title: 'To be talked about' },
      ...{ contentType: 'headline', slug, to: `/headlines/${slug}#comment-${first._id}`, user: { _id: bob.id } },
    },
  ])
  world.clock.advance(1_000)
  const { result: reply } = await comment(eve, _id, 'I agree with Bob.', first._id)
  expect(await notificationsFor(author)).toMatchObject([
    { name: 'headline-answer', count: 2, others: ['Bob'], answer: 'I agree with Bob.' },
  ])
  expect(await notificationsFor(bob)).toMatchObject([
    { name: 'comment:reply', text: 'replied to you', reply: 'I agree with Bob.', user: { _id: eve.id } },
  ])
  // The author of the comment is notified only of the reply.
  await comment(author, _id, 'Thank you.', first._id)
  const { result: own } = await comment(author, _id, 'A word of mine.')
  await comment(bob, _id, 'A word to that.', own._id)
  expect((await notificationsFor(author)).map(({ name, reply }) => [name, reply])).toContainEqual([
    'comment:reply',
    'A word to that.',
  ])
  await bob.api('PUT /api/v1/reactions/{id}', { params: { id: reply._id }, body: { reaction: 'up' } })
  expect(await notificationsFor(eve)).toMatchObject([
    { name: 'comment:reaction', text: 'reacted with 👍 to your comment', message: 'I agree with Bob.', reaction: 'up' },
  ])
})

test('a deleted comment is no longer quoted in notifications', async () => {
  const [author, bob, eve] = [await professional('Ann'), await professional('Bob'), await professional('Eve')]
  await age(world)
  const { _id } = await publishArticle(author, { title: 'Deleted below' })
  await comment(bob, _id, 'To stay.')
  world.clock.advance(1_000)
  const { result } = await comment(eve, _id, 'To be regretted.')
  expect(await notificationsFor(author)).toMatchObject([{ answer: 'To be regretted.', count: 2 }])
  await eve.api('DELETE /api/v1/comments/{id}', { params: { id: result._id } })
  const [entry] = await notificationsFor(author)
  expect(entry).toMatchObject({ count: 1, user: { _id: bob.id }, message: 'Deleted below' })
  expect(entry).not.toHaveProperty('answer')
  expect(await storedNotifications(author)).not.toContain('To be regretted.')
})

test('when one of two members deletes their answer, the notification names only the other member', async () => {
  const [asker, bob, eve] = [await professional('Ann'), await professional('Bob'), await professional('Eve')]
  const { slug, text } = await ask(asker)
  await answer(bob, slug, 'An answer to stay.')
  await settled(world)
  world.clock.advance(1_000)
  const { _id } = await answer(eve, slug, 'An answer to be regretted.')
  expect(await notificationsFor(asker)).toMatchObject([{ count: 2, answer: 'An answer to be regretted.' }])
  await eve.api('DELETE /api/v1/answers/{id}', { params: { id: _id } })
  const [entry] = await notificationsFor(asker)
  expect(entry).toMatchObject({ count: 1, user: { _id: bob.id }, message: text })
  expect(entry).not.toHaveProperty('answer')
  expect(await storedNotifications(asker)).not.toContain('regretted')
})

test('notifications present comments on a Real talk answer as replies, and comments on a case as comments', async () => {
  const [asker, bob, eve] = [await professional('Ann'), await professional('Bob'), await professional('Eve')]
  await age(world)
  const { slug, text } = await ask(asker)
  await answer(bob, slug, 'Less, but every day.')
  expect(await notificationsFor(asker)).toMatchObject([
    { name: 'icebreaker-answer', answer: 'Less, but every day.', question: text },
  ])
  const { result } = await asker.api('GET /api/v1/questions/{slug}/answers', { params: { slug }, query: {} })
  await comment(eve, result.items[0]?._id ?? '', 'How much less?')
  expect(await notificationsFor(bob)).toMatchObject([
    { name: 'comment:reply', reply: 'How much less?', question: text, contentType: 'question', slug },
  ])
  world.clock.advance(1_000)
  const subject = await addSubject(world, bob, {
    kind: 'case',
    title: 'A bridge',
    path: '/professional/portfolio/a-bridge',
  })
  await comment(eve, subject, 'It stands!')
  expect(await notificationsFor(bob)).toMatchObject([
    {
      name: 'comment:new',
      text: 'commented on your case',
      message: 'It stands!',
      contentType: 'portfolio',
      slug: 'a-bridge',
    },
    { name: 'comment:reply' },
  ])
})

test('members are not notified of their own comments or of muted members’ comments', async () => {
  const [author, bob] = [await professional('Ann'), await professional('Bob')]
  await age(world)
  const { _id } = await publishArticle(author, { title: 'A quiet one' })
  const { result } = await comment(author, _id, 'First!')
  await comment(author, _id, 'To myself.', result._id)
  await author.api('PUT /api/v1/connections/muted/{userId}', { params: { userId: bob.id } })
  await comment(bob, _id, 'Hello?')
  expect(await names(author)).toEqual([])
})

test('in an email, the line that names the subject of a comment is in the reader’s language', () => {
  const entry = { aboutId: 'bob', data: { by: 'bob', said: 'I agree.', title: 'Why our timetable lies' } }
  expect(withLanguage('de', () => commentThings(entry))).toEqual([
    { quote: 'I agree.', about: 'Zu „Why our timetable lies“' },
  ])
})
