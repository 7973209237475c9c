import type { World } from '../../../../test/world.ts'
import type { SignedInClient } from '../../session/accounts.factory.ts'

/** Saves parts of a story as its owner, based on the present version. Throws if the change is refused. */
export async function writeStory({ call }: SignedInClient, change: object): Promise<void> {
  const { version } = (await call('GET', '/api/v1/story')).json().result
  const reply = await call('PATCH', '/api/v1/story', { version, ...change })
  if (reply.statusCode !== 200) throw new Error(`The story was not saved: ${reply.body}`)
}

/** Hides an account from others, or shows it again. */
export async function setListed({ ctx }: World, { id }: SignedInClient, listed: boolean): Promise<void> {
  await ctx.db.updateTable('actor').set({ listed }).where('id', '=', id).execute()
}

/** Completes a story except for the photo, without recording activities. */
export async function fillWholeStory({ ctx }: World, actorId: string): Promise<void> {
  const resume = {
    basics: {
      ...{ label: 'Keeper', summary: 'I keep lamps, and have kept them for years. '.repeat(4) },
      ...{ location: { countryCode: 'DE' }, url: 'https://ada.example' },
    },
    work: [{ name: 'Lamps', position: 'Keeper', startDate: '2020-01' }],
    education: [{ institution: 'School of Lamps' }],
    skills: ['Oil', 'Glass', 'Wicks', 'Stairs', 'Fog'].map((name) => ({ name })),
    languages: [{ language: 'English' }],
  }
  const at = ctx.clock.now()
  await ctx.db
    .insertInto('story')
    .values({
      ...{ actor_id: actorId, resume: JSON.stringify(resume), created_at: at, updated_at: at },
      ...{ hats: ['starter'], sought_values: ['trust'], interests: ['hiking'], expertises: ['web-development'] },
      mentoring_topics: ['choosing-a-career'],
    })
    .execute()
}
