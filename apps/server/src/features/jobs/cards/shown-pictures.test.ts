import { beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { drawPicture, upload } from '../../pictures/pictures.factory.ts'
import { storeBoard } from '../../postings/index.ts'
import { makePosting, sourcedValue } from '../../postings/posting.factory.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient, send } from '../../session/accounts.factory.ts'

const { world, app } = useWorld()
let stranger: SignedInClient
let drawnPictures: Record<'photo' | 'cover', Buffer>

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
  stranger = await joinAsProfessional(world, app)
  drawnPictures = { photo: await drawPicture(140, 140), cover: await drawPicture(640, 160) }
})

async function show({ token, call }: SignedInClient, kind: 'photo' | 'cover'): Promise<string> {
  const reply = await upload(app, drawnPictures[kind], { purpose: kind, token })
  const pictureId: string = reply.json().result._id
  expect((await call('PUT', `/api/v1/account/${kind}`, { pictureId })).statusCode).toBe(200)
  return pictureId
}

function hide({ call }: SignedInClient, kind: 'photo' | 'cover') {
  return call('PUT', `/api/v1/account/${kind}`, { pictureId: null })
}

function setListed({ id }: SignedInClient, listed: boolean) {
  return world.ctx.db.updateTable('actor').set({ listed }).where('id', '=', id).execute()
}

/** Returns the reply for a guest. */
async function picturesAt(url: string) {
  return (await send(app, 'GET', url)).json().result
}

async function storyUrlOf({ call }: SignedInClient): Promise<string> {
  return `/api/v1/professionals/${(await call('GET', '/api/v1/story')).json().result.slug}/story`
}

/** Returns a member's card as another member sees it. */
async function cardOf({ id }: SignedInClient) {
  const reply = await stranger.api('GET /api/v1/connections/newest')
  const newestConnections: { member: { _id: string } }[] = reply.result
  return newestConnections.find(({ member }) => member._id === id)?.member
}

describe('a professional', () => {
  test('is shown to strangers with photo and cover until the member removes them', async () => {
    const ada = await joinAsProfessional(world, app)
    const url = await storyUrlOf(ada)
    expect(await picturesAt(url)).toMatchObject({ photo: null, cover: null })
    const [photo, cover] = [await show(ada, 'photo'), await show(ada, 'cover')]
    const story = await picturesAt(url)
    expect(story).toMatchObject({ photo: { _id: photo, width: 140 }, cover: { _id: cover, width: 640, height: 160 } })
    expect((await app.inject(story.photo.sources[0].url)).statusCode).toBe(200)
    const preview = (await ada.api('GET /api/v1/story/preview', { query: { as: 'stranger' } })).result
    expect(preview).toMatchObject({ photo: { _id: photo }, cover: { _id: cover } })
    for (const kind of ['photo', 'cover'] as const) await hide(ada, kind)
    expect(await picturesAt(url)).toMatchObject({ photo: null, cover: null })
  })

  test('has a card with the photo and the headline of the story', async () => {
    const ada = await joinAsProfessional(world, app)
    expect(await cardOf(ada)).toMatchObject({ photo: null, headline: null })
    const photo = await show(ada, 'photo')
    await ada.api('PATCH /api/v1/story', { body: { version: 0, resume: { basics: { label: 'Engine programmer' } } } })
    expect(await cardOf(ada)).toMatchObject({ photo: `/pictures/${photo}/128.webp`, headline: 'Engine programmer' })
    await hide(ada, 'photo')
    expect(await cardOf(ada)).toMatchObject({ photo: null })
  })

  test('appears with the photo in the list of a story’s visitors', async () => {
    const [ada, eve] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const photo = await show(eve, 'photo')
    const views = (await storyUrlOf(ada)).replace(/story$/, 'views')
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
    await send(app, 'POST', views, { token: eve.token, headers })
    const { items } = (await ada.api('GET /api/v1/story/viewers')).result
    expect(items).toMatchObject([{ _id: eve.id, photo: `/pictures/${photo}/128.webp` }])
  })

  test('with a hidden account has no photo in the story and no card', async () => {
    const ada = await joinAsProfessional(world, app)
    const url = await storyUrlOf(ada)
    const photo = await show(ada, 'photo')
    await setListed(ada, false)
    expect((await send(app, 'GET', url)).body).not.toContain(photo)
    expect(await cardOf(ada)).toBeUndefined()
  })
})

describe('a company', () => {
  test('is shown with its logo on its page, in the list and next to its jobs, until the logo is removed', async () => {
    const companyName = 'Lantern Works'
    const shop = await joinAsEmployer(world, app, { companyName })
    // Looks like a company that an import created and that was claimed afterwards.
    const company = world.ctx.db.updateTable('company').set({ import_name: companyName })
    await company.where('actor_id', '=', shop.id).execute()
    const posting = makePosting({ title: sourcedValue('Lamplighter') })
    await storeBoard(world.ctx, { kind: 'lever', companyName, allowEmpty: false }, [{ posting }])
    const [logo, cover] = [await show(shop, 'photo'), await show(shop, 'cover')]
    const shownLogos = async () => {
      const companies = await picturesAt('/api/v1/companies?q=lantern')
      const jobs = await picturesAt('/api/v1/jobs?company=lantern-works')
      const { job } = await picturesAt(`/api/v1/jobs/${jobs.items[0].slug}`)
      return [companies.items[0].logo, job.company.logo, jobs.items[0].company.logo]
    }
    const path = `/pictures/${logo}/128.webp`
    await eventually(async () => expect(await shownLogos()).toEqual([path, path, path]))
    expect(await picturesAt('/api/v1/companies/lantern-works')).toMatchObject({
      logo: path,
      pictures: { logo: { _id: logo }, cover: { _id: cover } },
    })
    await hide(shop, 'photo')
    await eventually(async () => expect(await shownLogos()).toEqual([null, null, null]))
    expect((await picturesAt('/api/v1/companies/lantern-works')).pictures).toMatchObject({
      logo: null,
      cover: { _id: cover },
    })
  })

  test('shows no logo while hidden', async () => {
    const shop = await joinAsEmployer(world, app, { companyName: 'Shuttered Works' })
    const logo = await show(shop, 'photo')
    await setListed(shop, false)
    for (const url of ['/api/v1/companies/shuttered-works', '/api/v1/companies?q=shuttered']) {
      expect((await send(app, 'GET', url)).body).not.toContain(logo)
    }
  })
})
