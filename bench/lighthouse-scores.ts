import lighthouse from 'lighthouse'
import { median } from './statistics.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

export interface LighthouseScores {
  /** Scores from 0 to 100, by category. */
  readonly scores: Readonly<Record<Category, number>>
  /** Failed audits, each with its title and its value, if it has one. */
  readonly failing: readonly string[]
}

const MIN_SCORE = 95
const MAX_RUNS = 3
/** The error for a trace without the navigation, which happens on a busy machine. */
const BROKEN_TRACE = 'NO_NAVSTART'
const MAX_TRIES = 3

/**
 * Returns Lighthouse's scores of a page on a phone, measured through a running Chromium. A page with a low score is
 * measured three times, and the medians count. Throws if Lighthouse cannot measure it.
 */
export async function scorePage(url: string, debuggingPort: number): Promise<LighthouseScores> {
  const runs = [await runLighthouse(url, debuggingPort)]
  const hasLowScore = ({ scores }: LighthouseScores) => Object.values(scores).some((score) => score < MIN_SCORE)
  if (runs.some(hasLowScore)) while (runs.length < MAX_RUNS) runs.push(await runLighthouse(url, debuggingPort))
  const scores = Object.fromEntries(
    categories.map((category) => [category, median(runs.map((run) => run.scores[category]))]),
  ) as Record<Category, number>
  return { scores, failing: runs.at(-1)?.failing ?? [] }
}

async function runLighthouse(url: string, port: number): Promise<LighthouseScores> {
  const report = await audit(url, port)
  const countedAudits = new Set(
    Object.values(report.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  )
  const failedAudits = Object.values(report.audits)
    .filter(({ id, score }) => countedAudits.has(id) && score !== null && score < 0.95)
    .map(({ id, title, displayValue }) => `${id} (${title}${displayValue ? `: ${displayValue}` : ''})`)
  const scoreOf = (category: Category) => Math.round((report.categories[category]?.score ?? 0) * 100)
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    failing: failedAudits,
  }
}

async function audit(url: string, port: number) {
  for (let tries = 1; ; tries++) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: [...categories] })
    const report = result?.lhr
    if (report && !report.runtimeError) return report
    if (report?.runtimeError?.code === BROKEN_TRACE && tries < MAX_TRIES) continue
    throw new Error(`Lighthouse cannot judge ${url}: ${report?.runtimeError?.message ?? 'no report'}`)
  }
}
