import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { followUrl } from '../connections/connections.factory.ts'
import { attach, befriend, passUnreadHour, write } from '../convos/convos.factory.ts'
import { age, comment } from '../discussion/discussion.factory.ts'
import { publishArticle } from '../headlines/headlines.factory.ts'
import { drawPicture, upload } from '../pictures/pictures.factory.ts'
import { joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { settled } from './notifications.factory.ts'

const { world, app } = useWorld()

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
})

const professional = (firstName: string) => joinAsProfessional(world, app, { firstName, plan: 'Creator' })

async function noticesTo({ email }: SignedInClient) {
  await settled(world)
  return (await world.mailbox.all(email)).filter(({ name }) => name === 'notification')
}

async function messageTo(member: SignedInClient) {
  return (await noticesTo(member)).find(({ subject }) => subject.endsWith('sent you a message'))
}

/** Publishes an article of Ann's on which Bob comments. */
async function commentOnArticle(text: string) {
  const [ann, bob] = [await professional('Ann'), await professional('Bob')]
  await age(world)
  const { _id } = await publishArticle(ann, { title: 'Why timetables lie' })
  const { result } = await comment(bob, _id, text)
  await settled(world)
  return { ann, bob, commentId: result._id }
}

const longText = 'It lies because nobody who wrote it has ever driven the number forty-two, not even once.'
const cut = 'It lies because nobody who wrote it has ever driven the number forty-t…'

test('a comment’s email begins with 70 characters of the comment, and names its author and the headline', async () => {
  const { ann } = await commentOnArticle(longText)
  const [mail, ...others] = await noticesTo(ann)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Bob Lovelace commented on your headline')
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(`${cut} On “Why timetables lie” Read the comment http`)
  expect(mail?.html).toContain(`data-skip-in-text="true">${cut}`)
  expect(mail?.text).not.toContain('Hello')
})

test('nothing is emailed about a comment that was deleted before the email was sent', async () => {
  const { ann, bob, commentId } = await commentOnArticle('To be regretted.')
  await bob.api('DELETE /api/v1/comments/{id}', { params: { id: commentId } })
  expect(await noticesTo(ann)).toEqual([])
})

test('nothing is emailed about a member who was blocked, or a comment that was hidden, before the email was sent', async () => {
  const blockedComment = await commentOnArticle('Before the block.')
  await blockedComment.ann.api('PUT /api/v1/connections/blocked/{userId}', {
    params: { userId: blockedComment.bob.id },
  })
  expect(await noticesTo(blockedComment.ann)).toEqual([])

  const hiddenComment = await commentOnArticle('Before a moderator looked.')
  const subjects = world.ctx.db.updateTable('discussion_subject').set({ hidden_at: world.clock.now() })
  await subjects.where('id', '=', hiddenComment.commentId).execute()
  expect(await noticesTo(hiddenComment.ann)).toEqual([])
})

test('an edited comment is quoted as it is when the email is sent', async () => {
  const { ann, bob, commentId } = await commentOnArticle('First words.')
  await bob.api('PUT /api/v1/comments/{id}', { params: { id: commentId }, body: { text: 'Second thoughts.' } })
  const [mail] = await noticesTo(ann)
  expect(mail?.text).toContain('Second thoughts.')
  expect(mail?.text).not.toContain('First words.')
})

test('an email waiting to be sent contains no text or names of other members', async () => {
  const { ann } = await commentOnArticle('A word between us.')
  const rows = await world.ctx.db.selectFrom('mail').select('props').where('to_address', '=', ann.email).execute()
  expect(JSON.stringify(rows)).not.toMatch(/between us|Bob|timetables/)
})

test('a message’s email begins with the message; if it has a file, neither its text nor the file’s name is shown', async () => {
  const [ann, bob] = [await professional('Ann'), await professional('Bob')]
  await befriend(ann, bob)
  await write(bob, ann, 'Are you free on Thursday?')
  await passUnreadHour(world)
  expect((await messageTo(ann))?.html).toContain('data-skip-in-text="true">Are you free on Thursday?')

  const [eve, mia] = [await professional('Eve'), await professional('Mia')]
  await befriend(eve, mia)
  const { _id: fileId } = await attach(app, mia, Buffer.from('%PDF-1.4\n%%EOF\n'), 'secret-offer.pdf')
  await write(mia, eve, { text: 'Here is the offer.', fileId })
  await passUnreadHour(world)
  const mail = await messageTo(eve)
  expect(mail?.html).toContain('Attachment')
  expect(mail?.html).not.toMatch(/secret-offer|Here is the offer/)
})

test('a member’s photo is embedded in the email in a small size, unless it is hidden', async () => {
  const [ann, bob] = [await professional('Ann'), await professional('Bob')]
  const { _id: pictureId } = (
    await upload(app, await drawPicture(300, 300), { purpose: 'photo', token: bob.token })
  ).json().result
  await bob.call('PUT', '/api/v1/account/photo', { pictureId })
  await bob.call('POST', followUrl(bob, ann.id))
  const [mail] = await noticesTo(ann)
  const [picture, ...others] = mail?.pictures ?? []
  expect(others).toEqual([])
  expect(mail?.html).toContain(`src="cid:${picture?.cid}"`)
  expect(picture?.type).toBe('image/jpeg')
  expect(picture?.content.length).toBeLessThan(6_000)
  expect(mail?.html).not.toMatch(/src="https?:/)

  await world.ctx.db.updateTable('picture').set({ hidden_at: world.clock.now() }).where('id', '=', pictureId).execute()
  const [laterMail] = await noticesTo(ann)
  expect(laterMail?.pictures).toEqual([])
  expect(laterMail?.html).toMatch(/class="m-mark"[^>]*>BL</)
})

test('emails that an earlier version of the server has stored are sent as they are', async () => {
  const row = { to_address: 'old@example.com', created_at: world.clock.now() }
  const url = 'https://rise.example/professional/community'
  const notice = { firstName: 'Ann', name: 'Bob Moore', text: 'follows you', url }
  const summary = { firstName: 'Ann', why: 'quiet', items: [{ title: 'Bob follows you', url }], more: 0, url }
  const waitingProps = { notification: notice, 'notification-summary': summary }
  for (const [name, props] of Object.entries(waitingProps)) {
    const storedRow = { ...row, id: world.ctx.newId(), name, props: JSON.stringify(props) }
    await world.ctx.db.insertInto('mail').values(storedRow).execute()
  }
  const mails = await world.mailbox.all('old@example.com')
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Bob Moore follows you',
    'One notification from your quiet hours on Rise',
  ])
  for (const { text } of mails) expect(text).toContain(url)
})

test('an email about a new follower names followed members who follow that person, without muted ones', async () => {
  const [ada, bob, carla, dora] = await Promise.all(['Ada', 'Bob', 'Carla', 'Dora'].map(professional))
  if (!ada || !bob || !carla || !dora) throw new Error('Nobody joined.')
  const follow = (member: SignedInClient, other: SignedInClient) => member.call('POST', followUrl(member, other.id))
  for (const friend of [bob, carla]) {
    await follow(ada, friend)
    await follow(friend, dora)
  }
  await ada.api('PUT /api/v1/connections/muted/{userId}', { params: { userId: bob.id } })
  await follow(dora, ada)
  const mail = (await noticesTo(ada)).find(({ subject }) => subject === 'Dora Lovelace follows you')
  expect(mail?.text).toContain('Followed by Carla')
  expect(mail?.text).not.toContain('Bob')
})
