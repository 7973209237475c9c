import { MOST_JOBS } from '@rise/contract/copilot/limits'
import type { ShownJob } from '@rise/contract/copilot/shapes'
import { formatPay } from '@rise/contract/jobs/words'
import { readJobFor } from '../read-job.ts'
import { readOwnStory } from '../story/own-story.ts'
import { skillEvidence } from '../story/skill-evidence.ts'
import { type Answer, chip, type ToolRequest } from './answer.ts'
import { listOf, shownJobs } from './shown-jobs.ts'
import { whichJob } from './which-job.ts'

/** Compares two to five jobs by their stated data. */
export async function compareJobs(request: ToolRequest): Promise<Answer> {
  const { ctx, actorId } = request
  const jobs = await shownJobs(request, request.jobs.slice(0, MOST_JOBS))
  const [oneJob, otherJob] = jobs
  if (!oneJob || !otherJob) {
    const answer = await whichJob(request, 'compare-jobs')
    const [first, second] = answer.cards.flatMap((card) => (card.kind === 'jobs' ? card.items : []))
    return {
      ...answer,
      text: oneJob
        ? `${oneJob.title} with which other job? Choose one, or paste the address of its page.`
        : 'Which jobs? Find some first, or paste the addresses of their pages.',
      chips: first && second ? [chip('compare-jobs', [first, second])] : [chip('find-jobs', [])],
    }
  }
  const story = await readOwnStory(ctx, actorId)
  const gaps = await Promise.all(jobs.map(async ({ _id }) => skillEvidence(story, await readJobFor(ctx, actorId, _id))))
  const row = (label: string, read: (job: ShownJob, index: number) => string) => ({
    label,
    values: jobs.map(read),
  })
  const skillNames = (index: number, of: 'missing' | 'preferred') =>
    listOf(
      (gaps[index]?.[of] ?? []).map(({ skill }) => skill),
      6,
    )
  const rows = [
    row('Match', ({ score }) => (score === null ? 'Not known' : `${score} of 100`)),
    row('Pay', ({ pay }) => (pay ? formatPay(pay) : 'Not specified')),
    row('Place', ({ places }) => (places.length > 0 ? places.join(', ') : 'Not specified')),
    row('Work type', ({ workType }) => (workType === 'Unknown' ? 'Undisclosed' : workType)),
    row(
      'You have',
      (_, index) =>
        listOf([...(gaps[index]?.have ?? []), ...(gaps[index]?.shown ?? []).map(({ skill }) => skill)], 6) ||
        'None of its skills',
    ),
    row('Missing', (_, index) => skillNames(index, 'missing') || 'Nothing it requires'),
    ...(gaps.some(({ preferred }) => preferred.length > 0)
      ? [row('Nice to have', (_, index) => skillNames(index, 'preferred') || 'Nothing else')]
      : []),
  ]
  return {
    text: verdict(jobs, oneJob, otherJob),
    cards: [{ kind: 'comparison', jobs, rows }],
    chips: [chip('explain-match', [oneJob]), chip('explain-match', [otherJob]), chip('tailor-resume', [oneJob])].map(
      (each) => ({
        ...each,
        label: each.text,
      }),
    ),
  }
}

function verdict(jobs: readonly ShownJob[], one: ShownJob, other: ShownJob): string {
  if (jobs.length > 2) {
    const [best] = jobs.filter(({ score }) => score !== null).toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
    const bestMatchNote = best ? ` ${best.title} at ${best.companyName} fits you best: ${best.score} of 100.` : ''
    return `Here’s what the ${jobs.length} postings state.${bestMatchNote}`
  }
  if (one.score === null || other.score === null)
    return 'Here’s what both jobs state. One match isn’t known, so I don’t rank them.'
  const difference = one.score - other.score
  if (Math.abs(difference) < 5) return `${one.title} and ${other.title} fit you about equally. See where they differ.`
  const [better, worse] = difference > 0 ? [one, other] : [other, one]
  return `${better.title} at ${better.companyName} fits you better than ${worse.title}: ${better.score} against ${worse.score} of 100.`
}
