import type { ReactNode } from 'react'
import { PageHead } from '../../../app/page/page-head.tsx'

interface Props {
  readonly title: string
  /** Undefined until the desk has loaded. */
  readonly companyName?: string | undefined
  /** The rest of the page. */
  readonly children?: ReactNode
}

/** The beginning of a desk's page: its title and heading, above the rest of the page. */
export function DeskHead({ title, companyName, children }: Props) {
  return (
    <div className="mx-auto flex max-w-shell flex-col gap-6 px-gutter py-8 md:py-12">
      <PageHead title={companyName === undefined ? title : `${title}, ${companyName}`} noindex />
      <div>
        <p className="text-small text-muted">{companyName ?? '\u00a0'}</p>
        <h1 className="text-h1">{title}</h1>
      </div>
      {children}
    </div>
  )
}
