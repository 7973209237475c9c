import { findAddresses } from '../addresses.ts'
import { startChromium } from '../chromium.ts'
import { scorePage } from '../lighthouse-scores.ts'
import { type PageVisit, visitPage } from '../page-visit.ts'
import type { RunningRise } from '../rise.ts'
import { median, rounds } from '../statistics.ts'
import type { Row } from '../table.ts'

const VISITS = 5
const KB = 1_000

/** Measures the limits for visitors with a phone. */
export async function measureBrowser(rise: RunningRise): Promise<Row[]> {
  const { browser, debuggingPort } = await startChromium()
  try {
    const visits = await rounds(VISITS, () => visitPage(browser, `${rise.origin}/jobs`))
    const of = (name: keyof PageVisit) => median(visits.map((visit) => visit[name]))
    const [job = ''] = (await findAddresses(rise.origin, 1)).jobPaths
    const rows: Row[] = [
      row('scripts in the first 5 s', of('earlyScriptBytes') / KB, 'kB', 130),
      row('scripts in all', of('scriptBytes') / KB, 'kB', 200),
      row('largest contentful paint', of('largestContentfulPaint') / 1000, 's', 1.2),
      row('total blocking time', of('totalBlockingTime'), 'ms', 200),
      row('layout shift', of('layoutShift'), '', 0),
    ]
    for (const [name, path] of Object.entries({ '/': '/', '/jobs': '/jobs', '/jobs/{job}': job })) {
      rows.push(...(await lighthouseRows(name, rise.origin + path, Number(debuggingPort))))
    }
    return rows
  } finally {
    await browser.close()
  }
}

function row(what: string, measured: number, unit: string, atMost: number): Row {
  return { metric: `Phone, /jobs, ${what}`, unit, measured, limit: { atMost } }
}

async function lighthouseRows(name: string, url: string, debuggingPort: number): Promise<Row[]> {
  const { scores, failing } = await scorePage(url, debuggingPort)
  const rows = Object.entries(scores).map(
    ([category, measured]): Row => ({
      metric: `Lighthouse, ${name}, ${category}`,
      unit: '',
      measured,
      limit: { atLeast: 95 },
    }),
  )
  const [first, ...rest] = rows
  return first && failing.length > 0 ? [{ ...first, note: failing.join('; ') }, ...rest] : rows
}
