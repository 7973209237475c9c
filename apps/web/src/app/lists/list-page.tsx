import type { FilteredList, ListView } from '@rise/contract/list'
import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Pager } from '../../ui/base/pager.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { PageHead } from '../page/page-head.tsx'

interface ListPageProps<Name extends string> {
  readonly list: FilteredList<string, string, Name>
  readonly page: number
  readonly title: string
  readonly description: string
  readonly noindex: boolean
  /** Parameters of the canonical address, besides the page. */
  readonly part?: Partial<ListView<Name>>
  /** The title of its feeds, if it has any. */
  readonly feeds?: string
  readonly children: ReactNode
}

/** The frame of a page of a list, with its head. */
export function ListPage<Name extends string>(props: ListPageProps<Name>) {
  const { list, page, title, part, feeds, children, ...head } = props
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        {...head}
        title={page > 1 ? t('{title}, page {page}', { title, page }) : title}
        path={list.href(part, page)}
        alternates={feeds === undefined ? [] : feedsOf(list.path, feeds)}
      />
      {children}
    </div>
  )
}

function feedsOf(path: string, title: string) {
  return [
    { type: 'application/rss+xml', path: `${path}/feed.rss`, title },
    { type: 'application/feed+json', path: `${path}/feed.json`, title },
  ]
}

interface ListPagerProps<Name extends string> {
  readonly list: FilteredList<string, string, Name>
  readonly view: ListView<Name>
  readonly data: { readonly page: number; readonly pages: number }
}

/** Links to the pages of a view. */
export function ListPager<Name extends string>({ list, view, data: { page, pages } }: ListPagerProps<Name>) {
  return (
    <div className="mt-8">
      <Pager page={page} pages={pages} hrefFor={(to) => list.href(view, to)} />
    </div>
  )
}

interface EmptyListProps {
  readonly list: FilteredList
  /** The title while the whole list is empty: `No courses yet`. */
  readonly title: string
  readonly isNarrowed: boolean
  /** The title while the filters match nothing: `No courses found`. */
  readonly noMatch: string
  readonly action: ReactNode
  /** A sentence that says when items appear here. */
  readonly children: ReactNode
}

/** Replaces an empty list: either the filters match nothing, or there are no items yet. */
export function EmptyList({ list, title, isNarrowed, noMatch, action, children }: EmptyListProps) {
  if (!isNarrowed) {
    return (
      <EmptyState kind="nothing-yet" title={title} action={action}>
        {children}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      kind="no-match"
      title={noMatch}
      action={
        <ButtonLink to={list.path} variant="primary">
          {t('Clear filters')}
        </ButtonLink>
      }
    >
      {t('Try fewer filters or another word.')}
    </EmptyState>
  )
}
