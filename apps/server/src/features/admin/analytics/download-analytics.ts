import { type AnalyticsTable, figureNames, figures } from '@rise/contract/admin/analytics/kinds'
import { MOST_DOWNLOADED } from '@rise/contract/admin/analytics/limits'
import type { Analytics } from '@rise/contract/admin/analytics/shapes'
import { t } from '@rise/texts'
import { SOURCE_LANGUAGE } from '@rise/texts/text-source'
import type { Context } from '../../../platform/context.ts'
import { csvOf } from '../../../platform/csv.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { withLanguage } from '../../../platform/language/with-language.ts'
import { recordDownload } from '../notes/record-download.ts'
import { readAnalytics } from './read-analytics.ts'

type TableQuery = Parameters<typeof readAnalytics>[1] & { readonly table: AnalyticsTable }

/** Returns one table of the page as CSV, and records the download. */
export async function downloadAnalytics(
  ctx: Context,
  admin: Admin,
  { table, ...asked }: TableQuery,
): Promise<{ name: string; csv: string }> {
  const numbers = await readAnalytics(ctx, asked, MOST_DOWNLOADED)
  const { from, to, by, zone } = numbers
  const rows = rowsOf(numbers, table)
  await recordDownload(ctx, admin, { things: 'numbers', count: rows.length - 1, filter: { table, from, to, by, zone } })
  return { name: `analytics-${table.toLowerCase()}-${from}-${to}.csv`, csv: csvOf(rows) }
}

/** The headings are English in every language, like those of all downloads: programs read them. */
function rowsOf({ by, zone, periods, parts, cohorts, searches }: Analytics, table: AnalyticsTable): string[][] {
  if (table === 'periods') {
    const head = [
      `${by === 'day' ? 'Day' : `First day of the ${by}`} (${zone})`,
      ...withLanguage(SOURCE_LANGUAGE, () => figureNames.map((name) => t(figures[name]))),
    ]
    return [head, ...periods.map(({ start, figures: of }) => [start, ...figureNames.map((name) => String(of[name]))])]
  }
  if (table === 'cohorts') {
    return [
      ['Joined in the week of', 'Weeks later', 'Members'],
      ...cohorts.flatMap(({ joined, members }) => members.map((count, week) => [joined, String(week), String(count)])),
    ]
  }
  if (table === 'searches') {
    return [['Words', 'Searches'], ...searches.map(({ words, count }) => [words, String(count)])]
  }
  const rows = parts[table].map(({ name, count, views }) => [name, String(count), String(views)])
  return [['Name', 'Count', 'Page views'], ...rows]
}
