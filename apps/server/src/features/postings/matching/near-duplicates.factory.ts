import { createHash } from 'node:crypto'
import { makePlace, makePosting, sourcedValue } from '../posting.factory.ts'
import type { Posting } from '../posting.ts'

/** A posting with its board, and with the job to which a person would assign it. */
export interface KnownPosting {
  readonly board: 'greenhouse' | 'lever'
  readonly companyName: string
  readonly posting: Posting
  /** Equal for postings of one job. */
  readonly job: string
}

const trades = ['Harbour', 'Orchard', 'Signal', 'Granite', 'Lantern', 'Copper', 'Willow', 'Summit', 'Cobalt', 'Meadow']
const roles = ['Backend Engineer', 'Account Executive', 'Data Analyst', 'Shift Nurse', 'Product Designer']
const cities = ['Lisbon', 'Krakow', 'Leeds', 'Utrecht', 'Porto', 'Bilbao', 'Turin', 'Gdansk']
const verbs = ['plan', 'build', 'review', 'measure', 'explain', 'repair', 'improve', 'document', 'test', 'deliver']
const nouns = ['schedules', 'reports', 'services', 'budgets', 'routes', 'drawings', 'contracts', 'samples', 'parts']
const people = ['customers', 'nurses', 'drivers', 'founders', 'auditors', 'teachers', 'growers', 'pilots', 'partners']

/**
 * Creates a thousand postings of fifty companies with the traps of real boards: the same role in several places, on two
 * boards or with decorated titles, and different roles that look the same.
 */
export function nearDuplicates(): KnownPosting[] {
  return Array.from({ length: 50 }, (_, index) => postingsOf(index)).flat()
}

function postingsOf(index: number): KnownPosting[] {
  const companyName = `${trades[index % trades.length]} Works ${index}`
  const title = roles[index % roles.length] ?? ''
  const description = proseOf(index, 6)
  const text = (role: string, city: string) =>
    `<p>${description}</p><p>Join us in ${city}.</p><p>${proseOf(hashOf(`${index} ${role}`), 14)}</p><p>Offices in ${city} have a canteen.</p>`
  const make = (
    parts: { job: string; title?: string; role?: string; city?: string; board?: KnownPosting['board'] } & Partial<
      Pick<Posting, 'department' | 'employmentType' | 'pay' | 'description'>
    >,
  ): KnownPosting => {
    const { job, title: own = title, role = 'main', city = cityOf(index), board = 'greenhouse', ...rest } = parts
    return {
      board,
      companyName,
      job: `${companyName} ${job}`,
      posting: makePosting({
        companyName: sourcedValue(companyName),
        title: sourcedValue(own),
        description: sourcedValue(text(role, city)),
        places: [makePlace({ locality: city, country: 'PT', asWritten: `${city}, PT` })],
        ...rest,
      }),
    }
  }
  const [here, there, elsewhere] = [cityOf(index), cityOf(index + 1), cityOf(index + 2)]
  const team = (name: string) => ({ value: 'engineering', path: 'team', rule: 'catalog-term', quote: name }) as const
  return [
    // One role: in three places, with decorated titles, and on the other board, once with another ending.
    make({ job: 'main', city: here }),
    make({ job: 'main', city: there }),
    make({ job: 'main', city: elsewhere, title: `${title} - ${elsewhere}` }),
    make({ job: 'main', city: here, title: `${title} (m/f/d)` }),
    make({ job: 'main', city: there, title: `${title} (Remote)` }),
    make({ job: 'main', city: here, title: `${title.toUpperCase()} JR-1002${index}` }),
    make({ job: 'main', city: here, board: 'lever', title: `${title}, ${here}` }),
    make({
      job: 'main',
      city: there,
      board: 'lever',
      description: sourcedValue(
        `${text('main', there)}<p>All qualified people are considered without regard to anything else.</p>`,
      ),
    }),
    // The same title in two teams, with nearly the same text.
    make({ job: 'north', title: `${title} Teams`, role: 'teams', department: team('North') }),
    make({ job: 'north', title: `${title} Teams`, role: 'teams', department: team('North'), city: there }),
    make({ job: 'south', title: `${title} Teams`, role: 'teams', department: team('South') }),
    // The same title for different work; only the company's description of itself is the same.
    make({ job: 'other-work', role: 'other' }),
    make({ job: 'third-work', role: 'third', city: there }),
    // Roles that differ by level or hours.
    make({ job: 'two', title: `${title} II` }),
    make({ job: 'three', title: `${title} III` }),
    make({ job: 'whole', title: `${title} Hours`, employmentType: sourcedValue('Full-time') }),
    make({ job: 'half', title: `${title} Hours`, employmentType: sourcedValue('Part-time') }),
    // Two grades in one place, which differ only in pay.
    make({ job: 'low', title: `${title} Grade`, pay: payOf(40_000, 45_000) }),
    make({ job: 'high', title: `${title} Grade`, pay: payOf(60_000, 70_000) }),
    // An agency's copy, whose employer can't be determined.
    {
      ...make({ job: 'agency' }),
      companyName: `Bureau ${index}`,
      posting: { ...make({ job: 'agency' }).posting, companyName: sourcedValue(`Bureau ${index}`) },
    },
  ]
}

function payOf(min: number, max: number) {
  return sourcedValue({ min, max, currency: 'EUR', period: 'YEAR' as const })
}

function cityOf(index: number): string {
  return cities[index % cities.length] ?? ''
}

/** Returns this many sentences, always the same for the same seed. */
function proseOf(seed: number, sentences: number): string {
  const pick = (list: readonly string[], step: number) => list[hashOf(`${seed} ${step}`) % list.length]
  return Array.from({ length: sentences }, (_, step) => {
    const at = step * 7
    return `You ${pick(verbs, at)} ${pick(nouns, at + 1)} and ${pick(verbs, at + 2)} ${pick(nouns, at + 3)} for ${pick(people, at + 4)} with ${pick(people, at + 5)}.`
  }).join(' ')
}

function hashOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE()
}
