/** A question about the last five jobs shown, and the required content of a useful answer. */
export interface FollowUp {
  readonly question: string
  /** What the words and cards of the answer must contain. */
  readonly has: readonly (string | RegExp)[]
  /** The titles of the jobs on the answer's first card, in order. */
  readonly shows?: readonly string[]
  readonly never?: readonly (string | RegExp)[]
}

const [backend, platform, data, site, support] = [
  'Backend Engineer',
  'Platform Engineer',
  'Data Engineer',
  'Site Engineer',
  'Support Engineer',
] as const

/**
 * Each question follows "Find engineer jobs", and is worded as people type: with typos, broken English and half
 * sentences.
 */
export const followUps: readonly FollowUp[] = [
  // Side by side
  { question: 'Compare the first two', has: ['fits you'], shows: [backend, platform] },
  { question: 'compare 1 and 3', has: ['Oslo'], shows: [backend, data] },
  {
    question: 'What is the difference between the second and the last one?',
    has: ['Berlin'],
    shows: [platform, support],
  },
  { question: 'Compare these', has: ['Denver'], shows: [backend, platform, data, site, support] },
  { question: 'Quarrystone or Larkfield, which is better?', has: ['Match'], shows: [platform, data] },
  // Pay
  {
    question: 'Which of these pays more?',
    has: [
      `${platform} states the most in EUR`,
      '€90,000',
      '$150,000',
      'PLN',
      `${data} states no pay`,
      'I don’t convert',
    ],
  },
  { question: 'which one pay more, first or second', has: [`${platform} states the most`, '€75,000'], never: ['PLN'] },
  { question: 'who pay best', has: [platform, `${data} states no pay`] },
  { question: 'What does the third one pay?', has: [data, 'states no pay'], never: [/€\d/] },
  { question: 'how much money for second', has: ['€70,000\u00a0–\u00a0€90,000'] },
  { question: 'Is that a good salary for the second one?', has: ['€70,000', /similar open jobs/] },
  { question: 'is there one over 80000 EUR', has: ['1 open job'], shows: [platform] },
  // Places
  { question: 'Where are they?', has: ['Kraków', 'Berlin', 'Oslo', 'Denver', 'Not specified'] },
  { question: 'where is job 2', has: [platform, 'Berlin'], never: ['Oslo'] },
  { question: 'in Poland or the EU', has: ['2 open jobs'], shows: [backend, platform] },
  { question: 'show me in europe', has: ['3 open jobs'], shows: [backend, platform, data] },
  { question: 'And in DACH?', has: ['1 open job'], shows: [platform] },
  { question: 'Any in the Nordics?', has: ['1 open job'], shows: [data] },
  { question: 'i want only german speaking country', has: ['1 open job'], shows: [platform] },
  { question: 'Are any of these in Germany?', has: [`Yes: ${platform}`] },
  { question: 'is third in norway?', has: ['Yes', data, 'Oslo'] },
  // Work type and hours
  { question: 'Is the first one remote?', has: ['Yes', backend, 'Remote'] },
  { question: 'Which of them are remote?', has: [`${backend} and ${support}`], never: ['Oslo'] },
  { question: 'only remote pls', has: ['2 open jobs'], shows: [backend, support] },
  { question: 'What about onsite?', has: ['2 open jobs'], shows: [data, site] },
  { question: 'just part time please', has: ['1 open job'], shows: [support] },
  { question: 'Which ones are full-time?', has: [`${backend}, ${platform} and ${data}`] },
  // The story
  { question: 'How many years of Kubernetes do I have?', has: ['2 years', 'Kiln'] },
  { question: 'how many year i have node js', has: ['3 years', 'Mill'] },
  { question: 'Do I know Docker?', has: ['Docker', 'no dated entry'], never: [/\d+ years/] },
  { question: 'my experience with rust?', has: ['Rust', 'doesn’t show'], never: [/\d+ years/] },
  { question: 'How much work experience do I have?', has: ['5 years'] },
  // Missing skills
  { question: 'What is missing for the second one?', has: [platform, 'Terraform'] },
  { question: 'what i miss for second', has: [platform, 'Terraform'] },
  { question: 'What do I lack for the Data Engineer?', has: [data, 'Python'] },
  { question: 'do i fit for third', has: [data, /of 100/] },
  { question: 'Why does the first fit me?', has: [backend, /of 100/] },
  { question: 'Which fits me best?', has: [/fits you best|match is the highest/] },
  // Content of the postings
  { question: 'Does the second one sponsor visas?', has: [platform, 'Visa sponsorship is available for this role.'] },
  { question: 'have they visa', has: ['Visa sponsorship is available for this role.', `${data}`] },
  { question: 'What are the benefits of number 2?', has: ['30 days of holidays'] },
  { question: 'Do I need German for the second one?', has: ['German at level B2'] },
  { question: 'does first need driving licence', has: [backend, 'couldn’t find anything about', 'driving licence'] },
  { question: 'What would I do at Harbour Works?', has: ['Keep our PostgreSQL databases fast and in good order.'] },
  { question: 'Which ones ask for PostgreSQL?', has: [`${backend} and ${data}`] },
  { question: 'When was the first posted?', has: [backend, '4 Mar 2026'] },
  { question: 'which is newest', has: [`${backend}`, '4 Mar 2026'] },
  // More, and documents
  { question: 'more like the first', has: [`like ${backend}`], never: ['“more like”'] },
  { question: 'write note for second', has: ['Note for Platform Engineer'] },
  { question: 'make me ready for interview at Larkfield', has: ['Tell me about a time you used PostgreSQL.'] },
]
