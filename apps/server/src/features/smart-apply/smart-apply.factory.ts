import type { World } from '../../../test/world.ts'
import { openSmartApply } from '../applications/applications.factory.ts'
import { writeStory } from '../professionals/story/stories.factory.ts'
import type { SignedInClient } from '../session/accounts.factory.ts'

/** Saves a story that matches the jobs of `openFitting`. */
export async function writeFittingStory(member: SignedInClient): Promise<void> {
  await writeStory(member, {
    resume: {
      basics: { phone: '+351 21 000 000', location: { city: 'Porto', countryCode: 'PT' } },
      work: [{ name: 'Mill', position: 'Backend engineer', startDate: '2016-09' }],
      skills: [{ name: 'Node.js' }, { name: 'PostgreSQL' }],
    },
  })
}

/** Opens a job with Smart Apply that matches the story of `writeFittingStory`. */
export async function openFitting(world: World, owner: SignedInClient, change: object = {}) {
  const openedJob = await openSmartApply(world, owner, {
    ...{
      title: 'Backend engineer',
      places: ['Porto, Portugal'],
      workType: 'Hybrid',
      skills: ['Node.js', 'PostgreSQL'],
    },
    ...change,
  })
  const { id } = await world.ctx.db
    .selectFrom('job')
    .select('id')
    .where('slug', '=', openedJob.jobSlug)
    .executeTakeFirstOrThrow()
  return { ...openedJob, jobId: id }
}

export const noDetails = {
  ...{ email: '', phone: '', workCountries: [], notice: '', linkedin: '', website: '', github: '' },
  ...{ resumeFileId: null, answers: [] },
}

/** Saves a member's details; absent ones become empty. */
export async function saveDetails(member: SignedInClient, change: object): Promise<void> {
  const { version } = (await member.api('GET /api/v1/smart-apply/details', {})).result
  const reply = await member.call('PUT', '/api/v1/smart-apply/details', { ...noDetails, ...change, version })
  if (reply.statusCode !== 200) throw new Error(`The details were not saved: ${reply.body}`)
}

/** Saves changes to the present rules. */
export async function saveRules(member: SignedInClient, change: object = {}): Promise<void> {
  const { rules, version } = (await member.api('GET /api/v1/auto-apply', {})).result
  const reply = await member.call('PUT', '/api/v1/auto-apply/rules', { ...rules, leastMatch: 50, ...change, version })
  if (reply.statusCode !== 200) throw new Error(`The rules were not saved: ${reply.body}`)
}
