import { industryName } from '@rise/contract/catalogs/industries/words'
import type { LayoffSort } from '@rise/contract/layoffs/kinds'
import { layoffList } from '@rise/contract/layoffs/list'
import type { LayoffCard } from '@rise/contract/layoffs/shapes'
import type { ViewOf } from '@rise/contract/list'
import { formatInteger } from '@rise/contract/words'
import { type Message, msg, t } from '@rise/texts'
import { ArrowDown, ArrowUp, ExternalLink } from 'lucide-react'
import { Anchor } from '../../../ui/base/anchor.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { IconLink } from '../../../ui/base/icon-button.tsx'
import { joinFacts } from '../../../ui/base/join-facts.ts'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { dayInWords, shareInWords } from '../layoff-words.ts'
import { layoffHref } from '../tracker-address.ts'

interface Column {
  readonly label: Message
  /** The order of a first press on the heading, then the order of the second. */
  readonly sorts: readonly [LayoffSort, LayoffSort]
  /** Which of the two orders is ascending. */
  readonly ascending: LayoffSort
  readonly className?: string
}

const columns: readonly Column[] = [
  { label: msg('Company'), sorts: ['company', 'company-desc'], ascending: 'company' },
  { label: msg('Date'), sorts: ['newest', 'oldest'], ascending: 'oldest', className: 'max-sm:hidden' },
  {
    label: msg('People', 'the head of a column of numbers'),
    sorts: ['largest', 'smallest'],
    ascending: 'smallest',
    className: 'figures',
  },
  {
    label: msg('Share', 'the part of a company that loses work'),
    sorts: ['largest-share', 'smallest-share'],
    ascending: 'smallest-share',
    className: 'figures max-md:hidden',
  },
  { label: msg('Place'), sorts: ['place', 'place-desc'], ascending: 'place', className: 'ps-8! max-md:hidden' },
]

/**
 * Layoffs, one per row; the headings sort the table. The industry is below the company, and the source, if known, is an
 * icon after the company's name. On phones, a row's date and place are below the company as well.
 */
export function LayoffsTable({ layoffs, view }: { layoffs: readonly LayoffCard[]; view: ViewOf<typeof layoffList> }) {
  return (
    <>
      <table className="facts-table mt-8">
        <caption className="sr-only">{t('Layoffs')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.ascending} column={column} view={view} />
            ))}
          </tr>
        </thead>
        <tbody>
          {layoffs.map((layoff) => (
            <Row key={layoff._id} layoff={layoff} />
          ))}
        </tbody>
      </table>
      {/* Hidden from screen readers, because the cells have the same text for them. */}
      {layoffs.some(({ number, share, place }) => number === null || share === null || place === null) ? (
        <p aria-hidden className="mt-2 text-caption text-subtle">
          {t('– not specified by the source')}
        </p>
      ) : null}
    </>
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
        {t(label)}
        {isSorted ? <Arrow size={14} aria-hidden /> : null}
      </Anchor>
    </th>
  )
}

function Row({ layoff }: { layoff: LayoffCard }) {
  const { slug, companyName, company, date, number, share, place, industry, source, landed } = layoff
  const onPhones = joinFacts([dayInWords(date), place?.name])
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        {/* As high as two lines, so that rows with and without an industry have the same height. */}
        <div className="flex min-h-[2.5rem] items-center gap-3">
          <LogoMark name={companyName} logo={company?.logo} size={32} />
          <div className="min-w-0">
            <p className="flex items-center gap-1">
              <TextLink look="plain" to={layoffHref(slug)} className="font-semibold">
                {companyName}
              </TextLink>
              {source ? <SourceLink source={source} companyName={companyName} /> : null}
            </p>
            <p className="text-muted tabular-nums sm:hidden">{onPhones}</p>
            {place ? <p className="text-muted max-sm:hidden md:hidden">{place.name}</p> : null}
            {industry ? <p className="text-subtle max-sm:hidden">{industryName(industry)}</p> : null}
            {landed > 0 ? (
              <p className="text-muted">{t('{count} found a job', { count: formatInteger(landed) })}</p>
            ) : null}
          </div>
        </div>
      </th>
      <td className="whitespace-nowrap tabular-nums max-sm:hidden">{dayInWords(date)}</td>
      <td className="figures">{number === null ? <Unknown /> : formatInteger(number)}</td>
      <td className="figures max-md:hidden">{share === null ? <Unknown /> : shareInWords(share)}</td>
      <td className="ps-8! max-md:hidden">{place?.name ?? <Unknown />}</td>
    </tr>
  )
}

function SourceLink({ source, companyName }: { source: string; companyName: string }) {
  const host = new URL(source).host.replace(/^www\./, '')
  return (
    <IconLink
      to={source}
      rel="noopener"
      label={t('Source on {host}: {company}', { host, company: companyName })}
      className="-my-2 max-sm:hidden"
    >
      <ExternalLink size={16} aria-hidden />
    </IconLink>
  )
}

/** A value that the source doesn't state: a dash, and words for screen readers. */
function Unknown() {
  return (
    <span className="text-subtle">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('Not specified')}</span>
    </span>
  )
}
