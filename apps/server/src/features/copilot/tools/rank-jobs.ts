import type { ShownJob } from '@rise/contract/copilot/shapes'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { formatPay } from '@rise/contract/jobs/words'
import { jobCardsOf, timesAYear } from '../../jobs/index.ts'
import { type Answer, chip, type ToolRequest, textChip } from './answer.ts'
import { dayOf, joinSentences } from './sentences.ts'
import { listOf, shownJobs } from './shown-jobs.ts'
import { whichJob } from './which-job.ts'

/**
 * States which job pays most or least, is newest or oldest, or matches best. Compares the jobs that the request names
 * if it names several, otherwise the jobs shown.
 */
export async function rankJobs(request: ToolRequest): Promise<Answer> {
  const ids = request.jobs.length > 1 ? request.jobs : request.shown
  const jobs = await shownJobs(request, ids)
  if (jobs.length === 0) return whichJob(request, 'explain-match')
  const { text, order } = /\bpa(?:y|id)|salar|salery|wage|money|earn|compensation|income/i.test(request.text)
    ? byPay(jobs, /\b(?:lowest|least|less|worst)\b/i.test(request.text))
    : /\bnew(?:est|er)?\b|latest|recent|oldest/i.test(request.text)
      ? byDay(jobs, await jobCardsOf(request.ctx.db, ids), /oldest/i.test(request.text))
      : byMatch(jobs)
  const [first, second] = order
  return {
    text,
    cards: [{ kind: 'jobs', items: order, more: null }],
    chips:
      first && second
        ? [chip('explain-match', [first]), chip('compare-jobs', [first, second])]
        : [textChip('More like this')],
  }
}

interface RankedJobs {
  readonly text: string
  readonly order: ShownJob[]
}

/** Ranks jobs by the upper end of yearly pay, separately per currency, without conversion. */
function byPay(jobs: readonly ShownJob[], lowest: boolean): RankedJobs {
  const paidJobs = jobs.filter(({ pay }) => pay !== null)
  const unpaidJobs = jobs.filter(({ pay }) => pay === null)
  const currencies = [...new Set(paidJobs.map(({ pay }) => pay?.currency ?? ''))]
  const groups = currencies
    .map((currency) =>
      paidJobs
        .filter(({ pay }) => pay?.currency === currency)
        .sort((a, b) => (topOf(b) - topOf(a)) * (lowest ? -1 : 1)),
    )
    .sort((a, b) => b.length - a.length)
  const sentences = groups.flatMap(([first, ...others]) => {
    if (!first?.pay) return []
    const hasOthers = others.length > 0
    const inCurrency = groups.length > 1 ? ` in ${first.pay.currency}` : ''
    const start = hasOthers
      ? `${first.title} states the ${lowest ? 'least' : 'most'}${inCurrency}: ${formatPay(first.pay)}.`
      : `${first.title} states ${formatPay(first.pay)}.`
    return [start, ...others.map(({ title, pay }) => `${title}: ${pay ? formatPay(pay) : ''}.`)]
  })
  const unpaidNote =
    unpaidJobs.length > 0
      ? [`${listOf(names(unpaidJobs), 5)} ${unpaidJobs.length === 1 ? 'states' : 'state'} no pay.`]
      : []
  const currencyNote = groups.length > 1 ? ['I don’t convert currencies.'] : []
  const periodNote = new Set(paidJobs.map(({ pay }) => pay?.period)).size > 1 ? ['I compare a full year’s pay.'] : []
  return {
    text: joinSentences(
      paidJobs.length === 0
        ? ['None of these postings states its pay.']
        : [...sentences, ...unpaidNote, ...currencyNote, ...periodNote],
    ),
    order: [...groups.flat(), ...unpaidJobs],
  }
}

function topOf({ pay }: ShownJob): number {
  return pay === null ? 0 : (pay.max ?? pay.min ?? 0) * timesAYear[pay.period]
}

function byMatch(jobs: readonly ShownJob[]): RankedJobs {
  const order = jobs.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1))
  const [first, second] = order
  if (!first || first.score === null) {
    return { text: 'I can’t say which fits you best: your story or the postings say too little.', order }
  }
  const unknownMatches = order.filter(({ score }) => score === null)
  const lead =
    second?.score !== null && second !== undefined && first.score - second.score < 5
      ? `${first.title} and ${second.title} fit you about equally: ${first.score} and ${second.score} of 100.`
      : `${first.title} at ${first.companyName} fits you best: ${first.score} of 100.`
  const unknownNote =
    unknownMatches.length > 0 ? ` I don’t know your match for ${listOf(names(unknownMatches), 5)}.` : ''
  return { text: `${lead} ${first.why}${unknownNote}`, order }
}

function byDay(jobs: readonly ShownJob[], cards: readonly JobCard[], oldest: boolean): RankedJobs {
  const postedDates = new Map(cards.map(({ _id, datePosted }) => [_id, datePosted]))
  const postedAt = ({ _id }: ShownJob) => postedDates.get(_id) ?? ''
  const order = jobs.toSorted((a, b) => postedAt(b).localeCompare(postedAt(a)) * (oldest ? -1 : 1))
  const [first] = order
  const text = first ? `${first.title} is the ${oldest ? 'oldest' : 'newest'}, posted ${dayOf(postedAt(first))}.` : ''
  return { text, order }
}

function names(jobs: readonly ShownJob[]): string[] {
  return jobs.map(({ title }) => title)
}
