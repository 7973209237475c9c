import type { World } from '../../../../test/world.ts'
import { addCompanies, addJobs, addPlaces } from '../../jobs/search/searched-jobs.factory.ts'
import { writeStory } from '../../professionals/story/stories.factory.ts'
import type { SignedInClient } from '../../session/accounts.factory.ts'

const places = [
  { slug: 'poland', name: 'Poland', country: 'PL', names: ['Poland'] },
  { slug: 'germany', name: 'Germany', country: 'DE', names: ['Germany'] },
  { slug: 'norway', name: 'Norway', country: 'NO', names: ['Norway'] },
  { slug: 'krakow', name: 'Kraków, Poland', locality: 'Kraków', country: 'PL', within: ['poland'], names: ['Kraków'] },
  {
    slug: 'berlin',
    name: 'Berlin, Germany',
    locality: 'Berlin',
    country: 'DE',
    within: ['germany'],
    names: ['Berlin'],
  },
  { slug: 'oslo', name: 'Oslo, Norway', locality: 'Oslo', country: 'NO', within: ['norway'], names: ['Oslo'] },
  { slug: 'denver', name: 'Denver, Colorado, United States', locality: 'Denver', country: 'US', names: ['Denver'] },
]

/** Adds five jobs for engineers, which a search for engineers shows in this order. */
export async function addShownJobs({ ctx }: World): Promise<string[]> {
  const companies = await addCompanies(ctx, ['Harbour Works', 'Quarrystone', 'Larkfield', 'Ternworks'])
  const placeIds = await addPlaces(ctx, places)
  const eur = { pay_currency: 'EUR', pay_period: 'YEAR' as const }
  const fullTime = { employment_type: 'Full-time' as const }
  const day = (date: string) => ({ posted_at: new Date(`${date}T09:00:00Z`) })
  return addJobs(
    ctx,
    [
      {
        ...{
          title: 'Backend Engineer',
          company: 'harbour-works',
          places: ['krakow'],
          work_type: 'Remote',
          ...fullTime,
        },
        ...{
          skills: ['Node.js', 'PostgreSQL', 'Rust'],
          ...eur,
          pay_min: 60_000,
          pay_max: 75_000,
          ...day('2026-03-04'),
        },
        description: '<ul><li>Keep our PostgreSQL databases fast and in good order.</li></ul>',
      },
      {
        ...{ title: 'Platform Engineer', company: 'quarrystone', places: ['berlin'], work_type: 'Hybrid', ...fullTime },
        ...{
          skills: ['Kubernetes', 'Go', 'Terraform'],
          ...eur,
          pay_min: 70_000,
          pay_max: 90_000,
          ...day('2026-03-03'),
        },
        description:
          '<p>Visa sponsorship is available for this role. You speak German at level B2.</p>' +
          '<ul><li>We offer 30 days of holidays and a pension plan.</li><li>Run the clusters that our shops stand on.</li></ul>',
      },
      {
        ...{ title: 'Data Engineer', company: 'larkfield', places: ['oslo'], work_type: 'Onsite', ...fullTime },
        ...{ skills: ['Python', 'PostgreSQL'], ...day('2026-03-02') },
      },
      {
        ...{ title: 'Site Engineer', company: 'ternworks', places: ['denver'], work_type: 'Onsite' },
        ...{ employment_type: 'Contract', skills: ['AutoCAD'], pay_currency: 'USD', pay_period: 'YEAR' },
        ...{ pay_min: 120_000, pay_max: 150_000, ...day('2026-03-01') },
      },
      {
        ...{ title: 'Support Engineer', company: 'harbour-works', work_type: 'Remote', employment_type: 'Part-time' },
        ...{ skills: ['SQL'], pay_currency: 'PLN', pay_period: 'MONTH', pay_min: 12_000, pay_max: 12_000 },
        ...day('2026-02-28'),
      },
    ],
    companies,
    placeIds,
  )
}

/**
 * Saves a story with dated entries: Node.js for three years, Kubernetes for two, and Docker only in the list of skills.
 */
export async function writeDatedStory(member: SignedInClient): Promise<void> {
  await writeStory(member, {
    resume: {
      basics: { label: 'Backend engineer', summary: 'I keep data in order.' },
      work: [
        {
          ...{ name: 'Kiln', position: 'Platform engineer', startDate: '2020-01', endDate: '2021-12' },
          highlights: ['Ran Kubernetes clusters for six shops'],
        },
        {
          ...{ name: 'Mill', position: 'Backend engineer', startDate: '2016-09', endDate: '2019-08' },
          highlights: ['Wrote services in Node.js', 'Moved the billing system to Postgres'],
        },
      ],
      skills: [{ name: 'NodeJS' }, { name: 'Docker' }],
    },
  })
}

/** Sends the copilot a message. */
export async function askAbout(member: SignedInClient, text: string, chatId: string | null = null) {
  const { result } = await member.api('POST /api/v1/copilot/messages', { body: { chatId, text } })
  const [, answer] = result?.messages ?? []
  if (!result || !answer) throw new Error('The copilot did not answer')
  return { chatId: result.chat._id, answer, card: answer.cards[0] }
}
