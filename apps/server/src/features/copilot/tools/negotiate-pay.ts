import { formatAmount, formatPay } from '@rise/contract/jobs/words'
import { readInsights, roleWords } from '../../jobs/index.ts'
import { type Answer, type Asked, chipsForJob } from './answer.ts'
import { shownJobs } from './shown-jobs.ts'
import { whichJob } from './which-job.ts'

/** Returns what similar open jobs state as pay, with how many they are. */
export async function negotiatePay(asked: Asked): Promise<Answer> {
  const [id] = asked.jobs
  const [job] = id === undefined ? [] : await shownJobs(asked, [id])
  if (!job) return whichJob(asked, 'negotiate')
  const keyword = roleWords(job.title)
    .filter(({ weight }) => weight >= 0.5)
    .map(({ word }) => word)
    .slice(0, 3)
    .join(' ')
  const { pay, basedOn } = await readInsights(
    asked.ctx,
    { list: ['all'], keyword: keyword || job.title },
    { kind: 'member', actorId: asked.actorId },
  )
  const currency = job.pay?.currency ?? asked.preferences.pay?.currency
  const medians = pay.map(({ currency, median, jobs }) => ({ currency, median: Number(median), jobs: Number(jobs) }))
  medians.sort((a, b) => Number(b.currency === currency) - Number(a.currency === currency) || b.jobs - a.jobs)
  const [first] = medians
  const wish = asked.preferences.pay
  const stated = job.pay
    ? `The posting states ${formatPay(job.pay)}.`
    : 'The posting states no pay: ask for the range first.'
  const similar = first
    ? `The median of ${first.jobs} similar open jobs that state their pay is ${formatAmount(first.median, first.currency)} a year.`
    : `Fewer than five similar open jobs state their pay (I looked at ${basedOn}), so I have no fair figure.`
  const advice = [
    job.pay?.max
      ? 'Start from the upper end of the range, and name what in your story earns it.'
      : 'Let them name a figure first.',
    ...(wish
      ? [`Your own wish is ${formatAmount(wish.amount, wish.currency)} a year. Know before the talk where you’d stop.`]
      : ['Decide before the talk where you’d stop; enter it in your preferences.']),
    'Ask about the whole offer: hours, place, holidays, notice.',
  ]
  return {
    text: `${stated} ${similar}`,
    cards: [{ kind: 'pay', job, medians, basedOn, advice }],
    chips: chipsForJob(job, 'negotiate'),
  }
}
