import type { ShownJob } from '@rise/contract/copilot/shapes'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { formatPay } from '@rise/contract/jobs/words'
import { jobCardsOf } from '../../jobs/index.ts'
import { isInPlaces } from '../places/read-places.ts'
import { type Answer, chipsForJob, type ToolRequest, textChip } from './answer.ts'
import type { Limits } from './read-limits.ts'
import { dayOf, joinSentences } from './sentences.ts'
import { listOf, shownJobs } from './shown-jobs.ts'
import { whichJob } from './which-job.ts'

interface Fact {
  readonly label: string
  readonly asked: RegExp
  readonly valueOf: (card: JobCard) => string
}

const facts: readonly Fact[] = [
  {
    label: 'Company',
    asked: /\bcompan|\bemployer|\bwho\b/i,
    valueOf: ({ company }) => company.companyName,
  },
  {
    label: 'Place',
    asked: /\bwhere\b|\blocat|\bplace|\bcit(?:y|ies)|\bcountr|\baddress|\bbased\b|\bfar\b|\bcommute|\bdistance/i,
    valueOf: ({ places }) => places.map(({ name }) => name).join(', ') || notStated,
  },
  { label: 'Work type', asked: /\bremote|\bhybrid|\bon-?site|\bhome\b|\boffice/i, valueOf: workTypeOf },
  { label: 'Pay', asked: /\bpa(?:y|ys|id)\b|salar|salery|wage|money|earn|compensation|income/i, valueOf: payOf },
  {
    label: 'Employment',
    asked: /\b(?:full|part)[- ]?time|\bemployment|\bcontract|\bfreelanc/i,
    valueOf: ({ employmentType }) => employmentType ?? notStated,
  },
  { label: 'Level', asked: /\bsenior|\bjunior|\blevel\b/i, valueOf: ({ seniority }) => seniority ?? notStated },
  { label: 'Skills', asked: /\bskills?\b|\btech|\bstack\b/i, valueOf: ({ skills }) => listOf(skills, 8) || notStated },
  {
    label: 'Posted',
    asked: /\bposted|\bpublished|\bonline\b|\bold\b|\bdate\b|\bwhen\b/i,
    valueOf: ({ datePosted }) => dayOf(datePosted),
  },
]
const notStated = 'Not specified'

/** States the facts of postings, such as place, work type, pay and date, or whether a requested fact is true. */
export async function stateFacts(request: ToolRequest): Promise<Answer> {
  const ids = request.several ? request.shown : request.jobs
  const [jobs, cards] = await Promise.all([shownJobs(request, ids), jobCardsOf(request.ctx.db, ids)])
  const jobsWithCards = jobs.flatMap((job) => {
    const card = cards.find(({ _id }) => _id === job._id)
    return card ? [{ job, card }] : []
  })
  const [first] = jobsWithCards
  if (!first) return whichJob(request, 'explain-match')
  const wantedFacts = facts.filter(({ asked: pattern }) => pattern.test(request.text))
  const verdict = (card: JobCard) => verdictOfLimits(card, request.limits)
  const isCondition = jobsWithCards.some(({ card }) => verdict(card) !== 'none')
  if (isCondition) return verdictAnswer(jobsWithCards, verdict, wantedFacts)
  const shownFacts = wantedFacts.length > 0 ? wantedFacts : facts
  if (jobsWithCards.length === 1) {
    const allFacts = shownFacts.map(({ label, valueOf: of }) => `${label}: ${of(first.card)}.`)
    const text = `${first.job.title} at ${first.job.companyName}. ${allFacts.join(' ')}`
    const lastDayLine = await lastDay(request, first.job)
    const lead = `${first.job.title} at ${first.job.companyName}.`
    return {
      text:
        lastDayLine !== undefined && wantedFacts.length === 0
          ? joinSentences([lead, lastDayLine])
          : joinSentences([text, lastDayLine ?? '']),
      cards: [],
      chips: chipsForJob(first.job, 'explain-match').slice(0, 3),
    }
  }
  const rows = shownFacts.map(({ label, valueOf: of }) => ({
    label,
    values: jobsWithCards.map(({ card }) => of(card)),
  }))
  return {
    text: `Here’s what the ${jobsWithCards.length} postings state.`,
    cards: [{ kind: 'comparison', jobs: jobsWithCards.map(({ job }) => job), rows }],
    chips: [textChip('Which of these pays most?'), textChip('Which fits me best?')],
  }
}

