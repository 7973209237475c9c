import { expect, test } from 'vitest'
import { followUrl } from '../connections/connections.factory.ts'
import { befriend, passUnreadHour, write } from '../convos/convos.factory.ts'
import { comment } from '../discussion/discussion.factory.ts'
import { publishPost } from '../feed/feed.factory.ts'
import { publishArticle } from '../headlines/headlines.factory.ts'
import { publishPoll } from '../polls/polls.factory.ts'
import { answer, ask, joinAsCreator } from '../real-talk/real-talk.factory.ts'
import { logInAs } from '../session/accounts.factory.ts'
import { settled, usePushWorld } from './notifications.factory.ts'

const HOSTILE_HTML = '<script>boom()</script><img src=x onerror=boom()>'
/** Markup in a member's text that a browser would interpret. */
const markup = /<script>boom|<img src="?x|onerror="/i

const { world, app, service } = await usePushWorld()

test('scripts in members’ texts are harmless in emails, push messages, links of the bell, posts and files', async () => {
  const bob = await joinAsCreator(world, app, { firstName: 'Bob' })
  const eve = await joinAsCreator(world, app, { firstName: HOSTILE_HTML, lastName: HOSTILE_HTML })
  const browser = service.subscribe('https://push.example')
  await bob.call('POST', '/api/v1/notifications/subscribe', { ...browser, userId: bob.id })
  for (const kind of ['new-follower', 'comment:new', 'comment:reply', 'mention', 'icebreaker-answer'] as const) {
    const body = { app: true, mail: true, push: true }
    await bob.api('PATCH /api/v1/notification-settings/{kind}', { params: { kind }, body })
  }
  await eve.call('POST', followUrl(eve, bob.id))
  await befriend(bob, eve)
  const post = await publishPost(eve, {
    body: `<p>${HOSTILE_HTML}<a data-mention="${bob.id}" href="javascript:boom()">@${HOSTILE_HTML}</a> &lt;script&gt;boom()&lt;/script&gt; #${HOSTILE_HTML}</p>`,
  })
  await publishPoll(world, eve, { question: `Which ${HOSTILE_HTML}?`, options: [HOSTILE_HTML, `${HOSTILE_HTML} too`] })
  const article = await publishArticle(eve, { title: HOSTILE_HTML, body: `<p>${HOSTILE_HTML}So.</p>` })
  const ownPost = await publishPost(bob)
  await comment(eve, ownPost._id, HOSTILE_HTML)
  const question = await ask(bob, 'Who reads what others have written?')
  await answer(eve, question.slug, HOSTILE_HTML)
  await ask(eve, `Who reads ${HOSTILE_HTML}?`)
  await write(eve, bob, HOSTILE_HTML)
  await settled(world)
  await passUnreadHour(world)
  await settled(world)

  const paths = ['/sitemaps/feed-1.xml', '/sitemaps/headlines-1.xml', `/headlines/${article.slug}.png`]
  for (const path of paths) {
    const reply = await app.inject(path)
    expect([path, reply.statusCode]).toEqual([path, 200])
    expect(reply.body, path).not.toMatch(markup)
  }
  const mails = await world.mailbox.all(bob.email)
  expect(mails.length).toBeGreaterThan(3)
  for (const { subject, html } of mails) expect(html, subject).not.toMatch(markup)
  await expect.poll(() => service.received.length).toBeGreaterThan(3)
  for (const { message } of service.received) {
    // Browsers show push messages as text, so markup in them is harmless.
    expect(message).toMatchObject({ title: expect.any(String), text: expect.not.stringMatching(/</) })
  }
  const laterSession = await logInAs(app, bob.email)
  const { items } = (await laterSession.api('GET /api/v1/notifications', { query: {} })).result
  expect(items.length).toBeGreaterThan(3)
  for (const { to } of items) expect(to).toMatch(/^\//)
  const postBody = (await laterSession.api('GET /api/v1/posts/{id}', { params: { id: post._id } })).result.body
  expect(postBody).not.toMatch(markup)
  expect(postBody).not.toContain('javascript:')
})
