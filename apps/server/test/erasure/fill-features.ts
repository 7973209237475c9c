import { createECDH, randomUUID } from 'node:crypto'
import { applyWithFiles, keepResume } from '../../src/features/applications/applications.factory.ts'
import { look } from '../../src/features/badges/badges.factory.ts'
import { importedCompany, slugOf } from '../../src/features/companies/companies.factory.ts'
import {
  answerFirst,
  ask as askToName,
  layoutOf,
  peopleBlock,
  publishLayout,
  sliderBlock,
  textBlock,
} from '../../src/features/company-blocks/company-blocks.factory.ts'
import { attach, convoOf, write } from '../../src/features/convos/convos.factory.ts'
import { fillCopilot } from '../../src/features/copilot/copilot.factory.ts'
import { importEntries } from '../../src/features/courses/courses.factory.ts'
import { age } from '../../src/features/discussion/discussion.factory.ts'
import { join, publishEvent } from '../../src/features/events/events.factory.ts'
import { publishPost } from '../../src/features/feed/feed.factory.ts'
import { publishArticle } from '../../src/features/headlines/headlines.factory.ts'
import { addJobs } from '../../src/features/jobs/search/searched-jobs.factory.ts'
import { importRows } from '../../src/features/layoffs/layoffs.factory.ts'
import { fillMailings } from '../../src/features/mailings/mailings.factory.ts'
import { fillMissions } from '../../src/features/missions/missions.factory.ts'
import { settled } from '../../src/features/notifications/notifications.factory.ts'
import { fillPayments } from '../../src/features/plans/billing/billing.factory.ts'
import { closeDuePolls, endPoll, publishPoll } from '../../src/features/polls/polls.factory.ts'
import { publishCase } from '../../src/features/portfolio/portfolio.factory.ts'
import { writeStory } from '../../src/features/professionals/story/stories.factory.ts'
import { answer, ask } from '../../src/features/real-talk/real-talk.factory.ts'
import {
  joinAsAdmin,
  joinAsProfessional,
  loginIdOf,
  type SignedInClient,
  send,
} from '../../src/features/session/accounts.factory.ts'
import { secure } from '../../src/features/session/second-factor/second-factor.factory.ts'
import { openFitting, saveDetails, saveRules } from '../../src/features/smart-apply/smart-apply.factory.ts'
import { announceTo, forgetPassword, holdEntry, nothing, openFile, picture, view } from './fill-parts.ts'
import { MARK, must, type People, storySlugOf } from './people.ts'

