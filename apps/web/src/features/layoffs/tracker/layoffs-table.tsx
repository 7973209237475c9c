import type { LayoffSort } from '@rise/contract/layoffs/kinds'
import { layoffList } from '@rise/contract/layoffs/list'
import type { LayoffCard } from '@rise/contract/layoffs/shapes'
import type { ViewOf } from '@rise/contract/list'
import { formatInteger } from '@rise/contract/words'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Anchor } from '../../../ui/base/anchor.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { TextLink } from '../../../ui/base/link.tsx'
import { dayInWords, UNKNOWN } from '../layoff-words.ts'
import { layoffHref } from '../tracker-address.ts'

interface Column {
  readonly label: string
  /** The order of a first press on the heading, then the reverse. */
  readonly sorts: readonly [LayoffSort, LayoffSort]
  /** The ascending one of the two orders. */
  readonly ascending: LayoffSort
  readonly className?: string
}

const columns: readonly Column[] = [
  { label: 'Company', sorts: ['company', 'company-desc'], ascending: 'company' },
  { label: 'Date', sorts: ['newest', 'oldest'], ascending: 'oldest', className: 'max-sm:hidden' },
  { label: 'People', sorts: ['largest', 'smallest'], ascending: 'smallest', className: 'figures' },
  {
    label: 'Share',
    sorts: ['largest-share', 'smallest-share'],
    ascending: 'smallest-share',
    className: 'figures max-md:hidden',
  },
  { label: 'Place', sorts: ['place', 'place-desc'], ascending: 'place', className: 'max-md:hidden' },
  { label: 'Industry', sorts: ['industry', 'industry-desc'], ascending: 'industry', className: 'max-lg:hidden' },
]

/** Layoffs, one per row; the headings sort the table. On phones, a row's date and place are shown below the company. */
export function LayoffsTable({ layoffs, view }: { layoffs: readonly LayoffCard[]; view: ViewOf<typeof layoffList> }) {
  return (
    <table className="facts-table mt-8">
      <caption className="sr-only">Layoffs</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.label} column={column} view={view} />
          ))}
          <th scope="col" className="max-lg:hidden">
            Source
          </th>
        </tr>
      </thead>
      <tbody>
        {layoffs.map((layoff) => (
          <Row key={layoff._id} layoff={layoff} />
        ))}
      </tbody>
    </table>
  )
}

function Heading({
  column: { label, sorts, ascending, className },
  view,
}: {
  column: Column
  view: ViewOf<typeof layoffList>
}) {
  const current = (view.sort || layoffList.defaults.sort) as LayoffSort
  const isSorted = sorts.includes(current)
  const next = current === sorts[0] ? sorts[1] : sorts[0]
  const Arrow = current === ascending ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      className={cx(className)}
      aria-sort={isSorted ? (current === ascending ? 'ascending' : 'descending') : undefined}
    >
      <Anchor to={layoffList.href({ ...view, sort: next })} className="list-link inline-flex items-center gap-1">
        {label}
        {isSorted ? <Arrow size={14} aria-hidden /> : null}
      </Anchor>
    </th>
  )
}

function Row({ layoff }: { layoff: LayoffCard }) {
  const { slug, companyName, date, number, share, place, industry, source, landed } = layoff
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        <TextLink look="plain" to={layoffHref(slug)} className="font-semibold">
          {companyName}
        </TextLink>
        <p className="text-muted tabular-nums md:hidden">
          <span className="sm:hidden">{dayInWords(date)} · </span>
          {place?.name ?? 'Place not specified'}
        </p>
        {landed > 0 ? <p className="text-muted">{formatInteger(landed)} found a job</p> : null}
      </th>
      <td className="whitespace-nowrap tabular-nums max-sm:hidden">{dayInWords(date)}</td>
      <td className="figures">{number === null ? <Unknown /> : formatInteger(number)}</td>
      <td className="figures max-md:hidden">{share === null ? <Unknown /> : `${share}%`}</td>
      <td className="max-md:hidden">{place?.name ?? <Unknown />}</td>
      <td className="max-lg:hidden">{industry?.name ?? <Unknown />}</td>
      <td className="max-lg:hidden">{source ? <TextLink to={source}>{hostOf(source)}</TextLink> : <Unknown />}</td>
    </tr>
  )
}

function Unknown() {
  return <span className="text-subtle">{UNKNOWN}</span>
}

function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, '')
}
