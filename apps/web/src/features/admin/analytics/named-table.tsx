import { MOST_NAMED } from '@rise/contract/admin/analytics/limits'
import type { NamedCount } from '@rise/contract/admin/analytics/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useState } from 'react'
import { ShowRest } from '../../../ui/layout/show-rest.tsx'
import { percentOf } from './period-words.ts'

/** The number of rows shown until the rest is requested. A single remaining row is shown too. */
const COLLAPSED_COUNT = 8

interface Props {
  /** The column headings: the name, and the counted figure. */
  readonly name: string
  readonly counted: string
  readonly items: readonly Pick<NamedCount, 'name' | 'count'>[]
  /** Returns the page views of a name, shown next to its count. */
  readonly viewsOf?: (name: string) => number
  /** The text shown for an empty name. */
  readonly nameless?: string
  /** The text shown without rows. */
  readonly empty: string
  /** The total for the column of shares; without it, there is no such column. */
  readonly whole?: number
}

/** Names with their counts, largest first, each with a bar relative to the largest. */
export function NamedTable({
  name,
  counted,
  items,
  viewsOf,
  nameless = t('None', 'in place of a value'),
  empty,
  whole,
}: Props) {
  const [isWhole, setIsWhole] = useState(false)
  if (items.length === 0) return <p className="text-small text-muted">{empty}</p>
  const visibleItems = isWhole || items.length <= COLLAPSED_COUNT + 1 ? items : items.slice(0, COLLAPSED_COUNT)
  const largestCount = Math.max(1, ...items.map(({ count }) => count))
  return (
    <>
      <table className="facts-table">
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col" className="figures">
              {counted}
            </th>
            {viewsOf ? (
              <th scope="col" className="figures hidden sm:table-cell">
                {t('Page views')}
              </th>
            ) : null}
            {whole === undefined ? null : (
              <th scope="col" className="figures">
                {t('Share', 'a percentage')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {visibleItems.map((item) => (
            <tr key={item.name}>
              <th scope="row">
                <span className="block wrap-anywhere">{item.name === '' ? nameless : item.name}</span>
                <Bar share={item.count / largestCount} />
              </th>
              <td className="figures">{formatInteger(item.count)}</td>
              {viewsOf ? <td className="figures hidden sm:table-cell">{formatInteger(viewsOf(item.name))}</td> : null}
              {whole === undefined ? null : <td className="figures">{percentOf(item.count, whole)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {isWhole || visibleItems.length < items.length ? (
        <ShowRest open={isWhole} onToggle={setIsWhole} size="dense" className="self-start">
          {items.length < MOST_NAMED
            ? t('Show all {count}', { count: formatInteger(items.length) })
            : t('Show {count}', { count: formatInteger(items.length) })}
        </ShowRest>
      ) : null}
      {visibleItems.length === items.length && items.length >= MOST_NAMED ? (
        <p className="text-small text-muted">{t('The {most} largest. The CSV has them all.', { most: MOST_NAMED })}</p>
      ) : null}
    </>
  )
}

/** A bar whose length is a share of the available width; nothing for an empty share. */
export function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 block h-1 w-full text-brand">
      <rect width={share > 0 ? Math.max(0.5, share * 100) : 0} height="4" fill="currentColor" />
    </svg>
  )
}