/** Each feature's part: it makes the erased ones leave something in every table that the feature owns. */
export const fillers: Readonly<Record<string, (people: People) => Promise<void>>> = {
  catalogs: nothing,
  async session({ ada, emil, world, app }) {
    await must(ada.call('PUT', '/api/v1/story/address', { slug: `${MARK}-the-first` }))
    for (const path of [`/professional/ada-${MARK}`, `/professional/${MARK}-the-first/preview`]) await view(app, path)
    await view(app, `/company/${await slugOf(emil)}`)
    await must(ada.call('POST', '/api/v1/page-views', { path: `/jobs/${MARK}` }))
    await secure(world, ada)
    for (const { email } of [ada, emil]) await forgetPassword(world, app, email)
  },
  async plans({ ada, world }) {
    await fillPayments(world, ada.id)
    await must(ada.call('POST', '/api/v1/plan-requests', { plan: 'Pro', message: `For ${MARK}.` }))
  },
  async pictures({ ada, emil, app }) {
    await must(ada.call('PUT', '/api/v1/account/photo', { pictureId: await picture(app, ada, 'photo') }))
    await must(emil.call('PUT', '/api/v1/account/cover', { pictureId: await picture(app, emil, 'cover') }))
    await picture(app, ada, 'content')
  },
  'link-previews': nothing,
  async connections({ ada, bob, rita, emil }) {
    await must(ada.call('POST', `/api/v1/professionals/${ada.id}/follow/${bob.id}`))
    await must(bob.call('POST', `/api/v1/professionals/${bob.id}/follow/${ada.id}`))
    await must(ada.call('PUT', `/api/v1/connections/muted/${rita.id}`))
    await must(emil.call('PUT', `/api/v1/connections/blocked/${rita.id}`))
    await must(ada.call('PUT', `/api/v1/connections/suggestions/dismissed/${rita.id}`))
    await must(ada.call('PUT', `/api/v1/connections/alerts/${bob.id}`))
  },
  async professionals({ ada, bob, app }) {
    await writeStory(ada, {
      resume: {
        basics: { label: `Keeper of ${MARK}`, summary: `All of ${MARK}.`, location: { city: MARK } },
        work: [{ name: `${MARK} & Sons`, position: 'Keeper', startDate: '2020' }],
        skills: [{ name: `${MARK} keeping` }],
      },
      shownAtWork: true,
      hiddenFrom: [`${MARK} Ltd`],
      openToWork: 'public',
      mentoringTopics: ['changing-careers'],
    })
    await writeStory(bob, { mentoringTopics: ['changing-careers'] })
    const [own, others] = [await storySlugOf(ada), await storySlugOf(bob)]
    const headers = { 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' }
    const views = (slug: string, token?: string) =>
      send(app, 'POST', `/api/v1/professionals/${slug}/views`, { token, headers })
    await must(views(others, ada.token))
    await must(views(own, bob.token))
    await must(views(own))
    const question = { topic: 'changing-careers', message: `How do you do, asks ${MARK}, and how did you begin?` }
    await must(ada.call('POST', `/api/v1/professionals/${others}/mentoring-requests`, question))
    await must(bob.call('POST', `/api/v1/professionals/${own}/mentoring-requests`, question))
    await must(ada.call('PUT', '/api/v1/view-privacy', { unseen: true }))
  },
  async portfolio({ ada, bob, emil, rita, app, world }) {
    // What bob is told of both in one entry speaks of carl alone afterwards.
    const carl = await joinAsProfessional(world, app, { firstName: 'Carl' })
    await must(bob.call('POST', `/api/v1/professionals/${bob.id}/follow/${carl.id}`))
    await publishCase(carl, 'A bridge')
    const [coverId, shown] = [await picture(app, ada, 'content'), await picture(app, ada, 'content')]
    const body = `<p>${MARK}</p><img data-picture="${shown}" src="/pictures/${shown}/480.webp" alt="${MARK}">`
    const slug = await publishCase(ada, `Case ${MARK}`, { summary: MARK, coverId, body })
    await view(app, `/professional/portfolio/${slug}`)
    const inText = await picture(app, emil, 'content')
    const text = `<p>${MARK}</p><img data-picture="${inText}" src="/pictures/${inText}/480.webp" alt="${MARK}">`
    await publishCase(emil, `Works of ${MARK}`, { body: text })
    const credits = [{ slug: await storySlugOf(ada), part: `Was ${MARK}` }]
    const theirs = await publishCase(rita, 'A pier', { credits })
    await must(ada.call('PUT', `/api/v1/portfolio-cases/${theirs}/credit`))
    await publishCase(rita, 'A second pier', { credits })
  },
  resumes: async ({ ada, app }) => openFile(app, `/professional/${await storySlugOf(ada)}/resume.pdf`),
  async onboarding({ ada }) {
    const answers = { position: `Keeper of ${MARK}` }
    await must(
      ada.call('PUT', '/api/v1/onboarding', { version: 0, entry: 'layoff-onboarding', done: [], skipped: [], answers }),
    )
  },
  async companies({ ada, emil, recruiter, rita, app, world }) {
    const own = `/api/v1/companies/${await slugOf(emil)}`
    const theirs = `/api/v1/companies/${await slugOf(rita)}`
    await must(emil.call('POST', `${own}/gallery`, { pictureId: await picture(app, emil, 'gallery'), alt: MARK }))
    await must(emil.call('POST', `${own}/news`, { text: `News of ${MARK}.` }))
    await must(emil.call('POST', `${own}/team/invitations`, { email: `joan.${MARK}@example.com`, role: 'editor' }))
    const { slug } = await importedCompany(world, 'Imported Mill')
    await must(ada.call('POST', `/api/v1/companies/${slug}/claim/request`, { reason: `I am ${MARK}, the miller.` }))
    await must(rita.call('PATCH', `${theirs}/team/${await loginIdOf(world, recruiter)}`, { role: 'editor' }))
  },
  async 'company-blocks'({ ada, emil, rita, app }) {
    const own = layoutOf(textBlock(`<p>${MARK}</p>`), sliderBlock([await picture(app, emil, 'content')]))
    await publishLayout(emil, own)
    const { slug } = (await must(ada.call('GET', '/api/v1/check'))).result
    await askToName(rita, slug)
    await answerFirst(ada, true)
    await publishLayout(rita, layoutOf(peopleBlock(ada.id)))
  },
  content: nothing,
  site: nothing,
  async mentions({ ada, emil, bob, rita, world }) {
    await age(world)
    const mention = (id: string) => `<a data-mention="${id}">@x</a>`
    // First names alone are left of what is cut within a name.
    const body = `<p>Thanks to ${mention(ada.id)} and ${mention(emil.id)}. ${'On and on. '.repeat(40)}</p>`
    const { _id } = await publishPost(bob, { body })
    const cut = `As always in these cases, and that is hard to overlook, it was @Ada ${MARK}.`
    const comment = (client: SignedInClient, text: string, replyTo?: string) =>
      must(client.call('POST', `/api/v1/discussions/${_id}/comments`, { text, mentions: [ada.id], replyTo }))
    const { result } = await comment(rita, cut)
    await comment(bob, `Ask @Ada ${MARK} about it.`, result._id)
    await must(
      ada.call('POST', `/api/v1/discussions/${_id}/comments`, { text: 'Hello @Bob Stone', mentions: [bob.id] }),
    )
  },
  palette: nothing,
  async jobs({ ada, rita, world }) {
    const own = new Map([['harbour-works', rita.id]])
    const [id] = await addJobs(world.ctx, [{ title: 'Rigger', company: 'harbour-works' }], own)
    for (const kept of ['saved', 'hidden', 'seen']) await must(ada.call('PUT', `/api/v1/${kept}-jobs/${id}`))
    await must(ada.call('PUT', `/api/v1/saved-jobs/${id}/note`, { note: `As ${MARK} thinks.` }))
    await must(ada.call('PUT', `/api/v1/hidden-companies/${rita.id}`))
    const filter = { keyword: MARK }
    await must(ada.call('POST', '/api/v1/saved-searches', { name: `For ${MARK}`, filter }))
  },
  async postings({ recruiter, rita, world }) {
    const fields = {
      ...{ title: 'Crane operator', places: ['Hamburg, Germany'], workType: 'Onsite', employmentType: 'Full-time' },
      ...{ payFrom: null, payTo: null, payCurrency: '', payPeriod: 'YEAR', apply: 'harbour.example/apply' },
      description: 'You move containers, by day and by night, from ship to train.',
    }
    const url = `/api/v1/companies/${await slugOf(rita)}/written-jobs/${world.ctx.newId()}`
    await must(recruiter.call('PUT', url, { version: 0, fields }))
    await must(recruiter.call('PUT', `${url}/state`, { state: 'open' }))
  },
  async match({ ada, rita, world }) {
    const own = new Map([['harbour-works', rita.id]])
    const [id] = await addJobs(world.ctx, [{ title: 'Rigger', company: 'harbour-works' }], own)
    await must(ada.call('PUT', `/api/v1/match-refusals/${id}`, { reason: 'pay' }))
    const wish = { pay: { amount: 60_000, currency: 'EUR' }, employmentTypes: ['Full-time'], moveTo: ['Lyon, France'] }
    await must(ada.call('PUT', '/api/v1/match-wish', wish))
  },
  async applications({ ada, recruiter, rita, app, world }) {
    const slug = await slugOf(rita)
    const sent = { name: `Ada ${MARK}`, note: `As ${MARK} says.` }
    const { jobId: id, application } = await applyWithFiles({ world, app }, rita, ada, sent)
    const elsewhere = { title: 'Rigger', companyName: 'Elsewhere Ltd', stage: 'received', appliedOn: '2026-01-05' }
    const outside = `/api/v1/outside-applications/${world.ctx.newId()}`
    await must(ada.call('PUT', outside, { ...elsewhere, note: `So notes ${MARK}.` }))
    await must(ada.call('PUT', `/api/v1/applications/${application}/memo`, { note: `And ${MARK} here.` }))
    const dropped = await keepResume(app, ada, `Another of ${MARK}.pdf`)
    await must(ada.call('DELETE', `/api/v1/resume-files/${dropped}`))
    const login = await loginIdOf(world, recruiter)
    await must(rita.call('PATCH', `/api/v1/companies/${slug}/team/${login}`, { role: 'recruiter' }))
    const url = `/api/v1/companies/${slug}/applications/${application}`
    await must(recruiter.call('PUT', `${url}/opening`))
    await must(recruiter.call('PUT', `${url}/notes/${world.ctx.newId()}`, { text: `So writes ${MARK}.` }))
    await must(recruiter.call('PUT', `${url}/rating`, { stars: 4 }))
    const times = [new Date(world.clock.now().getTime() + 86_400_000).toISOString()]
    const proposal = { minutes: 30, zone: 'Europe/Zurich', place: 'By video', times }
    await must(recruiter.call('PUT', `${url}/interviews/${world.ctx.newId()}`, proposal))
    await must(recruiter.call('POST', `/api/v1/companies/${slug}/written-jobs/${id}/applicant-exports`))
    await must(
      ada.call('POST', `/api/v1/applications/${application}/messages`, {
        id: world.ctx.newId(),
        text: `${MARK} will be there.`,
      }),
    )
  },
  async 'smart-apply'({ ada, rita, world }) {
    await must(ada.call('POST', '/api/v1/professionals/smartApply/subscribe'))
    await saveDetails(ada, { notice: `As ${MARK} says.`, answers: [{ question: 'Who?', answer: MARK }] })
    await saveRules(ada, { never: [MARK] })
    const { jobSlug, jobId } = await openFitting(world, rita, { title: 'Sail maker' })
    await must(ada.call('PUT', `/api/v1/smart-apply/jobs/${jobSlug}/outcome`, { applied: true }))
    const now = world.clock.now()
    const item = { actor_id: ada.id, job_id: jobId, company_id: rita.id, match: 80, here: true }
    await world.ctx.db
      .insertInto('auto_item')
      .values({ id: world.ctx.newId(), ...item, queued_at: now, changed_at: now })
      .execute()
  },
  copilot: ({ ada, world }) => fillCopilot(world, ada, MARK),
  async discussion({ ada, bob, rita, app }) {
    const { slug, _id } = await ask(bob)
    await must(ada.call('PUT', `/api/v1/reactions/${_id}`, { reaction: 'love' }))
    await answer(ada, slug, `As ${MARK} says.`)
    const comment = (client: SignedInClient, text: string, replyTo?: string) =>
      must(client.call('POST', `/api/v1/discussions/${_id}/comments`, { text, replyTo }))
    // Told to Bob in one entry with what Ada says.
    await comment(rita, 'I wonder.')
    const { result } = await comment(ada, `To which ${MARK} adds this.`)
    await comment(bob, 'Well said.', result._id)
    const [own, replied] = [await picture(app, ada, 'content'), await picture(app, ada, 'content')]
    const show = (text: string, pictureId: string) =>
      must(ada.call('POST', `/api/v1/discussions/${_id}/comments`, { text, pictureId }))
    await show(`A picture of ${MARK}.`, own)
    await comment(bob, 'A fine one.', (await show(`And another by ${MARK}.`, replied)).result._id)
  },
  async layoffs({ world, app, ada, emil }) {
    await importRows(world, 'Gone Mills,Oslo,7,2026-01-05')
    const { id, slug } = await world.ctx.db.selectFrom('layoff').select(['id', 'slug']).executeTakeFirstOrThrow()
    const admin = await joinAsAdmin(world, app)
    await must(admin.call('PUT', `/api/v1/admin/layoffs/${id}/company`, { company: await slugOf(emil) }))
    await must(emil.call('PUT', `/api/v1/layoffs/${slug}/answer`, { text: `Thus speaks ${MARK} Mills.` }))
    await must(ada.call('PUT', `/api/v1/layoffs/${slug}/me`, { audience: 'everyone' }))
    await must(ada.call('PUT', `/api/v1/layoffs/${slug}/me/landed`, { landed: true }))
    const sent = { companyName: 'Other Mills', date: '2026-01-05', source: 'https://news.example/mills' }
    const open = { number: null, share: null, place: null, industry: null }
    await must(ada.call('POST', '/api/v1/layoffs', { ...sent, ...open }))
    const offer = { layoff_id: id, company_id: emil.id, words: `Come to ${MARK} Mills.`, jobs: [] }
    await world.ctx.db
      .insertInto('layoff_hiring')
      .values({ ...offer, created_at: world.ctx.clock.now() })
      .execute()
  },
  async events({ world, ada, bob, emil, app }) {
    const question = { id: randomUUID(), text: `Do you know ${MARK}?`, required: false }
    const coverId = await picture(app, ada, 'content')
    const emilsPage = [await slugOf(emil)]
    const text = { title: `An evening with ${MARK}`, body: `<p>${MARK} talks.</p>`, venue: `Mill of ${MARK}` }
    const own = await publishEvent(ada, { ...text, coverId, hosts: emilsPage, questions: [question] })
    await must(bob.call('PUT', `/api/v1/reactions/${own._id}`, { reaction: 'love' }))
    await must(emil.call('PUT', `/api/v1/events/${own.slug}/hosting`))
    await view(app, `/events/${own.slug}`)
    const other = await publishEvent(bob, { questions: [{ ...question, text: 'Do you like rain?' }] })
    await join(bob, own.slug)
    for (const one of [ada, emil]) await join(one, other.slug, { answers: [{ id: question.id, text: `As ${MARK}.` }] })
    await must(ada.call('POST', '/api/v1/event-calendar'))
    await must(ada.call('PUT', `/api/v1/events/${own.slug}/cancellation`))
    await settled(world)
    const { id: news_id } = await world.ctx.db.selectFrom('event_news').select('id').limit(1).executeTakeFirstOrThrow()
    await world.ctx.db.insertInto('event_letter').values({ news_id, actor_id: ada.id }).execute()
  },
  async courses({ world, ada }) {
    await importEntries(world, { title: 'Keeping lamps', skills: ['Oil'] })
    const path = '/api/v1/courses/keeping-lamps/me'
    await must(ada.call('PUT', path, { state: 'taken' }))
    await must(ada.call('PUT', `${path}/rating`, { rating: 5, words: `So says ${MARK}.` }))
    await must(ada.call('PUT', `${path}/story`))
  },
  async 'real-talk'({ ada, bob, app }) {
    const { slug, _id } = await ask(ada, `What would ${MARK} do on a day of rain?`)
    await answer(bob, slug)
    const suggestion = { text: `What would ${MARK} do on a day of snow?`, background: `Asks ${MARK}.` }
    await must(ada.call('POST', '/api/v1/question-suggestions', suggestion))
    await view(app, `/real-talk/${slug}`)
    await must(bob.call('PUT', `/api/v1/reactions/${_id}`, { reaction: 'love' }))
  },
  async headlines({ ada, app }) {
    const coverId = await picture(app, ada, 'content')
    const shown = await picture(app, ada, 'content')
    const body = `<p>Of ${MARK}, at length.</p><img data-picture="${shown}" src="/pictures/${shown}/480.webp" alt="">`
    const { slug } = await publishArticle(ada, { title: `Headline of ${MARK}`, coverId, body })
    await view(app, `/headlines/${slug}`)
  },
  async polls({ world, ada, bob, app }) {
    const own = await publishPoll(world, ada, { question: `What would ${MARK} do?`, options: [MARK, 'Nothing'] })
    await must(bob.call('PUT', `/api/v1/reactions/${own._id}`, { reaction: 'love' }))
    await view(app, `/polls/${own._id}`)
    for (const poll of [own, await publishPoll(world, bob), await publishPoll(world, bob, { anonymous: true })]) {
      const url = `/api/v1/polls/${poll._id}/vote`
      for (const voter of [ada, bob]) await must(voter.call('PUT', url, { options: [poll.options[0]?._id] }))
    }
    await endPoll(world, own)
    await closeDuePolls(world)
  },
  async feed({ ada, bob, app }) {
    const shown = await picture(app, ada, 'content')
    const body = `<p>Says ${MARK}. #${MARK}</p><img data-picture="${shown}" src="/pictures/${shown}/480.webp" alt="">`
    const { _id } = await publishPost(ada, { kind: 'hello', body })
    await must(bob.call('PUT', `/api/v1/reactions/${_id}`, { reaction: 'love' }))
    await must(ada.call('PUT', `/api/v1/posts/${_id}/saved`))
    await must(ada.call('PUT', '/api/v1/feed/for-you', { on: false }))
    await view(app, `/feed/${_id}`)
  },
  async convos({ app, ada, bob, recruiter }) {
    const said = (await write(ada, bob, `Says ${MARK} to you alone.`)).result
    const { _id } = await convoOf(ada, bob)
    await write(bob, ada, { text: 'I see.', replyTo: said.seq })
    for (const text of ['', 'And this one']) {
      const { _id: fileId } = await attach(app, ada, Buffer.from(`Written by ${MARK}`), `${MARK}.txt`)
      if (text !== '') await write(ada, bob, { text, fileId })
    }
    await must(ada.call('PUT', `/api/v1/convos/${_id}/messages/2/reaction`, { reaction: 'love' }))
    await must(ada.call('PUT', `/api/v1/convos/${_id}/draft`, { text: `And ${MARK} was about to add` }))
    await must(ada.call('PUT', '/api/v1/presence'))
    await must(ada.call('PUT', '/api/v1/convo-privacy', { presence: false, seen: true, typing: false }))
    await write(ada, { id: 'support' }, `It fails for ${MARK}.`)
    await write(recruiter, bob, 'We would like to hear from you.')
  },
  async moderation({ ada, bob, rita, world, app }) {
    const admin = await joinAsAdmin(world, app)
    const post = await publishPost(ada, { body: `<p>Ada ${MARK} sells this.</p>` })
    const report = (client: SignedInClient, kind: string, id: string, words: string) =>
      must(client.call('POST', '/api/v1/reports', { kind, id, reason: 'spam', words }))
    await report(bob, 'post', post._id, `Says Ada ${MARK}.`)
    await report(ada, 'professional', bob.id, `So says ${MARK}.`)
    await report(rita, 'professional', ada.id, '')
    const queue = (await admin.api('GET /api/v1/admin/reviews', { query: {} })).result.items
    for (const { _id: id, kind, author } of queue.filter(({ held }) => held === null)) {
      const isAdas = author._id === ada.id
      const decision = isAdas ? (kind === 'post' ? 'slow' : 'warn') : 'dismiss'
      await must(admin.call('POST', `/api/v1/admin/reviews/${id}/notes`, { text: `About Ada ${MARK}.` }))
      const words = `Be kind, Ada ${MARK}.`
      await must(admin.call('POST', `/api/v1/admin/reviews/${id}/decisions`, { decision, words, days: 7 }))
    }
    const { items } = (await ada.api('GET /api/v1/notices')).result
    for (const { _id } of items.filter(({ decision }) => decision !== null)) {
      await must(ada.call('POST', `/api/v1/notices/${_id}/appeal`, { text: `But I am ${MARK}.` }))
    }
  },
  async notifications({ ada, world }) {
    await must(ada.call('PATCH', '/api/v1/notification-settings/new-follower', { mail: true }))
    const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) }
    const browser = { endpoint: `https://push.example/${MARK}`, keys, userId: ada.id }
    await must(ada.call('POST', '/api/v1/notifications/subscribe', browser))
    const schedule = { zone: 'UTC', quiet: null, summaryAt: 1_439 }
    await must(ada.call('PUT', '/api/v1/notification-schedule', schedule))
    await holdEntry(world, ada.id)
    await announceTo(world, ada.id)
    await settled(world)
  },
  async missions({ ada, emil, world, app }) {
    await fillMissions(world, [ada, emil], { mark: MARK, photoId: await picture(app, ada, 'content') })
  },
  async badges({ ada, emil, world }) {
    await look(world, [ada.id, emil.id])
  },
  async newsletter({ ada }) {
    await must(ada.call('PUT', '/api/v1/account/newsletter', { subscribed: true }))
  },
  mailings: ({ ada, world }) => fillMailings(world, ada),
  async digest({ ada, rita, world }) {
    const own = new Map([['harbour-works', rita.id]])
    const [job_id = ''] = await addJobs(world.ctx, [{ title: 'Sailmaker', company: 'harbour-works' }], own)
    const times = { weekday: 3, minute: 450, zone: 'Europe/Berlin', pausedUntil: null }
    await must(ada.call('PUT', '/api/v1/digest', times))
    const [id, at] = [world.ctx.newId(), world.clock.now()]
    const sent = { turn_at: at, made_at: at, sent_at: at, looked_at: null, best_match: null }
    await world.ctx.db
      .insertInto('digest')
      .values({ id, actor_id: ada.id, basis: 'story', ...sent })
      .execute()
    await world.ctx.db
      .insertInto('digest_job')
      .values({ actor_id: ada.id, job_id, digest_id: id, position: 0, match: 70, why: 'Close to “Sailmaker”' })
      .execute()
  },
  async admin({ ada, emil, world, app }) {
    const admin = await joinAsAdmin(world, app)
    await must(admin.call('PUT', `/api/v1/admin/members/${await loginIdOf(world, ada)}/plan`, { plan: 'Creator' }))
    await must(admin.call('PUT', `/api/v1/admin/members/${await loginIdOf(world, emil)}/plan`, { plan: 'Pro' }))
    const path = `/api/v1/admin/members/${await loginIdOf(world, ada)}`
    await must(admin.call('POST', `${path}/notes`, { text: `Ada ${MARK} called.` }))
    await must(admin.call('PUT', `${path}/tags`, { tags: [`of ${MARK}`] }))
  },
}
