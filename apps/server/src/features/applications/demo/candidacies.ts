import type { Stage } from '@rise/contract/applications/kinds'

/** An application of the demo world. */
export interface Candidacy {
  /** The job's title. */
  readonly job: string
  readonly appliedHoursAgo: number
  readonly stage: Stage
  readonly openedAfterHours?: number
  readonly note: string
  /** In the order of the job's questions. */
  readonly answers?: readonly string[]
  /** The team's message to the candidate. */
  readonly said?: string
  /** The offered time that the candidate chose, by position. */
  readonly chosenTime?: number
  readonly stars?: number
  readonly teamNote?: string
}

const FIELD = 'Field Engineer, Microgrids'

/** The applications of those demo accounts whose emails are printed at startup. */
export const candidacies: readonly (Candidacy & { readonly email: string })[] = [
  {
    email: 'ada@demo.example',
    job: FIELD,
    appliedHoursAgo: 150,
    stage: 'interview',
    openedAfterHours: 3,
    note: 'I keep machines honest for a living. Yours just happen to stand outside.\n\nI could start in March.',
    answers: ['yes', 'Enough for a site', 'A battery that charged at night. The clock was in UTC.'],
    said: 'Hello Ada, your night battery made our week. Shall we talk?',
    stars: 5,
    teamNote: 'Asked the right question about our logs before I could.',
  },
  {
    email: 'ada@demo.example',
    job: 'Grants Writer',
    appliedHoursAgo: 220,
    stage: 'received',
    openedAfterHours: 5,
    note: '',
    answers: ['4'],
  },
  {
    email: 'ada@demo.example',
    job: 'Customer Support Specialist, French',
    appliedHoursAgo: 600,
    stage: 'offer',
    openedAfterHours: 8,
    note: 'Je parle doucement, même au téléphone.',
    said: 'We’d love to have you. The offer is in the post; ask us anything here.',
  },
  {
    email: 'ada@demo.example',
    job: 'Technical Illustrator',
    appliedHoursAgo: 900,
    stage: 'declined',
    openedAfterHours: 10,
    note: 'My drawings are schematic. So are yours.',
    said: 'Dear Ada,\n\nthank you for the drawings. We chose someone who draws all day. Your exploded view hangs in our kitchen.',
  },
  {
    email: 'ada@demo.example',
    job: 'Summer Intern, Load Forecasting',
    appliedHoursAgo: 1_500,
    stage: 'withdrawn',
    note: 'I may be too old for an internship. Am I?',
  },
  {
    // Sent by her auto-apply.
    email: 'carla@demo.example',
    job: 'Technical Illustrator',
    appliedHoursAgo: 44,
    stage: 'received',
    openedAfterHours: 15,
    note: '',
  },
  {
    email: 'paul@demo.example',
    job: FIELD,
    appliedHoursAgo: 70,
    stage: 'review',
    openedAfterHours: 20,
    note: 'I have carried heavier things than inverters up worse stairs.',
    answers: ['yes', 'Fluently', ''],
    stars: 4,
  },
  {
    email: 'paul@demo.example',
    job: 'Grants Writer',
    appliedHoursAgo: 41,
    stage: 'received',
    note: 'I write short sentences.',
    answers: ['1'],
  },
  {
    email: 'paul@demo.example',
    job: 'Summer Intern, Load Forecasting',
    appliedHoursAgo: 1_400,
    stage: 'hired',
    openedAfterHours: 30,
    note: 'For the summer, gladly.',
  },
  {
    email: 'paul@demo.example',
    job: 'Technical Illustrator',
    appliedHoursAgo: 880,
    stage: 'declined',
    openedAfterHours: 12,
    note: '',
    said: 'Dear Paul,\n\nthank you for applying. We need someone who has drawn machines before. We wish you all the best.',
  },
]

/** Applications of other people for the job `FIELD`. */
export const crowdOfFirstJob: readonly Candidacy[] = [
  {
    job: FIELD,
    appliedHoursAgo: 6,
    stage: 'received',
    note: 'Saw the job this morning. Two years on solar roofs; happy to travel.',
    answers: ['yes', 'Enough for a site', ''],
  },
  {
    job: FIELD,
    appliedHoursAgo: 20,
    stage: 'received',
    note: '',
    answers: ['no', 'Not yet', 'No driving licence yet. The test is in four weeks!!'],
  },
  {
    job: FIELD,
    appliedHoursAgo: 31,
    stage: 'received',
    openedAfterHours: 2,
    note: 'What I bring:\n- commissioning, six sites\n- Python, daily\n- my own boots',
    answers: ['yes', 'Fluently', ''],
  },
  {
    job: FIELD,
    appliedHoursAgo: 190,
    stage: 'review',
    openedAfterHours: 9,
    note: '',
    answers: ['yes', 'Fluently', ''],
  },
  {
    job: FIELD,
    appliedHoursAgo: 200,
    stage: 'review',
    openedAfterHours: 4,
    note: 'Honestly, your posting is the first one that says who I’d work with.',
    answers: ['yes', 'Enough for a site', 'Wind at 3 a.m. It was a cow against the sensor.'],
    stars: 3,
    teamNote: 'Great story, little commissioning. Ask about inverters.',
  },
  {
    job: FIELD,
    appliedHoursAgo: 170,
    stage: 'interview',
    openedAfterHours: 12,
    note: 'I’m in Zurich on Thursdays anyway.',
    chosenTime: 1,
    answers: ['yes', 'Fluently', ''],
    stars: 4,
  },
  {
    job: FIELD,
    appliedHoursAgo: 230,
    stage: 'offer',
    openedAfterHours: 7,
    note: 'Seven years of microgrids, three of them in places without roads.',
    answers: ['yes', 'Fluently', 'Sunshine at midnight. Northern Norway, June: it was right.'],
    stars: 5,
  },
  {
    job: FIELD,
    appliedHoursAgo: 240,
    stage: 'declined',
    openedAfterHours: 5,
    note: 'Is remote possible?',
    answers: ['yes', 'Not yet', ''],
    said: 'Thank you for asking before packing. Two days a week are on site, and we can’t change that.',
  },
  {
    job: FIELD,
    appliedHoursAgo: 250,
    stage: 'withdrawn',
    openedAfterHours: 11,
    note: '',
    answers: ['yes', 'Fluently', ''],
  },
]
