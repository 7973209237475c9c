import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { PageHead } from '../../../app/page/page-head.tsx'

interface Props {
  readonly title: string
  /** Undefined until the desk has loaded. */
  readonly companyName?: string | undefined
  /** The main action of the page, next to its heading. */
  readonly action?: ReactNode
  /** The rest of the page. */
  readonly children?: ReactNode
}

/** The top of a desk's page: its title and heading, with the rest of the page below. */
export function DeskHead({ title, companyName, action, children }: Props) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-shell flex-col gap-6 px-gutter py-8 md:py-12">
      <PageHead
        title={
          companyName === undefined ? title : t('{title}, {part}', { title, part: companyName }, 'the title of a page')
        }
        noindex
      />
      <div className="flex min-h-[3.75rem] flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <p className="text-small text-muted">{companyName ?? '\u00a0'}</p>
          <h1 className="text-h1">{title}</h1>
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}
