import { t } from '@rise/texts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Anchor } from './anchor.tsx'
import { cx } from './class-names.ts'
import { pageWindow } from './page-window.ts'

type Props = {
  page: number
  pages: number
  /** Returns the address of a page; page 1 has the list's own address. */
  hrefFor: (page: number) => string
  /** The accessible name of the landmark, for a screen with two pagers. */
  label?: string
}

const box =
  'inline-flex min-h-control min-w-control items-center justify-center gap-1 rounded-control px-2 text-small font-medium tabular-nums transition-colors'
const linkClass = cx(box, 'text-text hover:bg-raised')

/** Links to the pages of a list, with real addresses. On phones, the current position is between the two arrows. */
export function Pager({ page, pages, hrefFor, label = t('Pages') }: Props) {
  if (pages <= 1) return null
  const side = 'flex flex-1'
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-2">
      <div className={side}>
        {page > 1 ? (
          <Anchor to={hrefFor(page - 1)} rel="prev" aria-label={t('Previous page')} className={cx(linkClass, 'pr-3')}>
            <ChevronLeft size={16} aria-hidden />
            {t('Previous')}
          </Anchor>
        ) : null}
      </div>
      <p className="text-small text-muted tabular-nums sm:hidden">{t('Page {page} of {pages}', { page, pages })}</p>
      <ol className="hidden flex-wrap items-center gap-1 sm:flex">
        {pageWindow(page, pages).map((entry) => (
          <li key={entry}>{entry < 0 ? <Gap /> : <PageLink page={entry} current={page} href={hrefFor(entry)} />}</li>
        ))}
      </ol>
      <div className={cx(side, 'justify-end')}>
        {page < pages ? (
          <Anchor to={hrefFor(page + 1)} rel="next" aria-label={t('Next page')} className={cx(linkClass, 'pl-3')}>
            {t('Next')}
            <ChevronRight size={16} aria-hidden />
          </Anchor>
        ) : null}
      </div>
    </nav>
  )
}

function Gap() {
  return (
    <span aria-hidden className="inline-flex min-w-6 justify-center text-subtle">
      …
    </span>
  )
}

function PageLink({ page, current, href }: { page: number; current: number; href: string }) {
  const isCurrent = page === current
  return (
    <Anchor
      to={href}
      aria-label={t('Page {page}', { page })}
      aria-current={isCurrent ? 'page' : undefined}
      className={isCurrent ? cx(box, 'bg-brand-soft text-on-brand-soft') : linkClass}
    >
      {page}
    </Anchor>
  )
}
