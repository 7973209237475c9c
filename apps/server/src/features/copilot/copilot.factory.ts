import type { World } from '../../../test/world.ts'
import { addCompanies, addJobs } from '../jobs/search/searched-jobs.factory.ts'
import { writeStory } from '../professionals/story/stories.factory.ts'
import type { SignedInClient } from '../session/accounts.factory.ts'

/** Adds two jobs for engineers and one for a cook. Returns their ids, the better match first. */
export async function addCopilotJobs({ ctx }: World): Promise<string[]> {
  const companies = await addCompanies(ctx, ['Harbour Works', 'Quarrystone'])
  const engineer = { company: 'harbour-works', department: 'engineering' }
  return addJobs(
    ctx,
    [
      {
        ...engineer,
        title: 'Backend Engineer',
        skills: ['Node.js', 'PostgreSQL', 'Rust'],
        work_type: 'Remote',
        description: '<ul><li>Keep our PostgreSQL databases fast and in good order.</li></ul>',
      },
      { ...engineer, company: 'quarrystone', title: 'Platform Engineer', skills: ['Kubernetes', 'Go', 'Terraform'] },
      { company: 'harbour-works', title: 'Head Chef', department: 'hospitality', skills: ['HACCP'] },
    ],
    companies,
  )
}

/** Saves the story of a backend engineer for a member. */
export async function writeEngineerStory(member: SignedInClient): Promise<void> {
  await writeStory(member, {
    resume: {
      basics: { label: 'Backend engineer', summary: 'I keep data in order. I like short queues.' },
      work: [
        {
          name: 'Mill',
          position: 'Backend engineer',
          startDate: '2016-09',
          highlights: [
            'Moved the billing system to Postgres, trained five colleagues',
            'Answered the phone',
            'Wrote services in Node.js',
          ],
        },
      ],
      skills: [{ name: 'NodeJS' }, { name: 'SQL' }],
    },
  })
}

/** Fills every table of the copilot with a member's data; `word` is in the texts. */
export async function fillCopilot({ ctx }: World, member: SignedInClient, word: string): Promise<void> {
  const companies = await addCompanies(ctx, ['Quarrystone'])
  const [id = ''] = await addJobs(ctx, [{ title: 'Sailmaker', company: 'quarrystone' }], companies)
  const noPreferences = { workTypes: [], employmentTypes: [], pay: null, where: '', proudOf: '', avoids: '' }
  await member.api('PUT /api/v1/copilot/preferences', { body: { looksFor: `Like ${word}`, ...noPreferences } })
  await member.api('POST /api/v1/copilot/messages', { body: { chatId: null, text: `Bake for ${word}` } })
  const { result } = await member.api('GET /api/v1/copilot/tailorings/{id}', { params: { id } })
  const lines = (result?.sections ?? [])
    .flatMap((section) => section.lines.slice(0, 1))
    .map(({ text, facts }) => ({ text, facts: facts.map(({ _id }) => _id) }))
  const saveReply = await member.api('POST /api/v1/copilot/tailored-resumes', { body: { jobId: id, lines } })
  if (!saveReply.result) throw new Error(`The résumé was not saved: ${saveReply.error?.code}`)
  const prompt = { id: ctx.newId(), actor_id: member.id, provider: 'models.example', sent: word, received: word }
  await ctx.db
    .insertInto('copilot_prompt')
    .values({ ...prompt, at: ctx.clock.now() })
    .execute()
}
