import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsProfessional, type SignedInClient, send } from '../../session/accounts.factory.ts'

const { world, app } = useWorld()

const STORY = '/api/v1/story'

async function slugOf({ call }: SignedInClient): Promise<string> {
  return (await call('GET', STORY)).json().result.slug
}

/** Returns the address to which an address redirects. */
async function leadsTo(slug: string): Promise<string> {
  return (await send(app, 'GET', `/api/v1/professionals/${slug}/story`)).json().result.slug
}

describe('the address of a story', () => {
  const move = ({ call }: SignedInClient, slug: string) => call('PUT', `${STORY}/address`, { slug })

  test('can be changed; the former address redirects and stays reserved', async () => {
    const ada = await joinAsProfessional(world, app, { firstName: 'Moving', lastName: 'Person' })
    const before = await slugOf(ada)
    expect((await move(ada, ' Moved-Here ')).json().result).toEqual({ slug: 'moved-here' })
    expect(await leadsTo(before)).toBe('moved-here')
    const other = await joinAsProfessional(world, app)
    expect((await move(other, before)).json().result).toMatchObject({
      code: 'address-taken',
      fields: { 'body.slug': expect.stringContaining('Someone else') },
    })
    const namesake = await joinAsProfessional(world, app, { firstName: 'Moving', lastName: 'Person' })
    expect(await slugOf(namesake)).not.toBe(before)

    expect((await move(ada, before)).statusCode).toBe(200)
    expect(await leadsTo('moved-here')).toBe(before)
  })

  test.for([
    ['edit', 409],
    ['viewers', 409],
    ['ab', 400],
    ['no spaces', 400],
    ['-edge', 400],
    ['ünïcode', 400],
  ] as const)('can’t be “%s”', async ([slug, status]) => {
    const reply = await move(await joinAsProfessional(world, app), slug)
    expect(reply.statusCode).toBe(status)
    expect(reply.json().result.fields['body.slug']).toEqual(expect.any(String))
  })

  test('goes to only one of several members who request the same address at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => joinAsProfessional(world, app)))
    const replies = await Promise.all(all.map((one) => move(one, 'wanted-by-all')))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)])
  })
})
