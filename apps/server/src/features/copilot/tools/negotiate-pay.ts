import type { ShownJob } from '@rise/contract/copilot/shapes'
import { formatAmount, formatPay } from '@rise/contract/jobs/words'
import { readInsights, roleWords } from '../../jobs/index.ts'
import { locateText } from '../../postings/index.ts'
import { type Answer, chipsForJob, type ToolRequest } from './answer.ts'
import { shownJobs } from './shown-jobs.ts'
import { whichJob } from './which-job.ts'

/**
 * Returns the stated pay of similar open jobs and their number, in the currency of the job or of the member's
 * preference, because nothing is converted. Without either currency, only jobs in the job's country count as similar.
 */
export async function negotiatePay(request: ToolRequest): Promise<Answer> {
  const [id] = request.jobs
  const [job] = id === undefined ? [] : await shownJobs(request, [id])
  if (!job) return whichJob(request, 'negotiate')
  const keyword = roleWords(job.title)
    .filter(({ weight }) => weight >= 0.5)
    .map(({ word }) => word)
    .slice(0, 3)
    .join(' ')
  const currency = job.pay?.currency ?? request.preferences.pay?.currency
  const location = currency === undefined ? await countryOf(request, job) : undefined
  const { pay, basedOn } = await readInsights(
    request.ctx,
    { list: ['all'], keyword: keyword || job.title, ...(location && { location }) },
    { kind: 'member', actorId: request.actorId },
  )
  const medianPay = pay.map((each) => ({ ...each, median: Number(each.median), jobs: Number(each.jobs) }))
  const medians = medianPay.filter((each) => currency === undefined || each.currency === currency)
  const [first] = medians
  const preferredPay = request.preferences.pay
  const statedPay = job.pay
    ? `The posting states ${formatPay(job.pay)}.`
    : 'The posting states no pay: ask for the range first.'
  const similarPay = first
    ? `The median of ${first.jobs} similar open jobs that state their pay is ${formatAmount(first.median, first.currency)} a year.`
    : noFigure(currency, { basedOn, others: medianPay.map((each) => each.currency) })
  const advice = [
    job.pay?.max
      ? 'Start from the upper end of the range, and name what in your story earns it.'
      : 'Let them name a figure first.',
    ...(preferredPay
      ? [
          `Your own wish is ${formatAmount(preferredPay.amount, preferredPay.currency)} a year. Know before the talk where you’d stop.`,
        ]
      : ['Decide before the talk where you’d stop; enter it in your preferences.']),
    'Ask about the whole offer: hours, place, holidays, notice.',
  ]
  return {
    text: `${statedPay} ${similarPay}`,
    cards: [{ kind: 'pay', job, medians, basedOn, advice }],
    chips: chipsForJob(job, 'negotiate'),
  }
}

function noFigure(
  currency: string | undefined,
  { basedOn, others }: { readonly basedOn: number; readonly others: readonly string[] },
): string {
  const inCurrency = currency === undefined ? '' : ` in ${currency}`
  const otherCurrencies = others.length > 0 ? ` I don’t convert what others state in ${others.join(' or ')}.` : ''
  return `Fewer than five of the ${basedOn} similar open jobs state their pay${inCurrency}, so I have no fair figure.${otherCurrencies}`
}

/** Returns the slug of the country of a job's first place; undefined if it isn't known. */
async function countryOf({ ctx }: ToolRequest, { places: [place] }: ShownJob): Promise<string | undefined> {
  const knownPlace = place === undefined ? null : locateText(place)
  const slug = knownPlace?.within.at(-1) ?? knownPlace?.slug
  if (slug === undefined) return undefined
  const placeRow = await ctx.db.selectFrom('place').select('slug').where('slug', '=', slug).executeTakeFirst()
  return placeRow?.slug
}
