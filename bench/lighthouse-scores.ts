import lighthouse from 'lighthouse'
import { median } from './statistics.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

export interface LighthouseScores {
  /** Of 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** Audits that cost points, each with its title and, where it has one, its value. */
  readonly failing: readonly string[]
}

const ENOUGH = 95
const MOST_RUNS = 3
/** A trace that does not even hold the navigation, as happens on a busy machine. */
const BROKEN_TRACE = 'NO_NAVSTART'
const MOST_TRIES = 3

/**
 * Lighthouse's verdict on a page, as a phone sees it, through a running Chromium. A page that misses is judged three times,
 * and the medians count. Throws when Lighthouse cannot judge it.
 */
export async function scorePage(url: string, debuggingPort: number): Promise<LighthouseScores> {
  const runs = [await judge(url, debuggingPort)]
  const misses = ({ scores }: LighthouseScores) => Object.values(scores).some((score) => score < ENOUGH)
  if (runs.some(misses)) while (runs.length < MOST_RUNS) runs.push(await judge(url, debuggingPort))
  const scores = Object.fromEntries(
    categories.map((category) => [category, median(runs.map((run) => run.scores[category]))]),
  ) as Record<Category, number>
  return { scores, failing: runs.at(-1)?.failing ?? [] }
}

async function judge(url: string, port: number): Promise<LighthouseScores> {
  const report = await audit(url, port)
  const counted = new Set(
    Object.values(report.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  )
  const failing = Object.values(report.audits)
    .filter(({ id, score }) => counted.has(id) && score !== null && score < 0.95)
    .map(({ id, title, displayValue }) => `${id} (${title}${displayValue ? `: ${displayValue}` : ''})`)
  const scoreOf = (category: Category) => Math.round((report.categories[category]?.score ?? 0) * 100)
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    failing,
  }
}

async function audit(url: string, port: number) {
  for (let tries = 1; ; tries++) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: [...categories] })
    const report = result?.lhr
    if (report && !report.runtimeError) return report
    if (report?.runtimeError?.code === BROKEN_TRACE && tries < MOST_TRIES) continue
    throw new Error(`Lighthouse cannot judge ${url}: ${report?.runtimeError?.message ?? 'no report'}`)
  }
}
