import type { World } from '../../../../test/world.ts'
import type { SignedInClient } from '../../session/accounts.factory.ts'

/** Saves parts of a story as its owner would, on top of what is there. Throws when they are refused. */
export async function writeStory({ call }: SignedInClient, change: object): Promise<void> {
  const { version } = (await call('GET', '/api/v1/story')).json().result
  const reply = await call('PATCH', '/api/v1/story', { version, ...change })
  if (reply.statusCode !== 200) throw new Error(`The story was not saved: ${reply.body}`)
}

/** Hides an account from others, or shows it again. */
export async function setListed({ ctx }: World, { id }: SignedInClient, listed: boolean): Promise<void> {
  await ctx.db.updateTable('actor').set({ listed }).where('id', '=', id).execute()
}