type Verdict = 'yes' | 'no' | 'unknown' | 'none'

/** Returns whether a job meets the condition in a request; `none` if the request has no condition. */
function verdictOfLimits(card: JobCard, { lists, employmentTypes, seniorities, pay, places }: Limits): Verdict {
  const verdicts: Verdict[] = [
    ...(lists.length > 0 ? [isAmong(card.workType === 'Unknown' ? null : card.workType.toLowerCase(), lists)] : []),
    ...(employmentTypes.length > 0 ? [isAmong(card.employmentType, employmentTypes)] : []),
    ...(seniorities.length > 0 ? [isAmong(card.seniority, seniorities)] : []),
    ...(places.names.length > 0 ? [verdictOf(isInPlaces(card, places))] : []),
    ...(pay === null ? [] : [paysEnough(card, pay)]),
  ]
  if (verdicts.length === 0) return 'none'
  if (verdicts.includes('no')) return 'no'
  return verdicts.includes('unknown') ? 'unknown' : 'yes'
}

function isAmong(value: string | null, wanted: readonly string[]): Verdict {
  if (value === null) return 'unknown'
  return wanted.includes(value) ? 'yes' : 'no'
}

function verdictOf(is: boolean | undefined): Verdict {
  if (is === undefined) return 'unknown'
  return is ? 'yes' : 'no'
}

function paysEnough({ pay }: JobCard, { from, currency }: NonNullable<Limits['pay']>): Verdict {
  const top = pay?.max ?? pay?.min
  if (!pay || top == null || pay.period !== 'YEAR' || (currency !== null && pay.currency !== currency)) return 'unknown'
  return top >= from ? 'yes' : 'no'
}

interface JobWithCard {
  readonly job: ShownJob
  readonly card: JobCard
}

function verdictAnswer(
  known: readonly JobWithCard[],
  verdict: (card: JobCard) => Verdict,
  wanted: readonly Fact[],
): Answer {
  const withVerdict = (what: Verdict) => known.filter(({ card }) => verdict(card) === what)
  const [yes, no, unknown] = [withVerdict('yes'), withVerdict('no'), withVerdict('unknown')]
  const [only] = known
  if (only && known.length === 1) {
    const lead = yes.length > 0 ? 'Yes' : no.length > 0 ? 'No' : 'The posting doesn’t say'
    const statedFacts = (wanted.length > 0 ? wanted : facts.slice(1, 5)).map(
      ({ label, valueOf: read }) => `${label}: ${read(only.card)}`,
    )
    const place = statedFacts.some((one) => one.startsWith('Place')) ? [] : [`Place: ${facts[1]?.valueOf(only.card)}`]
    return {
      text: `${lead}: ${only.job.title} at ${only.job.companyName}. ${[...statedFacts, ...place].join('. ')}.`,
      cards: [],
      chips: chipsForJob(only.job, 'explain-match').slice(0, 3),
    }
  }
  const names = (all: readonly JobWithCard[]) =>
    listOf(
      all.map(({ job }) => job.title),
      5,
    )
  const sentences = [
    yes.length > 0 ? `Yes: ${names(yes)}.` : 'None of them, as far as the postings say.',
    unknown.length > 0 ? `Not stated: ${names(unknown)}.` : '',
  ]
  return {
    text: joinSentences(sentences),
    cards: yes.length > 0 ? [{ kind: 'jobs', items: yes.map(({ job }) => job), more: null }] : [],
    chips: [textChip('Which of these pays most?'), textChip('Where are they?')],
  }
}

async function lastDay({ ctx, text }: ToolRequest, { _id }: ShownJob): Promise<string | undefined> {
  if (!/\bdeadline|\bclos|\blast day|\bopen\b|\buntil\b|\bexpire/i.test(text)) return undefined
  const row = await ctx.db.selectFrom('job').select('valid_through').where('id', '=', _id).executeTakeFirst()
  return row?.valid_through
    ? `It’s open until ${dayOf(row.valid_through)}.`
    : 'It’s open now. The posting states no last day.'
}

function workTypeOf({ workType }: JobCard): string {
  return workType === 'Unknown' ? notStated : workType
}

function payOf({ pay }: JobCard): string {
  return pay ? formatPay(pay) : 'states no pay'
}
