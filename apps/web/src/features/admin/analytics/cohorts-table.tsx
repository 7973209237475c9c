import type { Analytics } from '@rise/contract/admin/analytics/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { dayInWords, percentOf } from './period-words.ts'

/** The sign-ups of each week, and the share of them that used the site in each week since. */
export function CohortsTable({ cohorts }: { cohorts: Analytics['cohorts'] }) {
  if (cohorts.length === 0) {
    return <p className="text-small text-muted">{t('Members who come back show up here after their first week.')}</p>
  }
  const weeks = Array.from({ length: Math.max(...cohorts.map(({ members }) => members.length)) }, (_, week) => week)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table can be scrolled by keyboard
    <section aria-label={t('Weeks')} className="overflow-x-auto" tabIndex={0}>
      <table className="facts-table">
        <thead>
          <tr>
            <th scope="col">{t('Joined in the week of')}</th>
            {weeks.map((week) => (
              <th key={week} scope="col" className="figures">
                {week === 0 ? t('Sign-ups') : t('Week {week}', { week })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ joined, members }) => (
            <tr key={joined}>
              <th scope="row" className="whitespace-nowrap">
                {dayInWords(joined)}
              </th>
              {weeks.map((week) => (
                <td key={week} className="figures" style={{ background: cellBackground(members, week) }}>
                  {cellText(members, week)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Returns the background of a cell, stronger the more members came back; undefined if none did. */
function cellBackground(members: readonly number[], week: number): string | undefined {
  const share = week === 0 ? 0 : (members[week] ?? 0) / Math.max(1, members[0] ?? 0)
  return share > 0 ? `color-mix(in srgb, var(--brand) ${Math.round(8 + share * 27)}%, transparent)` : undefined
}

function cellText(members: readonly number[], week: number): string {
  const count = members[week]
  if (count === undefined) return ''
  return week === 0 ? formatInteger(count) : percentOf(count, members[0] ?? 0)
}
